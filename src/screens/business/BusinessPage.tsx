import { businessCalls } from '../../api/calls/business.ts';
import { useCall } from '../../api/client/query.ts';
import { businessWords } from '../../domain/words/business.ts';
import { businessAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { ContactCard } from './ContactCard.tsx';
import { CurrencyCard } from './CurrencyCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { FiscalYearCard } from './FiscalYearCard.tsx';
import { LockDateCard } from './LockDateCard.tsx';
import { MailCard } from './MailCard.tsx';
import { NumberingCard } from './NumberingCard.tsx';
import { PaperCard } from './PaperCard.tsx';
import { RemindersCard } from './RemindersCard.tsx';
import { SignInCard } from './SignInCard.tsx';
import { StockCard } from './StockCard.tsx';
import { TaxOrderCard } from './TaxOrderCard.tsx';
import { TaxRoundingCard } from './TaxRoundingCard.tsx';

/** How the business is set up, one matter a card. */
export function BusinessPage() {
  const { id: businessId } = useBusiness();
  const may = useMay();
  return (
    <Loaded
      query={useCall(businessCalls.getSettings, { businessId })}
      back={{ label: businessWords.business, href: businessAt }}
    >
      {(settings) => (
        <>
          <PageHead title={businessWords.business} />
          <DetailsCard settings={settings} />
          <ContactCard settings={settings} />
          <CurrencyCard settings={settings} />
          <FiscalYearCard month={settings.fiscalYear} version={settings.versions.fiscalYear} />
          <NumberingCard numbering={settings.numbering} />
          <TaxOrderCard afterDiscount={settings.taxAfterDiscount} version={settings.versions.taxOrder} />
          <TaxRoundingCard perRate={settings.taxPerRate} version={settings.versions.taxOrder} />
          <PaperCard settings={settings} />
          <MailCard mails={settings.mails} />
          <RemindersCard reminders={settings.reminders} version={settings.versions.reminders} />
          <StockCard negativeAllowed={settings.negativeStock} version={settings.versions.negativeStock} />
          {may('settings.account') && (
            <>
              <LockDateCard lockedUntil={settings.lockedUntil} version={settings.versions.lockDate} />
              <SignInCard needed={settings.secondFactorNeeded} version={settings.versions.secondFactor} />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}
