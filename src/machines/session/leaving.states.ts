import { sessionSetup } from './session.setup.ts';

/** The way out: the session ends on the server, then what this browser kept is cleared. */
export const signingOut = sessionSetup.createStateConfig({
  description: 'The session is being ended.',
  meta: { view: 'leaving' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server ends the session; whatever it answers, they are out here.',
      entry: 'leave',
      exit: 'forgetSession',
      invoke: {
        src: 'signOut',
        onDone: { target: 'waiting', meta: { requirements: ['S-759'] } },
        onError: { target: 'waiting', meta: { requirements: ['S-759'] } },
      },
      after: { patience: 'waiting' },
    },
    waiting: {
      description:
        'They are out. What this browser kept for them stays a moment, in case a tab is still writing it.',
      after: { cleanUpPause: 'clearing' },
    },
    clearing: {
      description: 'What this browser kept for them is cleared.',
      invoke: {
        src: 'clearStorage',
        input: ({ context }) => ({ userId: context.leaving }),
        onDone: '#session.signedOut',
        onError: '#session.signedOut',
      },
      after: { patience: '#session.signedOut' },
    },
  },
});
