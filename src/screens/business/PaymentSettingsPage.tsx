import { useQuery } from '@tanstack/react-query';
import { ownAccount } from '../../api/queries/account.ts';
import type { Connections } from '../../domain/user.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { styled } from '../kit/styled.ts';
import { Loaded } from '../page/Loaded.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { paymentSettingsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { PageHead } from '../shell/PageHead.tsx';

const Ways = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  },
});

const ways: readonly [label: string, isConnected: (connected: Connections) => boolean][] = [
  ['Card', ({ card }) => card],
  ['Flutterwave', ({ flutterwave }) => flutterwave],
  ['PayPal', ({ paypal }) => paypal],
  ['Paystack', ({ paystack }) => paystack],
];

/** How customers may pay online. The spec leads back here from a payment page, by `activeTab=payment-methods`: its one tab. */
export function PaymentSettingsPage() {
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(ownAccount())} back={{ label: 'Payment settings', href: paymentSettingsAt }}>
      {({ businesses }) => (
        <>
          <PageHead title="Payment settings" />
          <Methods connected={businesses.find((one) => one.id === id)!.connected} />
        </>
      )}
    </Loaded>
  );
}

const Methods = ({ connected }: { connected: Connections }) => (
  <SettingsCard
    title="Payment methods"
    lead={
      ways.some(([, isConnected]) => isConnected(connected))
        ? 'How customers can pay an invoice online, from its link or from a payment link you send. A sandbox stands in for each here: no money moves.'
        : 'Nobody takes online payments here yet, so customers pay you directly and you record it.'
    }
  >
    <Ways>
      {ways.map(([label, isConnected]) => (
        <li key={label}>
          {label}
          {isConnected(connected) ? (
            <StatusBadge tone="settled" word="Connected" />
          ) : (
            <StatusBadge tone="draft" word="Not connected" />
          )}
        </li>
      ))}
    </Ways>
  </SettingsCard>
);
