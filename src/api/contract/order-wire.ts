import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { payment } from './invoice-wire.ts';
import { paged } from './list-wire.ts';
import * as purchase from './purchase-wire.ts';
import { all, day, decimal, farDate, id, mode, text } from './wire-types.ts';

const typedItem = z.object({
  ...purchase.typedPurchaseItem,
  PurchaseOrderItemID: z.optional(z.nullable(id)),
});

/** A purchase order as typed; amounts are in its own currency. */
export const orderForm = {
  ...purchase.purchaseForm,
  UserIDFK: z.optional(text(64)),
  /** What the vendor calls it. */
  VendorReference: z.optional(text(60)),
  /** Left out or empty: today, or the day it has. */
  PurchaseOrderDate: z.optional(day),
  ...farDate,
  /** When the goods are expected. */
  DeliveryDate: z.optional(z.nullable(day)),
  /** Issued issues it as it is saved. */
  Status: z.optional(z.union([z.enum(['Draft', 'Issued']), z.literal([1, 4])])),
  PurchaseOrderItems: z.array(typedItem).check(z.maxLength(500)),
};

const item = z.object({
  ...purchase.purchaseItem,
  ...all(id, 'PurchaseOrderItemID PurchaseOrderIDFK'),
  /** The same figures in the order’s currency, under the names of a line of no kind. */
  ...all(decimal, 'UnitPrice Amount TaxAmount'),
  /** How many are on bills that stand or are being written, and how many nobody will bill. */
  ...all(decimal, 'BilledQty ClosedQty'),
  /** By how much its bills are dearer than the order says, in the order’s currency; negative where they are cheaper. */
  PriceDifference: decimal,
});

const standing = z.object({
  status: z.string(),
  facts: z.object({
    lines: z.array(z.object(all(decimal, 'ordered billed closed'))),
    ...all(z.boolean(), 'draftBill laterBill'),
    ...all(decimal, 'total advanced advance'),
    before: z.nullable(z.string()),
  }),
});

/** A purchase order as whoever has its link may see it, and as everybody else does. */
export const shownOrder = {
  ...purchase.shownPurchase,
  PurchaseOrderID: id,
  ...all(z.nullable(z.string()), 'PurchaseOrderNumber ForeignCurrencySymbol'),
  ...all(z.string(), 'VendorReference Currency CurrencySymbol'),
  PurchaseOrderDate: day,
  DeliveryDate: z.nullable(day),
  PurchaseOrderItems: z.array(item),
};

/** One order with everything its sheet and counterfoil show. */
export const orderAnswer = z.object({
  ...shownOrder,
  ...purchase.ownPurchase,
  UserIDFK: id,
  /** The bills that were made from it, cancelled and deleted ones too. */
  VendorBills: z.array(
    z.object({ id, number: z.nullable(z.string()), ...all(z.string(), 'status type'), total: decimal }),
  ),
  /** What was paid for it in advance, each with what is neither used nor given back. */
  PaymentHistory: z.array(z.extend(payment, { open: decimal })),
  /** How its vendor was paid last. */
  lastpaymentmode: z.nullable(mode),
  standing,
});

/** One row of a list. */
const orderRow = z.object({
  PurchaseOrderID: id,
  PurchaseOrderNumber: z.nullable(z.string()),
  ...all(z.string(), 'Status vendor Currency'),
  PurchaseOrderDate: day,
  DeliveryDate: z.nullable(day),
  ...all(decimal, 'GrandTotalAmount HomeGrandTotalAmount'),
  standing,
});

export const orderListAnswer = z.object({ PurchaseOrders: z.array(orderRow), ...paged });

/** What an act on one order answers; `repeated` says that it had been done before. */
export const orderDone = envelope(
  z.object({
    PurchaseOrderID: id,
    PurchaseOrderNumber: z.nullable(z.string()),
    Status: z.string(),
    ...repeated,
  }),
);

/** What billing an order answers: the draft of a bill there is now. */
export const orderBilled = envelope(
  z.object({ vendorBillId: id, VendorBillNo: z.nullable(z.string()), ...repeated }),
);
