import { pageTitles } from '../../domain/words/frame.ts';
import { documentSettingsAt } from '../frame/addresses.ts';
import { SettingsForm } from '../page/SettingsForm.tsx';
import { BusinessSettingsPage } from './BusinessSettingsPage.tsx';
import { NumberingCard } from './NumberingCard.tsx';
import { PaperCard } from './PaperCard.tsx';
import { TaxOrderCard } from './TaxOrderCard.tsx';
import { TaxRoundingCard } from './TaxRoundingCard.tsx';

/** What new documents are numbered, computed and printed by. */
export const DocumentSettingsPage = () => (
  <BusinessSettingsPage title={pageTitles.documentSettings} href={documentSettingsAt}>
    {(settings) => (
      <>
        <SettingsForm>
          <NumberingCard numbering={settings.numbering} />
          <PaperCard settings={settings} />
        </SettingsForm>
        <TaxOrderCard afterDiscount={settings.taxAfterDiscount} version={settings.versions.taxOrder} />
        <TaxRoundingCard perRate={settings.taxPerRate} version={settings.versions.taxOrder} />
      </>
    )}
  </BusinessSettingsPage>
);
