import { useMemo } from 'react';
import { changeHomeCurrency, enableForeignCurrencies } from '../../api/commands/business.ts';
import type { BusinessSettings } from '../../domain/business.ts';
import { isCurrency } from '../../domain/currency.ts';
import { Button } from '../kit/Button.tsx';
import { currencyOptions } from '../kit/currency-options.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useKeptCard } from '../page/use-kept-card.ts';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

/** The currency of the books, and whether documents may be written in others. */
export function CurrencyCard({ settings }: { settings: BusinessSettings }) {
  return (
    <>
      <HomeCurrencyCard settings={settings} />
      <ForeignCurrencyCard on={settings.multiCurrency} />
    </>
  );
}

function HomeCurrencyCard({ settings }: { settings: BusinessSettings }) {
  const { id: businessId } = useBusiness();
  const options = useMemo(currencyOptions, []);
  const card = useKeptCard({
    noun: 'home-currency',
    of: { id: businessId, version: settings.versions.homeCurrency },
    initial: { currency: settings.currency },
    check: ({ currency }) =>
      isCurrency(currency) ? [] : [{ field: 'currency', message: 'Choose a currency of the list.' }],
    shown: ({ currency }) => ({ Currency: currency }),
    save: ({ currency }, intentKey, version) =>
      changeHomeCurrency({ businessId, intentKey }, { typed: currency, version }),
  });
  if (settings.hasEntries)
    return (
      <SettingsCard
        title="Home currency"
        lead={`Your books hold amounts in ${settings.currency}, which would change their meaning: it stays. Open another business for another currency.`}
      >
        <p>{options.find(({ value }) => value === settings.currency)?.label}</p>
      </SettingsCard>
    );
  return (
    <KeptCard
      title="Home currency"
      lead="Your books are kept in it. It can be changed until the first document."
      card={card}
      save="Save currency"
    >
      <SelectField {...card.field('currency')} label="Currency" options={options} />
    </KeptCard>
  );
}

function ForeignCurrencyCard({ on }: { on: boolean }) {
  const { id: businessId } = useBusiness();
  const form = useSettingsForm({
    id: 'multi-currency',
    initial: {},
    check: () => [],
    save: (_, intentKey) => enableForeignCurrencies({ businessId, intentKey }),
  });
  return (
    <SettingsCard
      title="Foreign currencies"
      lead={
        on
          ? 'Documents may be written in any currency; each keeps its rate.'
          : 'Lets you quote and invoice in your customers’ currencies. It can’t be turned off again.'
      }
      onSubmit={form.onSubmit}
      foot={
        !on && (
          <Button look="primary" type="submit" pending={form.pending}>
            Enable foreign currencies
          </Button>
        )
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
    </SettingsCard>
  );
}
