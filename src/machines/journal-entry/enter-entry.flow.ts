import { assign, fromPromise, setup } from 'xstate';
import type { EntryEffects } from '../../domain/journal-entry/effects.ts';
import type { TypedEntry } from '../../domain/journal-entry/typed-entry.ts';
import { previewing } from '../preview-state.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

interface EnterEntryContext {
  /** What is typed; null while something is missing, or debits and credits differ. */
  typed: TypedEntry | null;
  effects: EntryEffects | null;
  problem: DisplayProblem | null;
}

export type EnterEntryEvent =
  /** The entry as it is typed; null while it is not whole. */
  | { type: 'entry.type'; entry: TypedEntry | null }
  | { type: 'act.confirm' }
  | { type: 'act.retry' }
  | { type: 'flow.close' };

const machine = setup({
  types: {
    context: {} as EnterEntryContext,
    events: {} as EnterEntryEvent,
    tags: {} as 'typing' | 'planning' | 'shown' | 'busy' | 'refused' | 'unplanned',
  },
  actors: {
    /** What is typed is waited for, until it rests. */
    preview: fromPromise<EntryEffects, TypedEntry>(unprovided('preview')),
    /** False where the form was not taken, and says beside its fields why not. */
    commit: fromPromise<boolean, TypedEntry>(unprovided('commit')),
  },
  guards: {
    isGiven: (_, entry: TypedEntry | null) => entry !== null,
    isTaken: (_, taken: boolean) => taken,
    isOfFields: (_, error: unknown) => displayProblem(error).fields.length > 0,
  },
  actions: {
    takeEntry: assign((_, entry: TypedEntry | null) => ({ typed: entry, problem: null })),
    showEffects: assign({ effects: (_, effects: EntryEffects) => effects, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    clearProblem: assign({ problem: null }),
  },
});

const entryOf = ({ event }: { event: { entry: TypedEntry | null } }) => event.entry;
const takeEntry = { type: 'takeEntry' as const, params: entryOf };

/** What was typed is whole, and can still be typed otherwise. */
const whole = machine.createStateConfig({
  on: {
    'entry.type': [
      {
        guard: { type: 'isGiven', params: entryOf },
        target: '#enter-entry.checking',
        // Typed once more while the server is asked: what it was asked is of nobody's interest any more.
        reenter: true,
        actions: takeEntry,
      },
      { target: '#enter-entry.typing', actions: takeEntry },
    ],
    'flow.close': '#enter-entry.left',
  },
});

/**
 * A journal entry is typed and posted: once its lines balance the server plans it, and what it does to each balance is shown before it
 * is saved. Source: finance answers, Q133.
 */
export const enterEntryFlow = machine.createMachine({
  id: 'enter-entry',
  context: { typed: null, effects: null, problem: null },
  initial: 'typing',
  states: {
    typing: {
      description: 'The entry is typed, and something is missing or out of balance.',
      tags: 'typing',
      on: {
        'entry.type': [
          { guard: { type: 'isGiven', params: entryOf }, target: 'checking', actions: takeEntry },
          { target: 'typing' },
        ],
        'flow.close': 'left',
      },
    },
    checking: {
      description: 'The server is asked what the entry will do.',
      tags: 'planning',
      invoke: previewing<TypedEntry, EntryEffects, 'faulty'>('faulty'),
      on: { ...whole.on, 'act.confirm': 'submitting' },
    },
    previewing: {
      description:
        'What the entry will do is shown: its lines, and each balance before and after. Nothing is posted.',
      tags: 'shown',
      on: { ...whole.on, 'act.confirm': 'submitting' },
    },
    submitting: {
      description: 'The entry is being posted.',
      tags: 'busy',
      invoke: {
        id: 'commit',
        src: 'commit',
        input: ({ context }) => context.typed!,
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: 'posted' },
          { target: 'faulty' },
        ],
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    faulty: {
      description: 'Something typed can’t be posted: its field says what.',
      tags: 'refused',
      on: { ...whole.on, 'act.confirm': { target: 'submitting', actions: 'clearProblem' } },
    },
    refused: {
      description: 'The server refused, or can’t be reached; nothing is posted.',
      tags: ['refused', 'unplanned'],
      on: {
        ...whole.on,
        'act.confirm': { target: 'submitting', actions: 'clearProblem' },
        'act.retry': { target: 'checking', actions: 'clearProblem' },
      },
    },
    posted: { description: 'The entry is in the books.', type: 'final' },
    left: { description: 'Left with nothing posted.', type: 'final' },
  },
});
