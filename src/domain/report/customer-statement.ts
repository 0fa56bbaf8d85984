import { claimName, type StatementRow } from '../customer/statement.ts';
import { report } from './spec.ts';

/** What was asked of one customer, and what of it is still owed. */
export const customerStatement = report<StatementRow>('customer-statement', {
  rowTitle: 'Invoice or receipt',
  columns: [
    {
      title: 'Invoice or receipt',
      kind: 'text',
      of: claimName,
      link: ({ type, number }) => (type === 'opening' || !number ? null : `${type}:${number}`),
      place: 'lead',
    },
    { title: 'Issue date', kind: 'day', of: ({ issuedOn }) => issuedOn, place: 'under' },
    { title: 'Due date', kind: 'day', of: ({ dueOn }) => dueOn },
    { title: 'Total amount', kind: 'money', of: ({ homeAmount }) => homeAmount },
    { title: 'Amount due', kind: 'money', of: ({ homeDue }) => homeDue },
  ],
  empty: 'Nothing was asked of this customer in these days.',
});
