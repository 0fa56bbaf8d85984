import { expect } from 'vitest';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { type FlowOnPage, flowPerson } from './flow-person.ts';
import type { Product } from './product.ts';
import { quoteApiFor } from './quote-api.ts';
import { pressDialog, ready, waiting } from './seen-dialog.ts';
import { pressAct } from './sheet.ts';
import { visit } from './visit.ts';

const becomes = {
  invoice: { call: quoteCalls.convertToInvoice, status: 'ConvertedToInvoice', heading: 'Invoice INV-' },
  receipt: { call: quoteCalls.convertToReceipt, status: 'ConvertedToReceipt', heading: 'Receipt ' },
} as const satisfies Record<QuoteTarget, unknown>;

const statusOf = async ({ client, id }: FlowOnPage) => (await quoteApiFor(client).view(id)).standing.status;

/** Carries paths of the confirm flow out on a quote's conversion. */
export const convertPerson = (product: Product, target: QuoteTarget): Executor<FlowOnPage> => {
  const { call, status, heading } = becomes[target];
  const act = `Convert to ${target}`;
  return flowPerson(product, {
    ports: { preview: [quoteCalls.previewConversion], commit: [call] },
    open: async ({ page, api, client }) => {
      const id = await quoteApiFor(client).quote({ customer: await api.customer() });
      await visit(page, `/quotes/view-quote?quoteId=${id}`);
      await pressAct(page, act);
      return id;
    },
    events: {
      'act.confirm': (world) => pressDialog(world, act),
      'act.retry': (world) => pressDialog(world, 'Try again'),
      'flow.close': (world) => pressDialog(world, 'Keep quote'),
    },
    states: {
      previewing: () => waiting('Keep quote'),
      reviewing: async (_, world) => {
        expect(await statusOf(world)).toBe('Open');
        return ready(null, 'Keep quote', act);
      },
      submitting: () => waiting(),
      refused: ({ problem }: { problem: { message: string } }) =>
        ready(problem.message, 'Keep quote', 'Try again'),
    },
    ends: {
      done: async (world) => {
        await world.page.getByRole('heading', { name: heading }).waitFor();
        expect(await statusOf(world)).toBe(status);
      },
      left: async (world) => expect(await statusOf(world)).toBe('Open'),
    },
  });
};
