import * as z from 'zod/mini';
import { answerKinds } from '../../domain/documents/answer.ts';
import * as wire from '../wire/values.ts';
import {
  documentForm,
  documentLine,
  documentRow,
  ownDocument,
  shownDocument,
  typedLine,
  workedOut,
} from './both-money.ts';
import { done, farDayConfirmed, file, perRow, plainly, planned, subject, told } from './call.ts';
import { party, workedOutThere } from './document.ts';
import { ignoredUser, listFile, listQuery, listStatus, lowerPaged } from './document-list.ts';
import {
  called,
  day,
  decimal,
  edited,
  flag,
  id,
  ids,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  texts,
  typedText,
} from './field.ts';
import { touchedByBooking } from './subject.ts';

const at = '/api/QuotesController/';
const ignored = { UserIDFK: z.optional(wire.text(64)), ...workedOut };
const formed = subject('BusinessIDFK', at, ignored);
const asked = subject('businessid', at, ignoredUser);
const { ours, read } = subject('businessid', at);
const upper = subject('BusinessID', at, { UserID: wire.userId });
/** A conversion is a GET in the spec; it is safe to repeat. */
const { changeByGet: convert } = subject('businessId', at, { userId: wire.userId });

const typedQuoteLine = {
  ...typedLine,
  id: optional(nullable(id('QuoteItemID'))),
  /** Left out or empty: 1. */
  quantity: optional(decimal('Quantity')),
  /** What it costs, under every name the specification has for it: foreign where it is sent so, else at home, else that of no kind. */
  price: optional(decimal('UnitPrice')),
  homePrice: optional(decimal('HomeUnitPrice')),
  foreignPrice: optional(decimal('ForeignUnitPrice')),
  /** What the line comes to without tax: it says the price where none is sent, and agrees with one that is. */
  amount: optional(decimal('Amount')),
  homeAmount: optional(decimal('HomeAmount')),
  foreignAmount: optional(decimal('ForeignAmount')),
  /** The tax chosen says how much it is; an amount of tax that differs is refused. */
  taxAmount: optional(decimal('TaxAmount')),
  homeTax: optional(decimal('HomeTaxAmount')),
  foreignTax: optional(decimal('ForeignTaxAmount')),
  deleted: optional(flag('isdeleted')),
};

/** A quote as typed; amounts are in the quote's currency. */
const quoteForm = {
  ...documentForm,
  contactId: called(optional(nullable(id('ClientIDFK'))), 'customer'),
  /** Left out or empty: today, or the day it has. */
  issuedOn: optional(day('IssueDate')),
  ...farDayConfirmed,
  /** The last day on which it can be accepted; null for none. Left out, it stays as it is. */
  dueOn: optional(nullable(day('ValidUntil'))),
  /** What the customer calls it, such as their order's number. Left out, it stays as it is. */
  theirReference: optional(typedText('Reference', 120)),
  notes: optional(typedText('Notes', 10_000)),
  shipping: optional(decimal('ShippingValue')),
  lines: list('QuotesItems', typedQuoteLine, { most: 500 }),
};

/** Figures the spec's client sends with an edit beside those of any form. The server ignores them and computes its own. */
const workedOutOnEdit = {
  IsDeleted: z.optional(z.boolean()),
  ...workedOutThere('SubTotal', 'ShippingTotal', 'GrandTotalAmount', 'GrandTotalAmountWithOutShipping'),
};

const line = {
  ...documentLine,
  id: id('QuoteItemID'),
  quoteId: id('QuoteIDFK'),
  quantity: decimal('Quantity'),
  price: decimal('UnitPrice'),
  foreignPrice: decimal('ForeignUnitPrice'),
  amount: decimal('Amount'),
  taxAmount: decimal('TaxAmount'),
  homeTax: decimal('BaseTaxAmount'),
  deleted: flag('isdeleted'),
};

export const quoteStanding = part('standing', {
  status: text('status'),
  facts: part('facts', {
    lines: number('lines'),
    answer: nullable(oneOf('answer', answerKinds)),
    expired: flag('expired'),
  }),
});

/** A quote as its customer may see it, and as everybody else does. */
export const shownQuote = {
  ...shownDocument,
  id: id('QuoteID'),
  businessId: id('BusinessId'),
  contactId: nullable(id('ClientId')),
  shippingTaxId: nullable(id('ShippingTaxId')),
  number: text('QuoteNo'),
  email: text('Email'),
  notes: text('Notes'),
  status: text('StatusName'),
  statusCode: number('Status'),
  currency: text('Currency'),
  homeSymbol: text('HomeCurrencySymbol'),
  foreignSymbol: nullable(text('ForeignCurrencySymbol')),
  to: party('ClientInfo'),
  issuedOn: day('IssueDate'),
  dueOn: nullable(day('ValidUntil')),
  /** What the customer said to it; null while they said nothing. */
  answer: nullable(oneOf('Answer', answerKinds)),
  answeredBy: nullable(text('AnsweredBy')),
  answerNote: nullable(text('AnswerNote')),
  answeredOn: nullable(day('AnsweredOn')),
  /** On its public page; false where a member noted it. */
  answeredOnline: nullable(flag('AnsweredOnline')),
  lines: list('QuotesItem', line),
  homeCurrencyId: number('HomeCurrencyId'),
  foreignCurrencyId: nullable(number('ForeignCurrencyId')),
};

/** One quote with everything its sheet and counterfoil show. */
const quoteAnswer = {
  ...shownQuote,
  ...ownDocument,
  employeeId: id('UserId'),
  /** Their customer was archived since. */
  customerDeleted: flag('clientdeleted'),
  converted: nullable(
    part('converted', {
      id: id('id'),
      subtype: oneOf('type', ['invoice', 'receipt']),
      number: nullable(text('number')),
    }),
  ),
  standing: quoteStanding,
};

const row = {
  ...documentRow,
  id: id('QuoteID'),
  number: text('QuoteNo'),
  status: text('StatusName'),
  statusCode: number('Status'),
  issuedOn: day('IssueDate'),
  dueOn: nullable(day('ValidUntil')),
  standing: quoteStanding,
};

/** What an act on one quote answers. */
export const quoteActed = told({
  id: id('QuoteID'),
  number: text('QuoteNo'),
  statusCode: number('Status'),
  ...done,
});

/** What a customer says to a quote: their name, and a note that may be left out. */
export const answerForm = {
  answer: oneOf('Answer', answerKinds),
  name: typedText('Name', 200),
  note: optional(typedText('Note', 3000)),
};

/** What a conversion answers: the document the quote became. */
const converted = told({
  id: id('id'),
  subtype: oneOf('invoicetype', ['invoice', 'receipt']),
  number: nullable(text('invoicenumber')),
  ...done,
  warnings: texts('warnings'),
});

/** The specification's other spellings of what a list is asked for. */
const listed = {
  ...listQuery,
  camelColumn: optional(typedText('sortBy', 40)),
  camelDirection: optional(typedText('sortOrder', 20)),
  camelSearch: optional(typedText('searchQuery', 200)),
  type: optional(typedText('quotetype', 40)),
  ...listStatus,
};

const one = { id: id('quoteId') };
const many = { ids: ids('QuoteID') };
const reads = 'quotes';
export const quoteTouches = ['quotes', 'customers', 'dashboard'] as const;

/** Every call of quotes. */
export const quoteCalls = {
  createQuote: formed.change('create-quotation', 'quote.add', {
    takes: quoteForm,
    says: quoteActed,
    touches: quoteTouches,
  }),
  updateQuote: subject('BusinessIDFK', at, { ...ignored, ...workedOutOnEdit }).change(
    'Update-Quote-Detail',
    'quote.edit',
    { takes: { ...quoteForm, id: id('QuoteID'), ...edited }, says: quoteActed, touches: quoteTouches },
  ),
  nextQuoteNumber: read('Get-Quote-Number', 'quote.add', {
    says: told({ number: text('QuoteNo'), today: day('today') }),
    reads,
  }),
  getQuote: asked.read('Get-Quote-By-Id', 'quote.view', { takes: one, says: told(quoteAnswer), reads }),
  listQuotes: read('Get-All-Quotes-With-Filters', 'quote.list', {
    takes: { ...listed, contactId: optional(id('clientid')) },
    says: plainly({ rows: list('Quotes', row), ...lowerPaged }),
    reads,
  }),
  exportQuotes: asked.ours.ask('export-csv', 'quote.export', { takes: listFile, says: file }),
  countQuotes: asked.read('Get-Quote-Count', 'quote.list', {
    takes: listed,
    says: plainly({
      all: number('AllCount'),
      open: number('OpenCount'),
      invoiced: number('ConvertedToInvoice'),
      receipted: number('ConvertedToReceipt'),
      deleted: number('DeletedCount'),
    }),
    reads,
  }),
  convertToInvoice: convert('Convert-To-Invoice', 'invoice.add', {
    takes: one,
    says: converted,
    touches: touchedByBooking,
  }),
  convertToReceipt: convert('Convert-To-Receipt', 'receipt.add', {
    takes: one,
    says: converted,
    touches: touchedByBooking,
  }),
  deleteQuotes: upper.change('Delete-Quote-By-Id', 'quote.delete', {
    takes: many,
    says: perRow,
    touches: quoteTouches,
  }),
  restoreQuotes: upper.change('Restore-Quote-By-Id', 'quote.delete', {
    takes: many,
    says: perRow,
    touches: quoteTouches,
  }),
  recordAnswer: ours.change('record-answer', 'quote.edit', {
    takes: { ...one, ...answerForm },
    says: quoteActed,
    touches: quoteTouches,
  }),
  previewConversion: ours.ask('preview-effects', 'quote.view', {
    takes: { ...one, target: oneOf('target', ['invoice', 'receipt']) },
    says: planned,
  }),
};
