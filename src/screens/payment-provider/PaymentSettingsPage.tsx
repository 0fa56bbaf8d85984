import { lazy, Suspense } from 'react';
import { paymentSettings as paymentSettingsWords } from '../../domain/words/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ProviderPanels } from './ProviderPanels.tsx';

const Payouts = lazy(async () => ({ default: (await import('./Payouts.tsx')).Payouts }));

/** How customers may pay online. The spec leads back here from a payment page, by `activeTab=payment-methods`: its one tab. */
export function PaymentSettingsPage() {
  return (
    <>
      <PageHead title={paymentSettingsWords.paymentSettings} />
      <ProviderPanels />
      <Suspense fallback={null}>
        <Payouts />
      </Suspense>
    </>
  );
}
