/** What bills are called, and the tabs and orders of their list. */

export const bill = 'Bill';
export const aBill = 'a bill';
export const bills = 'bills';
export const billFrom = 'Bill from';

// Their list
export const list = 'Bills';
export const dated = 'Bill date';
export { partlyPaid as depositPaid } from './posted.ts';
export const lastAdded = 'Last added';
export {
  all,
  cancelled,
  deleted,
  draft,
  dueFirst,
  largestAmount,
  leastRecent,
  mostOutstanding,
  mostRecent,
  notPaid,
  overdue,
  paid,
} from './invoice-kind.ts';

// Where its statuses differ from an invoice's
export const approved = 'Approved';
