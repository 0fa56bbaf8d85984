import { assign, setup } from 'xstate';
import type { BilledOrder, EditedOrder, OrderFacts } from '../../domain/order/facts.ts';
import * as facts from '../../domain/order/facts.ts';
import { whyNotOrder } from '../../domain/words/order.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type OrderEvent =
  | { type: 'order.edit'; edited: EditedOrder }
  | { type: 'order.issue' }
  | { type: 'order.bill'; billing: BilledOrder }
  /** A bill of it was changed, cancelled, deleted, or stands again. */
  | { type: 'order.rebill'; billing: BilledOrder }
  | { type: 'order.unbill'; billing: BilledOrder }
  | { type: 'order.close' }
  | { type: 'order.cancel' }
  | { type: 'order.reopen' }
  | { type: 'order.delete' }
  | { type: 'order.restore' }
  | { type: 'order.duplicate' };

const machine = setup({
  types: { context: {} as OrderFacts, events: {} as OrderEvent, input: {} as OrderFacts },
  guards: {
    hasLines: ({ context }) => facts.hasLines(context),
    isOrder: (_, { ordered }: EditedOrder) => ordered.length > 0,
    billsAll: ({ context }, billing: BilledOrder) => {
      const after = facts.afterBilling(context, billing);
      return facts.isBilled(after) && facts.isComplete(after);
    },
    takesAllThatIsLeft: ({ context }, billing: BilledOrder) =>
      facts.billsMore(context, billing) && facts.isComplete(facts.afterBilling(context, billing)),
    takesMore: ({ context }, billing: BilledOrder) => facts.billsMore(context, billing),
    billsSome: ({ context }, billing: BilledOrder) => facts.isBilled(facts.afterBilling(context, billing)),
    hasClosed: ({ context }) => facts.hasClosed(context),
    leavesRest: ({ context }) => facts.hasClosed(context) && !facts.isComplete(facts.afterReopening(context)),
    writesBill: ({ context }) => context.draftBill,
    wasCancelled: ({ context }) => context.before === 'Cancelled',
  },
  actions: {
    edit: assign(({ context }, edited: EditedOrder) => facts.afterEdit(context, edited)),
    bill: assign(({ context }, billing: BilledOrder) => facts.afterBilling(context, billing)),
    close: assign(({ context }) => facts.afterClosing(context)),
    reopen: assign(({ context }) => facts.afterReopening(context)),
    remember: assign({ before: (_, status: string) => status }),
    forget: assign({ before: null }),
  },
});

const edited = ({ event }: { event: { edited: EditedOrder } }) => event.edited;
const billing = ({ event }: { event: { billing: BilledOrder } }) => event.billing;

const bill = { type: 'bill', params: billing } as const;
const inFull = {
  target: 'BillCreated',
  guard: { type: 'billsAll', params: billing },
  actions: bill,
} as const;
const inPart = {
  target: 'ConvertToBill',
  guard: { type: 'billsSome', params: billing },
  actions: bill,
} as const;

/** A new bill takes at least part of one line. */
const billed = [
  { target: 'BillCreated', guard: { type: 'takesAllThatIsLeft', params: billing }, actions: bill },
  { target: 'ConvertToBill', guard: { type: 'takesMore', params: billing }, actions: bill },
] as const;

/** Where an order stands once its bills changed. Source: answers-2.md, Q28. */
const asBilled = [inFull, inPart, { target: 'Issued', actions: bill }] as const;

const edit = {
  guard: { type: 'isOrder', params: edited },
  actions: { type: 'edit', params: edited },
} as const;

/**
 * The lifecycle of a purchase order: it is issued to its vendor, and billed at once or in parts. Nothing of it stands in the books.
 * Source: lifecycles.md, "Purchase order".
 */
export const orderChart = machine.createMachine({
  id: 'order',
  context: ({ input }) => input,
  initial: 'Draft',
  states: {
    Draft: {
      description: 'Being written. It has no number yet.',
      on: {
        'order.edit': { target: 'Draft', ...edit },
        'order.issue': { target: 'Issued', guard: 'hasLines' },
        'order.bill': billed,
        'order.delete': { target: 'Deleted', actions: { type: 'remember', params: 'Draft' } },
        'order.duplicate': { target: 'Draft' },
      },
    },
    Issued: {
      description: 'The vendor has it, and nothing of it is billed.',
      on: {
        'order.edit': { target: 'Issued', ...edit },
        'order.issue': { target: 'Issued', meta: repeat },
        'order.bill': billed,
        'order.cancel': { target: 'Cancelled' },
        'order.duplicate': { target: 'Issued' },
      },
    },
    ConvertToBill: {
      description: 'Something of it is billed, and something is left.',
      on: {
        'order.bill': [{ target: 'ConvertToBill', guard: 'writesBill', meta: repeat }, ...billed],
        'order.rebill': asBilled,
        'order.unbill': asBilled,
        'order.close': { target: 'BillCreated', actions: 'close' },
        'order.duplicate': { target: 'ConvertToBill' },
      },
    },
    BillCreated: {
      description: 'All of it is billed, or the rest is closed.',
      on: {
        'order.bill': { target: 'BillCreated', meta: repeat },
        'order.rebill': asBilled,
        'order.unbill': asBilled,
        'order.reopen': [
          { target: 'ConvertToBill', guard: 'leavesRest', actions: 'reopen' },
          { target: 'BillCreated', guard: 'hasClosed', actions: 'reopen' },
        ],
        'order.duplicate': { target: 'BillCreated' },
      },
    },
    Cancelled: {
      description: 'Nothing of it will come.',
      on: {
        'order.cancel': { target: 'Cancelled', meta: repeat },
        'order.reopen': { target: 'Issued' },
        'order.delete': { target: 'Deleted', actions: { type: 'remember', params: 'Cancelled' } },
      },
    },
    Deleted: {
      description: 'Archived. It can be restored.',
      on: {
        'order.delete': { target: 'Deleted', meta: repeat },
        'order.restore': [
          { target: 'Cancelled', guard: 'wasCancelled', actions: 'forget' },
          { target: 'Draft', actions: 'forget' },
        ],
      },
    },
  },
});

export const orderLifecycle: Lifecycle<typeof orderChart, OrderFacts> = {
  name: 'order',
  chart: orderChart,
  whyNot: whyNotOrder,
};
