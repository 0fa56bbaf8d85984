import * as z from 'zod/mini';
import { payMethods } from '../../domain/online-payment/method.ts';
import { noLocation, paperAnswer, paperForm } from './paper-wire.ts';
import { day, decimal, envelope, id, text } from './wire-types.ts';

export const type = z.enum(['invoice', 'receipt']);

export const mode = z.literal([1, 2, 3, 4, 5]);

const typedItem = z.object({
  id: z.optional(z.nullable(id)),
  productid: z.optional(z.nullable(id)),
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
  discount: z.optional(decimal),
  discountPercentage: z.optional(decimal),
  ShipValue: z.optional(decimal),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShipAttn: z.optional(text(200)),
  ShipStreet: z.optional(text(300)),
  ShipCity: z.optional(text(120)),
  ShipState: z.optional(text(120)),
  ShipZipCode: z.optional(text(30)),
  ShipCountry: z.optional(text(120)),
  ShipPhone: z.optional(text(60)),
};

/** What the documents' client works out and sends beside what was typed. The server computes it anew and keeps none of it. */
const workedOut = {
  Tax: z.optional(decimal),
  HomeCurrencyID: z.optional(z.number()),
};

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

const party = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  taxId: z.optional(z.string()),
});

const item = z.object({
  id,
  productid: z.nullable(id),
  ItemName: z.string(),
  description: z.string(),
  quantity: decimal,
  unit: z.nullable(z.string()),
  price: decimal,
  amount: decimal,
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
  Tax: decimal,
  ShipValue: decimal,
  ShippingTax: decimal,
  ShippingTaxIDFK: z.nullable(id),
  ShippingTaxName: z.nullable(z.string()),
  ShippingTaxPercentage: z.nullable(decimal),
  taxafterdiscount: z.boolean(),
  TotalShippingPlusTax: decimal,
  noShippingTotal: decimal,
  total: decimal,
  hometotal: decimal,
  ShipAttn: z.string(),
  ShipStreet: z.string(),
  ShipCity: z.string(),
  ShipState: z.string(),
  ShipZipCode: z.string(),
  ShipCountry: z.string(),
  ShipPhone: z.string(),
};

/** What settles or settled a claim; one taken back is not live. */
export const payment = z.object({
  id,
  kind: z.string(),
  amount: decimal,
  homeamount: decimal,
  received: z.nullable(z.object({ currency: z.string(), amount: decimal, rate: decimal })),
  mode: z.nullable(z.number()),
  date: day,
  memo: z.string(),
  surplus: decimal,
  live: z.boolean(),
});

const facts = z.object({
  subtype: type,
  lines: z.number(),
  total: decimal,
  settled: decimal,
  writtenOff: decimal,
  before: z.nullable(z.string()),
});

/** The bank a customer pays into; there is none to name yet. */
const bankAnswer = {
  bankid: z.null(),
  bankname: z.null(),
  accountname: z.null(),
  accountnumber: z.null(),
  accounttype: z.null(),
  ACHRoutingNumber: z.null(),
  SortCode: z.null(),
  SwiftCode: z.null(),
  BankAddress: z.null(),
  isdefault: z.null(),
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
  invoiceguid: z.string(),
  email: z.string(),
  paymentlink: z.string(),
  ShipStatus: z.nullable(shipStatus),
  ShippingValue: decimal,
  ShippingTotal: decimal,
  /** What payments settled of it, and what is still owed, at home. */
  PaidAmount: decimal,
  Balance: decimal,
  ForeignPaidAmount: decimal,
  ForeignBalance: decimal,
  requireddeposit: z.nullable(decimal),
  deposit: decimal,
  paymenttype: z.nullable(z.enum(payMethods)),
  PaymentThrough: z.nullable(z.string()),
  PaymentSession: z.nullable(id),
  amountpaid: decimal,
  writtenoff: decimal,
  amountdue: decimal,
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
  /** Their customer was put away since. */
  clientdeleted: z.boolean(),
  standing: z.object({ status: z.string(), statusBefore: z.nullable(z.string()), facts }),
  history: z.array(
    z.object({
      act: z.string(),
      at: z.string(),
      by: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      amount: z.nullable(decimal),
    }),
  ),
  journal: z.array(
    z.object({ id, number: z.number(), date: day, kind: z.string(), memo: z.string(), total: decimal }),
  ),
});

/** One row of a list. */
export const row = z.object({
  id,
  invoicenumber: z.nullable(z.string()),
  invoicestatus: z.number(),
  invoicetype: type,
  status: z.string(),
  customer: z.string(),
  issue_date: day,
  due_date: z.nullable(day),
  overdue: z.boolean(),
  channel: z.string(),
  currency: z.string(),
  total: decimal,
  hometotal: decimal,
  amountdue: decimal,
  standing: z.object({ status: z.string(), facts }),
});

export const listAnswer = z.object({
  Invoices: z.array(row),
  Total: z.number(),
  PageTotal: z.number(),
  CurrentPage: z.number(),
});

/** What an act on one document answers; `repeated` says that it had been done before. */
export const done = envelope(
  z.object({
    id,
    invoicenumber: z.nullable(z.string()),
    invoicestatus: z.number(),
    repeated: z.boolean(),
  }),
);
