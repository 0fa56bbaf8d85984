import { assign, fromPromise, setup } from 'xstate';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** An item that was scanned. */
export interface ScannedItem {
  id: string;
  name: string;
}

/** What became of a code that was read. */
interface Scanned {
  code: string;
  /** The item it was of; null where none was taken. */
  item: ScannedItem | null;
  /** Why it wasn't taken. */
  why: string | null;
}

interface ScanByCameraContext {
  /** Why the camera can't be used. */
  problem: DisplayProblem | null;
  /** Codes that were read and not looked up yet, the oldest first. */
  waiting: readonly string[];
  last: Scanned | null;
}

export type ScanByCameraEvent =
  /** A code came into the camera's view. */
  | { type: 'code.read'; code: string }
  /** The camera was taken away, or somebody else's settings shut it. */
  | { type: 'camera.lost'; error: unknown }
  | { type: 'camera.retry' };

const codeOf = ({ event }: { event: { code: string } }): string => event.code;

/**
 * Scanning items by the camera: it is opened, codes are read as they come into view, and each is looked up in its turn, until the
 * dialog is left. Source: answers-2.md, Q39.
 */
export const scanByCameraFlow = setup({
  types: {
    context: {} as ScanByCameraContext,
    events: {} as ScanByCameraEvent,
    tags: {} as 'opening' | 'watching' | 'failed',
  },
  actors: {
    openCamera: fromPromise<void>(unprovided('openCamera')),
    /** Tells `code.read` and `camera.lost` until it is stopped, and closes the camera then; it never ends by itself. */
    watch: fromPromise<never, { tell: (event: ScanByCameraEvent) => void }>(unprovided('watch')),
    /** Takes a code, and answers its item. */
    take: fromPromise<ScannedItem, { code: string }>(unprovided('take')),
  },
  guards: { waits: ({ context }) => context.waiting.length > 0 },
  actions: {
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error), waiting: [] }),
    clearProblem: assign({ problem: null }),
    queue: assign({ waiting: ({ context }, code: string) => [...context.waiting, code] }),
    tellTaken: assign({
      last: ({ context }, item: ScannedItem) => ({ code: context.waiting[0]!, item, why: null }),
      waiting: ({ context }) => context.waiting.slice(1),
    }),
    tellRefused: assign({
      last: ({ context }, error: unknown) => ({
        code: context.waiting[0]!,
        item: null,
        why: displayProblem(error).message,
      }),
      waiting: ({ context }) => context.waiting.slice(1),
    }),
  },
}).createMachine({
  id: 'scan-by-camera',
  context: { problem: null, waiting: [], last: null },
  initial: 'opening',
  states: {
    opening: {
      description: 'The browser asks whether the camera may be used.',
      tags: 'opening',
      invoke: {
        id: 'openCamera',
        src: 'openCamera',
        onDone: 'watching',
        onError: { target: 'failed', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    watching: {
      description: 'The camera’s picture is shown, and codes are read from it.',
      tags: 'watching',
      invoke: { id: 'watch', src: 'watch', input: ({ self }) => ({ tell: (event) => self.send(event) }) },
      initial: 'ready',
      on: {
        'code.read': { actions: { type: 'queue', params: codeOf } },
        'camera.lost': {
          target: 'failed',
          actions: { type: 'showProblem', params: errorOf },
        },
      },
      states: {
        ready: { description: 'No code waits.', always: { target: 'taking', guard: 'waits' } },
        taking: {
          description: 'The oldest code is looked up.',
          invoke: {
            id: 'take',
            src: 'take',
            input: ({ context }) => ({ code: context.waiting[0]! }),
            onDone: { target: 'ready', actions: { type: 'tellTaken', params: ({ event }) => event.output } },
            onError: { target: 'ready', actions: { type: 'tellRefused', params: errorOf } },
          },
        },
      },
    },
    failed: {
      description: 'The camera can’t be used. It is said why, and it can be tried again.',
      tags: 'failed',
      on: { 'camera.retry': { target: 'opening', actions: 'clearProblem' } },
    },
  },
});
