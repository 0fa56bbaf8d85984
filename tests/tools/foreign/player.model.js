import { player } from './player.machine.js';

/** The line throws errors and nothing else. */
const isError = (error) => {
  if (!(error instanceof Error)) throw new Error('It is no error.');
};

export default {
  name: 'player',
  machine: player,
  starts: [{ name: 'new' }],
  cases: ['retry', 'pause', 'play', 'interrupt', 'resume', 'louder', 'mute'].map((type) => ({
    name: type,
    event: { type },
  })),
  ports: {
    load: {
      done: [{ name: 'loaded', output: { seconds: 3 } }],
      error: [{ name: 'no line', error: new Error('no line') }],
      parseError: isError,
    },
  },
};
