import { fixed } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { booksFileTexts as words } from '../words/books-export.ts';
import type { ExportedBooks } from './exported-books.ts';
import { oneLine } from './program-text.ts';
import type { WrittenPosting } from './written-books.ts';

/** An amount with its currency, `95.00 EUR`. */
export const amountText = (units: string, currency: string): string =>
  `${fixed(units, digitsOf(currency))} ${currency}`;

/** The amount of a posting; one in another currency with the whole of what it is at home: `100.00 USD @@ 95.00 EUR`. */
export const postedAmount = (
  { units, currency, cost }: Pick<WrittenPosting, 'units' | 'currency' | 'cost'>,
  home: string,
): string => {
  const amount = amountText(units, currency);
  return cost === null ? amount : `${amount} @@ ${amountText(cost.replace('-', ''), home)}`;
};

/**
 * What every file begins with.
 *
 * @param shown what a program is asked for balances in home currency
 * @param leftOut and for an income statement without what is carried into a new fiscal year
 */
export const introduction = (
  { business, days, homeCurrency }: ExportedBooks,
  { shown, leftOut }: { shown: string; leftOut: string },
): readonly string[] => [
  words.of({ business: oneLine(business), ...days }),
  words.currency({ code: homeCurrency, shown }),
  words.carriedHint(leftOut),
];

/** Lines of a file, each ended, and an empty one after them. */
export const block = (lines: readonly string[]): string =>
  lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
