import type { InvoiceListRow } from '../../api/queries/invoices.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import type { Tone } from '../kit/StatusBadge.tsx';

/** The tabs of the list in the documents' words: what each is called, asks for and counts. */
export const salesTabs = [
  { label: 'All', status: '', count: 'AllInvoicesCount' },
  { label: 'Not paid', status: 'not paid', count: 'UnpaidInvoicesCount' },
  { label: 'Deposit paid', status: 'deposit paid', count: 'DepositPaidInvoicesCount' },
  { label: 'Paid', status: 'fully paid', count: 'PaidInvoicesCount' },
  { label: 'Overdue', status: 'over due', count: 'OverdueInvoicesCount' },
  { label: 'Draft', status: 'draft', count: 'DraftInvoicesCount' },
  { label: 'Cancelled', status: 'cancelled', count: 'CancelledInvoicesCount' },
  { label: 'Deleted', status: 'deleted', count: 'DeletedInvoicesCount' },
] as const;

export const salesTypes = [
  { value: '', label: 'All types' },
  { value: 'invoices', label: 'Invoices' },
  { value: 'receipts', label: 'Receipts' },
];

export const salesSorts = [
  { value: 'issue_date desc', label: 'Most recent' },
  { value: 'issue_date asc', label: 'Least recent' },
  { value: 'due_date asc', label: 'Due first' },
  { value: 'total desc', label: 'Largest amount' },
  { value: 'amountdue desc', label: 'Most outstanding' },
];

/** A row's status as its badge says it; overdue is derived, never stored. */
export const badgeOf = (row: InvoiceListRow): { word: string; tone: Tone } =>
  row.overdue ? { word: 'Overdue', tone: 'stopped' } : invoiceStatus[row.status]!;

export const kindWord = (kind: 'invoice' | 'receipt'): string => (kind === 'receipt' ? 'Receipt' : 'Invoice');

export const nameOf = (row: InvoiceListRow): string =>
  row.invoicenumber ?? `${kindWord(row.invoicetype)} draft`;
