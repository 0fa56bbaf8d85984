import { assign, fromPromise, setup } from 'xstate';
import type { Owing, PaymentDraft, Taking } from '../../domain/payment/taking.ts';
import * as taking from '../../domain/payment/taking.ts';
import type { Reduction } from '../../domain/posted/facts.ts';
import { inOtherCurrency } from '../../domain/posted/received.ts';
import { errorOf, type ShownProblem, shownProblem } from '../problem.ts';

export type TakePaymentInput = Omit<Taking, 'picked'>;

export interface TakePaymentContext extends Taking {
  /** The amount was typed: what is found later does not go over it. */
  isTyped: boolean;
  surplus: Reduction['surplus'];
  problem: ShownProblem | null;
}

export type TakePaymentEvent =
  | { type: 'draft.change'; patch: Partial<PaymentDraft> }
  | { type: 'currency.switch' }
  /** What may be settled is known, or is another than it was. */
  | { type: 'owing.found'; owing: readonly Owing[] }
  | { type: 'owing.pick'; id: string }
  | { type: 'payment.submit' }
  | { type: 'surplus.keep' }
  | { type: 'surplus.correct' }
  | { type: 'flow.close' };

/** What is recorded: the payment as typed, what it settles, and what becomes of a surplus. */
export interface Recorded {
  draft: PaymentDraft;
  picked: string | null;
  shares: Readonly<Record<string, string>>;
  surplus: Reduction['surplus'];
}

/** Refuses to run until a screen or a test provides it. */
const recordPayment = fromPromise<void, Recorded>(async () => {
  throw new Error('The port recordPayment is not provided.');
});

/** What is proposed for what is picked; a payment over several proposes nothing. */
const proposal = (now: Taking): string =>
  taking.takings[now.kind].spreads ? '' : (taking.pickedOf(now)?.owed ?? '');

/**
 * Taking a payment of an invoice, of several, of an opening balance; applying credit and paying it back: the amount, in the document's currency or at
 * home, the question what to do with a surplus, the recording. What differs between them is data. What was typed stays through every refusal.
 * Source: workflows.md, "Overpayment".
 */
export const takePaymentFlow = setup({
  types: {
    context: {} as TakePaymentContext,
    events: {} as TakePaymentEvent,
    input: {} as TakePaymentInput,
    tags: {} as 'asking' | 'busy',
  },
  actors: { recordPayment },
  guards: {
    isUnreadable: ({ context }) => taking.lacks(context, 'amount'),
    hasNoRate: ({ context }) => taking.lacks(context, 'rate'),
    leavesSurplus: ({ context }) => taking.leavesSurplus(context),
    canRecord: ({ context }) => taking.canRecord(context),
  },
  actions: {
    change: assign({
      draft: ({ context }, patch: Partial<PaymentDraft>) => ({
        ...context.draft,
        // Shares typed by hand were shares of the amount as it was.
        ...(patch.amount !== undefined && { shares: {} }),
        ...patch,
      }),
      isTyped: ({ context }, patch: Partial<PaymentDraft>) => context.isTyped || patch.amount !== undefined,
      problem: null,
      surplus: undefined,
    }),
    switchCurrency: assign({
      draft: ({ context }) => {
        const { draft, homeCurrency } = context;
        const owing = {
          owed: taking.pickedOf(context)?.owed ?? '0',
          currency: taking.currencyOfTaking(context),
        };
        return { ...draft, ...inOtherCurrency(draft, owing, homeCurrency) };
      },
      isTyped: true,
      problem: null,
      surplus: undefined,
    }),
    find: assign(({ context }, owing: readonly Owing[]) => {
      const now = { ...context, owing };
      return context.isTyped ? { owing } : { owing, draft: { ...context.draft, amount: proposal(now) } };
    }),
    pick: assign(({ context }, picked: string) => ({
      picked,
      isTyped: false,
      problem: null,
      draft: { ...context.draft, amount: proposal({ ...context, picked }), rate: '', shares: {} },
    })),
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
  context: ({ input }) => ({ ...input, picked: null, isTyped: false, surplus: undefined, problem: null }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The amount, the day and the way of payment are typed.',
      on: {
        'draft.change': { actions: { type: 'change', params: ({ event }) => event.patch } },
        'currency.switch': { actions: 'switchCurrency' },
        'owing.found': { actions: { type: 'find', params: ({ event }) => event.owing } },
        'owing.pick': { actions: { type: 'pick', params: ({ event }) => event.id } },
        'payment.submit': [
          { guard: 'isUnreadable', actions: 'askForAmount' },
          { guard: 'hasNoRate', actions: 'askForRate' },
          { target: 'asking', guard: 'leavesSurplus', actions: 'forgetProblem' },
          { target: 'submitting', guard: 'canRecord', actions: 'forgetProblem' },
        ],
        'flow.close': 'closed',
      },
    },
    asking: {
      description: 'More than is owed was typed: the surplus becomes credit, or the amount is corrected.',
      tags: 'asking',
      on: {
        'surplus.keep': { target: 'submitting', actions: 'keepSurplus' },
        'surplus.correct': 'typing',
        'flow.close': 'closed',
      },
    },
    submitting: {
      description: 'The payment is being recorded.',
      tags: 'busy',
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context }) => ({
          draft: context.draft,
          picked: taking.pickedOf(context)?.id ?? null,
          shares: taking.sharesOf(context),
          surplus: context.surplus,
        }),
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
