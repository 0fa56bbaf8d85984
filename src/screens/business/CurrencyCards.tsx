import { useMemo } from 'react';
import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import type { BusinessSettings } from '../../domain/business/business.ts';
import { isCurrency } from '../../domain/values/currency.ts';
import { currencyCardWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { KeptCard } from '../page/KeptCard.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { SettingsForm } from '../page/SettingsForm.tsx';
import { TurnOnCard } from '../page/TurnOnCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

/** The currency of the books, and whether documents may be written in others. */
export function CurrencyCards() {
  const { id: businessId } = useBusiness();
  const { data: settings } = useCall(businessCalls.getSettings, { businessId });
  if (!settings) return null;
  return (
    <>
      <SettingsForm>
        <HomeCurrencyCard settings={settings} />
      </SettingsForm>
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
    <KeptCard title={currencyCardWords.homeCurrency} lead={currencyCardWords.homeCurrencyLead} card={card}>
      <SelectField {...card.field('currency')} label={currencyCardWords.homeCurrency} options={options} />
    </KeptCard>
  );
}

function ForeignCurrencyCard({ on }: { on: boolean }) {
  const { id: businessId } = useBusiness();
  const title = currencyCardWords.foreignCurrencies;
  if (on) return <SettingsCard title={title} lead={currencyCardWords.foreignOnLead} />;
  return (
    <TurnOnCard
      title={title}
      lead={currencyCardWords.foreignOffLead}
      label={currencyCardWords.enableForeignCurrencies}
      question={currencyCardWords.enableTitle}
      keep={currencyCardWords.keepOff}
      name="multi-currency.enable"
      send={(intentKey) => ask(businessCalls.enableMultiCurrency, { businessId }, { intentKey })}
    />
  );
}
