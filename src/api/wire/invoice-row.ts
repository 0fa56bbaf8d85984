import type { PostedRow } from '../../domain/posted/view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { invoiceCalls } from '../contract/invoice.ts';
import { renaming } from './rename.ts';

/** Our words for a row of a list of invoices → the spec's. */
export const invoiceRowWire = renaming({
  id: 'id',
  number: 'invoicenumber',
  statusCode: 'invoicestatus',
  subtype: 'invoicetype',
  status: 'status',
  customer: 'customer',
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  overdue: 'overdue',
  depositRequired: 'requireddeposit',
  channel: 'channel',
  currency: 'currency',
  total: 'total',
  homeTotal: 'hometotal',
  owed: 'amountdue',
  standing: 'standing',
});

/** A row of a list in our words. */
export const invoiceRowFromWire = (
  row: AnswerOf<typeof invoiceCalls.listInvoices>['Invoices'][number],
): PostedRow => ({ ...invoiceRowWire.fromWire(row), kind: 'invoice' });
