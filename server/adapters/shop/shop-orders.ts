import type * as z from 'zod/mini';
import { digitsOf } from '../../../src/domain/currency.ts';
import { decimal, minus, negated, plus, sum, zero } from '../../../src/domain/money.ts';
import type {
  StoreLine,
  StoreOrder,
  StoreRefund,
  StoreSending,
} from '../../../src/domain/online-store/order.ts';
import { readable } from '../../../src/domain/online-store/readable.ts';
import type { amount, discountAllocations, OrderSaid, variant } from './order-said.ts';
import { amountOf, ownTaxOf, plainId, taxesOf } from './said-parts.ts';
import { dutiesBack, dutiesOf } from './shop-duties.ts';

const total = (list: readonly z.infer<typeof amount>[]) => sum(list.map(amountOf));

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
      id: plainId(line.id),
      kind: line.isGiftCard ? 'giftCard' : 'item',
      name: line.title,
      quantity: line.quantity,
      original: amountOf(line.originalTotalSet),
      discount: discountOf(line.discountAllocations),
      taxes: taxesOf(line.taxLines),
      variant: line.variant && variantOf(line.variant),
    }),
  );
  const shipping = said.shippingLines.nodes.map(
    (line): StoreLine => ({
      id: shippingId(line.id),
      kind: 'shipping',
      name: line.title,
      quantity: 1,
      original: amountOf(line.originalPriceSet),
      discount: discountOf(line.discountAllocations),
      taxes: taxesOf(line.taxLines),
      variant: null,
    }),
  );
  const tip = said.totalTipReceivedSet ? amountOf(said.totalTipReceivedSet) : zero;
  const tips: StoreLine[] =
    tip === zero
      ? []
      : [
          {
            id: 'tip',
            kind: 'tip',
            name: 'Tip',
            quantity: 1,
            original: tip,
            discount: zero,
            taxes: [],
            variant: null,
          },
        ];
  return [...items, ...shipping, ...tips, ...dutiesOf(said)];
};

const refundOf = (
  refund: OrderSaid['refunds'][number],
  said: OrderSaid,
  lines: readonly StoreLine[],
): StoreRefund => {
  const { taxesIncluded, updatedAt: at } = said;
  // Where prices hold tax, so does what is given back of them.
  const net = (gross: string, tax: string) => (taxesIncluded ? minus(gross, tax) : gross);
  const own = (lineId: string, tax: string) =>
    ownTaxOf(lines.find(({ id }) => id === lineId)?.taxes ?? [], tax, digitsOf(said.currencyCode));
  const items = refund.refundLineItems.nodes.map((line) => ({
    lineId: plainId(line.lineItem.id),
    quantity: line.quantity as number | null,

    net: net(amountOf(line.subtotalSet), amountOf(line.totalTaxSet)),
    tax: own(plainId(line.lineItem.id), amountOf(line.totalTaxSet)),
    restocked: line.restockType === 'RETURN' || line.restockType === 'CANCEL',
  }));
  const shipping = refund.refundShippingLines.nodes.map((line) => ({
    lineId: shippingId(line.shippingLine.id),
    quantity: null as number | null,

    net: amountOf(line.subtotalAmountSet),
    tax: own(shippingId(line.shippingLine.id), amountOf(line.taxAmountSet)),
    restocked: false,
  }));
  const adjusted = refund.orderAdjustments.nodes.map(({ amountSet, taxAmountSet }) =>
    plus(amountOf(amountSet), amountOf(taxAmountSet)),
  );
  const duties = dutiesBack(refund, lines, said);
  return {
    id: plainId(refund.id),
    at: refund.createdAt ?? at,
    note: refund.note ?? '',
    lines: [...items, ...shipping, ...duties.lines],
    adjustment: plus(negated(sum(adjusted)), duties.rest),
  };
};

const calledOff = new Set(['CANCELLED']);

const sendingsOf = ({ fulfillmentOrders }: OrderSaid): StoreSending[] =>
  fulfillmentOrders.nodes
    .filter(({ status }) => !calledOff.has(status))
    .flatMap(({ assignedLocation: { location }, lineItems }) =>
      location
        ? lineItems.nodes.map(({ lineItem, totalQuantity }) => ({
            lineId: plainId(lineItem.id),
            quantity: totalQuantity,
            place: { id: plainId(location.id), name: location.name },
          }))
        : [],
    );

// EXPIRED is a payment that never came. Source: connections.md, rule 8.
const payments: Readonly<Record<string, number>> = {
  PAID: 1,
  PARTIALLY_PAID: 2,
  PENDING: 3,
  EXPIRED: 3,
  AUTHORIZED: 4,
  PARTIALLY_REFUNDED: 5,
  REFUNDED: 6,
  VOIDED: 7,
};
const shippings: Readonly<Record<string, number>> = { FULFILLED: 1, PARTIALLY_FULFILLED: 2, RESTOCKED: 4 };
const unfulfilled = 3;

/** What the customer saw, where the shop showed another currency than its own. Source: connections.md, rule 12. */
const shownTo = ({ presentmentCurrencyCode, currencyCode, totalPriceSet }: OrderSaid): Partial<StoreOrder> =>
  presentmentCurrencyCode === currencyCode
    ? {}
    : {
        shown: {
          currency: presentmentCurrencyCode,
          total: decimal(totalPriceSet.presentmentMoney.amount),
        },
      };

/** An order in the product's own words, with what can't be read of it replaced and named. */
export const orderOf = (answered: OrderSaid): StoreOrder => {
  const { said, fault } = readable(answered);
  const lines = linesOf(said);
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
    id: plainId(said.id),
    name: said.name,
    currency: said.currencyCode,
    placedAt: said.processedAt,
    changedAt: said.updatedAt,
    cancelledAt: said.cancelledAt,
    test: said.test,
    taxesIncluded: said.taxesIncluded,
    total: amountOf(said.totalPriceSet),
    currentTotal: amountOf(said.currentTotalPriceSet),
    ...shownTo(said),
    paymentStatus: payments[said.displayFinancialStatus ?? 'PENDING'] ?? payments.PENDING!,
    shippingStatus: shippings[said.displayFulfillmentStatus] ?? unfulfilled,
    rounding: rounding ? amountOf(rounding) : zero,
    customer: { name: said.customer?.displayName ?? '', email: said.email ?? '' },
    lines,
    transactions: said.transactions.map(({ id, kind, status, gateway, test, amountSet, processedAt }) => ({
      id: plainId(id),
      kind,
      status,
      gateway: gateway ?? '',
      test,
      amount: amountOf(amountSet),
      at: processedAt ?? said.processedAt,
    })),
    refunds: said.refunds.map((refund) => refundOf(refund, said, lines)),
    sendings: sendingsOf(said),
    cut: pages.some(({ pageInfo }) => pageInfo.hasNextPage),
    ...(fault && { unreadable: fault }),
  };
};
