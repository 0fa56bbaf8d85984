import { attachmentFields } from './attachment.ts';
import { shownBill } from './bill-fields.ts';
import { file, sentence, told } from './call.ts';
import { lineDiscount, look, lookAnswer, paperDetails, party } from './document.ts';
import {
  day,
  decimal,
  flag,
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
import { shownOrder } from './order.ts';
import { byLink } from './public-link.ts';
import { answerForm, quoteActed, quoteStanding, quoteTouches, shownQuote } from './quote.ts';

const invoiceByLink = byLink('invoice', { business: 'businessid', token: 'token', document: 'invoiceid' });
const quoteByLink = byLink('quote', { business: 'businessid', token: 'userid', document: 'quoteId' });
const billByLink = byLink('bill', { business: 'businessId', token: 'userId', document: 'vendorBillId' });
const orderByLink = byLink('order', {
  business: 'BusinessID',
  token: 'UserID',
  document: 'PurchaseOrderID',
});
const anyByLink = byLink(null, { business: 'businessid', token: 'token', document: 'documentid' });
const noteByLink = byLink(null, {
  business: 'businessid',
  token: 'token',
  document: 'documentid',
  note: 'creditnoteid',
});

/** A document of any kind as its customer sees it. */
const printable = {
  kind: oneOf('kind', ['invoice', 'quote', 'bill', 'order']),
  subtype: text('type'),
  status: text('status'),
  number: nullable(text('number')),
  issuedOn: day('issue_date'),
  dueOn: nullable(day('due_date')),
  from: party('business'),
  to: party('client'),
  shipTo: texts('shipto'),
  lines: list('items', {
    name: text('ItemName'),
    description: text('description'),
    quantity: decimal('quantity'),
    price: decimal('price'),
    amount: decimal('amount'),
    taxAmount: decimal('TaxAmount'),
    unit: nullable(text('unit')),
    taxName: nullable(text('TaxName')),
    taxPercent: nullable(decimal('TaxPercentage')),
    ...lineDiscount,
  }),
  currency: text('currency'),
  homeCurrency: text('homeCurrency'),
  rate: decimal('ExchangeRate'),
  subtotal: decimal('subtotal'),
  discount: decimal('discount'),
  tax: decimal('Tax'),
  shipping: decimal('ShipValue'),
  shippingTax: decimal('ShippingTax'),
  total: decimal('total'),
  homeTotal: decimal('hometotal'),
  paid: decimal('amountpaid'),
  credited: decimal('amountcredited'),
  owed: decimal('amountdue'),
  look: part('InvoiceSetting', look),
  details: part('PaperDetails', paperDetails),
  /** The business's day: what was due before it is overdue. */
  today: day('today'),
  paymentLink: text('paymentlink'),
  notes: text('notes'),
  locale: text('locale'),
};

/** How the business writes money and days. */
const locale = { locale: text('locale') };

/** What a public link opens: one document, without signing in. */
export const publicViewCalls = {
  publicInvoice: invoiceByLink.view('/api/invoice/Public-View-Invoice', {
    takes: { type: optional(typedText('type', 20)) },
    says: told(printable),
  }),
  /** A quote as its customer sees it, under the specification's own keys. */
  publicQuote: quoteByLink.view('/api/QuotesController/Public-View-Quote-By-Id', {
    says: told({
      ...shownQuote,
      ...lookAnswer,
      ...locale,
      version: number('version'),
      standing: quoteStanding,
    }),
  }),
  publicBill: billByLink.view('/api/VendorBill/View-VendorBill-By-Id', {
    says: told({ ...shownBill, ...lookAnswer, paymentLink: text('paymentlink'), ...locale }),
  }),
  publicOrder: orderByLink.view('/api/PurchaseOrder/View-Purchase-Order-By-Id', {
    says: told({ ...shownOrder, ...lookAnswer, ...locale }),
  }),
};

/** What the customer does on the public page of a document. */
export const publicActCalls = {
  answerQuote: quoteByLink.ours.change('/api/QuotesController/answer-quote', {
    takes: {
      ...answerForm,
      /** The version of the quote that was shown. */
      version: number('version'),
    },
    says: quoteActed,
    touches: quoteTouches,
  }),
};

/** Documents as PDF, for who came by a public link. */
export const publicPrintCalls = {
  publicInvoicePdf: invoiceByLink.ours.ask('/api/invoice/public-pdf', { says: file }),
  publicQuotePdf: quoteByLink.ours.ask('/api/QuotesController/public-pdf', { says: file }),
  publicBillPdf: billByLink.ours.ask('/api/VendorBill/public-pdf', { says: file }),
  publicOrderPdf: orderByLink.ours.ask('/api/PurchaseOrder/public-pdf', { says: file }),
};

/** Files that went along with a mail of a document, for who has its link. Source: answers.md, "Paper, mail and public pages". */
export const publicFileCalls = {
  publicFiles: anyByLink.ours.view('/api/Attachment/public-list', {
    says: told({ files: list('Attachments', attachmentFields) }),
  }),
  openPublicFile: anyByLink.ours.ask('/api/Attachment/public-open', {
    takes: { fileId: typedText('AttachmentId', 100) },
    says: file,
  }),
};

/** Paper as it is read, every text of it in its place. */
const paper = {
  title: text('title'),
  heading: text('heading'),
  notes: text('notes'),
  payment: text('payment'),
  from: texts('from'),
  facts: texts('facts'),
  footer: texts('footer'),
  stamp: nullable(text('stamp')),
  parties: list('parties', { label: text('label'), lines: texts('lines') }),
  columns: list('columns', { label: text('label'), figure: flag('figure') }),
  rows: list('rows', { cells: texts('cells'), note: text('note') }),
  totals: list('totals', {
    label: text('label'),
    text: text('text'),
    grand: flag('grand'),
    due: optional(flag('due')),
  }),
  look: part('look', look),
};

const meantNote = { creditNoteId: typedText('creditnoteid', 100) };

/** What the link of a credit note or a cancellation opens, without signing in: it, and nothing else of its document. */
export const publicNoteCalls = {
  publicCreditNote: noteByLink.ours.view('/api/CreditNote/public-view', {
    takes: meantNote,
    says: told({
      number: text('number'),
      business: text('business'),
      currency: text('currency'),
      locale: text('locale'),
      documentNumber: text('documentnumber'),
      documentType: text('documenttype'),
      kind: oneOf('kind', ['credit-note', 'vendor-credit', 'cancellation']),
      onDay: day('date'),
      amount: decimal('amount'),
      settled: decimal('settled'),
      paidBack: flag('paidBack'),
      undone: flag('undone'),
      paper: part('paper', paper),
    }),
  }),
  publicCreditNotePdf: noteByLink.ours.ask('/api/CreditNote/public-pdf', { takes: meantNote, says: file }),
  /** Somebody who is not of the business has what a link opens before them. */
  linkOpened: noteByLink.ours.change('/api/Share/opened', {
    takes: { creditNoteId: optional(meantNote.creditNoteId) },
    says: sentence,
    touches: ['invoices', 'quotes', 'bills', 'orders', 'sharing', 'dashboard'],
  }),
};
