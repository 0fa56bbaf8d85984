import type { Day } from '../day.ts';
import { type Decimal, minus, plus } from '../money.ts';
import { trialBalanceWords } from '../words/reports.ts';
import { salesReportWords, overviewWords as words } from '../words/sales-reports.ts';
import { type ReportColumn, type ReportControl, type ReportLink, report } from './spec.ts';

interface Proved {
  controls: ReportControl[];
}

const money = <Row>(title: string, of: (row: Row) => Decimal, summed = true): ReportColumn<Row> => ({
  title,
  kind: 'money',
  of,
  ...(summed && { sum: true as const }),
});

/** One figure of how a business does. */
export interface SummaryFigure {
  name: string;
  amount: Decimal;
  link: ReportLink | null;
}

/** Income, expenses and profit of some days, and what there is and is owed at their end. Source: finance-answers.md, section C, 1. */
export const businessSummary = report<SummaryFigure, Proved>('business-summary', {
  rowTitle: words.figure,
  columns: [
    { title: words.figure, kind: 'text', of: ({ name }) => name, link: ({ link }) => link, place: 'lead' },
    money(words.amount, ({ amount }) => amount, false),
  ],
  compared: { title: words.amount, keyOf: ({ name }) => name, of: ({ amount }) => amount },
  controls: ({ controls }) => controls,
  empty: words.summaryEmpty,
});

/** What a customer was invoiced in some days, and what became of it by their end. */
export interface OutstandingRow {
  contactId: string | null;
  contact: string;
  invoices: number;
  invoiced: Decimal;
  paid: Decimal;
  credited: Decimal;
  writtenOff: Decimal;
  outstanding: Decimal;
  overdue: Decimal;
}

/** By customer. Source: finance-answers.md, section C, 2. */
export const outstandingRevenue = report<OutstandingRow, Proved>('outstanding-revenue', {
  rowTitle: salesReportWords.customer,
  columns: [
    {
      title: salesReportWords.customer,
      kind: 'text',
      of: ({ contact }) => contact,
      link: ({ contactId }) => (contactId === null ? null : `customer:${contactId}`),
      place: 'lead',
    },
    { title: words.invoices, kind: 'number', of: ({ invoices }) => String(invoices), sum: true },
    money(words.invoiced, ({ invoiced }) => invoiced),
    money(words.paid, ({ paid }) => paid),
    money(words.credited, ({ credited }) => credited),
    money(words.writtenOff, ({ writtenOff }) => writtenOff),
    money(words.stillOpen, ({ outstanding }) => outstanding),
    money(words.overdue, ({ overdue }) => overdue),
  ],
  compared: {
    title: words.stillOpen,
    keyOf: ({ contactId }) => contactId ?? '',
    of: ({ outstanding }) => outstanding,
  },
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.outstandingEmpty,
});

/** What came in on one account of income. */
export interface SourceRow {
  accountId: number;
  code: string;
  name: string;
  amount: Decimal;
  share: Decimal | null;
}

/** Every account of income, the largest first. Source: finance-answers.md, section C, 4. */
export const incomeSources = report<SourceRow, Proved>('income-sources', {
  rowTitle: words.account,
  columns: [
    { title: trialBalanceWords.code, kind: 'text', of: ({ code }) => code, place: 'lead', tight: true },
    {
      title: words.account,
      kind: 'text',
      of: ({ name }) => name,
      link: ({ accountId }) => `account:${accountId}`,
      place: 'lead',
    },
    money(words.income, ({ amount }) => amount),
    { title: words.share, kind: 'percent', of: ({ share }) => share },
  ],
  compared: { title: words.income, keyOf: ({ accountId }) => String(accountId), of: ({ amount }) => amount },
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.sourcesEmpty,
});

/** A month of income and expenses. */
export interface ProfitRow {
  from: Day;
  to: Day;
  month: string;
  income: Decimal;
  cost: Decimal;
  expenses: Decimal;
}

const profitOf = ({ income, cost, expenses }: ProfitRow): Decimal => minus(income, plus(cost, expenses));

/** Profit month by month. Source: finance-answers.md, section C, 4. */
export const profitByMonth = report<ProfitRow, Proved>('profit-by-month', {
  rowTitle: words.month,
  columns: [
    { title: words.month, kind: 'text', of: ({ month }) => month, place: 'lead' },
    money(words.income, ({ income }) => income),
    money(words.cost, ({ cost }) => cost),
    money(words.otherExpenses, ({ expenses }) => expenses),
    money(words.profit, profitOf),
  ],
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.summaryEmpty,
});

/** Money that came in and went out in a month, and what there was at its end. */
export interface CashMonth {
  month: string;
  /** It is ahead: what falls due in it, and what there will be then. */
  expected: boolean;
  moneyIn: Decimal;
  moneyOut: Decimal;
  closing: Decimal;
}

/** Cash month by month. Source: finance-answers.md, section C, 3. */
export const cashChart = report<CashMonth, Proved & { expects: boolean }>('cash-chart', {
  rowTitle: words.month,
  columns: [
    { title: words.month, kind: 'text', of: ({ month }) => month, place: 'lead' },
    money(words.moneyIn, ({ moneyIn }) => moneyIn),
    money(words.moneyOut, ({ moneyOut }) => moneyOut),
    money(words.closing, ({ closing }) => closing, false),
  ],
  groupOf: ({ expected }) => (expected ? 'expected' : ''),
  isExpected: ({ expected }) => expected,
  controls: ({ controls }) => controls,
  total: (_, { expects }) => (expects ? words.totalToDate : words.total),
  empty: words.cashEmpty,
});
