import { assign, fromPromise, setup } from 'xstate';

/** A machine this project knows nothing of: parallel regions, history, a delay, an invoked actor, a guarded event. */
export const player = setup({
  actors: { load: fromPromise(async () => ({ seconds: 3 })) },
  guards: { isLoud: ({ context }) => context.volume >= 2 },
}).createMachine({
  id: 'player',
  context: { volume: 1 },
  type: 'parallel',
  states: {
    track: {
      initial: 'loading',
      states: {
        loading: { invoke: { id: 'load', src: 'load', onDone: 'active', onError: 'broken' } },
        broken: { on: { retry: 'loading' }, meta: { requirements: ['PLAY-2'] } },
        active: {
          initial: 'playing',
          on: { interrupt: 'interrupted' },
          states: {
            playing: { after: { 3000: 'ended' }, on: { pause: 'paused' } },
            paused: { on: { play: 'playing' } },
            ended: {},
            hist: { type: 'history' },
          },
        },
        interrupted: { on: { resume: 'active.hist' }, meta: { requirements: ['PLAY-1'] } },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: {
          on: {
            louder: [
              { guard: 'isLoud', target: 'max' },
              { actions: assign({ volume: ({ context }) => context.volume + 1 }) },
            ],
          },
        },
        max: { on: { mute: 'muted' }, meta: { refuses: { louder: ['PLAY-3'] } } },
        muted: {},
      },
    },
  },
});
