import type { Day } from '../day.ts';
import { type Decimal, minus, plus, sum } from '../money.ts';
import { formatDay, formatSpan } from '../values/format.ts';
import type { Range } from '../values/period.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { requestFaults } from '../words/requests.ts';
import { taxFilingFaults as words } from '../words/tax-filings.ts';
import type { TaxKind } from './tax.ts';

/** What of one tax at one rate is filed, at home. */
export interface FiledTax {
  tax: string;
  kind: TaxKind;
  rate: Decimal | null;
  saleBase: Decimal;
  saleTax: Decimal;
  purchaseBase: Decimal;
  deducted: Decimal;
}

/** The figures of some days as they are filed. */
export interface FiledFigures {
  taxes: readonly FiledTax[];
  adjustments: Decimal;
}

/** Days whose sales tax was filed, as somebody marked them. Source: finance-answers.md, section C, 20. */
export interface TaxFiling extends Range {
  id: string;
  filedOn: Day;
  /** What the tax office calls it; empty where nothing was typed. */
  reference: string;
  by: string;
  at: Date;
}

/** What is owed for the days, as it was filed. */
export const filedNet = ({ taxes, adjustments }: FiledFigures): Decimal =>
  plus(
    minus(sum(taxes.map(({ saleTax }) => saleTax)), sum(taxes.map(({ deducted }) => deducted))),
    adjustments,
  );

/** Names a tax at a rate, then and now. */
export const filedKey = ({
  tax,
  kind,
  rate,
}: {
  tax: string | null;
  kind: string | null;
  rate: Decimal | null;
}): string => JSON.stringify([tax, kind, rate === null ? null : Number(rate)]);

/** What marking days may know: today, how days are written, and what is marked already. */
interface FilingWorld {
  today: Day;
  locale: string;
  filings: readonly Range[];
}

/** Why days can't be marked as filed: they aren't over, or some of them are marked already; null where they can. */
export const filingRefusal = (
  { from, to }: Range,
  { today, locale, filings }: FilingWorld,
): Refusal | null => {
  if (from > to) return invalid('from', requestFaults.daysReversed);
  if (to >= today) return invalid('to', words.notOver(formatDay(to, locale, 'long')));
  const met = filings.find((filing) => filing.from <= to && filing.to >= from);
  return met ? invalid('from', words.already(formatSpan(met, locale))) : null;
};

/** Why the days can't have been filed on this one, or null. */
export const filedOnRefusal = (
  filedOn: Day,
  { to }: Range,
  { today, locale }: FilingWorld,
): Refusal | null => {
  if (filedOn > today) return invalid('filedOn', words.toCome);
  return filedOn < to ? invalid('filedOn', words.before(formatDay(to, locale, 'long'))) : null;
};
