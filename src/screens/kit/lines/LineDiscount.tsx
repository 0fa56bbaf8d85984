import { lineItems as words } from '../../../domain/words/documents.ts';
import { moneyForm, percentForm, useNumberText } from '../fields/use-number-text.ts';
import { NumberCell, type Ties } from './LineCells.tsx';

interface LineDiscountProps {
  /** An amount, or a percentage with its sign. */
  value: string;
  currency: string;
  locale: string;
  ties: Ties;
  onChange: (value: string) => void;
}

/** A line's own discount: an amount as it is typed, or a percentage where a sign follows it. */
export default function LineDiscount({ value, currency, locale, ties, onChange }: LineDiscountProps) {
  let sign = value.endsWith('%') ? '%' : '';
  const form = sign ? percentForm(locale) : moneyForm(currency, locale);
  const plain = sign ? value.slice(0, -1) : value;
  const number = useNumberText(plain, (text) => onChange(text && `${text}${sign}`), form);
  return (
    <NumberCell
      label={words.discount}
      ties={ties}
      form={form}
      text={number.text + sign}
      onText={(text) => {
        sign = text.trim().endsWith('%') ? '%' : '';
        number.onText(text.replace('%', '').trim());
      }}
      onLeave={number.onLeave}
    />
  );
}
