import { receivable } from '../books/side.ts';
import { claimName, type StatementRow, type StatementSums, statementFigures } from '../customer/statement.ts';
import * as figureWords from '../words/report-figures.ts';
import { customerStatementReportWords } from '../words/reports.ts';
import { report } from './spec.ts';

const words = receivable.words.statement;

const labels: Readonly<Record<keyof StatementSums, string>> = {
  opening: figureWords.alreadyOwed,
  claimed: figureWords.totalAmount,
  cancelled: figureWords.cancelled,
  settled: figureWords.settled,
  due: figureWords.amountDue,
  credit: words.surplus.ofThem,
};

/** What was asked of one customer, and what of it is still owed. */
export const customerStatement = report<StatementRow, StatementSums>('customer-statement', {
  rowTitle: words.claim,
  columns: [
    {
      title: words.claim,
      kind: 'text',
      of: claimName,
      link: ({ type, number }) => (type === 'opening' ? type : number ? `${type}:${number}` : null),
      place: 'lead',
    },
    {
      title: customerStatementReportWords.issueDate,
      kind: 'day',
      of: ({ issuedOn }) => issuedOn,
      place: 'under',
    },
    { title: customerStatementReportWords.dueDate, kind: 'day', of: ({ dueOn }) => dueOn },
    {
      title: customerStatementReportWords.totalAmount,
      kind: 'own-money',
      of: ({ homeAmount }) => homeAmount,
      own: ({ amount, currency }) => ({ amount, currency }),
    },
    {
      title: customerStatementReportWords.amountDue,
      kind: 'own-money',
      of: ({ homeDue }) => homeDue,
      own: ({ due, currency }) => ({ amount: due, currency }),
    },
  ],
  figures: (sums, days) =>
    statementFigures(sums, days).map(({ of, ...figure }) => ({
      label: labels[of],
      kind: 'money',
      ...figure,
    })),
  empty: words.none,
});
