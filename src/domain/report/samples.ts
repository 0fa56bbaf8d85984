import { type Decimal, sum } from '../money.ts';
import { sampleNames as names } from '../words/report-samples.ts';
import {
  postingWords,
  reportFigures,
  statementReportWords,
  trialBalanceWords,
  valuationWords,
} from '../words/reports.ts';
import {
  ageingReportWords,
  expenseAnalysisWords,
  purchaseReportWords,
  salesReportWords,
  salesTaxWords,
} from '../words/sales-reports.ts';
import { cashFlowWords, financialPositionWords, incomeStatementWords } from '../words/statements.ts';
import { stockReports } from '../words/stock.ts';
import { headOf, type ReportName } from './reports.ts';
import type { ReportSheet, SheetColumn } from './sheet.ts';
import type { CellKind } from './spec.ts';

/** A line of a made-up report: its name and its figures; `*` before the name of what others come to. */
type Line = readonly [name: string, ...figures: string[]];

/** A made-up report: what its rows and columns of figures are called, and its lines. */
interface Sample {
  of: string;
  columns: readonly (string | readonly [title: string, kind: CellKind])[];
  lines: readonly Line[];
  /** What the last line is called, which sums the columns of money. */
  total?: string;
}

const { accounts } = names;

const sold = (of: string, rows: readonly string[]): Sample => ({
  of,
  columns: [[salesReportWords.quantity, 'number'], salesReportWords.net, salesReportWords.profit],
  lines: [
    ['120', '3600', '1440'],
    ['80', '2150', '910'],
    ['45', '1275', '530'],
    ['12', '640', '300'],
  ]
    .slice(0, rows.length)
    .map((figures, n): Line => [rows[n]!, ...figures]),
  total: salesReportWords.total,
});

const { buckets } = ageingReportWords;
const aged = (rows: readonly string[]): Sample => ({
  of: ageingReportWords.contact,
  columns: [...Object.values(buckets), ageingReportWords.total],
  lines: [
    [rows[0]!, '820', '410', '0', '0', '0', '1230'],
    [rows[1]!, '300', '0', '260', '0', '0', '560'],
    [rows[2]!, '0', '180', '0', '90', '240', '510'],
  ],
  total: ageingReportWords.total,
});

const { debit, credit, balance } = postingWords;
const posted = (of: string): Sample => ({
  of,
  columns: [debit, credit],
  lines: [
    [accounts.owedByCustomers, '1200', '0'],
    [accounts.sales, '0', '1200'],
    [accounts.cash, '450', '0'],
    [accounts.owedByCustomers, '0', '450'],
  ],
});
const ledger: Sample = {
  of: postingWords.memo,
  columns: [debit, credit, balance],
  lines: [
    [reportFigures.before, '', '', '2300'],
    [names.documents[0], '1200', '', '3500'],
    [names.documents[1], '', '450', '3050'],
  ],
};
const moved: Sample = {
  of: valuationWords.item,
  columns: [[valuationWords.quantity, 'number'], valuationWords.inventoryValue, valuationWords.retailValue],
  lines: [
    [names.items[0], '140', '1680', '4200'],
    [names.items[1], '320', '480', '1120'],
    [names.items[2], '18', '540', '1170'],
  ],
};
const cash: Sample = {
  of: postingWords.account,
  columns: [postingWords.balance],
  lines: [
    [cashFlowWords.customers, '18400'],
    [cashFlowWords.vendors, '-9700'],
    [accounts.wages, '-4800'],
    [`*${cashFlowWords.netOperating}`, '3900'],
    [`*${cashFlowWords.starting}`, '6100'],
    [`*${cashFlowWords.ending}`, '10000'],
  ],
};
const owed: Sample = {
  of: postingWords.document,
  columns: [statementReportWords.totalAmount, statementReportWords.amountDue],
  lines: [
    [names.documents[0], '1200', '0'],
    [names.documents[1], '450', '150'],
    [names.documents[2], '610', '610'],
  ],
};

/** A made-up report for each that a plan may lack. Source: finance-answers.md, Q125. */
const samples: Partial<Record<ReportName, Sample>> = {
  'income-statement': {
    of: postingWords.account,
    columns: [balance],
    lines: [
      [accounts.sales, '48600'],
      [`*${incomeStatementWords.netRevenue}`, '48600'],
      [accounts.goods, '19400'],
      [`*${incomeStatementWords.grossProfit}`, '29200'],
      [accounts.rent, '6000'],
      [accounts.wages, '14400'],
      [`*${incomeStatementWords.netProfit}`, '8800'],
    ],
  },
  'financial-position': {
    of: postingWords.account,
    columns: [balance],
    lines: [
      [accounts.cash, '10000'],
      [accounts.owedByCustomers, '4200'],
      [accounts.stock, '6300'],
      [`*${financialPositionWords.totalAssets}`, '20500'],
      [accounts.owedToVendors, '3700'],
      [`*${financialPositionWords.totalLiabilities}`, '3700'],
      [accounts.capital, '8000'],
      [financialPositionWords.profit, '8800'],
      [`*${financialPositionWords.liabilitiesAndEquity}`, '20500'],
    ],
  },
  'cash-flow': cash,
  'cash-flow-entries': cash,
  'account-transactions': ledger,
  'account-ledger': ledger,
  journal: posted(postingWords.account),
  'trial-balance': {
    of: postingWords.account,
    columns: [debit, credit],
    lines: [
      [accounts.cash, '10000', '0'],
      [accounts.owedByCustomers, '4200', '0'],
      [accounts.sales, '0', '48600'],
      [accounts.goods, '19400', '0'],
      [accounts.wages, '15000', '0'],
    ],
    total: trialBalanceWords.totalInBalance,
  },
  'sales-by-customer': sold(salesReportWords.customer, names.customers),
  'sales-by-product': sold(salesReportWords.product, names.items),
  'sales-by-category': sold(salesReportWords.category, names.categories),
  'sales-of-category': sold(salesReportWords.product, names.items),
  'sales-by-employee': sold(salesReportWords.employee, names.employees),
  'sales-tax': {
    of: salesTaxWords.tax,
    columns: [salesTaxWords.salesBase, salesTaxWords.salesTax, salesTaxWords.purchaseTax],
    lines: [
      [names.taxes[0], '12400', '2480', '960'],
      [names.taxes[1], '3200', '160', '40'],
    ],
    total: salesTaxWords.total,
  },
  'customer-ageing': aged(names.customers),
  'payable-ageing': aged(names.vendors),
  'purchases-by-vendor': {
    of: purchaseReportWords.vendor,
    columns: [[purchaseReportWords.bills, 'number'], purchaseReportWords.net, purchaseReportWords.tax],
    lines: [
      [names.vendors[0], '14', '8200', '1640'],
      [names.vendors[1], '6', '1350', '270'],
      [names.vendors[2], '9', '740', '148'],
    ],
    total: purchaseReportWords.total,
  },
  'expense-analysis': {
    of: postingWords.account,
    columns: [expenseAnalysisWords.amount],
    lines: [
      [accounts.wages, '14400'],
      [accounts.rent, '6000'],
    ],
    total: expenseAnalysisWords.total,
  },
  'inventory-valuation': moved,
  'valuation-moves': moved,
  'stock-analysis': {
    of: valuationWords.item,
    columns: [
      [stockReports.stockAnalysisWords.quantity, 'number'],
      [stockReports.stockAnalysisWords.sold90, 'number'],
      [stockReports.stockAnalysisWords.toOrder, 'number'],
    ],
    lines: [
      [names.items[0], '140', '360', '60'],
      [names.items[1], '320', '210', '0'],
      [names.items[2], '18', '24', '10'],
    ],
  },
  'customer-statement': owed,
  'client-statement': owed,
  'vendor-statement': owed,
};

const columnOf = (column: Sample['columns'][number]): SheetColumn => {
  const [title, kind] = typeof column === 'string' ? [column, 'money' as const] : column;
  return { title, kind, place: 'own' };
};

const sumsOf = ({ lines, columns }: Sample): (Decimal | null)[] =>
  columns.map((column, n) =>
    columnOf(column).kind === 'money' ? sum(lines.map((line) => line[n + 1] || '0')) : null,
  );

/** A made-up sheet of a report, in a currency; null for one that every plan has. */
export const sampleSheet = (name: ReportName, currency: string): ReportSheet | null => {
  const sample = samples[name];
  if (!sample) return null;
  const cells = ([, ...figures]: Line) => figures.map((value) => ({ value: value || null }));
  return {
    title: headOf(name).title,
    days: { from: null, to: null },
    comparedWith: null,
    currency,
    rowTitle: sample.of,
    columns: [{ title: sample.of, kind: 'text', place: 'lead' }, ...sample.columns.map(columnOf)],
    groups: sample.lines.map((line) =>
      line[0].startsWith('*')
        ? { rows: [], total: { label: line[0].slice(1), cells: [{ value: null }, ...cells(line)] } }
        : { rows: [[{ value: line[0] }, ...cells(line)]] },
    ),
    totals: sample.total
      ? { label: sample.total, cells: [null, ...sumsOf(sample)].map((value) => ({ value })) }
      : null,
    controls: [],
    figures: [],
    empty: '',
  };
};
