import { expect } from 'vitest';
import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { opened } from './document-page.ts';
import { emptyDraft } from './empty-draft.ts';
import { lifecyclePerson } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import { postedApis } from './posted-api.ts';
import { type PostedLabels, postedLabels } from './posted-labels.ts';
import { expectedOf, seenOnPosted } from './posted-page.ts';
import { type PostedOnPage, presses } from './posted-presses.ts';
import type { Product } from './product.ts';

const currency = 'USD';

/** A member's empty draft, open on its page. */
const start = async (product: Product, labels: PostedLabels): Promise<PostedOnPage> => {
  const member = await startMember(product);
  const posted = postedApis[labels.type](member.client);
  const today = product.clock().toISOString().slice(0, 10);
  const id = await emptyDraft(member.shop, labels.type, today);
  const contact = await posted.contact();
  return opened({ ...member, labels, posted, id, today, contact, address: `${labels.view}${id}` });
};

/**
 * Carries paths of the chart of posted documents out with the buttons of a document's page. After each step the counterfoil
 * must say the chart's state and money in a person's words, and offer and refuse what that state does.
 */
export const postedPerson = (product: Product, type: keyof typeof postedLabels): Executor<PostedOnPage> =>
  lifecyclePerson<PostedOnPage, PostedEvent>({
    start: () => start(product, postedLabels[type]),
    presses,
    shows: async ({ page, posted, id, labels }, state, facts) => {
      const surplus = await posted.surplusOf(id);
      const expected = expectedOf(labels, state, facts as PostedFacts, surplus, currency);
      await expect.poll(() => seenOnPosted(page, labels)).toEqual(expected);
    },
  });
