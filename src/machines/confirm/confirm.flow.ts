import { assign, fromPromise, setup } from 'xstate';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

interface ConfirmContext {
  /** Undefined until the server has planned; null for an act that shows no plan. */
  effects: NamedEffects | null | undefined;
  problem: DisplayProblem | null;
}

export type ConfirmEvent = { type: 'act.confirm' } | { type: 'act.retry' } | { type: 'flow.close' };

/** One plain command: what it will do is planned and shown, then it is carried out or left. */
export const confirmFlow = setup({
  types: {
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    tags: {} as 'busy' | 'planning' | 'held' | 'refused',
  },
  actors: {
    preview: fromPromise<NamedEffects | null, void>(unprovided('preview')),
    commit: fromPromise<void, void>(unprovided('commit')),
  },
  guards: {
    showsNoPlan: ({ context }) => context.effects === null,
  },
  actions: {
    showEffects: assign({ effects: (_, effects: NamedEffects | null) => effects, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'confirm',
  context: { effects: undefined, problem: null },
  initial: 'previewing',
  states: {
    previewing: {
      description: 'The server works out what will happen.',
      tags: ['busy', 'planning'],
      invoke: {
        id: 'preview',
        src: 'preview',
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
      meta: { requirements: ['W-038'] },
      on: { 'act.confirm': 'submitting', 'flow.close': 'left' },
    },
    submitting: {
      description: 'It’s being carried out.',
      tags: ['busy', 'held'],
      invoke: {
        id: 'commit',
        src: 'commit',
        onDone: 'done',
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    refused: {
      description: 'The server refused, with its reason; nothing has changed.',
      tags: 'refused',
      on: {
        'act.retry': [
          {
            guard: 'showsNoPlan',
            target: 'submitting',
            description: 'There’s nothing to review again: trying again carries it out.',
          },
          { target: 'previewing' },
        ],
        'flow.close': 'left',
      },
    },
    done: { description: 'It’s done.', type: 'final' },
    left: { description: 'Left with everything as it was.', type: 'final' },
  },
});
