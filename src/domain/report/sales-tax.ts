import type { Day } from '../day.ts';
import { type Decimal, minus, zero } from '../money.ts';
import type { TaxKind } from '../tax/tax.ts';
import { salesTaxWords as words } from '../words/sales-reports.ts';
import { tax as taxWords } from '../words/taxes.ts';
import { contactColumn, documentColumn, type PostedFor } from './posting-columns.ts';
import { type ReportColumn, type ReportControl, report } from './spec.ts';

/** What of it is looked at: by tax and rate, by document, or by month. */
export const salesTaxViews = ['summary', 'documents', 'months'] as const;
export type SalesTaxView = (typeof salesTaxViews)[number];

/** What was taxed, on both sides. */
export interface TaxedAmounts {
  saleBase: Decimal;
  saleTax: Decimal;
  purchaseBase: Decimal;
  deducted: Decimal;
}

/** What was taxed in some days, both sides: with one tax at one rate, in one document with it, or in a month. */
export interface TaxedRow extends PostedFor, TaxedAmounts {
  /** Null for a month of all taxes. */
  tax: string | null;
  kind: TaxKind | null;
  /** Null also where the tax came as an amount alone, as from a store. */
  rate: Decimal | null;
  /** The day of a document, the first of a month; null for all days. */
  onDay: Day | null;
  /** The month of that day by its name. */
  month: string | null;
  contact: string | null;
  taxNumber: string | null;
  /** The contact's as on the document. */
  country: string | null;
  /** By how much it is more than it was when its days were filed; left out where that is not asked. */
  since?: TaxedAmounts;
}

/** What the whole of it comes to, and what is owed to the tax office. */
export interface TaxSums {
  net: Decimal;
  notRecoverable: Decimal;
  adjustments: Decimal;
  withAdjustments: Decimal;
  before: Decimal;
  settled: Decimal;
  owed: Decimal;
  /** What the net was when exactly these days were filed, and what it is called; null where they weren't. */
  filed: { label: string; net: Decimal } | null;
  controls: ReportControl[];
}

const money = (title: string, of: (row: TaxedRow) => Decimal): ReportColumn<TaxedRow> => ({
  title,
  kind: 'money',
  of,
  sum: true,
});

const described: Parameters<typeof report<TaxedRow, TaxSums>>[1] = {
  rowTitle: words.tax,
  rowTitles: { documents: words.dayAndDocument, months: words.month },
  columns: [
    { title: words.day, kind: 'day', of: ({ onDay }) => onDay, place: 'lead', views: ['documents'] },
    { ...documentColumn('lead'), views: ['documents'] },
    { ...contactColumn, views: ['documents'] },
    {
      title: words.taxNumber,
      kind: 'text',
      of: ({ taxNumber }) => taxNumber,
      place: 'under',
      views: ['documents'],
    },
    {
      title: words.country,
      kind: 'text',
      of: ({ country }) => country,
      place: 'under',
      views: ['documents'],
    },
    {
      title: words.month,
      kind: 'text',
      of: ({ month }) => month,
      place: 'lead',
      views: ['months'],
    },
    { title: words.tax, kind: 'text', of: ({ tax }) => tax, place: 'lead', views: ['summary', 'documents'] },
    {
      title: words.kind,
      kind: 'text',
      of: ({ kind }) => kind && taxWords.kindWords[kind],
      place: 'under',
      views: ['summary'],
    },
    { title: words.rate, kind: 'percent', of: ({ rate }) => rate, views: ['summary', 'documents'] },
    money(words.salesBase, ({ saleBase }) => saleBase),
    money(words.salesTax, ({ saleTax }) => saleTax),
    money(words.purchaseBase, ({ purchaseBase }) => purchaseBase),
    money(words.purchaseTax, ({ deducted }) => deducted),
  ],
  figures: (sums) => [
    { label: words.netOwing, kind: 'money', value: sums.net },
    { label: words.notRecoverable, kind: 'money', value: sums.notRecoverable, blank: true },
    { label: words.adjustments, kind: 'money', value: sums.adjustments, blank: true },
    { label: words.net, kind: 'money', value: sums.withAdjustments },
    ...(sums.filed
      ? [
          { label: sums.filed.label, kind: 'money' as const, value: sums.filed.net },
          {
            label: words.correctedSince,
            kind: 'money' as const,
            value: minus(sums.withAdjustments, sums.filed.net),
            blank: true as const,
          },
        ]
      : []),
    { label: words.before, kind: 'money', value: sums.before },
    { label: words.settled, kind: 'money', value: sums.settled },
    { label: words.owed, kind: 'money', value: sums.owed },
  ],
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.empty,
};

/** Tax by rate, as it was when it was posted. Source: finance-answers.md, section C, 20. */
export const salesTax = report<TaxedRow, TaxSums>('sales-tax', described);

const sinceTitles: Readonly<Record<keyof TaxedAmounts, string>> = {
  saleBase: words.since(words.salesBase),
  saleTax: words.since(words.salesTax),
  purchaseBase: words.since(words.purchaseBase),
  deducted: words.since(words.purchaseTax),
};

/** The same of days that were filed, with what was corrected since of each of some amounts. */
export const salesTaxSinceFiled = (amounts: readonly (keyof TaxedAmounts)[]) =>
  report<TaxedRow, TaxSums>('sales-tax', {
    ...described,
    columns: [
      ...described.columns,
      ...amounts.map((amount) => ({
        ...money(sinceTitles[amount], ({ since }) => since?.[amount] ?? zero),
        blank: true as const,
      })),
    ],
  });
