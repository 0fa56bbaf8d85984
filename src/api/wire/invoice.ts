import { renaming } from './rename.ts';

/** Our words for an invoice → the documents'. Ids and status numbers are translated beside it. */
export const invoiceWire = renaming({
  id: 'id',
  number: 'invoicenumber',
  statusCode: 'invoicestatus',
  subtype: 'invoicetype',
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  createdAt: 'date_created',
  customerId: 'clientId',
  to: 'client',
  from: 'business',
  notes: 'notes',
  lines: 'items',
  depositRequired: 'requireddeposit',
  paid: 'amountpaid',
  writtenOff: 'writtenoff',
  owed: 'amountdue',
  payments: 'payment',
  deleted: 'isdeleted',
  channel: 'channel',
  version: 'version',
  today: 'today',
  goodsLeft: 'goodsleft',
  credit: 'credit',
  standing: 'standing',
  history: 'history',
  journal: 'journal',
});

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
  channel: 'channel',
  currency: 'currency',
  total: 'total',
  homeTotal: 'hometotal',
  owed: 'amountdue',
  standing: 'standing',
});

export const invoiceLineWire = renaming({
  id: 'id',
  productId: 'productid',
  name: 'ItemName',
  description: 'description',
  quantity: 'quantity',
  unit: 'unit',
  price: 'price',
  amount: 'amount',
  taxId: 'TaxId',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  taxAmount: 'TaxAmount',
});

export const invoicePaymentWire = renaming({
  id: 'id',
  kind: 'kind',
  amount: 'amount',
  homeAmount: 'homeamount',
  received: 'received',
  mode: 'mode',
  onDay: 'date',
  memo: 'memo',
  surplus: 'surplus',
  live: 'live',
});

/** The form's own fields, both ways. */
export const invoiceFormWire = renaming({
  id: 'id',
  version: 'version',
  subtype: 'invoicetype',
  status: 'invoicestatus',
  customerId: 'clientid',
  issuedOn: 'issue_date',
  dueOn: 'due_date',
  depositRequired: 'requireddeposit',
  deposit: 'deposit',
  mode: 'paymentmode',
  notes: 'notes',
  lines: 'items',
});
