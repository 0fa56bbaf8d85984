import { useState } from 'react';
import { rateDigits } from '../../../domain/typed/exchange-rate.ts';
import { groupsWithComma, isAmbiguous, parseDecimal } from '../../../domain/typed/number.ts';
import { currencyDigits, formatDecimal } from '../../../domain/values/format.ts';
import { numberField as words } from '../../../domain/words/everywhere.ts';

export interface NumberForm {
  locale: string;
  /** Named when what was typed does not fit it. */
  currency?: string;
  /** The fewest decimals it is shown with. */
  least: number;
  /** The most decimals it may have. */
  most: number;
  /** Thousands are not grouped by a comma: it is as easily the decimals of somebody who writes them so. */
  ungrouped?: true;
  /** What can't become a number is ignored as it is typed, letters first of all. Source: sales-and-access, section 5. */
  ignoresLetters?: true;
}

/** Quantities, and prices for one of something, have at most six decimals. */
const UNIT_DECIMALS = 6;

/** An amount of money: exactly the decimals of its currency. */
export function moneyForm(currency: string, locale: string): NumberForm {
  const digits = currencyDigits(currency);
  return { locale, currency, least: digits, most: digits };
}

/** The price of one: as money, but it may be finer than the currency's smallest coin. */
export const priceForm = (currency: string, locale: string): NumberForm => ({
  locale,
  least: currencyDigits(currency),
  most: UNIT_DECIMALS,
});

/** A percentage has at most four decimals. */
export const percentForm = (locale: string): NumberForm => ({ locale, least: 0, most: 4 });

export const quantityForm = (locale: string): NumberForm => ({
  locale,
  least: 0,
  most: UNIT_DECIMALS,
  ungrouped: true,
  ignoresLetters: true,
});

/** What one unit of a currency is in another. */
export const rateForm = (locale: string): NumberForm => ({ locale, least: 0, most: rateDigits });

const isDecimal = (value: string) => /^-?\d+(\.\d+)?$/.test(value);

/** A value as the locale writes it, its thousands grouped where the form has them so. */
const formatted = (value: string, { locale, least, ungrouped }: NumberForm): string =>
  formatDecimal(value, locale, least, ungrouped !== true);

/** Whether what was typed could be read in two ways. */
const isTwofold = (typed: string, { locale, ungrouped }: NumberForm): boolean =>
  isAmbiguous(typed, locale) || (ungrouped === true && groupsWithComma(typed, locale));

/** What is wrong with what a number field holds, in a sentence with an example; undefined when nothing is, or nothing is typed. */
export function numberProblem(value: string, form: NumberForm): string | undefined {
  const { locale, currency, most } = form;
  if (value === '') return undefined;
  if (isAmbiguous(value, locale)) {
    return words.ambiguous({ value, plain: value.replace(',', ''), most });
  }
  if (!isDecimal(value)) {
    const digits = value.replaceAll(',', '');
    if (isTwofold(value, form) && isDecimal(digits))
      return words.grouped({ value, plain: formatted(digits, form) });
    return words.unreadable({ value, example: formatted('1234.5', form) });
  }
  if ((value.split('.')[1] ?? '').replace(/0+$/, '').length <= most) return undefined;
  if (!currency) return words.tooExact({ most });
  return words.tooExactIn({ currency, most });
}

/** What may still become a number while it is typed, such as `-` and `1,2` on the way to `1,234`: only leaving the field refuses it. */
const isUnfinished = (text: string) => /^[\p{Nd}\p{Sc}\s.,'’+()−–-]*$/u.test(text);

/** A value as the locale writes it; with one more decimal where typing the same would be refused as ambiguous. */
const tidied = (value: string, form: NumberForm): string => {
  const text = formatted(value, form);
  return isDecimal(value) && isAmbiguous(text, form.locale) ? formatted(value, { ...form, least: 4 }) : text;
};

/**
 * The text of a number field between the person and the decimal string the form holds.
 *
 * What can be read is handed on as a decimal string; what cannot is handed on as it was typed, so that a stored draft gives it
 * back and the form refuses it with `numberProblem`. But in a quantity nothing typed is dropped: what can't become a number is refused
 * at once, what still can when the field is left. While the field has the focus the text is the person's own; after it, tidied.
 */
export function useNumberText(value: string, onChange: (value: string) => void, form: NumberForm) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    text: typed ?? tidied(value, form),
    problem:
      typed !== null && !isDecimal(value) && isUnfinished(typed) && !isTwofold(typed, form)
        ? undefined
        : numberProblem(value, form),
    onText(text: string): void {
      if (form.ignoresLetters && !isUnfinished(text)) return;
      setTyped(text);
      onChange((isTwofold(text, form) ? null : parseDecimal(text, form.locale)) ?? text.trim());
    },
    onLeave: () => setTyped(null),
  };
}
