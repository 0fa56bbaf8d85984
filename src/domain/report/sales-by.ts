import { type Decimal, isZero, minus, over, rounded } from '../money.ts';
import { marginOf } from '../stock/margin.ts';
import { salesReportWords as words } from '../words/sales-reports.ts';
import type { ReportName } from './reports.ts';
import { type ReportColumn, type ReportControl, type ReportLink, report } from './spec.ts';

/** What sales are told apart by. */
export type SalesDimension = 'customer' | 'product' | 'category' | 'employee';

/** What was sold to, of or by one: amounts at home, without tax. */
export interface SalesRow {
  /** An id, or a word for what has none. */
  key: string;
  name: string;
  sku: string | null;
  documents: number;
  customers: number;
  quantity: Decimal;
  /** After discounts. */
  sales: Decimal;
  /** By credit notes and cancellations. */
  credited: Decimal;
  net: Decimal;
  tax: Decimal;
  cost: Decimal;
  /** Percent of all net sales; null where there are none. */
  share: Decimal | null;
}

/** Beside the rows: what the income statement says of the same days. */
export interface SalesSums {
  otherCost: Decimal;
  grossProfit: Decimal;
  controls: ReportControl[];
}

const isId = (key: string): boolean => key.includes('-');

const money = (title: string, of: (row: SalesRow) => Decimal): ReportColumn<SalesRow> => ({
  title,
  kind: 'money',
  of,
  sum: true,
});
const number = (title: string, of: (row: SalesRow) => string): ReportColumn<SalesRow> => ({
  title,
  kind: 'number',
  of,
});

const documents = number(words.documents, (row) => String(row.documents));
const quantity: ReportColumn<SalesRow> = { ...number(words.quantity, (row) => row.quantity), sum: true };
const net = money(words.net, (row) => row.net);
const profit = money(words.profit, (row) => minus(row.net, row.cost));
const margin: ReportColumn<SalesRow> = {
  title: words.margin,
  kind: 'percent',
  of: (row) => marginOf(row.net, row.cost),
};
const share: ReportColumn<SalesRow> = { title: words.share, kind: 'percent', of: (row) => row.share };
const price: ReportColumn<SalesRow> = {
  title: words.price,
  kind: 'money',
  of: ({ net: amount, quantity: many }) => (isZero(many) ? null : rounded(over(amount, many), 2)),
};
const ofItems = [quantity, net, money(words.cost, (row) => row.cost), profit, margin, price];

const columnsOf: Readonly<Record<SalesDimension, readonly ReportColumn<SalesRow>[]>> = {
  customer: [
    documents,
    quantity,
    money(words.sales, (row) => row.sales),
    money(words.credited, (row) => row.credited),
    net,
    money(words.tax, (row) => row.tax),
    money(words.cost, (row) => row.cost),
    profit,
    margin,
    share,
  ],
  product: ofItems,
  category: ofItems,
  employee: [documents, number(words.customers, (row) => String(row.customers)), net, profit, share],
};

const linkOf: Readonly<Record<SalesDimension, (key: string) => ReportLink | null>> = {
  customer: (key) => `customer:${key}`,
  product: (key) => `item:${key}`,
  category: (key) => `category:${key}`,
  employee: () => null,
};

/** Sales by a dimension. Source: finance-answers.md, section C, 15 to 19. */
const salesBy = (name: ReportName, dimension: SalesDimension) =>
  report<SalesRow, SalesSums>(name, {
    rowTitle: words[dimension],
    columns: [
      {
        title: words[dimension],
        kind: 'text',
        of: (row) => row.name,
        link: ({ key }) => (isId(key) ? linkOf[dimension](key) : null),
        place: 'lead',
      },
      ...(dimension === 'product'
        ? [{ title: words.sku, kind: 'text', of: ({ sku }) => sku, place: 'under' } as ReportColumn<SalesRow>]
        : []),
      ...columnsOf[dimension],
    ],
    compared: { title: words.net, keyOf: ({ key }) => key, of: (row) => row.net },
    figures: ({ otherCost, grossProfit }) =>
      dimension === 'employee'
        ? []
        : [
            { label: words.otherCost, kind: 'money', value: otherCost },
            { label: words.grossProfit, kind: 'money', value: grossProfit },
          ],
    controls: ({ controls }) => controls,
    total: () => words.total,
    empty: words.empty,
  });

export const salesReports = {
  customer: salesBy('sales-by-customer', 'customer'),
  product: salesBy('sales-by-product', 'product'),
  category: salesBy('sales-by-category', 'category'),
  categoryProducts: salesBy('sales-of-category', 'product'),
  employee: salesBy('sales-by-employee', 'employee'),
};
