import { planHas } from '../../domain/access/plans.ts';
import { businessWords } from '../../domain/words/business.ts';
import { businessAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { SettingsForm } from '../page/SettingsForm.tsx';
import { BusinessSettingsPage } from './BusinessSettingsPage.tsx';
import { ContactCard } from './ContactCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { FiscalYearCard } from './FiscalYearCard.tsx';
import { LockDateCard } from './LockDateCard.tsx';
import { LockExceptions } from './LockExceptions.tsx';
import { SignInCard } from './SignInCard.tsx';

/** Who the business is. Where the plan has accounts of its own, the fiscal year is set with them. */
export function BusinessPage() {
  const { plan } = useBusiness();
  const may = useMay();
  return (
    <BusinessSettingsPage title={businessWords.business} href={businessAt}>
      {(settings) => (
        <>
          <SettingsForm>
            <DetailsCard settings={settings} />
            <ContactCard settings={settings} />
            {!(planHas(plan, 'advancedAccounting') && may('settings.account')) && (
              <FiscalYearCard month={settings.fiscalYear} version={settings.versions.fiscalYear} />
            )}
            {may('settings.account') && (
              <LockDateCard lockedUntil={settings.lockedUntil} version={settings.versions.lockDate} />
            )}
          </SettingsForm>
          {may('settings.account') && (
            <>
              {planHas(plan, 'advancedAccounting') && <LockExceptions lockedUntil={settings.lockedUntil} />}
              <SignInCard needed={settings.secondFactorNeeded} version={settings.versions.secondFactor} />
            </>
          )}
        </>
      )}
    </BusinessSettingsPage>
  );
}
