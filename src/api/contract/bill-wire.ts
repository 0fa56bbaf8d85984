import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { creditNoteAnswers } from './credit-note-wire.ts';
import { payment, postedJournal, postedStanding } from './invoice-wire.ts';
import { paged } from './list-wire.ts';
import * as purchase from './purchase-wire.ts';
import { all, day, decimal, farDate, id, mode, text, whole } from './wire-types.ts';

const typedItem = z.object({
  ...purchase.typedPurchaseItem,
  VendorBillItemID: z.optional(z.nullable(id)),
  /** The account of a line without an item, of those for purchases; left out: its vendor's, else office supplies. */
  TAccountId: z.optional(z.nullable(whole)),
});

/** A bill as typed; amounts are in its own currency. */
export const billForm = {
  ...purchase.purchaseForm,
  ...farDate,
  userIDFK: z.optional(text(64)),
  /** The vendor's own number; "0" for none. */
  OrderNo: z.optional(text(60)),
  /** The same number of the same vendor stands on another bill, and that is meant. */
  confirmDuplicate: z.optional(z.boolean()),
  /** Left out or empty: today, or the day it has. */
  OrderDate: z.optional(day),
  DueDate: z.optional(z.nullable(day)),
  /** What is off for paying early, in percent, and for how many days from its own; left out of a new one: as its vendor has it. */
  EarlyPaymentPercent: z.optional(z.nullable(decimal)),
  EarlyPaymentDays: z.optional(z.nullable(z.number())),
  /** NotPaid approves it as it is saved. Left out, a new one is not paid, and one that is edited stays what it is. */
  Status: z.optional(z.union([z.enum(['Draft', 'NotPaid', 'Not Paid']), z.literal([2, 3])])),
  VendorBillItems: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  ...purchase.purchaseItem,
  ...all(id, 'VendorBillItemID VendorBillIDFK'),
  SubAmount: decimal,
  TaxRecoverable: z.boolean(),
  TAccountId: z.nullable(z.number()),
});

const standing = postedStanding(z.literal('bill'));

/** A bill as whoever has its link may see it, and as everybody else does. */
export const shownBill = {
  ...purchase.shownPurchase,
  VendorBillID: id,
  VendorBillNo: z.nullable(z.string()),
  ...all(z.string(), 'OrderNo StatusName'),
  OrderDate: day,
  DueDate: z.nullable(day),
  VendorBillItems: z.array(item),
  ...all(decimal, 'HomeTotalPaidAmount ForeignTotalPaidAmount Balance ForeignBalance'),
  ...all(decimal, 'PaidAmount CreditedAmount ShippingFee'),
  ShippingTaxId: z.nullable(id),
  SameAsBillingAddress: z.boolean(),
  /** What is off for paying early, and for how many days from its own. */
  EarlyPaymentPercent: z.nullable(decimal),
  EarlyPaymentDays: z.nullable(z.number()),
  /** What it comes to in the foreign currency, its lines again; null and none at home. */
  ForeignCurrencyAmount: z.nullable(decimal),
  ForeignBillsItems: z.array(item),
  /** Each tax of its lines once, with what they bear of it. */
  taxList: z.array(z.object({ TaxID: id, TaxName: z.string(), ...all(decimal, 'TaxPercentage TaxAmount') })),
  /** The one percentage all its taxed lines have; null where they differ. */
  TaxPercentage: z.nullable(decimal),
};

/** The order it was made from, and its number. */
const fromOrder = { AssociatedPO: z.nullable(id), AssociatedPONumber: z.nullable(z.string()) };

/** One bill with everything its sheet and counterfoil show. */
export const billAnswer = z.object({
  ...shownBill,
  VendorBillItems: z.array(z.extend(item, { AccountName: z.nullable(z.string()) })),
  ...purchase.ownPurchase,
  userIDFK: id,
  date_created: z.string(),
  writtenoff: decimal,
  ...creditNoteAnswers,
  PaymentHistory: z.array(payment),
  ...fromOrder,
  /** What was paid to their vendor beyond what was owed, in its currency. */
  advance: decimal,
  /** How their vendor was paid last. */
  lastpaymentmode: z.nullable(mode),
  standing,
  journal: postedJournal,
});

/** One row of a list. */
export const billRow = z.object({
  VendorBillID: id,
  VendorBillNo: z.nullable(z.string()),
  ...fromOrder,
  ...all(z.string(), 'OrderNo Status StatusName vendor Currency channel'),
  OrderDate: day,
  DueDate: z.nullable(day),
  overdue: z.boolean(),
  ...all(decimal, 'GrandTotalAmount HomeGrandTotalAmount Balance'),
  standing,
});

export const billListAnswer = z.object({ VendorBills: z.array(billRow), ...paged });

/** What an act on one bill answers; `repeated` says that it had been done before. */
export const billDone = envelope(
  z.object({
    VendorBillID: id,
    VendorBillNo: z.nullable(z.string()),
    ...all(z.string(), 'Status StatusName'),
    ...repeated,
  }),
);
