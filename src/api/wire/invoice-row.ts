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
