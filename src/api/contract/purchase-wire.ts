import * as z from 'zod/mini';
import { attachmentAnswer, attachmentForm, party } from './answer-wire.ts';
import {
  lineDiscount,
  lineLocation,
  locationAnswer,
  locationForm,
  paperForm,
  typedLineDiscount,
  typedLineLocation,
} from './paper-wire.ts';
import { all, day, decimal, id, text } from './wire-types.ts';

/** A line of a bill or an order as typed. */
export const typedPurchaseItem = {
  ...all(z.optional(z.nullable(id)), 'ProductIDFK TaxID'),
  ProductName: text(400),
  Description: z.optional(text(4000)),
  /** Left out or empty: 1. */
  Qty: z.optional(decimal),
  /** In the document's currency: the foreign one of a foreign document, where it is sent, else the other. */
  ...all(z.optional(decimal), 'HomeUnitPrice ForeignUnitPrice'),
  ...typedLineDiscount,
  ...typedLineLocation,
};

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  ...all(z.optional(decimal), 'TaxAmount SubTotal NoTaxTotal GrandTotalAmount ShippingTax'),
  ...all(z.optional(decimal), 'TaxPercentage ShippingTaxPercentage ForeignCurrencyAmount'),
  HomeCurrencyIDFK: z.optional(z.number()),
};

/** A bill or an order as typed, but for its names, its days and its lines; amounts are in its own currency. */
export const purchaseForm = {
  ...workedOut,
  ...paperForm,
  ...attachmentForm,
  Email: z.optional(text(300)),
  VendorIDFK: z.optional(z.nullable(id)),
  Note: z.optional(text(10_000)),
  ...all(z.optional(z.nullable(z.number())), 'CurrencyIDFK ForeignCurrencyIDFK'),
  ExchangeRate: z.optional(z.nullable(decimal)),
  DiscountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'Discount DiscountPercentage ShippingPrice'),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ...all(z.optional(z.boolean()), 'SameAsBillingAddress SameAsBusinessAddress'),
  /** Nothing is kept elsewhere than at the business’s address yet. */
  WareHouseAddress: z.optional(z.literal('')),
  ...locationForm,
  ShippingAttention: z.optional(text(200)),
  ShippingAddress: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShippingCity ShippingState ShippingCountry'),
  ShippingZipCode: z.optional(text(30)),
  ShippingPhone: z.optional(text(60)),
};

/** A line of a bill or an order as answered. */
export const purchaseItem = {
  ...all(z.nullable(id), 'ProductIDFK TaxID'),
  ...all(z.string(), 'ProductName Description'),
  ...all(z.nullable(z.string()), 'unit TaxName'),
  ...all(decimal, 'Qty HomeUnitPrice ForeignUnitPrice HomeAmount ForeignAmount'),
  ...all(decimal, 'HomeTaxAmount ForeignTaxAmount'),
  TaxPercentage: z.nullable(decimal),
  ...lineDiscount,
  ...lineLocation,
};

/** A bill or an order as whoever has its link may see it, but for its names, its days and its lines. */
export const shownPurchase = {
  BusinessIDFK: id,
  ...all(z.nullable(id), 'VendorIDFK ShippingTaxIDFK'),
  ...all(z.string(), 'Note Status HomeCurrency'),
  ...all(z.nullable(z.string()), 'ForeignCurrency ShippingTaxName'),
  ...locationAnswer,
  ...all(party, 'VendorInfo BusinessInfo vendorDetails'),
  ...all(z.number(), 'CurrencyIDFK HomeCurrencyIDFK'),
  ForeignCurrencyIDFK: z.nullable(z.number()),
  ...all(z.boolean(), 'RateMissing TaxAfterDiscount TaxPerRate SameAsBusinessAddress'),
  DiscountType: z.enum(['fixed', 'percentage']),
  ...all(z.nullable(decimal), 'DiscountPercentage ShippingTaxPercentage'),
  ...all(z.string(), 'ShippingAttention ShippingAddress ShippingCity ShippingState'),
  ...all(z.string(), 'ShippingZipCode ShippingCountry ShippingPhone WareHouseAddress'),
  ...all(decimal, 'ExchangeRate Discount HomeShippingValue ForeignShippingValue'),
  ...all(decimal, 'HomeShippingTotal ForeignShippingTotal HomeTaxAmount ForeignTaxAmount'),
  ...all(decimal, 'HomeSubTotal ForeignSubTotal HomeGrandTotalAmount ForeignGrandTotalAmount'),
  ...all(decimal, 'HomeGrandTotalAmountWithOutShipping ForeignGrandTotalAmountWithOutShipping'),
  NoTaxTotal: decimal,
  /** The same figures under the form’s own names: in the document’s currency. */
  ...all(decimal, 'SubTotal TaxAmount GrandTotalAmount ShippingPrice ShippingTax'),
};

/** What stands in every answer to whoever may see it whole. */
export const ownPurchase = {
  ...attachmentAnswer,
  Email: z.string(),
  /** Their vendor was archived since. */
  vendordeleted: z.boolean(),
  version: z.number(),
  today: day,
};
