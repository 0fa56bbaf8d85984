import { useQuery } from '@tanstack/react-query';
import { paymentProviders } from '../../api/queries/payment-providers.ts';
import { providerSpecs } from '../../domain/payment-provider/provider.ts';
import type { Connections } from '../../domain/user.ts';
import * as paymentSettingsWords from '../../domain/words/payment-settings.ts';
import { Loaded } from '../page/Loaded.tsx';
import { paymentSettingsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { ProviderPanel } from './ProviderPanel.tsx';

/** A panel for each provider that can be connected. One that has come further begins anew. */
export function ProviderPanels({ connected }: { connected: Connections }) {
  const { id } = useBusiness();
  const known = useQuery(paymentProviders(id));
  return (
    <Loaded query={known} back={{ label: paymentSettingsWords.paymentSettings, href: paymentSettingsAt }}>
      {(views) => (
        <>
          {views.map((view) => (
            <ProviderPanel
              key={`${view.provider} ${view.standing.status}`}
              view={view}
              simulated={connected[providerSpecs[view.provider].method]}
            />
          ))}
        </>
      )}
    </Loaded>
  );
}
