import { useLocale } from '../locale.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { moneyForm } from './use-number-text.ts';

/** An amount of money with its currency; understands `1.234,56` and `1,234.56`, and says so when it cannot read what was typed. */
export function MoneyField({ currency, ...field }: NumberFieldProps & { currency: string }) {
  const locale = useLocale();
  return <NumberField {...field} form={moneyForm(currency, locale)} unit={currency} />;
}
