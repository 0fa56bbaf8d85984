import { expect } from 'vitest';
import type { PostedFacts } from '../../src/domain/posted/facts.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { reopen } from './document-page.ts';
import { emptyDraft } from './empty-draft.ts';
import { expectedOf, seenOn } from './invoice-page.ts';
import { type InvoiceOnPage, presses } from './invoice-presses.ts';
import { lifecyclePerson } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';

const currency = 'USD';

/** A member's empty draft, open on its page. */
const start = async (product: Product): Promise<InvoiceOnPage> => {
  const member = await startMember(product);
  const today = product.clock().toISOString().slice(0, 10);
  const id = await emptyDraft(member.shop, 'invoice', today);
  const address = `/sales/view-invoice?item=${id}`;
  const world = { ...member, id, address, today, customer: await member.api.customer('Ada Stone'), edits: 0 };
  await reopen(world);
  return world;
};

/**
 * Carries paths of the invoice's chart out with the buttons of its page. After each step the counterfoil must say the
 * chart's state and money in a person's words, and offer and refuse what that state does.
 */
export const invoicePerson = (product: Product): Executor<InvoiceOnPage> =>
  lifecyclePerson<InvoiceOnPage, PostedEvent>({
    start: () => start(product),
    presses,
    shows: async (world, state, facts) => {
      const { credit } = await world.api.view(world.id);
      const expected = expectedOf(state, facts as PostedFacts, credit, currency);
      await expect.poll(() => seenOn(world.page)).toEqual(expected);
    },
  });
