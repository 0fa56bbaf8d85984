import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ownAccount } from '../../api/queries/account.ts';
import type { Connections } from '../../domain/user.ts';
import * as paymentSettingsWords from '../../domain/words/payment-settings.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { styled } from '../kit/styled.ts';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { paymentSettingsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { ProviderPanels } from './ProviderPanels.tsx';

const Payouts = lazy(async () => ({ default: (await import('./Payouts.tsx')).Payouts }));

const Ways = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  },
});

/** Ways to pay that are simulated, and that nobody connects yet. */
const ways: readonly [label: string, isConnected: (connected: Connections) => boolean][] = [
  ['Flutterwave', ({ flutterwave }) => flutterwave],
  ['PayPal', ({ paypal }) => paypal],
];

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
          <Methods connected={businesses.find((one) => one.id === id)!.connected} />
          <Suspense fallback={null}>
            <Payouts />
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

const Methods = ({ connected }: { connected: Connections }) => (
  <SettingsCard
    title={paymentSettingsWords.paymentMethods}
    lead={
      ways.some(([, isConnected]) => isConnected(connected))
        ? paymentSettingsWords.ways
        : paymentSettingsWords.noWays
    }
  >
    <Ways>
      {ways.map(([label, isConnected]) => (
        <li key={label}>
          {label}
          {isConnected(connected) ? (
            <StatusBadge tone="waiting" word={paymentSettingsWords.simulated} />
          ) : (
            <StatusBadge tone="draft" word={paymentSettingsWords.notConnected} />
          )}
        </li>
      ))}
    </Ways>
  </SettingsCard>
);
