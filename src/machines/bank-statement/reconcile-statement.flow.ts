import { assign, fromPromise, setup } from 'xstate';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** An entry that is ticked, or no longer. */
export interface TickChange {
  entryId: string;
  isTicked: boolean;
}

interface ReconcileContext {
  /** What was pressed and isn't saved yet, the last press of each entry, in their order. */
  waiting: TickChange[];
  /** What is being saved. */
  sending: TickChange[];
  problem: DisplayProblem | null;
}

type ReconcileEvent =
  | ({ type: 'entry.tick' } & TickChange)
  | { type: 'statement.finish' }
  | { type: 'statement.reopen' };

const without = (changes: readonly TickChange[], entryId: string): TickChange[] =>
  changes.filter((one) => one.entryId !== entryId);

/**
 * Holding a bank's statement against the books: each tick is saved as it is made, those made meanwhile after it, and the statement is finished once all of
 * them are saved. What could not be saved is as it was before.
 */
export const reconcileStatementFlow = setup({
  types: {
    context: {} as ReconcileContext,
    events: {} as ReconcileEvent,
    tags: {} as 'busy' | 'saving' | 'refused',
  },
  actors: {
    mark: fromPromise<void, TickChange[]>(unprovided('mark')),
    finish: fromPromise<void, void>(unprovided('finish')),
    reopen: fromPromise<void, void>(unprovided('reopen')),
  },
  guards: {
    hasMore: ({ context }) => context.waiting.length > 0,
  },
  actions: {
    add: assign({
      waiting: ({ context }, change: TickChange) => [...without(context.waiting, change.entryId), change],
      problem: null,
    }),
    take: assign({ sending: ({ context }) => context.waiting, waiting: [] }),
    settle: assign({ sending: [] }),
    giveUp: assign({
      sending: [],
      waiting: [],
      problem: (_, error: unknown) => displayProblem(error),
    }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    forget: assign({ problem: null }),
  },
}).createMachine({
  id: 'reconcile-statement',
  context: { waiting: [], sending: [], problem: null },
  initial: 'ticking',
  states: {
    ticking: {
      description: 'Entries are ticked as they’re found on the statement.',
      on: {
        'entry.tick': {
          target: 'saving',
          actions: [
            { type: 'add', params: ({ event: { entryId, isTicked } }) => ({ entryId, isTicked }) },
            'take',
          ],
        },
        'statement.finish': 'finishing',
        'statement.reopen': 'reopening',
      },
    },
    saving: {
      description: 'What was ticked is being saved; ticking goes on.',
      tags: 'saving',
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context }) => context.sending,
        onDone: [
          { guard: 'hasMore', target: 'saving', reenter: true, actions: 'take' },
          { target: 'ticking', actions: 'settle' },
        ],
        onError: { target: 'refused', actions: { type: 'giveUp', params: errorOf } },
      },
      on: {
        'entry.tick': {
          actions: { type: 'add', params: ({ event: { entryId, isTicked } }) => ({ entryId, isTicked }) },
        },
      },
    },
    finishing: {
      description: 'The statement is being finished.',
      tags: 'busy',
      invoke: {
        id: 'finish',
        src: 'finish',
        onDone: 'ticking',
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    reopening: {
      description: 'The statement is being opened again.',
      tags: 'busy',
      invoke: {
        id: 'reopen',
        src: 'reopen',
        onDone: 'ticking',
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    refused: {
      description: 'The server refused, with its reason; what wasn’t saved is as it was before.',
      tags: 'refused',
      on: {
        'entry.tick': {
          target: 'saving',
          actions: [
            { type: 'add', params: ({ event: { entryId, isTicked } }) => ({ entryId, isTicked }) },
            'take',
          ],
        },
        'statement.finish': { target: 'finishing', actions: 'forget' },
        'statement.reopen': { target: 'reopening', actions: 'forget' },
      },
    },
  },
});
