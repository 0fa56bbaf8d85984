import * as z from 'zod/mini';
import type { BilledPart } from '../../../src/domain/online-store/edits.ts';
import type {
  StoreLine,
  StoreOrder,
  StoreRefund,
  StoreSending,
  StoreTax,
  StoreTransaction,
  StoreVariant,
} from '../../../src/domain/online-store/order.ts';
import { objectOf } from '../database/json-shape.ts';

/** An order of a store as it was fetched last. */

const text = z.string();
const number = z.number();

const tax = objectOf<StoreTax>({ title: text, rate: text, amount: text, byChannel: z.boolean() });

const variant = objectOf<StoreVariant>({
  id: text,
  sku: text,
  barcode: text,
  name: text,
  inventoryItem: z.nullable(text),
  available: z.nullable(number),
  unitCost: z.nullable(text),
});

const line = objectOf<StoreLine>({
  id: text,
  kind: z.enum(['item', 'shipping', 'tip', 'duty', 'giftCard']),
  name: text,
  quantity: number,
  original: text,
  discount: text,
  taxes: z.array(tax),
  variant: z.nullable(variant),
});

const sending = objectOf<StoreSending>({
  lineId: text,
  place: z.object({ id: text, name: text }),
  quantity: number,
});

const transaction = objectOf<StoreTransaction>({
  id: text,
  kind: text,
  status: text,
  gateway: text,
  amount: text,
  at: text,
  test: z.boolean(),
});

const refund = objectOf<StoreRefund>({
  id: text,
  at: text,
  note: text,
  lines: z.array(
    objectOf<StoreRefund['lines'][number]>({
      lineId: text,
      quantity: z.nullable(number),
      net: text,
      tax: text,
      restocked: z.boolean(),
    }),
  ),
  adjustment: text,
});

export const storeOrderShape = objectOf<StoreOrder>({
  id: text,
  name: text,
  placedAt: text,
  changedAt: text,
  cancelledAt: z.nullable(text),
  test: z.boolean(),
  currency: text,
  paymentStatus: number,
  shippingStatus: number,
  taxesIncluded: z.boolean(),
  total: text,
  currentTotal: z.optional(text),
  shown: z.optional(z.object({ currency: text, total: text })),
  rounding: text,
  customer: z.object({ name: text, email: text }),
  lines: z.array(line),
  transactions: z.array(transaction),
  refunds: z.array(refund),
  sendings: z.optional(z.array(sending)),
  cut: z.boolean(),
  unreadable: z.optional(z.enum(['amount', 'day', 'letters', 'long'])),
});

/** What of an order was billed. */
export const billedShape = z.array(
  objectOf<BilledPart>({ lineId: text, quantity: text, net: text, discount: text, tax: text }),
);
