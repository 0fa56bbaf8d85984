import * as z from 'zod/mini';
import { answerKinds } from '../../domain/documents/answer.ts';
import { attachmentAnswer, attachmentForm, envelope, history, party, repeated } from './answer-wire.ts';
import {
  lineDiscount,
  lineLocation,
  locationAnswer,
  locationForm,
  paperAnswer,
  paperForm,
  typedLineDiscount,
  typedLineLocation,
} from './paper-wire.ts';
import { all, day, decimal, id, text } from './wire-types.ts';

const typedItem = z.object({
  ...all(z.optional(z.nullable(id)), 'QuoteItemID ProductIDFK'),
  ProductName: text(400),
  Description: z.optional(text(4000)),
  /** Left out or empty: 1. */
  Quantity: z.optional(decimal),
  UnitPrice: decimal,
  TaxID: z.optional(z.nullable(id)),
  isdeleted: z.optional(z.boolean()),
  ...typedLineDiscount,
  ...typedLineLocation,
});

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  ...all(z.optional(decimal), 'TaxAmount ShippingTaxPercentage'),
  HomeCurrencyIDFK: z.optional(z.number()),
};

/** The same for an edit. */
export const workedOutOnEdit = {
  IsDeleted: z.optional(z.boolean()),
  ...all(z.optional(decimal), 'SubTotal ShippingTotal GrandTotalAmount'),
  GrandTotalAmountWithOutShipping: z.optional(decimal),
};

/** A quote as typed; amounts are in the quote's currency. */
export const quoteForm = {
  ...workedOut,
  ...paperForm,
  ...attachmentForm,
  Email: z.optional(text(300)),
  BusinessIDFK: id,
  UserIDFK: z.optional(text(64)),
  ClientIDFK: z.optional(z.nullable(id)),
  /** Left out or empty: today, or the day it has. */
  IssueDate: z.optional(day),
  /** The last day on which it can be accepted; null for none. Left out, it stays as it is. */
  ValidUntil: z.optional(z.nullable(day)),
  /** What the customer calls it, such as their order’s number. Left out, it stays as it is. */
  Reference: z.optional(text(120)),
  Notes: z.optional(text(10_000)),
  ...locationForm,
  ForeignCurrencyIDFK: z.optional(z.nullable(z.number())),
  ExchangeRate: z.optional(z.nullable(decimal)),
  DiscountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'Discount DiscountPercentage ShippingValue'),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShippingAttention: z.optional(text(200)),
  ShippingAddress: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShippingCity ShippingState ShippingCountry'),
  ShippingZipCode: z.optional(text(30)),
  ShippingPhone: z.optional(text(60)),
  QuotesItems: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  ...all(id, 'QuoteItemID QuoteIDFK'),
  ...all(z.nullable(id), 'ProductIDFK TaxID'),
  ...all(z.string(), 'ProductName Description'),
  ...all(z.nullable(z.string()), 'unit TaxName'),
  ...all(decimal, 'Quantity UnitPrice HomeUnitPrice ForeignUnitPrice Amount'),
  ...all(decimal, 'TaxAmount BaseTaxAmount'),
  TaxPercentage: z.nullable(decimal),
  isdeleted: z.boolean(),
  ...lineDiscount,
  ...lineLocation,
});

export const quoteStanding = z.object({
  status: z.string(),
  facts: z.object({ lines: z.number(), answer: z.nullable(z.enum(answerKinds)), expired: z.boolean() }),
});

/** What the customer said to it as it is; null while they said nothing. */
const answerGiven = {
  Answer: z.nullable(z.enum(answerKinds)),
  ...all(z.nullable(z.string()), 'AnsweredBy AnswerNote'),
  AnsweredOn: z.nullable(day),
  /** On its public page; false where a member noted it. */
  AnsweredOnline: z.nullable(z.boolean()),
};

/** A quote as its customer may see it, and as everybody else does. */
export const shownQuote = {
  ...all(id, 'QuoteID BusinessId UserId'),
  ...all(z.nullable(id), 'ClientId ShippingTaxId'),
  ...all(z.string(), 'QuoteNo Email Notes StatusName Currency HomeCurrency HomeCurrencySymbol'),
  ...all(z.string(), 'ShippingAttention ShippingAddress ShippingCity ShippingState'),
  ...all(z.string(), 'ShippingZipCode ShippingCountry ShippingPhone'),
  ...all(z.nullable(z.string()), 'ForeignCurrency ForeignCurrencySymbol ShippingTaxName'),
  ...locationAnswer,
  ...all(party, 'ClientInfo BusinessInfo'),
  IssueDate: day,
  ValidUntil: z.nullable(day),
  ...answerGiven,
  QuotesItem: z.array(item),
  ...all(z.number(), 'Status HomeCurrencyId'),
  ForeignCurrencyId: z.nullable(z.number()),
  ...all(z.boolean(), 'RateMissing TaxAfterDiscount TaxPerRate'),
  DiscountType: z.enum(['fixed', 'percentage']),
  ...all(z.nullable(decimal), 'DiscountPercentage ShippingTaxPercentage'),
  ...all(decimal, 'ExchangeRate Discount HomeShippingValue ForeignShippingValue HomeShippingTotal'),
  ...all(decimal, 'ForeignShippingTotal HomeTaxAmount ForeignTaxAmount HomeSubTotal'),
  ...all(decimal, 'ForeignSubTotal HomeGrandTotalAmount ForeignGrandTotalAmount'),
  ...all(decimal, 'HomeGrandTotalAmountWithOutShipping ForeignGrandTotalAmountWithOutShipping'),
};

/** One quote with everything its sheet and counterfoil show. */
export const quoteAnswer = z.object({
  ...shownQuote,
  ...paperAnswer,
  ...attachmentAnswer,
  /** Their customer was archived since. */
  clientdeleted: z.boolean(),
  converted: z.nullable(
    z.object({ id, type: z.enum(['invoice', 'receipt']), number: z.nullable(z.string()) }),
  ),
  version: z.number(),
  today: day,
  standing: quoteStanding,
  history,
});

/** One row of the list. */
export const quoteRow = z.object({
  QuoteID: id,
  ...all(z.string(), 'QuoteNo StatusName customer Currency'),
  Status: z.number(),
  IssueDate: day,
  ValidUntil: z.nullable(day),
  ...all(decimal, 'GrandTotalAmount HomeGrandTotalAmount'),
  standing: quoteStanding,
});

/** What a customer says to a quote: their name, and a note that may be left out. */
export const answerAsked = {
  Answer: z.enum(answerKinds),
  Name: text(200),
  Note: z.optional(text(3000)),
};

/** What an act on one quote answers; `repeated` says that it had been done before. */
export const quoteDone = envelope(
  z.object({ QuoteID: id, QuoteNo: z.string(), Status: z.number(), ...repeated }),
);

/** What a conversion answers: the document the quote became. */
export const converted = envelope(
  z.object({
    id,
    invoicetype: z.enum(['invoice', 'receipt']),
    invoicenumber: z.nullable(z.string()),
    ...repeated,
    warnings: z.array(z.string()),
  }),
);
