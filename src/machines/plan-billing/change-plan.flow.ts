import { assign, fromPromise, setup } from 'xstate';
import type { Terms } from '../../domain/billing/billing.ts';
import { changeKind, upwardPart } from '../../domain/billing/change.ts';
import type { ChangeAnswer, ChangePreview, PlanChoice } from '../../domain/billing/plan-choice.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { type DisplayProblem, displayProblem, errorOf, isTransient, saying, unprovided } from '../problem.ts';

export interface ChangePlanInput {
  /** What is paid for; null where nothing is. */
  current: Terms | null;
  choice: PlanChoice;
  /** There is a payment method that can be charged: the provider’s page is only needed where the bank asks for more. */
  hasMethod: boolean;
}

interface ChangePlanContext extends ChangePlanInput {
  /** A code as it is typed, before it was checked. */
  code: string;
  /** What the coupon of the choice does, in the server’s words. */
  couponSentence: string;
  preview: ChangePreview | null;
  answer: ChangeAnswer | null;
  problem: DisplayProblem | null;
  /** No answer came: whether it was carried out is known only by asking for the same again. */
  isUnknown: boolean;
}

export type ChangePlanEvent =
  | { type: 'choice.make'; choice: PlanChoice }
  | { type: 'coupon.open' }
  | { type: 'coupon.type'; code: string }
  | { type: 'coupon.check' }
  | { type: 'coupon.remove' }
  | { type: 'change.preview' }
  | { type: 'upward.choose' }
  | { type: 'change.confirm' }
  | { type: 'change.retry' }
  | { type: 'page.open' }
  | { type: 'flow.back' }
  | { type: 'flow.close' };

const isAboutCoupon = (error: unknown): boolean =>
  displayProblem(error).fields.some(({ field }) => field === 'coupon');

/** The part of a choice that can be had now, where the whole of it waits for the end of the period. */
export const upwardChoice = ({
  current,
  choice,
}: Pick<ChangePlanInput, 'current' | 'choice'>): PlanChoice | null => {
  if (!current) return null;
  const part = upwardPart(current, choice);
  const isApart = changeKind(current, part) === 'up' && changeKind(part, choice) !== 'same';
  return isApart ? { ...part, coupon: choice.coupon } : null;
};

/**
 * Changing the plan: it is chosen, with a coupon if there is one; what it comes to is shown with its lines and dates; it is paid, which a bank
 * may want confirmed; and whatever is refused leaves all that was typed. Nothing changes before the server has said so.
 * Source: lifecycles.md, "choose-plan"; finance-answers.md, Q92.
 */
export const changePlanFlow = setup({
  types: {
    context: {} as ChangePlanContext,
    events: {} as ChangePlanEvent,
    input: {} as ChangePlanInput,
    tags: {} as 'choosing' | 'coupon' | 'reviewing' | 'confirming' | 'failed' | 'busy' | 'held',
  },
  actors: {
    checkCoupon: fromPromise<string, PlanChoice>(unprovided('checkCoupon')),
    preview: fromPromise<ChangePreview, PlanChoice>(unprovided('preview')),
    pay: fromPromise<ChangeAnswer, PlanChoice>(unprovided('pay')),
  },
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    hasNoCoupon: ({ context }) => context.choice.coupon === '',
    hasCoupon: ({ context }) => context.choice.coupon !== '',
    hasUpwardPart: ({ context }) => upwardChoice(context) !== null,
    isUnknown: ({ context }) => context.isUnknown,
    isAboutCoupon: (_, error: unknown) => isAboutCoupon(error),
    hasSucceeded: (_, { paymentStatus }: ChangeAnswer) => paymentStatus === 'succeeded',
    needsAction: (_, { paymentStatus, link }: ChangeAnswer) =>
      paymentStatus === 'requires_action' && link !== null,
    needsPage: ({ context }, { paymentStatus, link }: ChangeAnswer) =>
      !context.hasMethod && paymentStatus === 'requires_action' && link !== null,
  },
  actions: {
    choose: assign({
      choice: ({ context }, choice: PlanChoice) => ({ ...choice, coupon: context.choice.coupon }),
      // It spoke of the price of another choice.
      couponSentence: '',
      problem: null,
    }),
    chooseUpward: assign({ choice: ({ context }) => upwardChoice(context) ?? context.choice }),
    typeCode: assign({ code: (_, code: string) => code, problem: null }),
    keepCoupon: assign({
      choice: ({ context }) => ({ ...context.choice, coupon: context.code.trim() }),
      couponSentence: (_, sentence: string) => sentence,
      problem: null,
    }),
    removeCoupon: assign({
      choice: ({ context }) => ({ ...context.choice, coupon: '' }),
      code: '',
      couponSentence: '',
    }),
    refuseCoupon: assign({
      choice: ({ context }) => ({ ...context.choice, coupon: '' }),
      problem: (_, error: unknown) => displayProblem(error),
    }),
    keepPreview: assign({ preview: (_, preview: ChangePreview) => preview, problem: null }),
    keepAnswer: assign({ answer: (_, answer: ChangeAnswer) => answer, problem: null, isUnknown: false }),
    /** The wire’s own rule: the comment says why, and the status where there is none. */
    showAnswer: assign({
      problem: (_, { comment, paymentStatus }: ChangeAnswer) => saying(displayed(comment || paymentStatus)),
      isUnknown: false,
    }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    showFailure: assign({
      problem: (_, error: unknown) => displayProblem(error),
      isUnknown: (_, error: unknown) => isTransient(error),
    }),
    clearProblem: assign({ problem: null }),
    clear: assign({ preview: null, answer: null, problem: null, isUnknown: false }),
  },
}).createMachine({
  id: 'change-plan',
  context: ({ input }) => ({
    ...input,
    code: input.choice.coupon,
    couponSentence: '',
    preview: null,
    answer: null,
    problem: null,
    isUnknown: false,
  }),
  initial: 'comparing',
  states: {
    comparing: {
      description: 'The plan, how it is paid and its seats are chosen.',
      tags: 'choosing',
      on: {
        'choice.make': { actions: { type: 'choose', params: ({ event }) => event.choice } },
        'coupon.open': { guard: 'hasNoCoupon', target: 'coupon' },
        'coupon.remove': { guard: 'hasCoupon', actions: 'removeCoupon' },
        'change.preview': 'previewing',
        'flow.close': 'left',
      },
    },
    coupon: {
      description: 'The code of a coupon is typed.',
      tags: ['choosing', 'coupon'],
      on: {
        'choice.make': { actions: { type: 'choose', params: ({ event }) => event.choice } },
        'coupon.type': { actions: { type: 'typeCode', params: ({ event }) => event.code } },
        'coupon.check': { guard: 'hasCode', target: 'checkingCoupon' },
        'flow.back': { target: 'comparing', actions: 'clear' },
        'flow.close': 'left',
      },
    },
    checkingCoupon: {
      description: 'The server says what the coupon takes off, or why it can’t be used.',
      tags: ['choosing', 'coupon', 'busy'],
      invoke: {
        id: 'checkCoupon',
        src: 'checkCoupon',
        input: ({ context }) => ({ ...context.choice, coupon: context.code.trim() }),
        onDone: {
          target: 'comparing',
          actions: { type: 'keepCoupon', params: ({ event }) => event.output },
        },
        onError: { target: 'coupon', actions: { type: 'showProblem', params: errorOf } },
      },
      on: { 'flow.close': 'left' },
    },
    previewing: {
      description: 'The server works out what is due, and when.',
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => context.choice,
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepPreview', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isAboutCoupon', params: errorOf },
            target: 'coupon',
            actions: { type: 'refuseCoupon', params: errorOf },
          },
          { target: 'comparing', actions: { type: 'showProblem', params: errorOf } },
        ],
      },
      on: { 'flow.close': 'left' },
    },
    reviewing: {
      description: 'What it comes to is shown, with lines, dates and what is due now; nothing has changed.',
      tags: 'reviewing',
      on: {
        'change.confirm': 'paying',
        'upward.choose': {
          guard: 'hasUpwardPart',
          target: 'previewing',
          actions: 'chooseUpward',
          description: 'What goes down waits; what goes up can be had now.',
        },
        'flow.back': { target: 'comparing', actions: 'clear' },
        'flow.close': 'left',
      },
    },
    paying: {
      description:
        'It is being carried out, and paid if something is due. A second press asks for nothing more.',
      tags: ['reviewing', 'busy', 'held'],
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => context.choice,
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            meta: { requirements: ['F-274'] },
          },
          {
            guard: { type: 'needsPage', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'needsAction', params: ({ event }) => event.output },
            target: 'actionNeeded',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
            meta: { requirements: ['N63'] },
          },
          {
            target: 'failed',
            actions: { type: 'showAnswer', params: ({ event }) => event.output },
            meta: { requirements: ['F-275'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isAboutCoupon', params: errorOf },
            target: 'coupon',
            actions: { type: 'refuseCoupon', params: errorOf },
          },
          { target: 'failed', actions: { type: 'showFailure', params: errorOf } },
        ],
      },
    },
    actionNeeded: {
      description:
        'The bank wants the payment confirmed on a page of its own; until then nothing has changed.',
      tags: ['reviewing', 'confirming'],
      on: { 'page.open': 'leaving', 'flow.close': 'left' },
    },
    failed: {
      description: 'It was not paid, and nothing has changed; the reason is shown.',
      tags: ['reviewing', 'failed'],
      on: {
        'change.retry': [
          {
            guard: 'isUnknown',
            target: 'paying',
            actions: 'clearProblem',
            description: 'The same is asked for again, under the same key: it is carried out once.',
          },
          { target: 'previewing', actions: 'clear' },
        ],
        'flow.back': {
          target: 'comparing',
          actions: 'clear',
          description: 'The answer is forgotten; what was chosen stays.',
          meta: { requirements: ['F-277'] },
        },
        'flow.close': 'left',
      },
    },
    succeeded: { description: 'The server said that it succeeded.', type: 'final' },
    leaving: { description: 'The browser goes to the page on which it is paid or confirmed.', type: 'final' },
    left: { description: 'Left; what was not agreed to has not changed.', type: 'final' },
  },
});
