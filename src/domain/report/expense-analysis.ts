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

/** Expenses but cost of sales, by what they are told apart by. Source: finance-answers.md, section C, 24. */
export const expenseAnalysis = report<SpentRow, { controls: ReportControl[] }>('expense-analysis', {
  rowTitle: words.row,
  columns: [
    { title: words.row, kind: 'text', of: ({ name }) => name, link: ({ link }) => link, place: 'lead' },
    { title: words.amount, kind: 'money', of: ({ amount }) => amount, sum: true },
    { title: words.share, kind: 'percent', of: ({ share }) => share },
  ],
  compared: { title: words.amount, keyOf: ({ key }) => key, of: ({ amount }) => amount },
  controls: ({ controls }) => controls,
  total: () => words.total,
  empty: words.empty,
});
