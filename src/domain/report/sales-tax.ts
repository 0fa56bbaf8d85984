import type { Decimal } from '../money.ts';
import type { TaxKind } from '../tax.ts';
import { salesTaxWords as words } from '../words/sales-reports.ts';
import { tax as taxWords } from '../words/taxes.ts';
import { type ReportColumn, type ReportControl, report } from './spec.ts';

/** What was taxed with one tax at one rate in some days, both sides. */
export interface TaxedRow {
  tax: string;
  kind: TaxKind;
  /** Null where the tax came as an amount alone, as from a store. */
  rate: Decimal | null;
  saleBase: Decimal;
  saleTax: Decimal;
  purchaseBase: Decimal;
  deducted: Decimal;
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
  controls: ReportControl[];
}

const money = (title: string, of: (row: TaxedRow) => Decimal): ReportColumn<TaxedRow> => ({
  title,
  kind: 'money',
  of,
  sum: true,
});

/** Tax by rate, as it was when it was posted. Source: finance-answers.md, section C, 20. */
export const salesTax = report<TaxedRow, TaxSums>('sales-tax', {
  rowTitle: words.tax,
  columns: [
    { title: words.tax, kind: 'text', of: ({ tax }) => tax, place: 'lead' },
    { title: words.kind, kind: 'text', of: ({ kind }) => taxWords.kindWords[kind], place: 'under' },
    { title: words.rate, kind: 'percent', of: ({ rate }) => rate },
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
    { label: words.before, kind: 'money', value: sums.before },
    { label: words.settled, kind: 'money', value: sums.settled },
    { label: words.owed, kind: 'money', value: sums.owed },
  ],
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.empty,
});
