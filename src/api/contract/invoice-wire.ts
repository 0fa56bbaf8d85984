import * as z from 'zod/mini';
import { payMethods } from '../../domain/online-payment/method.ts';
import { taxKinds } from '../../domain/tax.ts';
import { attachmentAnswer, attachmentForm, envelope, history, party, repeated } from './answer-wire.ts';
import { creditedFacts, creditNoteAnswers } from './credit-note-wire.ts';
import { upperPaged } from './list-wire.ts';
import {
  gross,
  lineDiscount,
  lineGross,
  lineLocation,
  locationForm,
  paperAnswer,
  paperForm,
  typedGross,
  typedLineDiscount,
  typedLineLocation,
} from './paper-wire.ts';
import { all, day, decimal, farDate, id, mode, text } from './wire-types.ts';

export const type = z.enum(['invoice', 'receipt']);

const typedItem = z
  .object({
    ...all(z.optional(z.nullable(id)), 'id productid'),
    ItemName: text(400),
    description: z.optional(text(4000)),
    /** Left out or empty: 1. */
    quantity: z.optional(decimal),
    /** Needed, unless the price with tax is sent. */
    price: z.optional(decimal),
    /** Quantity × price, as the spec’s client works it out; one that differs is refused. */
    amount: z.optional(decimal),
    TaxId: z.optional(z.nullable(id)),
    ...typedLineDiscount,
    ...lineGross,
    ...typedLineLocation,
  })
  .check(
    z.refine(({ price, GrossUnitPrice }) => price !== undefined || GrossUnitPrice !== undefined, {
      path: ['price'],
    }),
  );

/** What every document carries beside its lines; amounts are in the document's currency. */
const moneyForm = {
  ForeignCurrencyID: z.optional(z.nullable(z.number())),
  ExchangeRate: z.optional(z.nullable(decimal)),
  discountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'discount discountPercentage ShipValue'),
  ...typedGross,
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShipAttn: z.optional(text(200)),
  ShipStreet: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShipCity ShipState ShipCountry'),
  ShipZipCode: z.optional(text(30)),
  ShipPhone: z.optional(text(60)),
};

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = { Tax: z.optional(decimal), HomeCurrencyID: z.optional(z.number()) };

/** How far the goods have come; an issued document alone has that. */
const shipStatus = z.enum(['Shipped', 'Delivered']);

/** An invoice or receipt as typed. */
export const form = {
  businessid: id,
  invoicetype: type,
  invoicestatus: z.union([z.enum(['Draft', 'NotPaid']), z.literal([2, 3])]),
  clientid: z.optional(z.nullable(id)),
  /** Left out or empty: today, or the day it has. */
  issue_date: z.optional(day),
  due_date: z.optional(z.nullable(day)),
  ...farDate,
  ...moneyForm,
  ...workedOut,
  ...paperForm,
  ...attachmentForm,
  email: z.optional(text(300)),
  /** The business's own place to pay. */
  paymentlink: z.optional(text(1000)),
  ShipStatus: z.optional(z.nullable(shipStatus)),
  /** The bank its paper names; null for the default one. Left out, it stays as it is. */
  bankid: z.optional(z.nullable(id)),
  /** The day of the supply; null where it is the day of issue. Left out, it stays as it is. */
  SupplyDate: z.optional(z.nullable(day)),
  /** What the customer calls it, such as their order's number. Left out, it stays as it is. */
  Reference: z.optional(text(120)),
  ...locationForm,
  requireddeposit: z.optional(z.nullable(decimal)),
  deposit: z.optional(decimal),
  paymentmode: z.optional(mode),
  notes: z.optional(text(10_000)),
  items: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  id,
  ...all(z.nullable(id), 'productid TaxId'),
  ...all(z.string(), 'ItemName description date_created'),
  ...all(decimal, 'quantity price amount TaxAmount'),
  ...all(z.nullable(z.string()), 'unit TaxName'),
  TaxPercentage: z.nullable(decimal),
  TaxKind: z.enum(taxKinds),
  TaxReason: z.string(),
  ...lineDiscount,
  ...lineGross,
  ...lineLocation,
});

/** A document's money as answered: in its own currency, what it is worth at home beside it. */
const moneyAnswer = {
  currency: z.string(),
  HomeCurrencyID: z.number(),
  ForeignCurrencyID: z.nullable(z.number()),
  ExchangeRate: decimal,
  /** Nobody gave a rate: it counts as 1 until the document is issued, which asks for one. */
  RateMissing: z.boolean(),
  ...all(decimal, 'subtotal discount Tax ShipValue ShippingTax TotalShippingPlusTax'),
  ...all(decimal, 'noShippingTotal total hometotal'),
  discountType: z.enum(['flat', 'percentage']),
  ...all(z.nullable(decimal), 'discountPercentage ShippingTaxPercentage'),
  ShippingTaxIDFK: z.nullable(id),
  ShippingTaxName: z.nullable(z.string()),
  ShippingTaxKind: z.nullable(z.enum(taxKinds)),
  ...all(z.boolean(), 'taxafterdiscount TaxPerRate'),
  ...gross,
  ...all(z.string(), 'ShipAttn ShipStreet ShipCity ShipState ShipZipCode ShipCountry ShipPhone'),
};

/** What settles or settled a claim; a reversed one is not live. */
export const payment = z.object({
  id,
  kind: z.string(),
  ...all(decimal, 'amount homeamount'),
  received: z.nullable(z.object({ currency: z.string(), ...all(decimal, 'amount rate') })),
  mode: z.nullable(z.number()),
  /** The bank it went through, and what that took for all of the payment. */
  bank: z.nullable(z.string()),
  bankcharge: z.nullable(decimal),
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
      ...all(z.number(), 'lines digits'),
      ...all(decimal, 'total settled writtenOff'),
      credited: creditedFacts,
      before: z.nullable(z.string()),
    }),
  });
const standing = postedStanding(type);

/** The entries of the journal that are a document's. */
export const postedJournal = z.array(
  z.object({ id, number: z.number(), date: day, ...all(z.string(), 'kind memo'), total: decimal }),
);

/** The bank its customer pays into, as paper names it: null for none. */
const bankAnswer = {
  bankid: z.nullable(id),
  ...all(z.nullable(z.string()), 'bankname accountname accountnumber accounttype ACHRoutingNumber'),
  ...all(z.nullable(z.string()), 'SortCode SwiftCode BankAddress'),
  isdefault: z.nullable(z.boolean()),
};

/** One document with everything its sheet and counterfoil show. */
export const invoiceAnswer = z.object({
  id,
  invoicenumber: z.nullable(z.string()),
  invoicestatus: z.number(),
  invoicetype: type,
  issue_date: day,
  due_date: z.nullable(day),
  ...all(z.string(), 'date_created notes Reference'),
  clientId: z.nullable(id),
  ...all(party, 'client business'),
  items: z.array(item),
  ...moneyAnswer,
  ...paperAnswer,
  ...attachmentAnswer,
  ...bankAnswer,
  ...all(z.string(), 'invoiceguid email paymentlink'),
  ShipStatus: z.nullable(shipStatus),
  ...all(decimal, 'ShippingValue ShippingTotal'),
  /** What payments settled of it, and what is still owed, at home. */
  ...all(decimal, 'PaidAmount Balance ForeignPaidAmount ForeignBalance'),
  requireddeposit: z.nullable(decimal),
  ...all(decimal, 'deposit amountpaid amountcredited writtenoff amountdue'),
  paymenttype: z.nullable(z.enum(payMethods)),
  PaymentThrough: z.nullable(z.string()),
  PaymentSession: z.nullable(id),
  ...creditNoteAnswers,
  payment: z.array(payment),
  ...all(z.boolean(), 'isdeleted goodsleft'),
  channel: z.string(),
  version: z.number(),
  today: day,
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
  ...all(z.string(), 'status customer channel currency'),
  issue_date: day,
  due_date: z.nullable(day),
  overdue: z.boolean(),
  requireddeposit: z.nullable(decimal),
  ...all(decimal, 'total hometotal amountdue'),
  standing,
});

export const listAnswer = z.object({ Invoices: z.array(row), ...upperPaged });

/** What an act on one document answers; `repeated` says that it had been done before. */
export const done = envelope(
  z.object({ id, invoicenumber: z.nullable(z.string()), invoicestatus: z.number(), ...repeated }),
);
