import { assign, fromPromise, setup } from 'xstate';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import {
  type Crediting,
  creditingProblems,
  exceedsOwed,
  type TypedLine,
} from '../../domain/posted/crediting.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** What of a credit note is typed in any order. */
export type CreditingPatch = Partial<
  Pick<Crediting, 'shipping' | 'reason' | 'onDay' | 'goods' | 'surplus' | 'mode' | 'bankId' | 'rate'>
>;

export interface GiveBackContext extends Crediting {
  effects: NamedEffects | null;
  problem: DisplayProblem | null;
}

export type GiveBackEvent =
  | { type: 'line.type'; lineId: string; typed: TypedLine }
  | { type: 'draft.change'; patch: CreditingPatch }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'giveBack.confirm' }
  | { type: 'flow.close' };

/**
 * Giving goods or a part of a price or of the shipping back: what of each line, what becomes of money beyond what is owed, then what this will
 * do, then the act. The effects shown are the plan the server will write. Source: lifecycles.md, flow give-back; answers-2.md, Q110.
 */
export const giveBackFlow = setup({
  types: {
    context: {} as GiveBackContext,
    events: {} as GiveBackEvent,
    input: {} as Crediting,
    tags: {} as 'lines' | 'money' | 'busy' | 'held' | 'planned' | 'refused',
  },
  actors: {
    preview: fromPromise<NamedEffects, Crediting>(unprovided('preview')),
    giveBack: fromPromise<void, Crediting>(unprovided('giveBack')),
  },
  guards: {
    isFaulty: ({ context }) => creditingProblems(context).length > 0,
    exceedsOwed: ({ context }) => exceedsOwed(context),
  },
  actions: {
    typeLine: assign({
      typed: ({ context }, { lineId, typed }: { lineId: string; typed: TypedLine }) => ({
        ...context.typed,
        [lineId]: typed,
      }),
      problem: null,
    }),
    change: assign((_, patch: CreditingPatch) => ({ ...patch, problem: null })),
    showFaults: assign({
      problem: ({ context }) => {
        const fields = creditingProblems(context);
        return { message: fields[0]!.message, fields };
      },
    }),
    showEffects: assign({ effects: (_, effects: NamedEffects) => effects, problem: null }),
    showProblem: assign({
      problem: (_, error: unknown) => displayProblem(error),
    }),
  },
}).createMachine({
  id: 'give-back',
  context: ({ input }) => ({ ...input, effects: null, problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'What of each line goes back is typed: pieces, an amount, or both.',
      tags: 'lines',
      on: {
        'line.type': { actions: { type: 'typeLine', params: ({ event }) => event } },
        'draft.change': { actions: { type: 'change', params: ({ event }) => event.patch } },
        'step.next': [
          { guard: 'isFaulty', actions: 'showFaults' },
          { target: 'settling', guard: 'exceedsOwed' },
          { target: 'previewing' },
        ],
        'flow.close': 'left',
      },
    },
    settling: {
      description: 'More goes back than is owed: the rest stays as a surplus, or is paid back.',
      tags: 'money',
      on: {
        'draft.change': { actions: { type: 'change', params: ({ event }) => event.patch } },
        'step.next': 'previewing',
        'step.back': 'choosing',
        'flow.close': 'left',
      },
    },
    previewing: {
      description: 'The server works out what will happen.',
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => context,
        onDone: {
          target: 'reviewing',
          actions: { type: 'showEffects', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
      on: { 'flow.close': 'left' },
    },
    reviewing: {
      description: 'What this will do is shown; nothing is written yet.',
      tags: 'planned',
      on: {
        'giveBack.confirm': 'submitting',
        'step.back': [{ target: 'settling', guard: 'exceedsOwed' }, { target: 'choosing' }],
        'flow.close': 'left',
      },
    },
    submitting: {
      description: 'It is being written.',
      tags: ['busy', 'held', 'planned'],
      invoke: {
        id: 'giveBack',
        src: 'giveBack',
        input: ({ context }) => context,
        onDone: 'given',
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    refused: {
      description: 'The server refused, with its reason; nothing has changed, and what was typed stays.',
      tags: 'refused',
      on: {
        'step.next': 'previewing',
        'step.back': 'choosing',
        'flow.close': 'left',
      },
    },
    given: { description: 'It is given back.', type: 'final' },
    left: { description: 'Left with the document as it was.', type: 'final' },
  },
});
