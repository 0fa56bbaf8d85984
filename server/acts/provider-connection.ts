import type {
  AccountState,
  ConnectionStanding,
  ConnectionStatus,
} from '../../src/domain/payment-provider/connection.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import {
  type ProviderConnectionEvent,
  providerConnectionLifecycle,
} from '../../src/machines/payment-provider/provider-connection.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

export type ConnectionMove = ConnectionStanding & Pick<Move<unknown>, 'moved'>;

/** What becomes of a connection by an event of its chart, or why not. */
export const moveConnectionAct = (
  provider: ProviderName,
  standing: ConnectionStanding,
  event: ProviderConnectionEvent,
): ConnectionMove | Refusal => {
  const to = decide(providerConnectionLifecycle(provider), standing, event);
  return isRefusal(to) ? to : { ...to, status: to.status as ConnectionStatus };
};

/** What becomes of it by what the provider says of its account; one whose set-up isn't finished stays as it is. */
export const accountReportedAct = (
  provider: ProviderName,
  standing: ConnectionStanding,
  state: AccountState,
): ConnectionMove | Refusal =>
  state === 'unfinished'
    ? { ...standing, moved: false }
    : moveConnectionAct(provider, standing, {
        type: state === 'ready' ? 'provider.ready' : 'provider.limit',
      });

/** Connects an account that is whole from the beginning. Refused while one is connected, and for another business's. */
export const connectWholeAct = (
  provider: ProviderName,
  standing: ConnectionStanding,
  account: string,
  taken: boolean,
): ConnectionMove | Refusal => {
  const begun = moveConnectionAct(provider, standing, { type: 'provider.begin', account, taken });
  if (isRefusal(begun)) return begun;
  const ready = moveConnectionAct(provider, begun, { type: 'provider.ready' });
  return isRefusal(ready) ? ready : { ...ready, moved: true };
};
