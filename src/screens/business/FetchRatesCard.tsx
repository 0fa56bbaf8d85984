import { useMemo } from 'react';
import { fetchRates } from '../../api/commands/rates.ts';
import type { KeptRates } from '../../domain/exchange-rate.ts';
import { rateWords } from '../../domain/words/rates.ts';
import { Button } from '../kit/Button.tsx';
import { currencyOptions } from '../kit/currency-options.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

const title = 'Fetched rates';

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
  const form = useSettingsForm({
    id: 'fetch-rates',
    initial: { also: '' },
    check: ({ also }) =>
      inUse.length === 0 && !also ? [{ field: 'also', message: rateWords.noCurrency }] : [],
    save: ({ also }, intentKey) => fetchRates({ businessId, intentKey }, also || null),
    onSaved: () => form.set({ also: '' }),
  });
  return (
    <SettingsCard
      title={title}
      lead={`${provider} is asked for the newest rates of ${inUse.length > 0 ? inUse.join(', ') : 'a currency'} in ${homeCurrency}. A rate typed for its day stays.`}
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Fetch rates
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <SelectField
        {...form.field('also')}
        label={inUse.length > 0 ? 'One more currency' : 'Currency'}
        optional={inUse.length > 0}
        placeholder="Choose a currency"
        options={currencies}
      />
    </SettingsCard>
  );
}
