import { compare, isZero, minus, sum, zero } from '../money.ts';
import { formatAmount, formatDay, formatDecimal, formatMoney } from '../values/format.ts';
import { paper as words } from '../words/paper.ts';
import { paperDayLocale } from './paper-locale.ts';
import type { PrintableDocument, PrintableLine } from './printable.ts';
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

/** A line's own discount, in percent where it is one; empty where there is none. */
export const ownDiscountText = (
  { ownPercent, ownDiscount = zero }: PrintableLine,
  currency: string,
  locale: string,
): string => {
  if (isZero(ownDiscount)) return '';
  return ownPercent ? `${formatDecimal(ownPercent, locale)}%` : formatAmount(ownDiscount, currency, locale);
};

const rateOf = ({ name, percent }: TaxLine, locale: string): string =>
  taxText({ taxName: name, taxPercent: percent }, locale);

/** As many payments as are told one by one. */
const mostPayments = 8;

/** What was paid on which day; undefined where it is said as one sum: of many, and of those that don't come to what is paid. */
export const paidRows = (
  { details, paid, currency, locale }: PrintableDocument,
  numbers: string,
): PrintedTotal[] | undefined => {
  const { payments } = details;
  const all = sum(payments.map(({ amount }) => amount));
  if (payments.length === 0 || payments.length > mostPayments || compare(all, paid) !== 0) return undefined;
  const days = paperDayLocale(locale);
  return payments.map(({ onDay, amount }) => ({
    label: words.paidOn({ day: formatDay(onDay, days, 'long') }),
    text: formatAmount(minus('0', amount), currency, numbers),
    grand: false,
  }));
};

/** Each rate with what it is taken on: "VAT 21% on 96.00", and that it is in the total where prices include it. A rate of zero is said too. */
export const taxRows = (
  taxes: readonly TaxLine[],
  currency: string,
  locale: string,
  included = false,
): PrintedTotal[] =>
  taxes.map((one) => ({
    label: (included ? words.includingTaxOn : words.taxOn)({
      tax: rateOf(one, locale),
      base: formatAmount(one.base, currency, locale),
    }),
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
