import * as z from 'zod/mini';
import { party } from './answer-wire.ts';
import { shownBill } from './bill-wire.ts';
import { answerAsked } from './given-answer-wire.ts';
import { shownOrder } from './order-wire.ts';
import { lineDiscount, lineGross, look, lookAnswer, paperDetails } from './paper-wire.ts';
import { billByLink, invoiceByLink, orderByLink, quoteByLink } from './public-link.ts';
import { quoteDone, quoteStanding, shownQuote } from './quote-wire.ts';
import { all, day, decimal, text } from './wire-types.ts';

const item = z.object({
  ...all(z.string(), 'ItemName description'),
  ...all(decimal, 'quantity price amount TaxAmount'),
  ...all(z.nullable(z.string()), 'unit TaxName'),
  TaxPercentage: z.nullable(decimal),
  ...lineDiscount,
  ...lineGross,
});

/** A document of any kind as its customer sees it. */
const printable = z.object({
  kind: z.enum(['invoice', 'quote', 'bill', 'order']),
  ...all(z.string(), 'type status currency homeCurrency'),
  number: z.nullable(z.string()),
  issue_date: day,
  due_date: z.nullable(day),
  ...all(party, 'business client'),
  shipto: z.array(z.string()),
  items: z.array(item),
  ...all(decimal, 'ExchangeRate subtotal discount Tax ShipValue ShippingTax total hometotal'),
  ...all(decimal, 'amountpaid amountcredited amountdue'),
  InvoiceSetting: look,
  PaperDetails: paperDetails,
  /** The business's day: what was due before it is overdue. */
  today: day,
  ...all(z.string(), 'paymentlink notes locale'),
});

/** A quote as its customer sees it: the spec’s own keys, and how the business writes money and days. */
const publicQuote = z.object({
  ...shownQuote,
  ...lookAnswer,
  locale: z.string(),
  version: z.number(),
  standing: quoteStanding,
});

/** A bill as whoever has its link sees it. */
const publicBill = z.object({ ...shownBill, ...lookAnswer, ...all(z.string(), 'paymentlink locale') });

/** A purchase order as its vendor sees it. */
const publicOrder = z.object({ ...shownOrder, ...lookAnswer, locale: z.string() });

/** What a public link opens: one document, without signing in. */
export const publicViewCalls = {
  publicInvoice: invoiceByLink.view('/api/invoice/Public-View-Invoice', printable, {
    type: z.optional(text(20)),
  }),
  publicQuote: quoteByLink.view('/api/QuotesController/Public-View-Quote-By-Id', publicQuote, {}),
  publicBill: billByLink.view('/api/VendorBill/View-VendorBill-By-Id', publicBill, {}),
  publicOrder: orderByLink.view('/api/PurchaseOrder/View-Purchase-Order-By-Id', publicOrder, {}),
};

/** What the customer does on the public page of a document. */
export const publicActCalls = {
  answerQuote: quoteByLink.change('/api/QuotesController/answer-quote', quoteDone, {
    ...answerAsked,
    /** The version of the quote that was shown. */
    version: z.number(),
  }),
};
