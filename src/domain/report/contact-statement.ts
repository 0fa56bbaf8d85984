import { payable, receivable, type Side } from '../books/side.ts';
import { reportFigures, statementReportWords } from '../words/reports.ts';
import { type StatementRow, type StatementSums, statementFigures } from './account-statement.ts';
import { activityReport } from './client-statement.ts';
import { documentLink, entryLink } from './posting-columns.ts';
import { type ReportColumn, report } from './spec.ts';
import { claimName } from './statement-activity.ts';

const inItsCurrency = (
  title: string,
  own: 'amount' | 'due',
  home: 'homeAmount' | 'homeDue',
): ReportColumn<StatementRow> => ({
  title,
  kind: 'own-money',
  of: (row) => row[home],
  own: (row) => ({ amount: row[own], currency: row.currency }),
});

const statement = (name: 'customer-statement' | 'vendor-statement', { contact, words }: Side) => {
  const { claim, none, surplus } = words.statement;
  const labelOf = { ...reportFigures.statementFigureWords, credit: surplus.ofThem };
  return report<StatementRow, StatementSums>(name, {
    rowTitle: claim,
    columns: [
      {
        title: claim,
        kind: 'text',
        of: claimName,
        link: ({ type, number, documentId, entryId }) => {
          if (type === 'opening') return `opening:${contact}`;
          return entryId
            ? entryLink(entryId)
            : documentLink({ documentId, documentNumber: number, documentType: type });
        },
        place: 'lead',
      },
      { title: statementReportWords.issueDate, kind: 'day', of: ({ issuedOn }) => issuedOn, place: 'under' },
      { title: statementReportWords.dueDate, kind: 'day', of: ({ dueOn }) => dueOn },
      inItsCurrency(statementReportWords.totalAmount, 'amount', 'homeAmount'),
      inItsCurrency(statementReportWords.amountDue, 'due', 'homeDue'),
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

/** What a customer was invoiced and what settled it, with a running balance. */
export const customerActivity = activityReport('customer-statement', receivable);

/** The same of what a vendor billed. */
export const vendorActivity = activityReport('vendor-statement', payable);
