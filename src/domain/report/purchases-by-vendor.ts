import type { Day } from '../day.ts';
import { type Decimal, minus, plus } from '../money.ts';
import { purchaseReportWords as words } from '../words/sales-reports.ts';
import { type ReportColumn, type ReportControl, report } from './spec.ts';

/** What was bought from a vendor in some days, at home and without the tax that is deducted. */
export interface PurchasesRow {
  vendorId: string | null;
  vendor: string | null;
  bills: number;
  expenses: number;
  amount: Decimal;
  credited: Decimal;
  tax: Decimal;
  share: Decimal | null;
  last: Day | null;
}

const money = (title: string, of: (row: PurchasesRow) => Decimal): ReportColumn<PurchasesRow> => ({
  title,
  kind: 'money',
  of,
  sum: true,
});
const netOf = ({ amount, credited }: PurchasesRow): Decimal => minus(amount, credited);

/** By vendor. Source: finance-answers.md, section C, 21. */
export const purchasesByVendor = report<PurchasesRow, { controls: ReportControl[] }>('purchases-by-vendor', {
  rowTitle: words.vendor,
  columns: [
    {
      title: words.vendor,
      kind: 'text',
      of: ({ vendor }) => vendor ?? words.noVendor,
      link: ({ vendorId }) => (vendorId === null ? null : `vendor:${vendorId}`),
      place: 'lead',
    },
    { title: words.bills, kind: 'number', of: ({ bills }) => String(bills), sum: true },
    { title: words.expenses, kind: 'number', of: ({ expenses }) => String(expenses), sum: true },
    money(words.amount, ({ amount }) => amount),
    money(words.credited, ({ credited }) => credited),
    money(words.net, netOf),
    money(words.tax, ({ tax }) => tax),
    money(words.totalWithTax, (row) => plus(netOf(row), row.tax)),
    { title: words.share, kind: 'percent', of: ({ share }) => share },
    { title: words.last, kind: 'day', of: ({ last }) => last },
  ],
  compared: { title: words.net, keyOf: ({ vendorId }) => vendorId ?? '', of: netOf },
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.empty,
});
