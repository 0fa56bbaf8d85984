import { and, assign, fromPromise, not, setup, stateIn } from 'xstate';

interface UploadContext {
  tries: number;
  problem: string | undefined;
  pages: number;
}

type UploadEvent =
  | { type: 'file.choose'; pages: number }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'help.toggle' }
  | { type: 'upload.pause' }
  | { type: 'upload.resume' };

/** Whatever a flow may use: ports, delays, eventless transitions, regions, nesting, history, reports by action. */
export const uploadFlow = setup({
  types: {} as { context: UploadContext; events: UploadEvent },
  actors: {
    sendFile: fromPromise<{ stored: boolean }, { pages: number }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  delays: { patience: 5_000 },
  actions: {
    keepPages: assign({ pages: ({ event }) => (event.type === 'file.choose' ? event.pages : 0) }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    keepProblem: assign({ problem: (_, params: { text: string }) => params.text }),
    announce: () => {},
  },
  guards: {
    isEmpty: ({ context }) => context.pages === 0,
    mayRetry: ({ context }) => context.tries < 2,
    isStored: (_, params: { stored: boolean }) => params.stored,
  },
}).createMachine({
  id: 'upload',
  context: { tries: 0, problem: undefined, pages: 0 },
  initial: 'choosing',
  on: { 'upload.cancel': '.cancelled' },
  states: {
    choosing: {
      on: { 'file.choose': { target: 'checking', actions: 'keepPages' } },
    },
    checking: {
      always: [{ guard: 'isEmpty', target: 'choosing' }, { target: 'working.transfer' }],
    },
    working: {
      type: 'parallel',
      states: {
        transfer: {
          initial: 'sending',
          states: {
            sending: {
              entry: 'countTry',
              invoke: {
                id: 'sendFile',
                src: 'sendFile',
                input: ({ context }) => ({ pages: context.pages }),
                onDone: [
                  {
                    guard: { type: 'isStored', params: ({ event }) => ({ stored: event.output.stored }) },
                    target: 'stored',
                  },
                  {
                    target: '#upload.failed',
                    actions: { type: 'keepProblem', params: { text: 'not stored' } },
                  },
                ],
                onError: {
                  target: '#upload.failed',
                  actions: { type: 'keepProblem', params: { text: 'no line' } },
                },
              },
              after: {
                patience: {
                  target: '#upload.failed',
                  actions: { type: 'keepProblem', params: { text: 'too slow' } },
                },
              },
            },
            stored: { type: 'final' },
          },
        },
        help: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'help.toggle': 'shown' } },
            shown: { on: { 'help.toggle': 'hidden' }, after: { 2000: 'read' } },
            read: { type: 'final' },
            back: { type: 'history' },
          },
        },
      },
      on: { 'upload.pause': { guard: not(stateIn({ working: { transfer: 'stored' } })), target: 'paused' } },
      onDone: { target: 'finished', actions: 'announce' },
    },
    paused: {
      on: { 'upload.resume': { guard: and(['mayRetry', not('isEmpty')]), target: 'working.help.back' } },
      after: { 60000: 'cancelled' },
    },
    failed: {
      on: {
        'upload.retry': { guard: 'mayRetry', target: 'working' },
        'upload.cancel': {},
      },
    },
    finished: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
