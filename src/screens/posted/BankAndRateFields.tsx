import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import { batchWords, paySeveral as words } from '../../domain/words/payments.ts';
import { BankField } from '../document/BankField.tsx';
import { useBusiness } from '../frame/business.ts';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { rateForm } from '../kit/fields/use-number-text.ts';
import { useLocale } from '../kit/locale.ts';
import { Columns } from '../kit/Stack.tsx';
import { type BankAndRateByCurrency, bankAndRateIn } from './pay-several.ts';

interface BankAndRateFieldsProps {
  currencies: readonly string[];
  mode: PaymentMode;
  byCurrency: BankAndRateByCurrency;
  rateHint: (values: { currency: string }) => string;
  onChange: (byCurrency: BankAndRateByCurrency) => void;
}

/** For each currency that is paid: the bank its money moves through, and what it is worth at home. */
export function BankAndRateFields({
  currencies,
  mode,
  byCurrency,
  rateHint,
  onChange,
}: BankAndRateFieldsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  return currencies.map((currency) => {
    const bankAndRate = bankAndRateIn(byCurrency, currency);
    const change = (typed: Partial<typeof bankAndRate>) =>
      onChange({ ...byCurrency, [currency]: { ...bankAndRate, ...typed } });
    return (
      <fieldset key={currency} aria-label={words.inCurrency({ currency })} style={{ display: 'contents' }}>
        <Columns>
          {currency !== homeCurrency && (
            <NumberField
              id={`rate-${currency}`}
              label={`${batchWords.exchangeRate} ${currency}`}
              optional
              hint={rateHint({ currency })}
              unit={homeCurrency}
              form={rateForm(locale)}
              value={bankAndRate.rate}
              onChange={(rate) => change({ rate })}
            />
          )}
          <BankField
            id={`bank-${currency}`}
            problem={undefined}
            mode={mode}
            value={bankAndRate.bankId}
            onChange={(bankId) => change({ bankId })}
          />
        </Columns>
      </fieldset>
    );
  });
}
