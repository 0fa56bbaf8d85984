import { formatAmount, formatDecimal, formatMoney } from '../format.ts';
import * as words from '../words/paper.ts';
import type { PrintableLine } from './printable.ts';
import type { PrintedTotal } from './printed-totals.ts';
import type { TaxLine } from './tax-lines.ts';

/** The spec's label of a tax: its percentage behind its name, unless the name says one. */
export const taxText = (
  { taxName, taxPercent }: Pick<PrintableLine, 'taxName' | 'taxPercent'>,
  locale: string,
): string =>
  taxName === null || taxName.includes('%') || taxPercent === null
    ? (taxName ?? '')
    : `${taxName} ${formatDecimal(taxPercent, locale)}%`;

const rateOf = ({ name, percent }: TaxLine, locale: string): string =>
  taxText({ taxName: name, taxPercent: percent }, locale);

/** Each rate with what it is taken on: "VAT 21% on 96.00". A rate of zero is said too. */
export const taxRows = (taxes: readonly TaxLine[], currency: string, locale: string): PrintedTotal[] =>
  taxes.map((one) => ({
    label: words.taxOn({ tax: rateOf(one, locale), base: formatAmount(one.base, currency, locale) }),
    text: formatAmount(one.tax, currency, locale),
    grand: false,
  }));

/** The same in the currency of the books, which it names. */
export const homeTaxRows = (taxes: readonly TaxLine[], currency: string, locale: string): PrintedTotal[] =>
  taxes.map((one) => ({
    label: words.taxOn({ tax: rateOf(one, locale), base: formatMoney(one.homeBase, currency, locale) }),
    text: formatMoney(one.homeTax, currency, locale),
    grand: false,
  }));
