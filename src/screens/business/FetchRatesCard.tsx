import { useMemo } from 'react';
import { rateCalls } from '../../api/calls/exchange-rate.ts';
import { ask } from '../../api/client/ask.ts';
import type { KeptRates } from '../../domain/typed/exchange-rate.ts';
import { fetchRatesWords, rateWords } from '../../domain/words/banks.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { ErrorSummary } from '../kit/notices/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';

const title = fetchRatesWords.fetchedRates;

/** Asks the provider for today's rates; where there is none it says so. */
export function FetchRatesCard({ provider, inUse }: Pick<KeptRates, 'provider' | 'inUse'>) {
  return provider ? (
    <Form provider={provider} inUse={inUse} />
  ) : (
    <SettingsCard title={title} lead={rateWords.noProvider} />
  );
}

function Form({ provider, inUse }: { provider: string; inUse: readonly string[] }) {
  const { id: businessId, homeCurrency } = useBusiness();
  const currencies = useMemo(
    () => currencyOptions().filter(({ value }) => value !== homeCurrency && !inUse.includes(value)),
    [homeCurrency, inUse],
  );
  const card = useSettingsForm({
    noun: 'fetch-rates',
    initial: { also: '' },
    check: ({ also }) =>
      inUse.length === 0 && !also ? [{ field: 'also', message: rateWords.noCurrency }] : [],
    save: ({ also }, intentKey) =>
      ask(rateCalls.fetchRates, { businessId, also: also || null }, { intentKey }),
    onSaved: () => card.change({ also: '' }),
  });
  return (
    <SettingsCard
      title={title}
      lead={fetchRatesWords.lead(provider, inUse.join(', '), homeCurrency)}
      onSubmit={card.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={card.pending}>
          {fetchRatesWords.fetchRates}
        </Button>
      }
    >
      <ErrorSummary problems={card.problems} attempt={card.attempt} />
      <SelectField
        {...card.field('also')}
        label={inUse.length > 0 ? fetchRatesWords.oneMoreCurrency : fetchRatesWords.currency}
        optional={inUse.length > 0}
        placeholder={fetchRatesWords.placeholder}
        options={currencies}
      />
    </SettingsCard>
  );
}
