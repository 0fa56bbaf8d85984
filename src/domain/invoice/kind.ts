import { receivable } from '../books/side.ts';
import type { KindSpec, TypeSpec } from '../documents/kind-spec.ts';
import { invoiceStatus } from '../words/invoice.ts';
import { type InvoiceFacts, invoiceFacts } from './facts.ts';
import { billedStatuses, unpaidStatuses } from './status.ts';

const common = { kind: 'invoice', partyLabel: 'Bill to' } as const;

/** Invoices, and receipts for what is paid at once. */
export const invoiceTypes = {
  invoice: {
    ...common,
    title: 'Invoice',
    withArticle: 'an invoice',
    several: 'invoices',
    numberPrefix: 'INV-',
    hasDueDay: true,
    permissions: 'invoice',
  },
  receipt: {
    ...common,
    title: 'Receipt',
    withArticle: 'a receipt',
    several: 'receipts',
    numberPrefix: 'REC-',
    hasDueDay: false,
    permissions: 'receipt',
  },
} as const satisfies Record<string, TypeSpec>;

export const invoiceKind: KindSpec<InvoiceFacts> = {
  types: ['invoice', 'receipt'],
  side: receivable.owed,
  contactRole: 'customer',
  posts: true,
  delivers: true,
  permissions: 'invoice',
  statuses: {
    draft: ['Draft'],
    open: unpaidStatuses,
    billed: billedStatuses,
    gone: ['Cancelled', 'Deleted'],
    deleted: ['Deleted'],
  },
  statusWords: invoiceStatus,
  facts: invoiceFacts,
  sortedBy: 'issue_date',
  listed: {
    issued: 'Issued',
    tabs: [
      { label: 'All', value: '' },
      { label: 'Not paid', value: 'not paid' },
      { label: 'Deposit paid', value: 'deposit paid' },
      { label: 'Paid', value: 'fully paid' },
      { label: 'Overdue', value: 'over due' },
      { label: 'Draft', value: 'draft' },
      { label: 'Cancelled', value: 'cancelled' },
      { label: 'Deleted', value: 'deleted', ofAllOnly: true },
    ],
    // The spec lists what was deleted under Cancelled.
    deletedUnder: 'cancelled',
    sorts: [
      { label: 'Most recent', value: 'issue_date desc' },
      { label: 'Least recent', value: 'issue_date asc' },
      { label: 'Due first', value: 'due_date asc' },
      { label: 'Largest amount', value: 'total desc', ofAllOnly: true },
      { label: 'Most outstanding', value: 'amountdue desc' },
    ],
  },
};
