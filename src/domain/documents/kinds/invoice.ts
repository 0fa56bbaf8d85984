import { owedByCustomers } from '../../values/side-names.ts';
import { invoiceKind as words } from '../../words/invoices.ts';
import { postedStatus } from '../../words/posted.ts';
import type { KindSpec, TypeSpec } from '../kind-spec.ts';
import { postedStatuses } from '../posted-status.ts';

const common = { kind: 'invoice', partyLabel: words.billTo } as const;

/** Invoices, and receipts for what is paid at once. */
export const invoiceTypes = {
  invoice: {
    ...common,
    title: words.invoice,
    withArticle: words.anInvoice,
    several: words.invoices,
    numberPrefix: 'INV-',
    hasDueDay: true,
    hasDeliveryDay: false,
    hasLastDay: false,
    namesBank: true,
    permissions: 'invoice',
  },
  receipt: {
    ...common,
    title: words.receipt,
    withArticle: words.aReceipt,
    several: words.receipts,
    numberPrefix: 'REC-',
    hasDueDay: false,
    hasDeliveryDay: false,
    hasLastDay: false,
    namesBank: false,
    permissions: 'receipt',
  },
} as const satisfies Record<string, TypeSpec>;

export const invoiceKind: KindSpec = {
  types: ['invoice', 'receipt'],
  side: owedByCustomers,
  contactRole: 'customer',
  posts: true,
  entered: false,
  countedBy: 'invoices',
  flag: null,
  delivers: true,
  attaches: true,
  takesOff: false,
  permissions: 'invoice',
  statuses: postedStatuses,
  statusWords: postedStatus,
  sortedBy: 'issue_date',
  listed: {
    issued: words.issued,
    tabs: [
      { label: words.all, value: '' },
      { label: words.notPaid, value: 'not paid' },
      { label: words.depositPaid, value: 'deposit paid' },
      { label: words.paid, value: 'fully paid' },
      { label: words.overdue, value: 'over due' },
      { label: words.draft, value: 'draft' },
      { label: words.cancelled, value: 'cancelled' },
      { label: words.deleted, value: 'deleted', ofAllOnly: true },
    ],
    // The spec lists what was deleted under Cancelled.
    deletedUnder: 'cancelled',
    sorts: [
      { label: words.mostRecent, value: 'issue_date desc' },
      { label: words.leastRecent, value: 'issue_date asc' },
      { label: words.dueFirst, value: 'due_date asc' },
      { label: words.largestAmount, value: 'total desc', ofAllOnly: true },
      { label: words.mostOutstanding, value: 'amountdue desc' },
      { label: words.highestNumber, value: 'number desc' },
      { label: words.lowestNumber, value: 'number asc' },
      { label: words.byCustomer, value: 'contact asc', ofAllOnly: true },
    ],
  },
};
