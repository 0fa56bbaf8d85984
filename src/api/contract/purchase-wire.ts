import * as z from 'zod/mini';
import { party } from './answer-wire.ts';
import {
  documentForm,
  importTaxBase,
  line,
  linePrices,
  ownDocument,
  shownDocument,
  typedLine,
} from './both-money-wire.ts';
import { all, decimal, id, text } from './wire-types.ts';

/** A line of a bill or an order as typed. */
export const typedPurchaseItem = {
  ...typedLine,
  /** Left out or empty: 1. */
  Qty: z.optional(decimal),
  ...linePrices,
  ...importTaxBase,
};

/** Figures the spec's client sends beside those of any form. The server ignores them and computes its own. */
const workedOut = all(
  z.optional(decimal),
  'SubTotal NoTaxTotal GrandTotalAmount ShippingTax TaxPercentage ForeignCurrencyAmount',
);

/** A bill or an order as typed, but for its names, its days and its lines; amounts are in its own currency. */
export const purchaseForm = {
  ...documentForm,
  ...workedOut,
  VendorIDFK: z.optional(z.nullable(id)),
  Note: z.optional(text(10_000)),
  CurrencyIDFK: z.optional(z.nullable(z.number())),
  /** In the document's currency, under every name the spec has for it: the first that isn't 0. */
  ...all(z.optional(decimal), 'ShippingPrice ForeignShippingValue HomeShippingValue'),
  ...all(z.optional(z.boolean()), 'SameAsBillingAddress SameAsBusinessAddress'),
  /** The address of the warehouse the goods go to, as a text of its own; left out, it stays as it is. */
  WareHouseAddress: z.optional(text(500)),
};

/** Fields of the form that the spec has under another name too. */
export const formSpellings = { ShippingTaxIDFK: ['ShippingTaxId'] } as const;

/** A line of a bill or an order as answered. */
export const purchaseItem = {
  ...line,
  ...all(decimal, 'Qty HomeAmount ForeignAmount HomeTaxAmount ForeignTaxAmount'),
};

/** A bill or an order as whoever has its link may see it, but for its names, its days and its lines. */
export const shownPurchase = {
  ...shownDocument,
  BusinessIDFK: id,
  ...all(z.nullable(id), 'VendorIDFK ShippingTaxIDFK'),
  ...all(z.string(), 'Note Status WareHouseAddress'),
  ...all(party, 'VendorInfo vendorDetails'),
  ...all(z.number(), 'CurrencyIDFK HomeCurrencyIDFK'),
  ForeignCurrencyIDFK: z.nullable(z.number()),
  SameAsBusinessAddress: z.boolean(),
  NoTaxTotal: decimal,
  /** The same figures under the form’s own names: in the document’s currency. */
  ...all(decimal, 'SubTotal TaxAmount GrandTotalAmount ShippingPrice ShippingTax'),
};

/** What stands in every answer to whoever may see it whole. */
export const ownPurchase = {
  ...ownDocument,
  Email: z.string(),
  /** Their vendor was archived since. */
  vendordeleted: z.boolean(),
};
