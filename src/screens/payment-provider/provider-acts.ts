import { panelWords as words } from '../../domain/online-payment/online-payments.words.ts';
import type { ConnectionStanding } from '../../domain/payment-provider/connection.ts';
import type { ProviderName } from '../../domain/payment-provider/provider.ts';
import { providerRefusals } from '../../domain/payment-provider/refusals.words.ts';
import {
  type ProviderConnectionEvent,
  providerConnectionLifecycle,
} from '../../machines/payment-provider/provider-connection.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

export type ProviderAct = 'connect' | 'disconnect';

const act = (
  name: ProviderAct,
  label: string,
  event: ProviderConnectionEvent,
): ActSpec<ProviderAct, ProviderConnectionEvent> => ({
  name,
  label,
  event,
  key: 'settings.payment',
  onlyWhereOpen: true,
});

/** What the chart lets be done with a provider; only who may keep the settings sees the page. */
export const providerActsOf = (
  provider: ProviderName,
  standing: ConnectionStanding,
): AvailableActs<ProviderAct> => {
  const { account } = standing.facts;
  const named = { provider: providerRefusals.providerLabels[provider] };
  const begin = { type: 'provider.begin', account: account ?? 'new', taken: false } as const;
  const specs = [
    act('disconnect', words.disconnect(named), { type: 'provider.disconnect' }),
    act('connect', account === null ? words.connect(named) : words.goOn, begin),
  ];
  return allowedActs(providerConnectionLifecycle(provider), standing, specs, () => true);
};
