import * as z from 'zod/mini';
import { taxKinds } from '../../domain/tax.ts';
import { attachmentAnswer, attachmentForm, history, party } from './answer-wire.ts';
import {
  gross,
  lineDiscount,
  lineGross,
  lineLocation,
  locationAnswer,
  locationForm,
  paperAnswer,
  paperForm,
  typedGross,
  typedLineDiscount,
  typedLineLocation,
} from './paper-wire.ts';
import { all, day, decimal, id, text } from './wire-types.ts';

/** What documents have alike whose answers give each amount in its own currency and at home. */

/** A line as typed, but for its id and its figures. */
export const typedLine = {
  ...all(z.optional(z.nullable(id)), 'ProductIDFK TaxID'),
  ProductName: text(400),
  Description: z.optional(text(4000)),
  ...typedLineDiscount,
  ...lineGross,
  ...typedLineLocation,
};

/** What a line costs, under every name the spec has for it. */
export const linePrices = {
  /** In the document's currency: the foreign one where it is sent, else the one at home, else that of no kind. */
  ...all(z.optional(decimal), 'HomeUnitPrice ForeignUnitPrice UnitPrice'),
  /** What the line comes to without tax: it says the price where none is sent, and agrees with one that is. */
  ...all(z.optional(decimal), 'HomeAmount ForeignAmount Amount'),
  /** The tax chosen says how much it is; an amount of tax that differs is refused. */
  ...all(z.optional(decimal), 'HomeTaxAmount ForeignTaxAmount TaxAmount'),
};

/** What a tax on an import is computed from, which somebody else was paid for: the amount of tax beside it is what is charged. */
export const importTaxBase = { TaxBase: z.optional(z.nullable(decimal)) };

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  ...all(z.optional(decimal), 'TaxAmount ShippingTaxPercentage'),
  HomeCurrencyIDFK: z.optional(z.number()),
};

/** A document as typed, but for its names, its days and its lines; amounts are in its own currency. */
export const documentForm = {
  ...workedOut,
  ...paperForm,
  ...attachmentForm,
  Email: z.optional(text(300)),
  ...locationForm,
  ForeignCurrencyIDFK: z.optional(z.nullable(z.number())),
  ExchangeRate: z.optional(z.nullable(decimal)),
  DiscountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'Discount DiscountPercentage'),
  ...typedGross,
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ShippingAttention: z.optional(text(200)),
  ShippingAddress: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShippingCity ShippingState ShippingCountry'),
  ShippingZipCode: z.optional(text(30)),
  ShippingPhone: z.optional(text(60)),
};

/** A line as answered, but for its id and most of its figures. */
export const line = {
  ...all(z.nullable(id), 'ProductIDFK TaxID'),
  ...all(z.string(), 'ProductName Description'),
  ...all(z.nullable(z.string()), 'unit TaxName'),
  ...all(decimal, 'HomeUnitPrice ForeignUnitPrice'),
  TaxPercentage: z.nullable(decimal),
  TaxKind: z.enum(taxKinds),
  TaxDeductible: decimal,
  TaxReason: z.string(),
  /** What an import's tax is computed from; null for every other line. */
  TaxBase: z.nullable(decimal),
  ...lineDiscount,
  ...lineGross,
  ...lineLocation,
};

/** A document as whoever has its link may see it, but for its names, its days and its lines. */
export const shownDocument = {
  HomeCurrency: z.string(),
  ...all(z.nullable(z.string()), 'ForeignCurrency ShippingTaxName'),
  ...locationAnswer,
  BusinessInfo: party,
  ...all(z.boolean(), 'RateMissing TaxAfterDiscount TaxPerRate'),
  ...gross,
  DiscountType: z.enum(['fixed', 'percentage']),
  ...all(z.nullable(decimal), 'DiscountPercentage ShippingTaxPercentage'),
  ShippingTaxKind: z.nullable(z.enum(taxKinds)),
  ...all(z.string(), 'ShippingAttention ShippingAddress ShippingCity ShippingState'),
  ...all(z.string(), 'ShippingZipCode ShippingCountry ShippingPhone'),
  ...all(decimal, 'ExchangeRate Discount HomeShippingValue ForeignShippingValue'),
  ...all(decimal, 'HomeShippingTotal ForeignShippingTotal HomeTaxAmount ForeignTaxAmount'),
  ...all(decimal, 'HomeSubTotal ForeignSubTotal HomeGrandTotalAmount ForeignGrandTotalAmount'),
  ...all(decimal, 'HomeGrandTotalAmountWithOutShipping ForeignGrandTotalAmountWithOutShipping'),
};

/** What stands in the answer to whoever may see it whole. */
export const ownDocument = { ...paperAnswer, ...attachmentAnswer, version: z.number(), today: day, history };
