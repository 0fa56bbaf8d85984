import { payable, receivable, type Side } from '../books/side.ts';
import { claimName, type StatementRow, type StatementSums, statementFigures } from '../statement.ts';
import * as figureWords from '../words/report-figures.ts';
import { statementReportWords } from '../words/reports.ts';
import { documentLink } from './journal.ts';
import { report } from './spec.ts';

const labels: Readonly<Record<Exclude<keyof StatementSums, 'credit'>, string>> = {
  opening: figureWords.alreadyOwed,
  claimed: figureWords.totalAmount,
  cancelled: figureWords.cancelled,
  settled: figureWords.settled,
  due: figureWords.amountDue,
};

const statement = (name: 'customer-statement' | 'vendor-statement', { contact, words }: Side) => {
  const { claim, none, surplus } = words.statement;
  const labelOf = { ...labels, credit: surplus.ofThem };
  return report<StatementRow, StatementSums>(name, {
    rowTitle: claim,
    columns: [
      {
        title: claim,
        kind: 'text',
        of: claimName,
        link: ({ type, number, documentId }) =>
          type === 'opening'
            ? `opening:${contact}`
            : documentLink({ documentId, documentNumber: number, documentType: type }),
        place: 'lead',
      },
      { title: statementReportWords.issueDate, kind: 'day', of: ({ issuedOn }) => issuedOn, place: 'under' },
      { title: statementReportWords.dueDate, kind: 'day', of: ({ dueOn }) => dueOn },
      {
        title: statementReportWords.totalAmount,
        kind: 'own-money',
        of: ({ homeAmount }) => homeAmount,
        own: ({ amount, currency }) => ({ amount, currency }),
      },
      {
        title: statementReportWords.amountDue,
        kind: 'own-money',
        of: ({ homeDue }) => homeDue,
        own: ({ due, currency }) => ({ amount: due, currency }),
      },
    ],
    figures: (sums, days) =>
      statementFigures(sums, days).map(({ of, ...figure }) => ({
        label: labelOf[of],
        kind: 'money',
        ...figure,
      })),
    empty: none,
  });
};

/** What was asked of one customer, and what of it is still owed. */
export const customerStatement = statement('customer-statement', receivable);

/** What one vendor asked for, and what of it is still owed to them. */
export const vendorStatement = statement('vendor-statement', payable);
