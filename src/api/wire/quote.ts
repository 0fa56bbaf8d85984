import { bothMoney } from './both-money.ts';
import { renaming } from './rename.ts';

/** Our words for a quote → the spec's, for whoever may see it. Ids and status numbers are translated beside it. */
export const shownQuoteWire = renaming({
  ...bothMoney,
  id: 'QuoteID',
  number: 'QuoteNo',
  businessId: 'BusinessId',
  contactId: 'ClientId',
  email: 'Email',
  employeeId: 'UserId',
  to: 'ClientInfo',
  from: 'BusinessInfo',
  issuedOn: 'IssueDate',
  dueOn: 'ValidUntil',
  answer: 'Answer',
  answeredBy: 'AnsweredBy',
  answeredOn: 'AnsweredOn',
  answerNote: 'AnswerNote',
  answeredOnline: 'AnsweredOnline',
  notes: 'Notes',
  statusCode: 'Status',
  status: 'StatusName',
  lines: 'QuotesItem',
  currency: 'Currency',
  homeCurrencyId: 'HomeCurrencyId',
  homeCurrency: 'HomeCurrency',
  homeSymbol: 'HomeCurrencySymbol',
  foreignCurrencyId: 'ForeignCurrencyId',
  foreignCurrency: 'ForeignCurrency',
  foreignSymbol: 'ForeignCurrencySymbol',
  rate: 'ExchangeRate',
  lacksRate: 'RateMissing',
  discountType: 'DiscountType',
  discount: 'Discount',
  discountPercent: 'DiscountPercentage',
  shippingTaxId: 'ShippingTaxId',
  shippingTaxName: 'ShippingTaxName',
  shippingTaxPercent: 'ShippingTaxPercentage',
  taxAfterDiscount: 'TaxAfterDiscount',
  taxPerRate: 'TaxPerRate',
});

/** What the business alone knows of its quote. */
export const ownQuoteWire = renaming({
  email: 'Email',
  converted: 'converted',
  customerDeleted: 'clientdeleted',
  version: 'version',
  today: 'today',
  standing: 'standing',
  history: 'history',
});

export const quoteRowWire = renaming({
  id: 'QuoteID',
  number: 'QuoteNo',
  statusCode: 'Status',
  status: 'StatusName',
  customer: 'customer',
  issuedOn: 'IssueDate',
  dueOn: 'ValidUntil',
  currency: 'Currency',
  total: 'GrandTotalAmount',
  homeTotal: 'HomeGrandTotalAmount',
  standing: 'standing',
});

export const quoteLineWire = renaming({
  id: 'QuoteItemID',
  quoteId: 'QuoteIDFK',
  productId: 'ProductIDFK',
  name: 'ProductName',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'unit',
  price: 'UnitPrice',
  homePrice: 'HomeUnitPrice',
  foreignPrice: 'ForeignUnitPrice',
  amount: 'Amount',
  ownPercent: 'LineDiscountPercentage',
  ownDiscount: 'LineDiscount',
  taxId: 'TaxID',
  taxName: 'TaxName',
  taxPercent: 'TaxPercentage',
  taxAmount: 'TaxAmount',
  homeTax: 'BaseTaxAmount',
  deleted: 'isdeleted',
  locationId: 'LocationIDFK',
});

/** The form's own fields, both ways. */
export const quoteFormWire = renaming({
  id: 'QuoteID',
  version: 'version',
  contactId: 'ClientIDFK',
  issuedOn: 'IssueDate',
  dueOn: 'ValidUntil',
  theirReference: 'Reference',
  notes: 'Notes',
  attachments: 'Attachments',
  locationId: 'LocationIDFK',
  lines: 'QuotesItems',
  foreignCurrencyId: 'ForeignCurrencyIDFK',
  rate: 'ExchangeRate',
  discountType: 'DiscountType',
  discount: 'Discount',
  discountPercent: 'DiscountPercentage',
  shipping: 'ShippingValue',
  shippingTaxId: 'ShippingTaxIDFK',
});

/** What a customer says to a quote. */
export const answerWire = renaming({ answer: 'Answer', name: 'Name', note: 'Note' });
