import { expect } from 'vitest';
import type { InvoiceFacts } from '../../src/domain/invoice/facts.ts';
import type { InvoiceEvent } from '../../src/machines/invoice/invoice.lifecycle.ts';
import type { PathStep } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import { newStatesAsked } from './axe.ts';
import { emptyDraft } from './empty-draft.ts';
import { expectedOf, seenOn } from './invoice-page.ts';
import { type InvoiceOnPage, presses, reopen } from './invoice-presses.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';

const currency = 'USD';
const asked = newStatesAsked();

const send = async (world: InvoiceOnPage, step: PathStep): Promise<Answer> => {
  const act = presses[step.event.type as InvoiceEvent['type']] as (
    world: InvoiceOnPage,
    event: unknown,
    step: PathStep,
  ) => Promise<unknown>;
  await act(world, step.event, step);
  return 'accepted';
};

/** A member's empty draft, open on its page. */
const start = async (product: Product): Promise<InvoiceOnPage> => {
  const member = await startMember(product);
  const today = product.clock().toISOString().slice(0, 10);
  const id = await emptyDraft(member.shop, today);
  const world = { ...member, id, today, customer: await member.api.customer('Ada Stone'), edits: 0 };
  await reopen(world);
  return world;
};

/**
 * Carries paths of the invoice's chart out with the buttons of its page. After each step the counterfoil must say the
 * chart's state and money in a person's words, and offer and refuse what that state does.
 */
export const invoicePerson = (product: Product): Executor<InvoiceOnPage> => ({
  start: () => start(product),
  events: Object.fromEntries(Object.keys(presses).map((type) => [type, send])),
  states: {
    '*': async (world, { state, context }) => {
      const { credit } = await world.api.view(world.id);
      const expected = expectedOf(String(state), context as InvoiceFacts, credit, currency);
      await expect.poll(() => seenOn(world.page)).toEqual(expected);
      await asked(world.page, state);
    },
  },
  after: async ({ context, faults }) => {
    await context.close();
    expect(faults).toEqual([]);
  },
});
