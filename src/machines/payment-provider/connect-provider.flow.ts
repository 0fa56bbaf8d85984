import { assign, fromPromise, setup } from 'xstate';
import type { ConnectedBy } from '../../domain/payment-provider/provider.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** A bank account as it is typed. */
export interface BankDraft {
  country: string;
  bankCode: string;
  number: string;
}

export interface ConnectProviderInput {
  by: ConnectedBy;
  /** An account was begun on the provider's pages: it is asked how far that came. */
  isPending: boolean;
  draft: BankDraft;
}

interface ConnectProviderContext extends ConnectProviderInput {
  /** Whose the account is, in the bank's words; empty before it was asked. */
  name: string;
  problem: DisplayProblem | null;
}

export type ConnectProviderEvent =
  | { type: 'provider.connect' }
  | { type: 'account.type'; draft: BankDraft }
  | { type: 'account.check' }
  | { type: 'name.confirm' }
  | { type: 'flow.back' };

/**
 * Connecting a payment provider: on its own pages, from which one comes back and is believed in nothing; or by a bank account, whose name
 * is told by the bank and confirmed before anything is connected. Source: lifecycles.md, "connect-provider"; answers-2.md, Q86.
 */
export const connectProviderFlow = setup({
  types: {
    context: {} as ConnectProviderContext,
    events: {} as ConnectProviderEvent,
    input: {} as ConnectProviderInput,
    tags: {} as 'offering' | 'account' | 'confirming' | 'busy',
  },
  actors: {
    begin: fromPromise<string>(unprovided('begin')),
    look: fromPromise<void>(unprovided('look')),
    verify: fromPromise<string, BankDraft>(unprovided('verify')),
    create: fromPromise<void, BankDraft & { name: string }>(unprovided('create')),
  },
  guards: {
    isPending: ({ context }) => context.by === 'pages' && context.isPending,
    goesToPages: ({ context }) => context.by === 'pages',
  },
  actions: {
    type: assign({ draft: (_, draft: BankDraft) => draft, name: '' }),
    keepName: assign({ name: (_, name: string) => name, problem: null }),
    clear: assign({ problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'connect-provider',
  context: ({ input }) => ({ ...input, name: '', problem: null }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isPending', target: 'returning' }, { target: 'offering' }],
    },
    offering: {
      description: 'The provider can be connected, or its set-up gone on with.',
      tags: 'offering',
      on: {
        'provider.connect': [
          { guard: 'goesToPages', target: 'leaving', actions: 'clear' },
          { target: 'account' },
        ],
      },
    },
    leaving: {
      description: 'The provider’s own page is asked for, on which the account is set up.',
      tags: ['offering', 'busy'],
      invoke: {
        id: 'begin',
        src: 'begin',
        onDone: 'left',
        onError: { target: 'offering', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    left: { description: 'The browser goes to the provider.', type: 'final' },
    returning: {
      description: 'The provider is asked how far the account came: whoever comes back proves nothing by it.',
      tags: ['offering', 'busy'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: 'offering',
        onError: { target: 'offering', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    account: {
      description: 'The bank is chosen and the number of the account typed.',
      tags: 'account',
      on: {
        'account.type': { actions: { type: 'type', params: ({ event }) => event.draft } },
        'account.check': { target: 'verifying', actions: 'clear' },
        'flow.back': { target: 'offering', actions: 'clear' },
      },
    },
    verifying: {
      description: 'The bank is asked whose the account is.',
      tags: ['account', 'busy'],
      invoke: {
        id: 'verify',
        src: 'verify',
        input: ({ context }) => context.draft,
        onDone: {
          target: 'confirming',
          actions: { type: 'keepName', params: ({ event }) => event.output },
        },
        onError: { target: 'account', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    confirming: {
      description: 'The bank’s name for the account is shown; nothing is connected before it is confirmed.',
      tags: 'confirming',
      on: {
        'name.confirm': 'creating',
        'flow.back': 'account',
      },
    },
    creating: {
      description: 'The account is being connected.',
      tags: ['confirming', 'busy'],
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context }) => ({ ...context.draft, name: context.name }),
        onDone: 'connected',
        onError: {
          target: 'account',
          actions: { type: 'showProblem', params: errorOf },
          meta: { requirements: ['N65'] },
        },
      },
    },
    connected: { description: 'The provider is connected.', type: 'final' },
  },
});
