import { assign, fromPromise, setup } from 'xstate';
import type { Owing, PaymentDraft, Taking } from '../../domain/payment/taking.ts';
import * as taking from '../../domain/payment/taking.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { Reduction } from '../../domain/posted/facts.ts';
import { inOtherCurrency } from '../../domain/posted/received.ts';
import { earlyDiscount as discountWords } from '../../domain/words/payments.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

export type TakePaymentInput = Omit<Taking, 'picked'>;

export interface TakePaymentContext extends Taking {
  /** The amount was typed: what is found later does not go over it. */
  isTyped: boolean;
  surplus: Reduction['surplus'];
  /** What the payment will do, once the server has planned it. */
  effects: NamedEffects | null;
  problem: DisplayProblem | null;
}

export type TakePaymentEvent =
  | { type: 'draft.change'; patch: Partial<PaymentDraft> }
  | { type: 'currency.switch' }
  | { type: 'discount.switch' }
  /** What may be settled is known, or is another than it was. */
  | { type: 'owing.found'; owing: readonly Owing[] }
  | { type: 'owing.pick'; id: string }
  | { type: 'payment.submit' }
  | { type: 'surplus.keep' }
  | { type: 'surplus.correct' }
  | { type: 'payment.confirm' }
  | { type: 'plan.back' }
  | { type: 'flow.close' };

/** What is recorded: the payment as typed, what it settles, and what becomes of a surplus. */
export interface Recorded {
  draft: PaymentDraft;
  picked: string | null;
  shares: Readonly<Record<string, string>>;
  surplus: Reduction['surplus'];
}

/** Refuses to run until a screen or a test provides it. */
/** What is proposed for what is picked; a payment over several proposes nothing. */
const proposal = (now: Taking): string =>
  taking.takings[now.kind].spreads || !taking.pickedOf(now) ? '' : taking.dueOf(now);

const recordedOf = (context: TakePaymentContext): Recorded => ({
  draft: context.draft,
  picked: taking.pickedOf(context)?.id ?? null,
  shares: taking.sharesOf(context),
  surplus: context.surplus,
});

/**
 * Taking a payment of an invoice, of several, of an opening balance; applying credit and paying it back: the amount, in the document's currency or at
 * home, the question what to do with a surplus, the plan of one that takes a discount, the recording. What differs between them is data. What was typed stays through every refusal.
 * Source: workflows.md, "Overpayment"; answers-2.md, Q26.
 */
export const takePaymentFlow = setup({
  types: {
    context: {} as TakePaymentContext,
    events: {} as TakePaymentEvent,
    input: {} as TakePaymentInput,
    tags: {} as 'asking' | 'busy' | 'held' | 'planned',
  },
  actors: {
    preview: fromPromise<NamedEffects, Recorded>(unprovided('preview')),
    recordPayment: fromPromise<void, Recorded>(unprovided('recordPayment')),
  },
  guards: {
    isUnreadable: ({ context }) => taking.lacks(context, 'amount'),
    hasNoRate: ({ context }) => taking.lacks(context, 'rate'),
    missesDiscount: ({ context }) => taking.missesDiscount(context) !== null,
    leavesSurplus: ({ context }) => taking.leavesSurplus(context),
    takesDiscount: ({ context }) => context.draft.discount && taking.canRecord(context),
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
          owed: taking.dueOf(context),
          currency: taking.currencyOfTaking(context),
        };
        return { ...draft, ...inOtherCurrency(draft, owing, homeCurrency) };
      },
      isTyped: true,
      problem: null,
      surplus: undefined,
    }),
    switchDiscount: assign({
      draft: ({ context }) => ({ ...context.draft, ...taking.switchedDiscount(context) }),
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
    askForDiscount: assign({
      problem: ({ context }) => {
        const message =
          taking.missesDiscount(context) === 'none'
            ? discountWords.leavesNothing
            : discountWords.leavesTooMuch;
        return { message, fields: [{ field: 'amount', message }] };
      },
    }),
    keepSurplus: assign({ surplus: 'credit', problem: null }),
    showEffects: assign({ effects: (_, effects: NamedEffects) => effects, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'take-payment',
  context: ({ input }) => ({
    ...input,
    picked: null,
    isTyped: false,
    surplus: undefined,
    effects: null,
    problem: null,
  }),
  initial: 'typing',
  states: {
    typing: {
      description: 'The amount, the day and the way of payment are typed.',
      on: {
        'draft.change': { actions: { type: 'change', params: ({ event }) => event.patch } },
        'currency.switch': { actions: 'switchCurrency' },
        'discount.switch': { actions: 'switchDiscount' },
        'owing.found': { actions: { type: 'find', params: ({ event }) => event.owing } },
        'owing.pick': { actions: { type: 'pick', params: ({ event }) => event.id } },
        'payment.submit': [
          { guard: 'isUnreadable', actions: 'askForAmount' },
          { guard: 'hasNoRate', actions: 'askForRate' },
          { guard: 'missesDiscount', actions: 'askForDiscount' },
          { target: 'asking', guard: 'leavesSurplus', actions: 'forgetProblem' },
          { target: 'previewing', guard: 'takesDiscount', actions: 'forgetProblem' },
          { target: 'submitting', guard: 'canRecord', actions: 'forgetProblem' },
        ],
        'flow.close': 'closed',
      },
    },
    asking: {
      description: 'More than is owed was typed: the surplus becomes credit, or the amount is corrected.',
      tags: 'asking',
      meta: { requirements: ['W-014'] },
      on: {
        'surplus.keep': { target: 'submitting', actions: 'keepSurplus' },
        'surplus.correct': 'typing',
        'flow.close': 'closed',
      },
    },
    previewing: {
      description: 'The server plans the payment and its discount.',
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => recordedOf(context),
        onDone: {
          target: 'reviewing',
          actions: { type: 'showEffects', params: ({ event }) => event.output },
        },
        onError: { target: 'typing', actions: { type: 'showProblem', params: errorOf } },
      },
      on: { 'flow.close': 'closed' },
    },
    reviewing: {
      description: 'What the payment and its discount will do is shown; nothing is written yet.',
      tags: 'planned',
      on: {
        'payment.confirm': 'submitting',
        'plan.back': 'typing',
        'flow.close': 'closed',
      },
    },
    submitting: {
      description: 'The payment is being recorded.',
      tags: ['busy', 'held'],
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context }) => recordedOf(context),
        onDone: 'recorded',
        onError: {
          target: 'typing',
          actions: { type: 'showProblem', params: errorOf },
        },
      },
    },
    recorded: { description: 'The payment is in the books.', type: 'final' },
    closed: { description: 'Left without a payment.', type: 'final' },
  },
});
