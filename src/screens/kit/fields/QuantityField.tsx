import { useLocale } from '../locale.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { quantityForm } from './use-number-text.ts';

/** How many or how much, with up to six decimals. */
export function QuantityField(field: NumberFieldProps) {
  return <NumberField {...field} form={quantityForm(useLocale())} />;
}
