import * as z from 'zod/mini';
import { payMethods } from '../../domain/online-payment/method.ts';
import { creditedFacts, creditNoteAnswers } from './credit-note-wire.ts';
import { noLocation, paperAnswer, paperForm } from './paper-wire.ts';
import { all, day, decimal, envelope, history, id, mode, party, text } from './wire-types.ts';

export const type = z.enum(['invoice', 'receipt']);

const typedItem = z.object({
  ...all(z.optional(z.nullable(id)), 'id', 'productid'),
  ItemName: text(400),
  description: z.optional(text(4000)),
  /** Left out or empty: 1. */
  quantity: z.optional(decimal),
  price: decimal,
  TaxId: z.optional(z.nullable(id)),
  LocationIDFK: noLocation.LocationIDFK,
});

/** What every document carries beside its lines; amounts are in the document's currency. */
export const moneyForm = {
  ForeignCurrencyID: z.optional(z.nullable(z.number())),
  ExchangeRate: z.optional(z.nullable(decimal)),
  discountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'discount', 'discountPercentage', 'ShipValue'),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShipAttn: z.optional(text(200)),
  ShipStreet: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShipCity', 'ShipState'),
  ShipZipCode: z.optional(text(30)),
  ShipCountry: z.optional(text(120)),
  ShipPhone: z.optional(text(60)),
};

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = { Tax: z.optional(decimal), HomeCurrencyID: z.optional(z.number()) };

/** How far the goods have come; an issued document alone has that. */
export const shipStatus = z.enum(['Shipped', 'Delivered']);

/** An invoice or receipt as typed. */
export const form = {
  businessid: id,
  invoicetype: type,
  invoicestatus: z.union([z.enum(['Draft', 'NotPaid']), z.literal([2, 3])]),
  clientid: z.optional(z.nullable(id)),
  /** Left out or empty: today, or the day it has. */
  issue_date: z.optional(day),
  due_date: z.optional(z.nullable(day)),
  ...moneyForm,
  ...workedOut,
  ...paperForm,
  email: z.optional(text(300)),
  /** The business's own place to pay. */
  paymentlink: z.optional(text(1000)),
  ShipStatus: z.optional(z.nullable(shipStatus)),
  /** No bank is kept yet. */
  bankid: z.optional(z.null()),
  LocationName: noLocation.LocationName,
  requireddeposit: z.optional(z.nullable(decimal)),
  deposit: z.optional(decimal),
  paymentmode: z.optional(mode),
  notes: z.optional(text(10_000)),
  items: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  id,
  productid: z.nullable(id),
  ...all(z.string(), 'ItemName', 'description'),
  quantity: decimal,
  unit: z.nullable(z.string()),
  ...all(decimal, 'price', 'amount'),
  TaxId: z.nullable(id),
  TaxName: z.nullable(z.string()),
  TaxPercentage: z.nullable(decimal),
  TaxAmount: decimal,
  LocationIDFK: z.null(),
  date_created: z.string(),
});

/** A document's money as answered: in its own currency, what it is worth at home beside it. */
export const moneyAnswer = {
  currency: z.string(),
  HomeCurrencyID: z.number(),
  ForeignCurrencyID: z.nullable(z.number()),
  ExchangeRate: decimal,
  /** Nobody gave a rate: it counts as 1 until the document is issued, which asks for one. */
  RateMissing: z.boolean(),
  subtotal: decimal,
  discountType: z.enum(['flat', 'percentage']),
  discount: decimal,
  discountPercentage: z.nullable(decimal),
  ...all(decimal, 'Tax', 'ShipValue', 'ShippingTax'),
  ShippingTaxIDFK: z.nullable(id),
  ShippingTaxName: z.nullable(z.string()),
  ShippingTaxPercentage: z.nullable(decimal),
  taxafterdiscount: z.boolean(),
  ...all(decimal, 'TotalShippingPlusTax', 'noShippingTotal', 'total', 'hometotal'),
  ...all(z.string(), 'ShipAttn', 'ShipStreet', 'ShipCity', 'ShipState', 'ShipZipCode', 'ShipCountry'),
  ShipPhone: z.string(),
};

/** What settles or settled a claim; a reversed one is not live. */
export const payment = z.object({
  id,
  kind: z.string(),
  ...all(decimal, 'amount', 'homeamount'),
  received: z.nullable(z.object({ currency: z.string(), amount: decimal, rate: decimal })),
  mode: z.nullable(z.number()),
  date: day,
  memo: z.string(),
  surplus: decimal,
  live: z.boolean(),
});

/** Where a document that is posted stands, as its page asks its chart. */
export const postedStanding = <Subtype extends z.ZodMiniType>(subtype: Subtype) =>
  z.object({
    status: z.string(),
    facts: z.object({
      subtype,
      lines: z.number(),
      ...all(decimal, 'total', 'settled', 'writtenOff'),
      credited: creditedFacts,
      before: z.nullable(z.string()),
    }),
  });
const standing = postedStanding(type);

/** The entries of the journal that are a document's. */
export const postedJournal = z.array(
  z.object({ id, number: z.number(), date: day, kind: z.string(), memo: z.string(), total: decimal }),
);

/** The bank a customer pays into; there is none to name yet. */
const bankAnswer = {
  ...all(z.null(), 'bankid', 'bankname', 'accountname', 'accountnumber', 'accounttype', 'ACHRoutingNumber'),
  ...all(z.null(), 'SortCode', 'SwiftCode', 'BankAddress', 'isdefault'),
};

/** One document with everything its sheet and counterfoil show. */
export const invoiceAnswer = z.object({
  id,
  invoicenumber: z.nullable(z.string()),
  invoicestatus: z.number(),
  invoicetype: type,
  issue_date: day,
  due_date: z.nullable(day),
  date_created: z.string(),
  clientId: z.nullable(id),
  client: party,
  business: party,
  notes: z.string(),
  items: z.array(item),
  ...moneyAnswer,
  ...paperAnswer,
  ...bankAnswer,
  ...all(z.string(), 'invoiceguid', 'email', 'paymentlink'),
  ShipStatus: z.nullable(shipStatus),
  ...all(decimal, 'ShippingValue', 'ShippingTotal'),
  /** What payments settled of it, and what is still owed, at home. */
  ...all(decimal, 'PaidAmount', 'Balance', 'ForeignPaidAmount', 'ForeignBalance'),
  requireddeposit: z.nullable(decimal),
  deposit: decimal,
  paymenttype: z.nullable(z.enum(payMethods)),
  PaymentThrough: z.nullable(z.string()),
  PaymentSession: z.nullable(id),
  ...all(decimal, 'amountpaid', 'amountcredited', 'writtenoff', 'amountdue'),
  ...creditNoteAnswers,
  payment: z.array(payment),
  isdeleted: z.boolean(),
  channel: z.string(),
  version: z.number(),
  today: day,
  goodsleft: z.boolean(),
  credit: decimal,
  /** How their customer paid last. */
  lastpaymentmode: z.nullable(mode),
  /** The quote it was made from. */
  quote: z.nullable(z.object({ id, number: z.string() })),
  /** Their customer was archived since. */
  clientdeleted: z.boolean(),
  standing,
  history,
  journal: postedJournal,
});

/** One row of a list. */
export const row = z.object({
  id,
  invoicenumber: z.nullable(z.string()),
  invoicestatus: z.number(),
  invoicetype: type,
  ...all(z.string(), 'status', 'customer'),
  issue_date: day,
  due_date: z.nullable(day),
  overdue: z.boolean(),
  ...all(z.string(), 'channel', 'currency'),
  ...all(decimal, 'total', 'hometotal', 'amountdue'),
  standing,
});

export const listAnswer = z.object({
  Invoices: z.array(row),
  ...all(z.number(), 'Total', 'PageTotal', 'CurrentPage'),
});

/** What an act on one document answers; `repeated` says that it had been done before. */
export const done = envelope(
  z.object({ id, invoicenumber: z.nullable(z.string()), invoicestatus: z.number(), repeated: z.boolean() }),
);
