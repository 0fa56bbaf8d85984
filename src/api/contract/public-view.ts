import * as z from 'zod/mini';
import { call } from './call.ts';
import { look, lookAnswer } from './paper-wire.ts';
import { shownQuote } from './quote-wire.ts';
import { day, decimal, envelope, text } from './wire-types.ts';

const party = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  taxId: z.optional(z.string()),
});

const item = z.object({
  ItemName: z.string(),
  description: z.string(),
  quantity: decimal,
  unit: z.nullable(z.string()),
  price: decimal,
  amount: decimal,
  TaxName: z.nullable(z.string()),
  TaxPercentage: z.nullable(decimal),
  TaxAmount: decimal,
});

/** A document of any kind as its customer sees it. */
export const printable = z.object({
  kind: z.enum(['invoice', 'quote', 'bill', 'purchase_order', 'expense']),
  type: z.string(),
  status: z.string(),
  number: z.nullable(z.string()),
  issue_date: day,
  due_date: z.nullable(day),
  business: party,
  client: party,
  shipto: z.array(z.string()),
  items: z.array(item),
  currency: z.string(),
  ExchangeRate: decimal,
  homeCurrency: z.string(),
  subtotal: decimal,
  discount: decimal,
  Tax: decimal,
  ShipValue: decimal,
  ShippingTax: decimal,
  total: decimal,
  hometotal: decimal,
  amountpaid: decimal,
  amountdue: decimal,
  InvoiceSetting: look,
  paymentlink: z.string(),
  notes: z.string(),
  locale: z.string(),
});

/** A quote as its customer sees it: the spec’s own keys, and how the business writes money and days. */
const publicQuote = z.object({ ...shownQuote, ...lookAnswer, locale: z.string() });

/** Any text: what opens nothing answers alike, whatever its shape. */
const opener = text(100);

/** What a public link opens: one document, without signing in. */
export const publicViewCalls = {
  publicInvoice: call({
    method: 'GET',
    path: '/api/invoice/Public-View-Invoice',
    summary: 'The invoice or receipt a public link opens.',
    door: 'public-link',
    permission: null,
    effect: 'reads',
    business: 'businessid',
    link: { kind: 'invoice', token: 'token', document: 'invoiceid' },
    query: z.object({
      businessid: opener,
      token: opener,
      invoiceid: opener,
      type: z.optional(text(20)),
    }),
    answer: envelope(printable),
  }),
  publicQuote: call({
    method: 'GET',
    path: '/api/QuotesController/Public-View-Quote-By-Id',
    summary: 'The quote a public link opens; the link’s token stands in the place of the user.',
    door: 'public-link',
    permission: null,
    effect: 'reads',
    business: 'businessid',
    link: { kind: 'quote', token: 'userid', document: 'quoteId' },
    query: z.object({ businessid: opener, userid: opener, quoteId: opener }),
    answer: envelope(publicQuote),
  }),
};
