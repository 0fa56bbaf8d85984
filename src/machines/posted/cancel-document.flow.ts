import { assign, fromPromise, setup } from 'xstate';
import type { GoodsChoice, PaymentsChoice } from '../../domain/documents/credit-note.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { CancelChoice } from '../../domain/posted/cancel.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

export interface CancelDocumentInput {
  /** True when payments settle it, so that the first question has a meaning. */
  hasPayments: boolean;
  /** True when counted goods left with it, so that the second has. */
  hasGoods: boolean;
}

/** What was chosen, as the ports are asked with it. */
export interface CancelChoices extends Pick<CancelChoice, 'payments' | 'goods'> {
  /** Home per unit of its currency where payments go back; empty for what the books say. */
  rate: string;
  /** The day it is dated; empty for today. */
  onDay: string;
}

interface CancelDocumentContext extends CancelDocumentInput, CancelChoices {
  effects: NamedEffects | null;
  problem: DisplayProblem | null;
}

/** What of the payments is picked: where they go, and at what rate where it is typed. */
type PickedChoice = { payments: PaymentsChoice; rate?: string };

export type CancelDocumentEvent =
  | ({ type: 'choice.pick' } & PickedChoice)
  | { type: 'goods.pick'; goods: GoodsChoice }
  | { type: 'day.pick'; onDay: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'cancel.confirm' }
  | { type: 'flow.close' };

const machine = setup({
  types: {
    context: {} as CancelDocumentContext,
    events: {} as CancelDocumentEvent,
    input: {} as CancelDocumentInput,
    tags: {} as 'asking' | 'payments' | 'goods' | 'busy' | 'held' | 'planned' | 'refused',
  },
  actors: {
    preview: fromPromise<NamedEffects, CancelChoices>(unprovided('preview')),
    cancel: fromPromise<void, CancelChoices>(unprovided('cancel')),
  },
  guards: {
    hasPayments: ({ context }) => context.hasPayments,
    hasGoods: ({ context }) => context.hasGoods,
  },
  actions: {
    pick: assign(({ context }, { payments, rate = context.rate }: PickedChoice) => ({
      payments,
      rate,
      problem: null,
    })),
    pickGoods: assign({ goods: (_, goods: GoodsChoice) => goods }),
    pickDay: assign((_, onDay: string) => ({ onDay, problem: null })),
    showEffects: assign({ effects: (_, effects: NamedEffects) => effects, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
});

/** Another day: what the act will do is planned anew, and what was asked of the day before is of nobody's interest any more. */
const pickedDay = {
  target: 'previewing' as const,
  reenter: true,
  actions: { type: 'pickDay' as const, params: ({ event }: { event: { onDay: string } }) => event.onDay },
};

/**
 * Cancelling a document: what becomes of its payments, whether its goods came back, then what this will do, then the act. The effects shown are the
 * plan the server will write. Source: workflows.md, "Cancel with payments".
 */
export const cancelDocumentFlow = machine.createMachine({
  id: 'cancel-document',
  context: ({ input }) => ({
    ...input,
    payments: 'credit',
    goods: 'back',
    rate: '',
    onDay: '',
    effects: null,
    problem: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { target: 'choosing', guard: 'hasPayments' },
        { target: 'returning', guard: 'hasGoods' },
        { target: 'previewing' },
      ],
    },
    choosing: {
      description: 'What becomes of the payments is chosen.',
      meta: { requirements: ['W-019'] },
      tags: ['asking', 'payments'],
      on: {
        'choice.pick': { actions: { type: 'pick', params: ({ event }) => event } },
        'step.next': [{ target: 'returning', guard: 'hasGoods' }, { target: 'previewing' }],
        'flow.close': { target: 'kept', meta: { requirements: ['W-021'] } },
      },
    },
    returning: {
      description: 'Whether the goods came back is told.',
      meta: { requirements: ['W-022'] },
      tags: ['asking', 'goods'],
      on: {
        'goods.pick': { actions: { type: 'pickGoods', params: ({ event }) => event.goods } },
        'step.next': 'previewing',
        'step.back': { target: 'choosing', guard: 'hasPayments' },
        'flow.close': 'kept',
      },
    },
    previewing: {
      description: 'The server plans the cancellation.',
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { payments, goods, rate, onDay } }) => ({ payments, goods, rate, onDay }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'showEffects', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
      on: { 'day.pick': pickedDay, 'flow.close': 'kept' },
    },
    reviewing: {
      description: 'What this will do is shown; nothing is written yet.',
      meta: { requirements: ['W-038'] },
      tags: 'planned',
      on: {
        'cancel.confirm': 'submitting',
        'day.pick': pickedDay,
        'step.back': [
          { target: 'returning', guard: 'hasGoods' },
          { target: 'choosing', guard: 'hasPayments' },
        ],
        'flow.close': 'kept',
      },
    },
    submitting: {
      description: 'The document is being cancelled.',
      tags: ['busy', 'held', 'planned'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { payments, goods, rate, onDay } }) => ({ payments, goods, rate, onDay }),
        onDone: 'cancelled',
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    refused: {
      description: 'The server refused, with its reason; nothing has changed.',
      tags: 'refused',
      on: {
        'step.next': 'previewing',
        'day.pick': pickedDay,
        'step.back': [
          { target: 'returning', guard: 'hasGoods' },
          { target: 'choosing', guard: 'hasPayments' },
        ],
        'flow.close': 'kept',
      },
    },
    cancelled: { description: 'The document is cancelled.', type: 'final' },
    kept: { description: 'Left with the document as it was.', type: 'final' },
  },
});
