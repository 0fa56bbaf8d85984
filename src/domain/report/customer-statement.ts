import { receivable } from '../books/side.ts';
import { claimName, type StatementRow } from '../customer/statement.ts';
import { customerStatementReportWords } from '../words/reports.ts';
import { report } from './spec.ts';

const words = receivable.words.statement;

/** What was asked of one customer, and what of it is still owed. */
export const customerStatement = report<StatementRow>('customer-statement', {
  rowTitle: words.claim,
  columns: [
    {
      title: words.claim,
      kind: 'text',
      of: claimName,
      link: ({ type, number }) => (type === 'opening' || !number ? null : `${type}:${number}`),
      place: 'lead',
    },
    {
      title: customerStatementReportWords.issueDate,
      kind: 'day',
      of: ({ issuedOn }) => issuedOn,
      place: 'under',
    },
    { title: customerStatementReportWords.dueDate, kind: 'day', of: ({ dueOn }) => dueOn },
    { title: customerStatementReportWords.totalAmount, kind: 'money', of: ({ homeAmount }) => homeAmount },
    { title: customerStatementReportWords.amountDue, kind: 'money', of: ({ homeDue }) => homeDue },
  ],
  empty: words.none,
});
