import * as z from 'zod/mini';
import { answerKinds } from '../../domain/documents/answer.ts';
import { envelope, party, repeated } from './answer-wire.ts';
import { documentForm, line, linePrices, ownDocument, shownDocument, typedLine } from './both-money-wire.ts';
import { givenAnswer } from './given-answer-wire.ts';
import { all, day, decimal, farDate, id, text } from './wire-types.ts';

const typedItem = z.object({
  ...typedLine,
  QuoteItemID: z.optional(z.nullable(id)),
  /** Left out or empty: 1. */
  Quantity: z.optional(decimal),
  ...linePrices,
  isdeleted: z.optional(z.boolean()),
});

/** Figures the spec's client sends with an edit beside those of any form. The server ignores them and computes its own. */
export const workedOutOnEdit = {
  IsDeleted: z.optional(z.boolean()),
  ...all(z.optional(decimal), 'SubTotal ShippingTotal GrandTotalAmount'),
  GrandTotalAmountWithOutShipping: z.optional(decimal),
};

/** A quote as typed; amounts are in the quote's currency. */
export const quoteForm = {
  ...documentForm,
  BusinessIDFK: id,
  UserIDFK: z.optional(text(64)),
  ClientIDFK: z.optional(z.nullable(id)),
  /** Left out or empty: today, or the day it has. */
  IssueDate: z.optional(day),
  ...farDate,
  /** The last day on which it can be accepted; null for none. Left out, it stays as it is. */
  ValidUntil: z.optional(z.nullable(day)),
  /** What the customer calls it, such as their order’s number. Left out, it stays as it is. */
  Reference: z.optional(text(120)),
  Notes: z.optional(text(10_000)),
  ShippingValue: z.optional(decimal),
  QuotesItems: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  ...line,
  ...all(id, 'QuoteItemID QuoteIDFK'),
  ...all(decimal, 'Quantity UnitPrice Amount TaxAmount BaseTaxAmount'),
  isdeleted: z.boolean(),
});

export const quoteStanding = z.object({
  status: z.string(),
  facts: z.object({ lines: z.number(), answer: z.nullable(z.enum(answerKinds)), expired: z.boolean() }),
});

/** A quote as its customer may see it, and as everybody else does. */
export const shownQuote = {
  ...shownDocument,
  ...all(id, 'QuoteID BusinessId'),
  ...all(z.nullable(id), 'ClientId ShippingTaxId'),
  ...all(z.string(), 'QuoteNo Email Notes StatusName Currency HomeCurrencySymbol'),
  ForeignCurrencySymbol: z.nullable(z.string()),
  ClientInfo: party,
  IssueDate: day,
  ValidUntil: z.nullable(day),
  ...givenAnswer,
  QuotesItem: z.array(item),
  ...all(z.number(), 'Status HomeCurrencyId'),
  ForeignCurrencyId: z.nullable(z.number()),
};

/** One quote with everything its sheet and counterfoil show. */
export const quoteAnswer = z.object({
  ...shownQuote,
  ...ownDocument,
  UserId: id,
  /** Their customer was archived since. */
  clientdeleted: z.boolean(),
  converted: z.nullable(
    z.object({ id, type: z.enum(['invoice', 'receipt']), number: z.nullable(z.string()) }),
  ),
  standing: quoteStanding,
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
