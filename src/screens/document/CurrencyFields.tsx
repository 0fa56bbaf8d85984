import { memo, useCallback, useRef, useState } from 'react';
import { formatDecimal } from '../../domain/values/format.ts';
import { rateWords } from '../../domain/words/banks.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { documentForm as words } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { PickerField } from '../kit/fields/PickerField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { Stack } from '../kit/Stack.tsx';
import { rateOf } from './money-form.ts';
import { type FormPart, sameParts } from './same-parts.ts';

let options: PickOption[] | undefined;

/** Made once, when a list is first opened or a currency first named. */
const currencyPicks = (): PickOption[] => {
  options ??= currencyOptions().map(({ value, label }) => ({ id: value, name: label }));
  return options;
};

interface CurrencyAndRate {
  currency: string;
  /** Home per unit of the currency; empty while nobody typed one. */
  rate: string;
}

interface CurrencyRateProps {
  label?: string;
  form: CurrencyAndRate;
  field: (name: keyof CurrencyAndRate) => { id: string; problem: string | undefined };
  change: (change: Partial<CurrencyAndRate>) => void;
  /** What a missing rate means here. */
  missing?: (currency: string, homeCurrency: string) => string;
}

/** A currency and what one unit of it is at home; nothing where the business has no other currency. */
export function CurrencyRate({
  label = 'Currency',
  form,
  field,
  change,
  missing = rateWords.without,
}: CurrencyRateProps) {
  const { id, homeCurrency, multiCurrency } = useBusiness();
  const locale = useLocale();
  const latest = useRef(form);
  latest.current = form;
  const [notLoaded, setNotLoaded] = useState(false);

  /** The rate kept for the currency stands in the empty field, unless somebody typed or chose meanwhile. */
  async function propose(currency: string) {
    setNotLoaded(false);
    if (currency === homeCurrency) return;
    const rate = await import('./stored-rate.ts')
      .then(({ storedRate }) => storedRate(id, currency, homeCurrency))
      .catch(() => undefined);
    const now = latest.current;
    if (rate === undefined) setNotLoaded(now.currency === currency);
    if (rate && now.currency === currency && now.rate === '') change({ rate });
  }

  const search = useCallback((query: string) => {
    const wanted = query.toLowerCase();
    return currencyPicks().filter(({ name }) => name.toLowerCase().includes(wanted));
  }, []);
  const foreign = form.currency !== homeCurrency;
  if (!multiCurrency && !foreign) return null;
  const rate = formatDecimal(rateOf(form), locale);
  return (
    <>
      <PickerField
        {...field('currency')}
        label={label}
        picked={currencyPicks().find(({ id }) => id === form.currency) ?? null}
        onPick={(picked) => {
          if (!picked || picked.id === form.currency) return;
          change({ currency: picked.id, rate: '' });
          void propose(picked.id);
        }}
        search={search}
      />
      {foreign && (
        <Stack>
          <NumberField
            {...field('rate')}
            label={words.exchangeRate}
            hint={form.rate ? words.rateIs({ currency: form.currency, rate, homeCurrency }) : undefined}
            unit={homeCurrency}
            form={rateForm(locale)}
            value={form.rate}
            onChange={(typed) => change({ rate: typed })}
          />
          {notLoaded && !form.rate && <Notice>{displayed(rateWords.notLoaded)}</Notice>}
          {!form.rate && <Notice>{missing(form.currency, homeCurrency)}</Notice>}
        </Stack>
      )}
    </>
  );
}

/** The same of a document. */
export const CurrencyFields = memo(
  function CurrencyFields({ form, field, change }: FormPart) {
    return <CurrencyRate form={form} field={field} change={change} missing={rateWords.counted} />;
  },
  sameParts('currency', 'rate'),
);
