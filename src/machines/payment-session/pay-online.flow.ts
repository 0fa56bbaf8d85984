import { assign, fromPromise, setup } from 'xstate';
import type { PayMethod } from '../../domain/online-payment/method.ts';
import { errorOf, type ShownProblem, shownProblem } from '../problem.ts';

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
  method: PayMethod;
  /** Whether the browser goes to the page once there is one, or its link is shown to be handed on. */
  goes: boolean;
  page: PaymentPage | null;
  problem: ShownProblem | null;
}

export type PayOnlineEvent =
  | { type: 'method.pick'; method: PayMethod }
  | { type: 'page.open' }
  | { type: 'link.get' }
  | { type: 'flow.close' };

/** Refuses to run until a screen or a test provides it. */
const openPage = fromPromise<PaymentPage, { method: PayMethod }>(async () => {
  throw new Error('The port openPage is not provided.');
});

/**
 * Paying an invoice online: the way to pay is picked and a page asked for; the browser goes there, or its link is shown.
 * Who hands the link on has it at once, for the usual way to pay. Without a link one goes back. Source: workflows.md, "Payment session without a link".
 */
export const payOnlineFlow = setup({
  types: {
    context: {} as PayOnlineContext,
    events: {} as PayOnlineEvent,
    input: {} as PayOnlineInput,
    tags: {} as 'choosing' | 'picking' | 'busy' | 'showing',
  },
  actors: { openPage },
  guards: {
    hasNoLink: (_, page: PaymentPage) => page.link === null,
    goes: ({ context }) => context.goes,
    shares: ({ context }) => context.shares,
    isOther: ({ context }, method: PayMethod) => method !== context.method,
  },
  actions: {
    pick: assign({ method: (_, method: PayMethod) => method }),
    ask: assign({ goes: (_, goes: boolean) => goes, problem: null }),
    keepPage: assign({ page: (_, page: PaymentPage) => page }),
    showProblem: assign({ problem: (_, error: unknown) => shownProblem(error) }),
  },
}).createMachine({
  id: 'pay-online',
  context: ({ input }) => ({ ...input, method: 'card', goes: !input.shares, page: null, problem: null }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ target: 'asking', guard: 'shares' }, { target: 'choosing' }],
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
          { target: 'returned', guard: { type: 'hasNoLink', params: ({ event }) => event.output } },
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
