import * as z from 'zod/mini';
import { noLocation, paperAnswer, paperForm } from './paper-wire.ts';
import { day, decimal, envelope, id, text } from './wire-types.ts';

const typedItem = z.object({
  QuoteItemID: z.optional(z.nullable(id)),
  ProductIDFK: z.optional(z.nullable(id)),
  ProductName: text(400),
  Description: z.optional(text(4000)),
  /** Left out or empty: 1. */
  Quantity: z.optional(decimal),
  UnitPrice: decimal,
  TaxID: z.optional(z.nullable(id)),
  isdeleted: z.optional(z.boolean()),
  LocationIDFK: noLocation.LocationIDFK,
});

/** What the documents' client works out and sends beside what was typed. The server computes it anew and keeps none of it. */
const workedOut = {
  TaxAmount: z.optional(decimal),
  HomeCurrencyIDFK: z.optional(z.number()),
  ShippingTaxPercentage: z.optional(decimal),
};

/** The same for an edit. */
export const workedOutOnEdit = {
  IsDeleted: z.optional(z.boolean()),
  SubTotal: z.optional(decimal),
  ShippingTotal: z.optional(decimal),
  GrandTotalAmount: z.optional(decimal),
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
  Discount: z.optional(decimal),
  DiscountPercentage: z.optional(decimal),
  ShippingValue: z.optional(decimal),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShippingAttention: z.optional(text(200)),
  ShippingAddress: z.optional(text(300)),
  ShippingCity: z.optional(text(120)),
  ShippingState: z.optional(text(120)),
  ShippingZipCode: z.optional(text(30)),
  ShippingCountry: z.optional(text(120)),
  ShippingPhone: z.optional(text(60)),
  QuotesItems: z.array(typedItem).check(z.maxLength(500)),
};

const party = z.object({
  name: z.string(),
  email: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  taxId: z.optional(z.string()),
});

const item = z.object({
  QuoteItemID: id,
  QuoteIDFK: id,
  ProductIDFK: z.nullable(id),
  ProductName: z.string(),
  Description: z.string(),
  Quantity: decimal,
  unit: z.nullable(z.string()),
  UnitPrice: decimal,
  HomeUnitPrice: decimal,
  ForeignUnitPrice: decimal,
  Amount: decimal,
  TaxID: z.nullable(id),
  TaxName: z.nullable(z.string()),
  TaxPercentage: z.nullable(decimal),
  TaxAmount: decimal,
  BaseTaxAmount: decimal,
  isdeleted: z.boolean(),
  LocationIDFK: z.null(),
});

const standing = z.object({
  status: z.string(),
  statusBefore: z.nullable(z.string()),
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
  LocationName: z.null(),
  LocationIDFK: z.null(),
  ClientInfo: party,
  BusinessInfo: party,
  IssueDate: day,
  Notes: z.string(),
  Status: z.number(),
  StatusName: z.string(),
  QuotesItem: z.array(item),
  Currency: z.string(),
  HomeCurrencyId: z.number(),
  HomeCurrency: z.string(),
  HomeCurrencySymbol: z.string(),
  ForeignCurrencyId: z.nullable(z.number()),
  ForeignCurrency: z.nullable(z.string()),
  ForeignCurrencySymbol: z.nullable(z.string()),
  ExchangeRate: decimal,
  RateMissing: z.boolean(),
  DiscountType: z.enum(['fixed', 'percentage']),
  Discount: decimal,
  DiscountPercentage: z.nullable(decimal),
  ShippingTaxId: z.nullable(id),
  ShippingTaxName: z.nullable(z.string()),
  ShippingTaxPercentage: z.nullable(decimal),
  TaxAfterDiscount: z.boolean(),
  ShippingAttention: z.string(),
  ShippingAddress: z.string(),
  ShippingCity: z.string(),
  ShippingState: z.string(),
  ShippingZipCode: z.string(),
  ShippingCountry: z.string(),
  ShippingPhone: z.string(),
  HomeShippingValue: decimal,
  ForeignShippingValue: decimal,
  HomeShippingTotal: decimal,
  ForeignShippingTotal: decimal,
  HomeTaxAmount: decimal,
  ForeignTaxAmount: decimal,
  HomeSubTotal: decimal,
  ForeignSubTotal: decimal,
  HomeGrandTotalAmount: decimal,
  ForeignGrandTotalAmount: decimal,
  HomeGrandTotalAmountWithOutShipping: decimal,
  ForeignGrandTotalAmountWithOutShipping: decimal,
};

/** One quote with everything its sheet and counterfoil show. */
export const quoteAnswer = z.object({
  ...shownQuote,
  ...paperAnswer,
  /** Their customer was put away since. */
  clientdeleted: z.boolean(),
  converted: z.nullable(
    z.object({ id, type: z.enum(['invoice', 'receipt']), number: z.nullable(z.string()) }),
  ),
  version: z.number(),
  today: day,
  standing,
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
});

/** One row of the list. */
export const quoteRow = z.object({
  QuoteID: id,
  QuoteNo: z.string(),
  Status: z.number(),
  StatusName: z.string(),
  customer: z.string(),
  IssueDate: day,
  Currency: z.string(),
  GrandTotalAmount: decimal,
  HomeGrandTotalAmount: decimal,
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
