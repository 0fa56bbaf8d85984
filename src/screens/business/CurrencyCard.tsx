import { useMemo } from 'react';
import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { isCurrency } from '../../domain/values/currency.ts';
import { currencyCardWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

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
  const card = useSettingsForm({
    noun: 'home-currency',
    of: { id: businessId, version: settings.versions.homeCurrency },
    initial: { currency: settings.currency },
    check: ({ currency }) =>
      isCurrency(currency) ? [] : [{ field: 'currency', message: currencyCardWords.chooseCurrencyList }],
    valuesOf: ({ currency }) => ({ [currencyCardWords.currency]: currency }),
    save: ({ currency }, intentKey, version) =>
      ask(businessCalls.changeDefaultCurrency, { businessId, currency, version }, { intentKey }),
  });
  if (settings.hasEntries)
    return (
      <SettingsCard
        title={currencyCardWords.homeCurrency}
        lead={currencyCardWords.booksHoldCurrency(settings.currency)}
      >
        <p>{options.find(({ value }) => value === settings.currency)?.label}</p>
      </SettingsCard>
    );
  return (
    <KeptCard
      title={currencyCardWords.homeCurrency}
      lead={currencyCardWords.homeCurrencyLead}
      card={card}
      save={currencyCardWords.save}
    >
      <SelectField {...card.field('currency')} label={currencyCardWords.currency} options={options} />
    </KeptCard>
  );
}

function ForeignCurrencyCard({ on }: { on: boolean }) {
  const { id: businessId } = useBusiness();
  const card = useSettingsForm({
    noun: 'multi-currency',
    initial: {},
    save: (_, intentKey) => ask(businessCalls.enableMultiCurrency, { businessId }, { intentKey }),
  });
  return (
    <SettingsCard
      title={currencyCardWords.foreignCurrencies}
      lead={on ? currencyCardWords.foreignOnLead : currencyCardWords.foreignOffLead}
      onSubmit={card.onSubmit}
      foot={
        !on && (
          <Button look="primary" type="submit" pending={card.pending}>
            {currencyCardWords.enableForeignCurrencies}
          </Button>
        )
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
    </SettingsCard>
  );
}
