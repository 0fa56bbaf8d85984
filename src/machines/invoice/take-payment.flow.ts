import { assign, fromPromise, setup } from 'xstate';
import type { PaymentMode } from '../../domain/books/accounts.ts';
import { exceeds, type Reduction } from '../../domain/invoice/facts.ts';
import { inOtherCurrency, type Received, settledBy } from '../../domain/invoice/received.ts';
import { isReadableAmount } from '../../domain/money.ts';
import { errorOf, type ShownProblem, shownProblem } from '../problem.ts';

/** A payment as typed; amount and rate may still be text nobody can read. The rate of a payment at home is 1. */
export interface PaymentDraft extends Received {
  mode: PaymentMode;
  onDay: string;
  memo: string;
}

export interface TakePaymentInput {
  /** In the document's currency. */
  owed: string;
  currency: string;
  homeCurrency: string;
  draft: PaymentDraft;
}

interface TakePaymentContext extends TakePaymentInput {
  surplus: Reduction['surplus'];
  problem: ShownProblem | null;
}

export type TakePaymentEvent =
  | { type: 'draft.change'; patch: Partial<PaymentDraft> }
  | { type: 'currency.switch' }
  | { type: 'payment.submit' }
  | { type: 'surplus.keep' }
  | { type: 'surplus.correct' }
  | { type: 'flow.close' };

/** Refuses to run until a screen or a test provides it. */
const recordPayment = fromPromise<void, { draft: PaymentDraft; surplus: Reduction['surplus'] }>(async () => {
  throw new Error('The port recordPayment is not provided.');
});

/**
 * Taking a payment: the amount, in the document's currency or at home, the question what to do with a surplus, the recording. What was typed stays through
 * every refusal. Source: workflows.md, "Overpayment".
 */
export const takePaymentFlow = setup({
  types: {
    context: {} as TakePaymentContext,
    events: {} as TakePaymentEvent,
    input: {} as TakePaymentInput,
  },
  actors: { recordPayment },
  guards: {
    isUnreadable: ({ context }) => !isReadableAmount(context.draft.amount),
    hasNoRate: ({ context }) => !isReadableAmount(context.draft.rate),
    exceedsOwed: ({ context }) =>
      exceeds(settledBy(context.draft, context, context.homeCurrency), context.owed),
  },
  actions: {
    change: assign({
      draft: ({ context }, patch: Partial<PaymentDraft>) => ({ ...context.draft, ...patch }),
      problem: null,
      surplus: undefined,
    }),
    switchCurrency: assign({
      draft: ({ context }) => ({
        ...context.draft,
        ...inOtherCurrency(context.draft, context, context.homeCurrency),
      }),
      problem: null,
      surplus: undefined,
    }),
    askForRate: assign({
      problem: {
        message: 'Enter an exchange rate above zero.',
        fields: [{ field: 'rate', message: 'Enter an exchange rate above zero.' }],
      },
    }),
    askForAmount: assign({
      problem: {
        message: 'Enter an amount above zero.',
        fields: [{ field: 'amount', message: 'Enter an amount above zero.' }],
      },
    }),
    keepSurplus: assign({ surplus: 'credit', problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => shownProblem(error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'take-payment',
  context: ({ input }) => ({ ...input, surplus: undefined, problem: null }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The amount, the day and the way of payment are typed.',
      on: {
        'draft.change': { actions: { type: 'change', params: ({ event }) => event.patch } },
        'currency.switch': { actions: 'switchCurrency' },
        'payment.submit': [
          { guard: 'isUnreadable', actions: 'askForAmount' },
          { guard: 'hasNoRate', actions: 'askForRate' },
          { target: 'asking', guard: 'exceedsOwed', actions: 'forgetProblem' },
          { target: 'submitting', actions: 'forgetProblem' },
        ],
        'flow.close': 'closed',
      },
    },
    asking: {
      description: 'More than is owed was typed: the surplus becomes credit, or the amount is corrected.',
      on: {
        'surplus.keep': { target: 'submitting', actions: 'keepSurplus' },
        'surplus.correct': 'typing',
        'flow.close': 'closed',
      },
    },
    submitting: {
      description: 'The payment is being recorded.',
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context }) => ({ draft: context.draft, surplus: context.surplus }),
        onDone: 'recorded',
        onError: {
          target: 'typing',
          actions: { type: 'showProblem', params: errorOf },
        },
      },
    },
    recorded: { description: 'The payment stands in the books.', type: 'final' },
    closed: { description: 'Left without a payment.', type: 'final' },
  },
});
