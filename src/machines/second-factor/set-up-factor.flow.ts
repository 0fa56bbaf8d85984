import { assign, fromPromise, setup } from 'xstate';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** A second factor that was begun: the secret, and the address an authenticator app reads it from. */
export interface BegunFactor {
  secret: string;
  address: string;
}

interface SetUpFactorContext {
  begun: BegunFactor | null;
  /** The recovery codes, shown once. */
  codes: readonly string[];
  problem: DisplayProblem | null;
}

export type SetUpFactorEvent =
  | { type: 'password.send'; password: string }
  | { type: 'code.send'; code: string }
  /** Left with the factor as it was. */
  | { type: 'setUp.leave' }
  /** The recovery codes were put where they last. */
  | { type: 'codes.keep' };

const passwordOf = ({ event }: { event: SetUpFactorEvent }) => ({
  password: event.type === 'password.send' ? event.password : '',
});
const codeOf = ({ event }: { event: SetUpFactorEvent }) => ({
  code: event.type === 'code.send' ? event.code : '',
});

/** Setting up a second factor: the password, a code of the app, the recovery codes. Source: sales-and-access, section 2. */
export const setUpFactorFlow = setup({
  types: { context: {} as SetUpFactorContext, events: {} as SetUpFactorEvent, tags: {} as 'busy' },
  actors: {
    begin: fromPromise<BegunFactor, { password: string }>(unprovided('begin')),
    confirm: fromPromise<readonly string[], { code: string }>(unprovided('confirm')),
  },
  actions: {
    keepSecret: assign({ begun: (_, begun: BegunFactor) => begun, problem: null }),
    keepCodes: assign({ codes: (_, codes: readonly string[]) => codes, begun: null, problem: null }),
    forget: assign({ begun: null, codes: [], problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'set-up-factor',
  context: { begun: null, codes: [], problem: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The password is asked for.',
      on: { 'password.send': 'beginning' },
    },
    beginning: {
      description: 'The password is checked, and a secret made.',
      tags: 'busy',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: passwordOf,
        onDone: {
          target: 'confirming',
          actions: { type: 'keepSecret', params: ({ event }) => event.output },
        },
        onError: { target: 'asking', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    confirming: {
      description: 'The secret is shown, and a code of the app awaited.',
      on: { 'code.send': 'proving', 'setUp.leave': { target: 'asking', actions: 'forget' } },
    },
    proving: {
      description: 'The code is being checked. Nobody leaves: its answer carries the recovery codes.',
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: codeOf,
        onDone: { target: 'showing', actions: { type: 'keepCodes', params: ({ event }) => event.output } },
        onError: { target: 'confirming', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    showing: {
      description:
        'The factor is on. Its recovery codes are shown this once, whatever is learnt meanwhile of the factor.',
      on: { 'codes.keep': { target: 'asking', actions: 'forget' } },
    },
  },
});
