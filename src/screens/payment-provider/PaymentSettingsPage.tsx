import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ownAccount } from '../../api/queries/account.ts';
import * as paymentSettingsWords from '../../domain/words/payment-settings.ts';
import { Loaded } from '../page/Loaded.tsx';
import { paymentSettingsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { ProviderPanels } from './ProviderPanels.tsx';

const Payouts = lazy(async () => ({ default: (await import('./Payouts.tsx')).Payouts }));

/** How customers may pay online. The spec leads back here from a payment page, by `activeTab=payment-methods`: its one tab. */
export function PaymentSettingsPage() {
  const { id } = useBusiness();
  return (
    <Loaded
      query={useQuery(ownAccount())}
      back={{ label: paymentSettingsWords.paymentSettings, href: paymentSettingsAt }}
    >
      {({ businesses }) => (
        <>
          <PageHead title={paymentSettingsWords.paymentSettings} />
          <ProviderPanels connected={businesses.find((one) => one.id === id)!.connected} />
          <Suspense fallback={null}>
            <Payouts />
          </Suspense>
        </>
      )}
    </Loaded>
  );
}
