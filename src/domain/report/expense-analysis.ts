import type { Decimal } from '../money.ts';
import { expenseAnalysisWords as words } from '../words/sales-reports.ts';
import { type ReportControl, type ReportLink, report } from './spec.ts';

/** What was spent on one account, in one category, or at one vendor. */
export interface SpentRow {
  key: string;
  name: string;
  link: ReportLink | null;
  amount: Decimal;
  share: Decimal | null;
}

interface SpentSums {
  controls: ReportControl[];
  /** What was sold is among the expenses. */
  costOfSales: boolean;
}

/** Expenses, cost of sales among them on request alone, by what they are told apart by. Source: finance-answers.md, section C, 24. */
export const expenseAnalysis = report<SpentRow, SpentSums>('expense-analysis', {
  rowTitle: words.row,
  columns: [
    { title: words.row, kind: 'text', of: ({ name }) => name, link: ({ link }) => link, place: 'lead' },
    { title: words.amount, kind: 'money', of: ({ amount }) => amount, sum: true },
    { title: words.share, kind: 'percent', of: ({ share }) => share },
  ],
  compared: { title: words.amount, keyOf: ({ key }) => key, of: ({ amount }) => amount },
  controls: ({ controls }) => controls,
  total: (_, { costOfSales }) => (costOfSales ? words.totalOfAll : words.total),
  empty: words.empty,
});
