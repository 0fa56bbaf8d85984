import { assign, setup } from 'xstate';
import type { ConnectionFacts, ConnectionStatus } from '../../domain/payment-provider/connection.ts';
import type { ProviderName } from '../../domain/payment-provider/provider.ts';
import { providerRefusals } from '../../domain/payment-provider/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type ProviderConnectionEvent =
  /** An account was opened at the provider, or its set-up is gone on with. `taken` says that another business has it. */
  | { type: 'provider.begin'; account: string; taken: boolean }
  /** The provider says by what it knows an account that was begun under a name of ours. */
  | { type: 'provider.name'; account: string; taken: boolean }
  /** The provider says that the account takes payments. */
  | { type: 'provider.ready' }
  /** The provider holds the account back. */
  | { type: 'provider.limit' }
  | { type: 'provider.disconnect' };

type Naming = Extract<ProviderConnectionEvent, { account: string }>;

const machine = setup({
  types: {
    context: {} as ConnectionFacts,
    events: {} as ProviderConnectionEvent,
    input: {} as ConnectionFacts,
  },
  guards: {
    isFree: ({ event }) => 'taken' in event && !event.taken,
    isSame: ({ context, event }) => event.type === 'provider.begin' && event.account === context.account,
  },
  actions: {
    keep: assign({ account: ({ event }) => (event as Naming).account }),
    forget: assign({ account: null }),
  },
});

const ends = { 'provider.disconnect': { target: 'NotConnected', actions: 'forget' } } as const;

/**
 * The lifecycle of a business's connection to a payment provider. Payment pages are opened while it is Connected alone; what was opened
 * before runs out, and is booked. Source: lifecycles.md, "Provider connection"; answers-2.md, Q86 and Q89.
 */
export const providerConnectionChart = machine.createMachine({
  id: 'provider-connection',
  context: ({ input }) => input,
  initial: 'NotConnected',
  states: {
    NotConnected: {
      description: 'No account of the provider is connected.',
      on: {
        'provider.begin': { guard: 'isFree', target: 'Pending', actions: 'keep' },
        'provider.ready': { target: 'NotConnected', meta: { ...repeat, requirements: ['N64'] } },
        'provider.limit': { target: 'NotConnected', meta: repeat },
        'provider.disconnect': { target: 'NotConnected', meta: repeat },
      },
    },
    Pending: {
      description: 'An account was begun, and the provider waits for the rest of its set-up.',
      on: {
        'provider.begin': { guard: 'isSame', target: 'Pending' },
        'provider.name': { guard: 'isFree', target: 'Pending', actions: 'keep' },
        'provider.ready': { target: 'Connected' },
        'provider.limit': { target: 'Restricted' },
        ...ends,
      },
    },
    Connected: {
      description: 'The account takes payments.',
      on: {
        'provider.ready': { target: 'Connected', meta: repeat },
        'provider.limit': { target: 'Restricted' },
        ...ends,
      },
    },
    Restricted: {
      description: 'The provider holds the account back. No new payment pages are opened until it doesn’t.',
      on: {
        'provider.begin': { guard: 'isSame', target: 'Restricted' },
        'provider.ready': { target: 'Connected' },
        'provider.limit': { target: 'Restricted', meta: repeat },
        ...ends,
      },
    },
  },
});

/** The lifecycle of a connection to one provider, whose name its refusals say. */
export const providerConnectionLifecycle = (
  provider: ProviderName,
): Lifecycle<typeof providerConnectionChart, ConnectionFacts> => ({
  name: 'provider-connection',
  chart: providerConnectionChart,
  whyNot: ({ status }, event) =>
    providerRefusals.whyNotProvider(
      status as ConnectionStatus,
      providerRefusals.providerLabels[provider],
      event,
    ),
});
