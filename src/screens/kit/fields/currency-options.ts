import { currencies } from '../../../domain/values/currency.ts';
import type { Option } from './SelectField.tsx';

/** Currencies as "Nigerian Naira - NGN", their codes as values. */
export function currencyOptions(): readonly Option[] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return currencies
    .map(({ code }) => ({ value: code, label: `${names.of(code) ?? code} - ${code}` }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
