import { bothMoney, documentForm, documentLine, documentRow, ownDocument } from './both-money.ts';
import { renaming } from './rename.ts';

/** Our words for a quote → the spec's, for whoever may see it. Ids, status numbers and its answer are translated beside it. */
export const shownQuoteWire = renaming({
  ...bothMoney,
  id: 'QuoteID',
  number: 'QuoteNo',
  businessId: 'BusinessId',
  contactId: 'ClientId',
  email: 'Email',
  to: 'ClientInfo',
  issuedOn: 'IssueDate',
  dueOn: 'ValidUntil',
  notes: 'Notes',
  statusCode: 'Status',
  status: 'StatusName',
  lines: 'QuotesItem',
  currency: 'Currency',
  homeCurrencyId: 'HomeCurrencyId',
  homeSymbol: 'HomeCurrencySymbol',
  foreignCurrencyId: 'ForeignCurrencyId',
  foreignSymbol: 'ForeignCurrencySymbol',
  shippingTaxId: 'ShippingTaxId',
});

/** What the business alone knows of its quote. */
export const ownQuoteWire = renaming({
  ...ownDocument,
  employeeId: 'UserId',
  converted: 'converted',
  contactDeleted: 'clientdeleted',
});

export const quoteRowWire = renaming({
  ...documentRow,
  id: 'QuoteID',
  number: 'QuoteNo',
  statusCode: 'Status',
  status: 'StatusName',
  customer: 'customer',
  issuedOn: 'IssueDate',
  dueOn: 'ValidUntil',
});

export const quoteLineWire = renaming({
  ...documentLine,
  id: 'QuoteItemID',
  quoteId: 'QuoteIDFK',
  quantity: 'Quantity',
  price: 'UnitPrice',
  foreignPrice: 'ForeignUnitPrice',
  amount: 'Amount',
  taxAmount: 'TaxAmount',
  homeTax: 'BaseTaxAmount',
  deleted: 'isdeleted',
});

/** The form's own fields, both ways. */
export const quoteFormWire = renaming({
  ...documentForm,
  id: 'QuoteID',
  contactId: 'ClientIDFK',
  issuedOn: 'IssueDate',
  dueOn: 'ValidUntil',
  theirReference: 'Reference',
  notes: 'Notes',
  lines: 'QuotesItems',
  foreignCurrencyId: 'ForeignCurrencyIDFK',
  shipping: 'ShippingValue',
});
