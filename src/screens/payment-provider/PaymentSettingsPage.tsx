import { pageTitles } from '../../domain/words/frame.ts';
import { payoutsAt } from '../frame/addresses.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { ProviderPanels } from './ProviderPanels.tsx';

/** How customers may pay online. The spec leads back here from a payment page, by `activeTab=payment-methods`: its one tab. */
export const PaymentSettingsPage = () => (
  <>
    <PageHead title={pageTitles.payments}>
      <ButtonLink href={payoutsAt}>{pageTitles.payouts}</ButtonLink>
    </PageHead>
    <ProviderPanels />
  </>
);
