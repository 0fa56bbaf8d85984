import type { PaymentMode } from '../../domain/books/payment-mode.ts';
import { batchWords, paySeveral as words } from '../../domain/words/payments.ts';
import { BankField } from '../document/BankField.tsx';
import { useLocale } from '../kit/locale.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { rateForm } from '../kit/use-number-text.ts';
import { useBusiness } from '../shell/business.ts';
import { type Ways, wayIn } from './pay-several.ts';

interface WayFieldsProps {
  currencies: readonly string[];
  mode: PaymentMode;
  ways: Ways;
  rateHint: (values: { currency: string }) => string;
  onChange: (ways: Ways) => void;
}

/** For each currency that is paid: the bank its money moves through, and what it is worth at home. */
export function WayFields({ currencies, mode, ways, rateHint, onChange }: WayFieldsProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  return currencies.map((currency) => {
    const way = wayIn(ways, currency);
    const change = (typed: Partial<typeof way>) => onChange({ ...ways, [currency]: { ...way, ...typed } });
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
              value={way.rate}
              onChange={(rate) => change({ rate })}
            />
          )}
          <BankField
            id={`bank-${currency}`}
            problem={undefined}
            mode={mode}
            value={way.bankId}
            onChange={(bankId) => change({ bankId })}
          />
        </Columns>
      </fieldset>
    );
  });
}
