import * as z from 'zod/mini';
import { mode, payment } from './invoice-wire.ts';
import { noLocation, paperAnswer, paperForm } from './paper-wire.ts';
import { all, day, decimal, envelope, history, id, party, text, whole } from './wire-types.ts';

const place = {
  ShippingAttention: z.optional(text(200)),
  ShippingAddress: z.optional(text(300)),
  ...all(z.optional(text(120)), 'ShippingCity', 'ShippingState', 'ShippingCountry'),
  ShippingZipCode: z.optional(text(30)),
  ShippingPhone: z.optional(text(60)),
};

const typedItem = z.object({
  ...all(z.optional(z.nullable(id)), 'VendorBillItemID', 'ProductIDFK', 'TaxID'),
  ProductName: text(400),
  Description: z.optional(text(4000)),
  /** Left out or empty: 1. */
  Qty: z.optional(decimal),
  /** In the bill's currency: the foreign one of a foreign bill, where it is sent, else the other. */
  ...all(z.optional(decimal), 'HomeUnitPrice', 'ForeignUnitPrice'),
  /** The account of a line without an item; left out: its vendor's, else office supplies. */
  TAccountId: z.optional(z.nullable(whole)),
  LocationIDFK: noLocation.LocationIDFK,
});

/** Figures the spec's client computes and sends with what was typed. The server ignores them and computes its own. */
const workedOut = {
  ...all(z.optional(decimal), 'TaxAmount', 'SubTotal', 'NoTaxTotal', 'GrandTotalAmount', 'ShippingTax'),
  ...all(z.optional(decimal), 'TaxPercentage', 'ShippingTaxPercentage', 'ForeignCurrencyAmount'),
  HomeCurrencyIDFK: z.optional(z.number()),
};

/** A bill as typed; amounts are in its own currency. */
export const billForm = {
  ...workedOut,
  ...paperForm,
  Email: z.optional(text(300)),
  userIDFK: z.optional(text(64)),
  VendorIDFK: z.optional(z.nullable(id)),
  /** The vendor's own number; "0" for none. */
  OrderNo: z.optional(text(60)),
  /** The same number of the same vendor stands on another bill, and that is meant. */
  confirmDuplicate: z.optional(z.boolean()),
  /** Left out or empty: today, or the day it has. */
  OrderDate: z.optional(day),
  DueDate: z.optional(z.nullable(day)),
  /** NotPaid approves it as it is saved. */
  Status: z.optional(z.enum(['Draft', 'NotPaid'])),
  Note: z.optional(text(10_000)),
  ...all(z.optional(z.nullable(z.number())), 'CurrencyIDFK', 'ForeignCurrencyIDFK'),
  ExchangeRate: z.optional(z.nullable(decimal)),
  DiscountType: z.optional(z.enum(['flat', 'fixed', 'percentage'])),
  ...all(z.optional(decimal), 'Discount', 'DiscountPercentage', 'ShippingPrice'),
  ShippingTaxIDFK: z.optional(z.nullable(id)),
  ...all(z.optional(z.boolean()), 'SameAsBillingAddress', 'SameAsBusinessAddress'),
  /** Nothing is kept elsewhere than at the business’s address yet. */
  WareHouseAddress: z.optional(z.literal('')),
  LocationIDFK: noLocation.LocationIDFK,
  ...place,
  VendorBillItems: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  ...all(id, 'VendorBillItemID', 'VendorBillIDFK'),
  ...all(z.nullable(id), 'ProductIDFK', 'TaxID'),
  ...all(z.string(), 'ProductName', 'Description'),
  ...all(z.nullable(z.string()), 'unit', 'TaxName'),
  ...all(decimal, 'Qty', 'HomeUnitPrice', 'ForeignUnitPrice', 'HomeAmount', 'ForeignAmount'),
  ...all(decimal, 'HomeTaxAmount', 'ForeignTaxAmount'),
  TaxPercentage: z.nullable(decimal),
  SubAmount: decimal,
  TaxRecoverable: z.boolean(),
  TAccountId: z.nullable(z.number()),
  LocationIDFK: z.null(),
});

const standing = z.object({
  status: z.string(),
  facts: z.object({
    subtype: z.literal('bill'),
    lines: z.number(),
    ...all(decimal, 'total', 'settled', 'writtenOff'),
    before: z.nullable(z.string()),
  }),
});

/** A bill as whoever has its link may see it, and as everybody else does. */
export const shownBill = {
  ...all(id, 'VendorBillID', 'BusinessIDFK', 'userIDFK'),
  ...all(z.nullable(id), 'VendorIDFK', 'ShippingTaxIDFK'),
  VendorBillNo: z.nullable(z.string()),
  ...all(z.string(), 'OrderNo', 'Note', 'Status', 'HomeCurrency'),
  ...all(z.nullable(z.string()), 'ForeignCurrency', 'ShippingTaxName'),
  ...all(z.null(), 'LocationName', 'LocationIDFK'),
  ...all(party, 'VendorInfo', 'BusinessInfo'),
  OrderDate: day,
  DueDate: z.nullable(day),
  VendorBillItems: z.array(item),
  ...all(z.number(), 'CurrencyIDFK', 'HomeCurrencyIDFK'),
  ForeignCurrencyIDFK: z.nullable(z.number()),
  ...all(z.boolean(), 'RateMissing', 'TaxAfterDiscount', 'SameAsBusinessAddress'),
  DiscountType: z.enum(['fixed', 'percentage']),
  ...all(z.nullable(decimal), 'DiscountPercentage', 'ShippingTaxPercentage'),
  ...all(z.string(), 'ShippingAttention', 'ShippingAddress', 'ShippingCity', 'ShippingState'),
  ...all(z.string(), 'ShippingZipCode', 'ShippingCountry', 'ShippingPhone', 'WareHouseAddress'),
  ...all(decimal, 'ExchangeRate', 'Discount', 'HomeShippingValue', 'ForeignShippingValue'),
  ...all(decimal, 'HomeShippingTotal', 'ForeignShippingTotal', 'HomeTaxAmount', 'ForeignTaxAmount'),
  ...all(decimal, 'HomeSubTotal', 'ForeignSubTotal', 'HomeGrandTotalAmount', 'ForeignGrandTotalAmount'),
  ...all(decimal, 'HomeGrandTotalAmountWithOutShipping', 'ForeignGrandTotalAmountWithOutShipping'),
  ...all(decimal, 'HomeTotalPaidAmount', 'ForeignTotalPaidAmount', 'NoTaxTotal', 'Balance'),
  ...all(decimal, 'ForeignBalance'),
  /** The same figures under the form’s own names: in the bill’s currency. */
  ...all(decimal, 'SubTotal', 'TaxAmount', 'GrandTotalAmount', 'PaidAmount', 'ShippingPrice', 'ShippingTax'),
  ShippingFee: decimal,
  ShippingTaxId: z.nullable(id),
  SameAsBillingAddress: z.boolean(),
  /** What it comes to in the foreign currency, its lines again; null and none at home. */
  ForeignCurrencyAmount: z.nullable(decimal),
  ForeignBillsItems: z.array(item),
  /** Each tax of its lines once, with what they bear of it. */
  taxList: z.array(
    z.object({ TaxID: id, TaxName: z.string(), ...all(decimal, 'TaxPercentage', 'TaxAmount') }),
  ),
  /** The one percentage all its taxed lines have; null where they differ. */
  TaxPercentage: z.nullable(decimal),
  vendorDetails: party,
};

/** One bill with everything its sheet and counterfoil show. */
export const billAnswer = z.object({
  ...shownBill,
  ...paperAnswer,
  Email: z.string(),
  date_created: z.string(),
  writtenoff: decimal,
  PaymentHistory: z.array(payment),
  /** The order it was made from. */
  AssociatedPO: z.nullable(z.object({ id, number: z.string() })),
  /** What was paid to their vendor beyond what was owed, in its currency. */
  advance: decimal,
  /** How their vendor was paid last. */
  lastpaymentmode: z.nullable(mode),
  /** Their vendor was archived since. */
  vendordeleted: z.boolean(),
  version: z.number(),
  today: day,
  standing,
  history,
  journal: z.array(
    z.object({ id, number: z.number(), date: day, kind: z.string(), memo: z.string(), total: decimal }),
  ),
});

/** One row of a list. */
export const billRow = z.object({
  VendorBillID: id,
  VendorBillNo: z.nullable(z.string()),
  ...all(z.string(), 'OrderNo', 'Status', 'vendor', 'Currency', 'channel'),
  OrderDate: day,
  DueDate: z.nullable(day),
  AssociatedPO: z.nullable(z.string()),
  overdue: z.boolean(),
  ...all(decimal, 'GrandTotalAmount', 'HomeGrandTotalAmount', 'Balance'),
  standing,
});

export const billListAnswer = z.object({
  VendorBills: z.array(billRow),
  ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
});

/** What an act on one bill answers; `repeated` says that it had been done before. */
export const billDone = envelope(
  z.object({
    VendorBillID: id,
    VendorBillNo: z.nullable(z.string()),
    Status: z.string(),
    repeated: z.boolean(),
  }),
);
