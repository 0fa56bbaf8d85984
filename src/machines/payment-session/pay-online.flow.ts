import { assign, fromPromise, setup } from 'xstate';
import type { PayMethod, PaymentMethods } from '../../domain/payment-provider/pay-method.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** The provider's page for an invoice: without a link there is none. */
export interface PaymentPage {
  link: string | null;
  amount: string;
  currency: string;
}

export interface PayOnlineInput {
  /** The page's link is for somebody else, to be handed on: it is shown first, and going there oneself comes after it. */
  shares: boolean;
}

interface PayOnlineContext extends PayOnlineInput {
  /** How it can be paid, the usual way first; none before the server was asked. */
  ways: readonly PayMethod[];
  /** Those of them that are a test. */
  tests: readonly PayMethod[];
  /** Why it can’t be paid by any. */
  reasons: readonly string[];
  method: PayMethod;
  /** Whether the browser goes to the page once there is one, or its link is shown to be handed on. */
  goes: boolean;
  page: PaymentPage | null;
  problem: DisplayProblem | null;
}

export type PayOnlineEvent =
  | { type: 'method.pick'; method: PayMethod }
  | { type: 'page.open' }
  | { type: 'link.get' }
  | { type: 'flow.close' };

/** Both refuse to run until a screen or a test provides them. */
const findMethods = fromPromise<PaymentMethods>(unprovided('findMethods'));
const openPage = fromPromise<PaymentPage, { method: PayMethod }>(unprovided('openPage'));

/**
 * Paying an invoice online: the ways to pay are asked for, one that can’t be used isn’t offered; one is picked and a page asked for; the browser goes there, or its link is shown.
 * Who hands the link on has it at once, for the usual way to pay. Without a link one goes back. Source: workflows.md, "Payment session without a link".
 */
export const payOnlineFlow = setup({
  types: {
    context: {} as PayOnlineContext,
    events: {} as PayOnlineEvent,
    input: {} as PayOnlineInput,
    tags: {} as 'choosing' | 'picking' | 'busy' | 'showing' | 'none',
  },
  actors: { findMethods, openPage },
  guards: {
    hasNoLink: (_, page: PaymentPage) => page.link === null,
    goes: ({ context }) => context.goes,
    shares: ({ context }) => context.shares,
    hasMethod: (_, { ways }: PaymentMethods) => ways.length > 0,
    sharesMethod: ({ context }, { ways }: PaymentMethods) => context.shares && ways.length > 0,
    isOther: ({ context }, method: PayMethod) => method !== context.method,
  },
  actions: {
    pick: assign({ method: (_, method: PayMethod) => method }),
    keepMethods: assign({
      ways: (_, found: PaymentMethods) => found.ways,
      tests: (_, found: PaymentMethods) => found.tests,
      reasons: (_, found: PaymentMethods) => found.reasons,
      method: ({ context }, found: PaymentMethods) => found.ways[0] ?? context.method,
    }),
    ask: assign({ goes: (_, goes: boolean) => goes, problem: null }),
    keepPage: assign({ page: (_, page: PaymentPage) => page }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'pay-online',
  context: ({ input }) => ({
    ...input,
    ways: [],
    tests: [],
    reasons: [],
    method: 'card',
    goes: !input.shares,
    page: null,
    problem: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The server is asked how it can be paid.',
      tags: 'busy',
      invoke: {
        id: 'findMethods',
        src: 'findMethods',
        onDone: [
          {
            target: 'asking',
            guard: { type: 'sharesMethod', params: ({ event }) => event.output },
            actions: { type: 'keepMethods', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            guard: { type: 'hasMethod', params: ({ event }) => event.output },
            actions: { type: 'keepMethods', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: { type: 'keepMethods', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unavailable', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    unavailable: {
      description: 'No way to pay can be used, or nobody could say which: the reason is shown.',
      tags: 'none',
      on: { 'flow.close': 'closed' },
    },
    choosing: {
      description: 'The way to pay is picked.',
      tags: ['choosing', 'picking'],
      on: {
        'method.pick': { actions: { type: 'pick', params: ({ event }) => event.method } },
        'page.open': { target: 'asking', actions: { type: 'ask', params: true } },
        'link.get': { target: 'asking', guard: 'shares', actions: { type: 'ask', params: false } },
        'flow.close': 'closed',
      },
    },
    asking: {
      description: 'The provider is asked for a payment page.',
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ method: context.method }),
        onDone: [
          {
            target: 'returned',
            guard: { type: 'hasNoLink', params: ({ event }) => event.output },
            meta: { requirements: ['S-793', 'W-037'] },
          },
          {
            target: 'leaving',
            guard: 'goes',
            actions: { type: 'keepPage', params: ({ event }) => event.output },
          },
          { target: 'showing', actions: { type: 'keepPage', params: ({ event }) => event.output } },
        ],
        onError: { target: 'choosing', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    showing: {
      description: 'The payment page’s link is shown, to be handed on.',
      tags: ['showing', 'picking'],
      on: {
        'method.pick': {
          target: 'asking',
          guard: { type: 'isOther', params: ({ event }) => event.method },
          actions: { type: 'pick', params: ({ event }) => event.method },
          description: 'Each way to pay has a page of its own.',
        },
        'page.open': 'leaving',
        'flow.close': 'closed',
      },
    },
    leaving: { description: 'The browser goes to the payment page.', type: 'final' },
    returned: { description: 'There is no page to go to: back to where one came from.', type: 'final' },
    closed: { description: 'Left without asking, or with the link in hand.', type: 'final' },
  },
});
