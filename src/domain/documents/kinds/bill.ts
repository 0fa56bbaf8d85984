import { owedToVendors } from '../../values/side-names.ts';
import { billKind as words } from '../../words/bills.ts';
import { postedStatus } from '../../words/posted.ts';
import type { KindSpec, TypeSpec } from '../kind-spec.ts';
import { postedStatuses } from '../posted-status.ts';

export const billTypes = {
  bill: {
    kind: 'bill',
    title: words.bill,
    withArticle: words.aBill,
    several: words.bills,
    partyLabel: words.billFrom,
    numberPrefix: 'BILL-',
    hasDueDay: true,
    hasDeliveryDay: false,
    hasLastDay: false,
    namesBank: false,
    permissions: 'bill',
  },
} as const satisfies Record<string, TypeSpec>;

/** What a vendor asks for: posted when it is approved, its goods come with it, and it is paid. */
export const billKind: KindSpec = {
  types: ['bill'],
  side: owedToVendors,
  contactRole: 'vendor',
  posts: true,
  entered: true,
  countedBy: null,
  flag: 'bills',
  delivers: false,
  attaches: true,
  takesOff: true,
  permissions: 'bill',
  statuses: postedStatuses,
  statusWords: {
    ...postedStatus,
    Draft: { ...postedStatus.Draft, next: words.approved },
  },
  sortedBy: 'all',
  listed: {
    issued: words.dated,
    tabs: [
      { label: words.all, value: '' },
      { label: words.notPaid, value: 'not paid' },
      { label: words.depositPaid, value: 'deposit paid' },
      { label: words.paid, value: 'paid' },
      { label: words.overdue, value: 'over due' },
      { label: words.draft, value: 'draft' },
      { label: words.cancelled, value: 'cancelled' },
      { label: words.deleted, value: 'deleted' },
    ],
    deletedUnder: 'deleted',
    sorts: [
      { label: words.lastAdded, value: 'all desc' },
      { label: words.mostRecent, value: 'issue_date desc' },
      { label: words.leastRecent, value: 'issue_date asc' },
      { label: words.dueFirst, value: 'due_date asc' },
      { label: words.largestAmount, value: 'total desc', ofAllOnly: true },
      { label: words.mostOutstanding, value: 'amountdue desc' },
      { label: words.highestNumber, value: 'number desc' },
      { label: words.lowestNumber, value: 'number asc' },
      { label: words.byVendor, value: 'contact asc', ofAllOnly: true },
    ],
  },
};
