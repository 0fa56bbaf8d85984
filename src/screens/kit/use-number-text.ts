import { useState } from 'react';
import { currencyDigits, formatAmount, formatDecimal, parseDecimal } from './format.ts';

export interface NumberForm {
  locale: string;
  /** Money of this currency is shown with the currency's decimals. */
  currency?: string;
  /** The most decimals it may have. */
  decimals: number;
}

/** Prices and quantities have at most six decimals, money those of its currency. */
export const PRICE_DECIMALS = 6;

export const moneyForm = (currency: string, locale: string): NumberForm => ({
  locale,
  currency,
  decimals: currencyDigits(currency),
});

const isDecimal = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/** What is wrong with what a number field holds, in a sentence with an example; undefined when nothing is, or nothing is typed. */
export function numberProblem(value: string, { locale, currency, decimals }: NumberForm): string | undefined {
  if (value === '') return undefined;
  if (!isDecimal(value)) {
    const example = currency ? formatAmount('1234.56', currency, locale) : formatDecimal('1234.5', locale);
    return `“${value}” could not be read as a number. Write it like ${example}.`;
  }
  if ((value.split('.')[1] ?? '').replace(/0+$/, '').length <= decimals) return undefined;
  if (currency && decimals === 0) return `${currency} has no decimals.`;
  return currency ? `${currency} has ${decimals} decimals at most.` : `At most ${decimals} decimals.`;
}

function shown(value: string, { locale, currency, decimals }: NumberForm): string {
  const fits = numberProblem(value, { locale, currency, decimals }) === undefined;
  return currency && fits ? formatAmount(value, currency, locale) : formatDecimal(value, locale, 20);
}

/**
 * The text of a number field between the person and the decimal string the form holds.
 *
 * What can be read is handed on as a decimal string; what cannot is handed on as it was typed, so that a stored draft gives it
 * back and the form refuses it with `numberProblem`. While the field has the focus the text is the person's own; after it, tidied.
 */
export function useNumberText(value: string, onChange: (value: string) => void, form: NumberForm) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? shown(value, form),
    problem: typed === null ? numberProblem(value, form) : undefined,
    onText(text: string): void {
      setTyped(text);
      onChange(parseDecimal(text, form.locale) ?? text.trim());
    },
    onLeave: () => setTyped(null),
  };
}
