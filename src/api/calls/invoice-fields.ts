import * as z from 'zod/mini';
import { payMethods } from '../../domain/payment-provider/pay-method.ts';
import { taxKinds } from '../../domain/tax/tax.ts';
import * as wire from '../wire/values.ts';
import { farDayConfirmed } from './call.ts';
import {
  attachmentAnswer,
  attachmentForm,
  gross,
  history,
  ignoredLocation,
  lineAnswer,
  lineForm,
  locationForm,
  namedDocument,
  paperAnswer,
  paperForm,
  party,
  placeAnswer,
  placeForm,
} from './document.ts';
import { typedInvoiceStatus } from './document-status.ts';
import {
  also,
  called,
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  typedText,
} from './field.ts';
import {
  creditNoteAnswers,
  creditStateAnswer,
  mode,
  postedJournal,
  postedStanding,
  settlement,
} from './payment.ts';

const subtype = oneOf('invoicetype', ['invoice', 'receipt']);

const placeNames = {
  attention: 'ShipAttn',
  street: 'ShipStreet',
  city: 'ShipCity',
  state: 'ShipState',
  zip: 'ShipZipCode',
  country: 'ShipCountry',
  phone: 'ShipPhone',
} as const;

const typedLine = {
  id: optional(nullable(id('id'))),
  productId: optional(nullable(id('productid'))),
  name: typedText('ItemName', 400),
  description: optional(typedText('description', 4000)),
  /** Left out or empty: 1. */
  quantity: optional(decimal('quantity')),
  /** Needed, unless the price with tax is sent. */
  price: optional(decimal('price')),
  /** Quantity × price, as the spec’s client works it out; one that differs is refused. */
  amount: optional(decimal('amount')),
  taxId: called(optional(nullable(id('TaxId'))), 'tax'),
  ...lineForm,
};

/** What a document carries beside its lines; amounts are in the document's currency. */
const moneyForm = {
  foreignCurrencyId: called(optional(nullable(number('ForeignCurrencyID'))), 'currency'),
  rate: optional(nullable(decimal('ExchangeRate'))),
  discountType: optional(oneOf('discountType', ['flat', 'fixed', 'percentage'])),
  discount: optional(decimal('discount')),
  discountPercent: optional(decimal('discountPercentage')),
  shipping: optional(decimal('ShipValue')),
  ...gross,
  shippingTaxId: called(optional(nullable(id('ShippingTaxIDFK'))), 'shippingTax'),
  ...placeForm(placeNames),
};

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
export const workedOut = {
  Tax: z.optional(wire.decimal),
  HomeCurrencyID: z.optional(z.number()),
  ...ignoredLocation,
};

/** How far the goods have come; an issued document alone has that. */
const delivery = oneOf('ShipStatus', ['Shipped', 'Delivered']);

/** An invoice or receipt as typed. */
export const invoiceForm = {
  subtype,
  status: typedInvoiceStatus('invoicestatus'),
  contactId: called(optional(nullable(id('clientid'))), 'customer'),
  /** Left out or empty: today, or the day it has. */
  issuedOn: optional(day('issue_date')),
  dueOn: optional(nullable(day('due_date'))),
  ...farDayConfirmed,
  ...moneyForm,
  ...paperForm,
  ...attachmentForm,
  email: optional(typedText('email', 300)),
  /** The business's own place to pay. */
  paymentLink: optional(typedText('paymentlink', 1000)),
  delivery: optional(nullable(delivery)),
  /** The bank its paper names; null for the default one. Left out, it stays as it is. */
  bankId: optional(nullable(id('bankid'))),
  /** The day of the supply; null where it is the day of issue. Left out, it stays as it is. */
  supplyOn: optional(nullable(day('SupplyDate'))),
  /** What the customer calls it, such as their order's number. Left out, it stays as it is. */
  theirReference: optional(typedText('Reference', 120)),
  ...locationForm,
  depositRequired: optional(nullable(decimal('requireddeposit'))),
  deposit: optional(decimal('deposit')),
  mode: optional(mode('paymentmode')),
  notes: optional(typedText('notes', 10_000)),
  /** The specification names the lines differently in the form and in what is answered. */
  lines: also(list('items', typedLine, { most: 500, eachHas: ['price', 'grossPrice'] }), 'invoiceItems'),
};

const line = {
  id: id('id'),
  productId: nullable(id('productid')),
  taxId: nullable(id('TaxId')),
  name: text('ItemName'),
  description: text('description'),
  createdAt: text('date_created'),
  quantity: decimal('quantity'),
  price: decimal('price'),
  amount: decimal('amount'),
  taxAmount: decimal('TaxAmount'),
  ...lineAnswer,
};

/** A document's money as answered: in its own currency, what it is worth at home beside it. */
const moneyAnswer = {
  currency: text('currency'),
  homeCurrencyId: number('HomeCurrencyID'),
  foreignCurrencyId: nullable(number('ForeignCurrencyID')),
  rate: decimal('ExchangeRate'),
  /** Nobody gave a rate: it counts as 1 until the document is issued, which asks for one. */
  lacksRate: flag('RateMissing'),
  subtotal: decimal('subtotal'),
  discount: decimal('discount'),
  tax: decimal('Tax'),
  shipping: decimal('ShipValue'),
  shippingTax: decimal('ShippingTax'),
  shippingTotal: decimal('TotalShippingPlusTax'),
  totalWithoutShipping: decimal('noShippingTotal'),
  total: decimal('total'),
  homeTotal: decimal('hometotal'),
  discountType: oneOf('discountType', ['flat', 'percentage']),
  discountPercent: nullable(decimal('discountPercentage')),
  shippingTaxPercent: nullable(decimal('ShippingTaxPercentage')),
  shippingTaxId: nullable(id('ShippingTaxIDFK')),
  shippingTaxName: nullable(text('ShippingTaxName')),
  shippingTaxKind: nullable(oneOf('ShippingTaxKind', taxKinds)),
  taxAfterDiscount: flag('taxafterdiscount'),
  taxPerRate: flag('TaxPerRate'),
  ...gross,
  ...placeAnswer(placeNames),
};

const standing = postedStanding(oneOf('subtype', ['invoice', 'receipt']));

/** The bank its customer pays into, as paper names it: null for none. */
const bank = {
  bankId: nullable(id('bankid')),
  bankName: nullable(text('bankname')),
  accountName: nullable(text('accountname')),
  accountNumber: nullable(text('accountnumber')),
  accountType: nullable(text('accounttype')),
  routingNumber: nullable(text('ACHRoutingNumber')),
  sortCode: nullable(text('SortCode')),
  swiftCode: nullable(text('SwiftCode')),
  bankAddress: nullable(text('BankAddress')),
  isDefaultBank: nullable(flag('isdefault')),
};

/** One document with everything its sheet and counterfoil show. */
export const invoiceAnswer = {
  id: id('id'),
  number: nullable(text('invoicenumber')),
  statusCode: number('invoicestatus'),
  subtype,
  issuedOn: day('issue_date'),
  dueOn: nullable(day('due_date')),
  createdAt: text('date_created'),
  notes: text('notes'),
  reference: text('Reference'),
  contactId: nullable(id('clientId')),
  to: party('client'),
  from: party('business'),
  lines: list('items', line),
  ...moneyAnswer,
  ...paperAnswer,
  ...attachmentAnswer,
  ...bank,
  guid: text('invoiceguid'),
  email: text('email'),
  paymentLink: text('paymentlink'),
  delivery: nullable(delivery),
  shippingValue: decimal('ShippingValue'),
  shippingSum: decimal('ShippingTotal'),
  /** What payments settled of it, and what is still owed, at home. */
  homePaid: decimal('PaidAmount'),
  homeOpen: decimal('Balance'),
  foreignPaid: decimal('ForeignPaidAmount'),
  foreignOpen: decimal('ForeignBalance'),
  depositRequired: nullable(decimal('requireddeposit')),
  deposit: decimal('deposit'),
  paid: decimal('amountpaid'),
  credited: decimal('amountcredited'),
  writtenOff: decimal('writtenoff'),
  owed: decimal('amountdue'),
  payMethod: nullable(oneOf('paymenttype', payMethods)),
  payProvider: nullable(text('PaymentThrough')),
  /** The payment session that was opened last. */
  session: nullable(id('PaymentSession')),
  ...creditNoteAnswers,
  payments: list('payment', settlement),
  deleted: flag('isdeleted'),
  goodsLeft: flag('goodsleft'),
  channel: text('channel'),
  version: number('version'),
  today: day('today'),
  credit: decimal('credit'),
  /** How their customer paid last. */
  lastPaymentMode: nullable(mode('lastpaymentmode')),
  /** The quote it was made from. */
  quote: nullable(part('quote', namedDocument)),
  /** Their customer was archived since. */
  customerDeleted: flag('clientdeleted'),
  standing,
  history: history('history'),
  journal: postedJournal,
};

/** One row of a list. */
export const invoiceRow = {
  id: id('id'),
  number: nullable(text('invoicenumber')),
  statusCode: number('invoicestatus'),
  subtype,
  status: text('status'),
  customer: text('customer'),
  channel: text('channel'),
  currency: text('currency'),
  issuedOn: day('issue_date'),
  dueOn: nullable(day('due_date')),
  overdue: flag('overdue'),
  depositRequired: nullable(decimal('requireddeposit')),
  total: decimal('total'),
  homeTotal: decimal('hometotal'),
  owed: decimal('amountdue'),
  ...creditStateAnswer,
  standing,
};
