import { assign, not, setup } from 'xstate';
import type { PaymentsChoice } from '../../domain/documents/credit-note.ts';
import { type Decimal, negated } from '../../domain/money.ts';
import type { BilledOrder, EditedOrder, OrderFacts } from '../../domain/order/facts.ts';
import * as facts from '../../domain/order/facts.ts';
import { whyNotOrder } from '../../domain/order/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type OrderEvent =
  | { type: 'order.edit'; edited: EditedOrder }
  | { type: 'order.issue' }
  | { type: 'order.bill'; billing: BilledOrder }
  /** A bill of it was changed, cancelled, deleted, or stands again. */
  | { type: 'order.rebill'; billing: BilledOrder }
  | { type: 'order.unbill'; billing: BilledOrder }
  | { type: 'order.close' }
  | { type: 'order.cancel'; payments?: PaymentsChoice }
  | { type: 'order.reopen' }
  | { type: 'order.delete' }
  | { type: 'order.restore' }
  | { type: 'order.duplicate' }
  | { type: 'advance.record'; amount: Decimal }
  | { type: 'advance.delete'; amount: Decimal };

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
    canUndoClosing: ({ context }) => facts.canUndoClosing(context),
    leavesRest: ({ context }) =>
      facts.canUndoClosing(context) && !facts.isComplete(facts.afterReopening(context)),
    writesBill: ({ context }, { again = false }: BilledOrder) => context.draftBill && !again,
    hasAdvance: ({ context }) => facts.hasAdvance(context),
    isWithinTotal: ({ context }, amount: Decimal) => facts.isWithinTotal(context, amount),
    isUnspent: ({ context }, amount: Decimal) => facts.isUnspent(context, amount),
    is: (_, { choice, chosen }: { choice: PaymentsChoice | undefined; chosen: PaymentsChoice }) =>
      choice === chosen,
    wasCancelled: ({ context }) => context.before === 'Cancelled',
  },
  actions: {
    edit: assign(({ context }, edited: EditedOrder) => facts.afterEdit(context, edited)),
    bill: assign(({ context }, billing: BilledOrder) => facts.afterBilling(context, billing)),
    close: assign(({ context }) => facts.afterClosing(context)),
    reopen: assign(({ context }) => facts.afterReopening(context)),
    pay: assign(({ context }, amount: Decimal) => facts.withAdvance(context, amount)),
    takeBack: assign(({ context }, amount: Decimal) => facts.withAdvance(context, negated(amount))),
    giveBack: assign(({ context }) => facts.withAdvance(context, negated(context.advance))),
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

const inNothing = { target: 'Issued', actions: bill } as const;

/** A new bill takes at least part of one line. */
const billed = [
  { target: 'BillCreated', guard: { type: 'takesAllThatIsLeft', params: billing }, actions: bill },
  { target: 'ConvertToBill', guard: { type: 'takesMore', params: billing }, actions: bill },
] as const;

/** The status of an order once its bills changed. Source: answers-2.md, Q28. */
const asBilled = [inFull, inPart, inNothing] as const;

const edit = {
  guard: { type: 'isOrder', params: edited },
  actions: { type: 'edit', params: edited },
} as const;

const amountOf = ({ event }: { event: { amount: Decimal } }) => event.amount;

/** Money paid for it before its bill; one paid by mistake is taken back while nothing of it is used. */
const paidInAdvance = {
  guard: { type: 'isWithinTotal', params: amountOf },
  actions: { type: 'pay', params: amountOf },
} as const;
const takenBack = {
  guard: { type: 'isUnspent', params: amountOf },
  actions: { type: 'takeBack', params: amountOf },
} as const;

/** An order whose bill was taken back is open, and what was closed of it stays so until that is undone. */
const closingUndone = { guard: 'canUndoClosing', actions: 'reopen' } as const;

const chosen =
  (choice: PaymentsChoice) =>
  ({ event }: { event: { payments?: PaymentsChoice } }) => ({ choice: event.payments, chosen: choice });

/**
 * The lifecycle of a purchase order: it is issued to its vendor, and billed at once or in parts. In the
 * books stands only what was paid for it in advance.
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
        'order.bill': [billed[0], { ...billed[1], meta: { requirements: ['W-074'] } }],
        'order.delete': { target: 'Deleted', actions: { type: 'remember', params: 'Draft' } },
        'order.duplicate': { target: 'Draft' },
      },
    },
    Issued: {
      description: 'Sent to the vendor. Nothing is billed yet.',
      on: {
        'order.edit': { target: 'Issued', ...edit },
        'order.issue': { target: 'Issued', meta: repeat },
        'order.bill': billed,
        'order.cancel': [
          { target: 'Cancelled', guard: not('hasAdvance') },
          {
            target: 'Cancelled',
            guard: { type: 'is', params: chosen('credit') },
            meta: { requirements: ['N12'], refuses: ['N12'] },
          },
          {
            target: 'Cancelled',
            guard: { type: 'is', params: chosen('refund') },
            actions: 'giveBack',
            meta: { requirements: ['N12'] },
          },
        ],
        'advance.record': { target: 'Issued', ...paidInAdvance },
        'order.reopen': { target: 'Issued', ...closingUndone },
        'advance.delete': { target: 'Issued', ...takenBack },
        'order.duplicate': { target: 'Issued' },
      },
    },
    ConvertToBill: {
      description: 'Partly billed.',
      meta: { refuses: { 'order.edit': ['W-078'] } },
      on: {
        'order.bill': [
          {
            target: 'ConvertToBill',
            guard: { type: 'writesBill', params: billing },
            meta: { ...repeat, requirements: ['N4', 'W-073'] },
          },
          ...billed,
        ],
        'order.rebill': asBilled,
        'order.unbill': asBilled,
        'order.close': { target: 'BillCreated', actions: 'close' },
        'order.reopen': { target: 'ConvertToBill', ...closingUndone },
        'order.duplicate': { target: 'ConvertToBill' },
        'advance.record': { target: 'ConvertToBill', ...paidInAdvance },
        'advance.delete': { target: 'ConvertToBill', ...takenBack },
      },
    },
    BillCreated: {
      description: 'Fully billed, or the rest was closed.',
      meta: { refuses: { 'order.edit': ['W-078'] } },
      on: {
        'order.bill': { target: 'BillCreated', meta: repeat },
        'order.rebill': [inFull, { ...inPart, meta: { requirements: ['N1'] } }, inNothing],
        'order.unbill': [inFull, inPart, { ...inNothing, meta: { requirements: ['N2', 'W-077'] } }],
        'order.reopen': [
          { target: 'ConvertToBill', guard: 'leavesRest', actions: 'reopen' },
          { target: 'BillCreated', guard: 'canUndoClosing', actions: 'reopen' },
        ],
        'order.duplicate': { target: 'BillCreated' },
        'advance.delete': { target: 'BillCreated', ...takenBack },
      },
    },
    Cancelled: {
      description: 'Nothing of it will come.',
      meta: { refuses: { 'order.bill': ['W-075'] } },
      on: {
        'order.cancel': { target: 'Cancelled', meta: repeat },
        'order.reopen': { target: 'Issued' },
        'order.delete': { target: 'Deleted', actions: { type: 'remember', params: 'Cancelled' } },
        'advance.delete': { target: 'Cancelled', ...takenBack },
      },
    },
    Deleted: {
      description: 'Archived. It can be restored.',
      meta: { refuses: { 'order.bill': ['W-075'] } },
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
