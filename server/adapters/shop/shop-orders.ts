import type * as z from 'zod/mini';
import { decimal, minus, negated, plus, sum, zero } from '../../../src/domain/money.ts';
import type {
  StoreLine,
  StoreOrder,
  StoreRefund,
  StoreSending,
} from '../../../src/domain/online-store/order.ts';
import type { amount, discountAllocations, OrderSaid, taxLines, variant } from './order-said.ts';

/** The number at the end of an id such as "gid://shopify/Order/5". */
export const plainId = (id: string): string => id.replace(/^.*\//, '').replace(/\?.*$/, '');

const of = ({ shopMoney }: z.infer<typeof amount>) => decimal(shopMoney.amount);
const total = (list: readonly z.infer<typeof amount>[]) => sum(list.map(of));

const taxesOf = (list: z.infer<typeof taxLines>): StoreLine['taxes'] =>
  list.map(({ title, rate, channelLiable, priceSet }) => ({
    ...{ title, rate: decimal(rate ?? 0), amount: of(priceSet), byChannel: channelLiable === true },
  }));

const discountOf = (list: z.infer<typeof discountAllocations>) =>
  total(list.map(({ allocatedAmountSet }) => allocatedAmountSet));

const variantOf = (said: z.infer<typeof variant>): NonNullable<StoreLine['variant']> => ({
  id: plainId(said.id),
  sku: said.sku ?? '',
  barcode: said.barcode ?? '',
  name: said.displayName,
  inventoryItem: said.inventoryItem && plainId(said.inventoryItem.id),
  available: said.inventoryItem?.tracked ? said.inventoryQuantity : null,
  unitCost: said.inventoryItem?.unitCost ? decimal(said.inventoryItem.unitCost.amount) : null,
});

/** A shipping line of an old order has no id; there is one of them then. */
const shippingId = (id: string | null): string => `shipping-${id ? plainId(id) : '1'}`;

const linesOf = (said: OrderSaid): StoreLine[] => {
  const items = said.lineItems.nodes.map(
    (line): StoreLine => ({
      ...{ id: plainId(line.id), kind: line.isGiftCard ? 'giftCard' : 'item', name: line.title },
      ...{ quantity: line.quantity, original: of(line.originalTotalSet) },
      ...{ discount: discountOf(line.discountAllocations), taxes: taxesOf(line.taxLines) },
      variant: line.variant && variantOf(line.variant),
    }),
  );
  const shipping = said.shippingLines.nodes.map(
    (line): StoreLine => ({
      ...{ id: shippingId(line.id), kind: 'shipping', name: line.title, quantity: 1 },
      ...{ original: of(line.originalPriceSet), discount: discountOf(line.discountAllocations) },
      ...{ taxes: taxesOf(line.taxLines), variant: null },
    }),
  );
  const tip = said.totalTipReceivedSet ? of(said.totalTipReceivedSet) : zero;
  const tips: StoreLine[] =
    tip === zero
      ? []
      : [
          {
            ...{ id: 'tip', kind: 'tip', name: 'Tip', quantity: 1, original: tip },
            ...{ discount: zero, taxes: [], variant: null },
          },
        ];
  return [...items, ...shipping, ...tips];
};

const refundOf = (refund: OrderSaid['refunds'][number], taxesIncluded: boolean, at: string): StoreRefund => {
  // Where prices hold tax, so does what is given back of them.
  const net = (gross: string, tax: string) => (taxesIncluded ? minus(gross, tax) : gross);
  const items = refund.refundLineItems.nodes.map((line) => ({
    ...{ lineId: plainId(line.lineItem.id), quantity: line.quantity as number | null },
    ...{ net: net(of(line.subtotalSet), of(line.totalTaxSet)), tax: of(line.totalTaxSet) },
    restocked: line.restockType === 'RETURN' || line.restockType === 'CANCEL',
  }));
  const shipping = refund.refundShippingLines.nodes.map((line) => ({
    ...{ lineId: shippingId(line.shippingLine.id), quantity: null as number | null },
    ...{ net: of(line.subtotalAmountSet), tax: of(line.taxAmountSet), restocked: false },
  }));
  const adjusted = refund.orderAdjustments.nodes.map(({ amountSet, taxAmountSet }) =>
    plus(of(amountSet), of(taxAmountSet)),
  );
  return {
    ...{ id: plainId(refund.id), at: refund.createdAt ?? at, note: refund.note ?? '' },
    lines: [...items, ...shipping],
    adjustment: negated(sum(adjusted)),
  };
};

const calledOff = new Set(['CANCELLED']);

const sendingsOf = ({ fulfillmentOrders }: OrderSaid): StoreSending[] =>
  fulfillmentOrders.nodes
    .filter(({ status }) => !calledOff.has(status))
    .flatMap(({ assignedLocation: { location }, lineItems }) =>
      location
        ? lineItems.nodes.map(({ lineItem, totalQuantity }) => ({
            ...{ lineId: plainId(lineItem.id), quantity: totalQuantity },
            place: { id: plainId(location.id), name: location.name },
          }))
        : [],
    );

// EXPIRED is a payment that never came. Source: connections.md, rule 8.
const payments: Readonly<Record<string, number>> = {
  ...{ PAID: 1, PARTIALLY_PAID: 2, PENDING: 3, EXPIRED: 3, AUTHORIZED: 4 },
  ...{ PARTIALLY_REFUNDED: 5, REFUNDED: 6, VOIDED: 7 },
};
const shippings: Readonly<Record<string, number>> = { FULFILLED: 1, PARTIALLY_FULFILLED: 2, RESTOCKED: 4 };
const unfulfilled = 3;

/** An order in the product's own words. */
export const orderOf = (said: OrderSaid): StoreOrder => {
  const rounding = said.totalCashRoundingAdjustment.paymentSet;
  const pages = [
    said.lineItems,
    said.shippingLines,
    ...said.refunds.flatMap(({ refundLineItems, refundShippingLines, orderAdjustments }) => [
      refundLineItems,
      refundShippingLines,
      orderAdjustments,
    ]),
  ];
  return {
    ...{ id: plainId(said.id), name: said.name, currency: said.currencyCode },
    ...{ placedAt: said.processedAt, changedAt: said.updatedAt, cancelledAt: said.cancelledAt },
    ...{ test: said.test, taxesIncluded: said.taxesIncluded, total: of(said.totalPriceSet) },
    currentTotal: of(said.currentTotalPriceSet),
    paymentStatus: payments[said.displayFinancialStatus ?? 'PENDING'] ?? payments.PENDING!,
    shippingStatus: shippings[said.displayFulfillmentStatus] ?? unfulfilled,
    rounding: rounding ? of(rounding) : zero,
    customer: { name: said.customer?.displayName ?? '', email: said.email ?? '' },
    lines: linesOf(said),
    transactions: said.transactions.map(({ id, kind, status, gateway, test, amountSet, processedAt }) => ({
      ...{ id: plainId(id), kind, status, gateway: gateway ?? '', test, amount: of(amountSet) },
      at: processedAt ?? said.processedAt,
    })),
    refunds: said.refunds.map((refund) => refundOf(refund, said.taxesIncluded, said.updatedAt)),
    sendings: sendingsOf(said),
    cut: pages.some(({ pageInfo }) => pageInfo.hasNextPage),
  };
};
