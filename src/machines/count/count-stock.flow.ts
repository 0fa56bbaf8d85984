import { assign, fromPromise, setup } from 'xstate';
import type { CountReview, CountStatus, EntryOutcome, TypedEntry } from '../../domain/count/stock-count.ts';
import { countLimits } from '../../domain/count/stock-count.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** What was counted and isn't saved yet: what was sent and not answered, and what waits behind it. */
export interface Unsaved {
  sending: readonly TypedEntry[];
  waiting: readonly TypedEntry[];
}

/** How the flow begins: with no count, or with one, and with what of it this browser had not saved. */
export interface CountStockInput {
  unsaved: Unsaved | null;
}

interface CountStockContext extends Unsaved {
  isOpen: boolean;
  countId: string | null;
  /** Entries that weren't taken, the last of each item, with why not. */
  refusals: readonly EntryOutcome[];
  review: CountReview | null;
  /** How many items were posted while others were left. */
  posted: number;
  problem: DisplayProblem | null;
}

/** What posting came to. */
export type Posting = CountReview & { status: CountStatus };

export type CountStockEvent =
  | { type: 'place.pick'; locationId: string }
  /** Scanned or typed: a quantity of an item. */
  | { type: 'entries.add'; entries: readonly TypedEntry[] }
  /** What can’t be saved is given up. */
  | { type: 'unsaved.drop' }
  | { type: 'review.open' }
  | { type: 'flow.back' }
  | { type: 'flow.leave' }
  | { type: 'act.retry' }
  | { type: 'act.confirm' };

const entriesOf = ({ event }: { event: { entries: readonly TypedEntry[] } }) => event.entries;

/** Refusals of other items than these. */
const without = (
  refusals: readonly EntryOutcome[],
  items: readonly { productId: string }[],
): EntryOutcome[] => refusals.filter(({ productId }) => !items.some((item) => item.productId === productId));

const machine = setup({
  types: {
    context: {} as CountStockContext,
    events: {} as CountStockEvent,
    input: {} as CountStockInput,
    tags: {} as 'choosing' | 'counting' | 'saving' | 'unsaved' | 'reviewing' | 'trying' | 'busy' | 'refused',
  },
  actors: {
    start: fromPromise<{ id: string }, { locationId: string }>(unprovided('start')),
    /** Sent again after a failure, the same entries are taken once. */
    record: fromPromise<EntryOutcome[], { entries: readonly TypedEntry[] }>(unprovided('record')),
    preview: fromPromise<CountReview>(unprovided('preview')),
    post: fromPromise<Posting, { version: number }>(unprovided('post')),
  },
  guards: {
    isOpen: ({ context }) => context.isOpen,
    hasUnsaved: ({ context }) => context.sending.length + context.waiting.length > 0,
    isStale: (_, { rows }: CountReview) => rows.some(({ reason }) => reason !== null),
    isPosted: (_, { status }: Posting) => status === 'Posted',
    postsSomething: ({ context }) => context.review!.rows.some(({ reason }) => reason === null),
  },
  actions: {
    keepCount: assign({ countId: (_, { id }: { id: string }) => id, problem: null }),
    queue: assign({
      waiting: ({ context }, entries: readonly TypedEntry[]) => [...context.waiting, ...entries],
      // What is typed anew answers what was said of it.
      refusals: ({ context }, entries: readonly TypedEntry[]) => without(context.refusals, entries),
    }),
    // What was sent and not answered goes first, and by itself: it may have been taken already.
    takeWaiting: assign(({ context: { sending, waiting } }) =>
      sending.length > 0
        ? {}
        : { sending: waiting.slice(0, countLimits.entries), waiting: waiting.slice(countLimits.entries) },
    ),
    noteOutcomes: assign({
      sending: [],
      problem: null,
      refusals: ({ context }, outcomes: readonly EntryOutcome[]) => [
        ...without(context.refusals, outcomes),
        ...outcomes.filter(({ reason }) => reason !== null),
      ],
    }),
    dropUnsaved: assign({ sending: [], waiting: [], problem: null }),
    showReview: assign({ review: (_, review: CountReview) => review, problem: null }),
    notePosted: assign({
      posted: ({ context }, { rows }: CountReview) =>
        context.posted + rows.filter(({ reason }) => reason === null).length,
    }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    clearProblem: assign({ problem: null }),
  },
});

/** What can be done with differences that are shown, whether or not one of them is stale; beside it is what posts them. */
const shown = machine.createStateConfig({
  on: {
    'entries.add': { target: 'mending', actions: { type: 'queue', params: entriesOf } },
    'flow.back': 'counting',
    'flow.leave': 'left',
  },
});

/**
 * Counting what is at a location: it is chosen, items are scanned and typed and saved as they come, the differences are reviewed,
 * and posted in one act; what moved since it was counted is marked, and taken as it is or counted again. It is left and gone on
 * with on any device. Source: lifecycles.md, "Flows (screen)", count-stock.
 */
export const countStockFlow = machine.createMachine({
  id: 'count-stock',
  context: ({ input: { unsaved } }) => ({
    isOpen: unsaved !== null,
    sending: unsaved?.sending ?? [],
    waiting: unsaved?.waiting ?? [],
    countId: null,
    refusals: [],
    review: null,
    posted: 0,
    problem: null,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isOpen', target: 'counting' }, { target: 'choosing' }] },
    choosing: {
      description: 'A location is chosen. One that is being counted already is gone on with.',
      tags: 'choosing',
      on: { 'place.pick': 'opening' },
    },
    opening: {
      description: 'The count is being started, or joined.',
      tags: ['choosing', 'busy'],
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ event }) => ({
          locationId: (event as Extract<CountStockEvent, { type: 'place.pick' }>).locationId,
        }),
        onDone: { target: 'opened', actions: { type: 'keepCount', params: ({ event }) => event.output } },
        onError: { target: 'choosing', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    opened: { description: 'The count has an address of its own.', type: 'final' },
    counting: {
      description:
        'Items are counted: a scan adds one, typing replaces. What is counted is saved as it comes.',
      tags: 'counting',
      initial: 'saved',
      on: { 'entries.add': { actions: { type: 'queue', params: entriesOf } } },
      states: {
        saved: {
          description: 'Everything counted is on the server.',
          always: { guard: 'hasUnsaved', target: 'saving' },
          on: { 'review.open': '#count-stock.previewing', 'flow.leave': '#count-stock.left' },
        },
        saving: {
          description: 'What was counted last is being saved; what is counted meanwhile waits.',
          tags: 'saving',
          entry: 'takeWaiting',
          invoke: {
            id: 'record',
            src: 'record',
            input: ({ context }) => ({ entries: context.sending }),
            onDone: {
              target: 'saved',
              actions: { type: 'noteOutcomes', params: ({ event }) => event.output },
            },
            onError: { target: 'unsaved', actions: { type: 'showProblem', params: errorOf } },
          },
        },
        unsaved: {
          description: 'What was counted last could not be saved. It is kept in the browser, and sent again.',
          tags: 'unsaved',
          on: {
            'act.retry': 'saving',
            'unsaved.drop': { target: 'saved', actions: 'dropUnsaved' },
          },
        },
      },
    },
    previewing: {
      description: 'What posting would do is worked out, and nothing is posted.',
      tags: ['reviewing', 'trying', 'busy'],
      invoke: {
        id: 'preview',
        src: 'preview',
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => event.output },
            target: 'stale',
            actions: { type: 'showReview', params: ({ event }) => event.output },
          },
          { target: 'reviewing', actions: { type: 'showReview', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    reviewing: {
      description: 'The differences are shown, and all of them can be posted.',
      tags: 'reviewing',
      on: { ...shown.on, 'act.confirm': 'submitting' },
    },
    stale: {
      description:
        'The differences are shown, and some can’t be posted: their stock moved since it was counted.',
      tags: 'reviewing',
      meta: { requirements: ['N22'] },
      on: { ...shown.on, 'act.confirm': { guard: 'postsSomething', target: 'submitting' } },
    },
    mending: {
      description: 'An item is taken as it is, taken off, or counted as none, and that is being saved.',
      tags: ['reviewing', 'busy'],
      entry: 'takeWaiting',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context }) => ({ entries: context.sending }),
        onDone: {
          target: 'previewing',
          actions: { type: 'noteOutcomes', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    submitting: {
      description: 'The differences are being posted.',
      tags: ['reviewing', 'busy'],
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => ({ version: context.review!.version }),
        onDone: [
          { guard: { type: 'isPosted', params: ({ event }) => event.output }, target: 'posted' },
          { target: 'previewing', actions: { type: 'notePosted', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    refused: {
      description: 'The server refused, or could not be reached, and the page says why.',
      tags: ['reviewing', 'refused'],
      on: {
        'act.retry': [
          { guard: 'hasUnsaved', target: 'mending', actions: 'clearProblem' },
          { target: 'previewing', actions: 'clearProblem' },
        ],
        'flow.back': { target: 'counting', actions: 'clearProblem' },
      },
    },
    posted: { description: 'What was counted is in the books.', type: 'final' },
    left: { description: 'Left for now. What was counted is kept on the server.', type: 'final' },
  },
});
