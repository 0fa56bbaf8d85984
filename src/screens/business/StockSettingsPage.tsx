import { pageTitles } from '../../domain/words/frame.ts';
import { stockSettingsAt } from '../frame/addresses.ts';
import { BusinessSettingsPage } from './BusinessSettingsPage.tsx';
import { StockCard } from './StockCard.tsx';

/** What may be done with goods that aren't there. */
export const StockSettingsPage = () => (
  <BusinessSettingsPage title={pageTitles.stockSettings} href={stockSettingsAt}>
    {(settings) => (
      <StockCard negativeAllowed={settings.negativeStock} version={settings.versions.negativeStock} />
    )}
  </BusinessSettingsPage>
);
