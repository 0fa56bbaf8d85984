import * as z from 'zod/mini';
import { noLocation, paperAnswer, paperForm } from './paper-wire.ts';
import { all, day, decimal, envelope, history, id, party, text } from './wire-types.ts';

const typedItem = z.object({
  ...all(z.optional(z.nullable(id)), 'QuoteItemID', 'ProductIDFK'),
  ProductName: text(400),
  Description: z.optional(text(4000)),
  /** Left out or empty: 1. */
  Quantity: z.optional(decimal),
  UnitPrice: decimal,
  TaxID: z.optional(z.nullable(id)),
  isdeleted: z.optional(z.boolean()),
  LocationIDFK: noLocation.LocationIDFK,
});

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  TaxAmount: z.optional(decimal),
  HomeCurrencyIDFK: z.optional(z.number()),
  ShippingTaxPercentage: z.optional(decimal),
};

/** The same for an edit. */
export const workedOutOnEdit = {
  IsDeleted: z.optional(z.boolean()),
  ...all(z.optional(decimal), 'SubTotal', 'ShippingTotal', 'GrandTotalAmount'),
  GrandTotalAmountWithOutShipping: z.optional(decimal),
};

/** A quote as typed; amounts are in the quote's currency. */
export const quoteForm = {
  ...workedOut,
  ...paperForm,
  Email: z.optional(text(300)),
  BusinessIDFK: id,
  UserIDFK: z.optional(text(64)),
  ClientIDFK: z.optional(z.nullable(id)),
  /** Left out or empty: today, or the day it has. */
  IssueDate: z.optional(day),
  Notes: z.optional(text(10_000)),
  ForeignCurrencyIDFK: z.optional(z.nullable(z.number())),
  ExchangeRate: z.optional(z.nullable(decimal)),
  DiscountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'Discount', 'DiscountPercentage', 'ShippingValue'),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShippingAttention: z.optional(text(200)),
  ShippingAddress: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShippingCity', 'ShippingState'),
  ShippingZipCode: z.optional(text(30)),
  ShippingCountry: z.optional(text(120)),
  ShippingPhone: z.optional(text(60)),
  QuotesItems: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  ...all(id, 'QuoteItemID', 'QuoteIDFK'),
  ProductIDFK: z.nullable(id),
  ...all(z.string(), 'ProductName', 'Description'),
  Quantity: decimal,
  unit: z.nullable(z.string()),
  ...all(decimal, 'UnitPrice', 'HomeUnitPrice', 'ForeignUnitPrice', 'Amount'),
  TaxID: z.nullable(id),
  TaxName: z.nullable(z.string()),
  TaxPercentage: z.nullable(decimal),
  ...all(decimal, 'TaxAmount', 'BaseTaxAmount'),
  isdeleted: z.boolean(),
  LocationIDFK: z.null(),
});

const standing = z.object({
  status: z.string(),
  facts: z.object({ lines: z.number() }),
});

/** A quote as its customer may see it, and as everybody else does. */
export const shownQuote = {
  QuoteID: id,
  QuoteNo: z.string(),
  BusinessId: id,
  ClientId: z.nullable(id),
  Email: z.string(),
  UserId: id,
  ...all(z.null(), 'LocationName', 'LocationIDFK'),
  ClientInfo: party,
  BusinessInfo: party,
  IssueDate: day,
  Notes: z.string(),
  Status: z.number(),
  StatusName: z.string(),
  QuotesItem: z.array(item),
  Currency: z.string(),
  HomeCurrencyId: z.number(),
  ...all(z.string(), 'HomeCurrency', 'HomeCurrencySymbol'),
  ForeignCurrencyId: z.nullable(z.number()),
  ...all(z.nullable(z.string()), 'ForeignCurrency', 'ForeignCurrencySymbol'),
  ExchangeRate: decimal,
  RateMissing: z.boolean(),
  DiscountType: z.enum(['fixed', 'percentage']),
  Discount: decimal,
  DiscountPercentage: z.nullable(decimal),
  ShippingTaxId: z.nullable(id),
  ShippingTaxName: z.nullable(z.string()),
  ShippingTaxPercentage: z.nullable(decimal),
  TaxAfterDiscount: z.boolean(),
  ...all(z.string(), 'ShippingAttention', 'ShippingAddress', 'ShippingCity', 'ShippingState'),
  ...all(z.string(), 'ShippingZipCode', 'ShippingCountry', 'ShippingPhone'),
  ...all(decimal, 'HomeShippingValue', 'ForeignShippingValue', 'HomeShippingTotal', 'ForeignShippingTotal'),
  ...all(decimal, 'HomeTaxAmount', 'ForeignTaxAmount', 'HomeSubTotal', 'ForeignSubTotal'),
  ...all(decimal, 'HomeGrandTotalAmount', 'ForeignGrandTotalAmount', 'HomeGrandTotalAmountWithOutShipping'),
  ForeignGrandTotalAmountWithOutShipping: decimal,
};

/** One quote with everything its sheet and counterfoil show. */
export const quoteAnswer = z.object({
  ...shownQuote,
  ...paperAnswer,
  /** Their customer was archived since. */
  clientdeleted: z.boolean(),
  converted: z.nullable(
    z.object({ id, type: z.enum(['invoice', 'receipt']), number: z.nullable(z.string()) }),
  ),
  version: z.number(),
  today: day,
  standing,
  history,
});

/** One row of the list. */
export const quoteRow = z.object({
  QuoteID: id,
  QuoteNo: z.string(),
  Status: z.number(),
  ...all(z.string(), 'StatusName', 'customer'),
  IssueDate: day,
  Currency: z.string(),
  ...all(decimal, 'GrandTotalAmount', 'HomeGrandTotalAmount'),
  standing: z.object({ status: z.string(), facts: z.object({ lines: z.number() }) }),
});

/** What an act on one quote answers; `repeated` says that it had been done before. */
export const quoteDone = envelope(
  z.object({ QuoteID: id, QuoteNo: z.string(), Status: z.number(), repeated: z.boolean() }),
);

/** What a conversion answers: the document the quote became. */
export const converted = envelope(
  z.object({
    id,
    invoicetype: z.enum(['invoice', 'receipt']),
    invoicenumber: z.nullable(z.string()),
    warnings: z.array(z.string()),
    repeated: z.boolean(),
  }),
);
