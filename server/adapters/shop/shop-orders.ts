import type * as z from 'zod/mini';
import { decimal, minus, negated, plus, sum, zero } from '../../../src/domain/money.ts';
import type {
  StoreLine,
  StoreOrder,
  StoreRefund,
  StoreSending,
} from '../../../src/domain/online-store/order.ts';
import { readable } from '../../../src/domain/online-store/readable.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import type { amount, discountAllocations, OrderPayload, variant } from './order-payload.ts';
import { amountOf, ownTaxOf, plainId, taxesOf } from './payload-parts.ts';
import { dutiesBack, dutiesOf } from './shop-duties.ts';

const total = (list: readonly z.infer<typeof amount>[]) => sum(list.map(amountOf));

const discountOf = (list: z.infer<typeof discountAllocations>) =>
  total(list.map(({ allocatedAmountSet }) => allocatedAmountSet));

const variantOf = (payload: z.infer<typeof variant>): NonNullable<StoreLine['variant']> => ({
  id: plainId(payload.id),
  sku: payload.sku ?? '',
  barcode: payload.barcode ?? '',
  name: payload.displayName,
  inventoryItem: payload.inventoryItem && plainId(payload.inventoryItem.id),
  available: payload.inventoryItem?.tracked ? payload.inventoryQuantity : null,
  unitCost: payload.inventoryItem?.unitCost ? decimal(payload.inventoryItem.unitCost.amount) : null,
});

/** A shipping line of an old order has no id; there is one of them then. */
const shippingId = (id: string | null): string => `shipping-${id ? plainId(id) : '1'}`;

const linesOf = (payload: OrderPayload): StoreLine[] => {
  const items = payload.lineItems.nodes.map(
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
  const shipping = payload.shippingLines.nodes.map(
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
  const tip = payload.totalTipReceivedSet ? amountOf(payload.totalTipReceivedSet) : zero;
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
  return [...items, ...shipping, ...tips, ...dutiesOf(payload)];
};

const refundOf = (
  refund: OrderPayload['refunds'][number],
  payload: OrderPayload,
  lines: readonly StoreLine[],
): StoreRefund => {
  const { taxesIncluded, updatedAt: at } = payload;
  // Where prices hold tax, so does what is given back of them.
  const net = (gross: string, tax: string) => (taxesIncluded ? minus(gross, tax) : gross);
  const own = (lineId: string, tax: string) =>
    ownTaxOf(lines.find(({ id }) => id === lineId)?.taxes ?? [], tax, digitsOf(payload.currencyCode));
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
  const duties = dutiesBack(refund, lines, payload);
  return {
    id: plainId(refund.id),
    at: refund.createdAt ?? at,
    note: refund.note ?? '',
    lines: [...items, ...shipping, ...duties.lines],
    adjustment: plus(negated(sum(adjusted)), duties.rest),
  };
};

const calledOff = new Set(['CANCELLED']);

const sendingsOf = ({ fulfillmentOrders }: OrderPayload): StoreSending[] =>
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
const presentmentOf = ({
  presentmentCurrencyCode,
  currencyCode,
  totalPriceSet,
}: OrderPayload): Partial<StoreOrder> =>
  presentmentCurrencyCode === currencyCode
    ? {}
    : {
        shown: {
          currency: presentmentCurrencyCode,
          total: decimal(totalPriceSet.presentmentMoney.amount),
        },
      };

/** An order in the product's own words, with what can't be read of it replaced and named. */
export const orderOf = (answered: OrderPayload): StoreOrder => {
  const { answer, fault } = readable(answered);
  const lines = linesOf(answer);
  const rounding = answer.totalCashRoundingAdjustment.paymentSet;
  const pages = [
    answer.lineItems,
    answer.shippingLines,
    ...answer.refunds.flatMap(({ refundLineItems, refundShippingLines, orderAdjustments }) => [
      refundLineItems,
      refundShippingLines,
      orderAdjustments,
    ]),
  ];
  return {
    id: plainId(answer.id),
    name: answer.name,
    currency: answer.currencyCode,
    placedAt: answer.processedAt,
    changedAt: answer.updatedAt,
    cancelledAt: answer.cancelledAt,
    test: answer.test,
    taxesIncluded: answer.taxesIncluded,
    total: amountOf(answer.totalPriceSet),
    currentTotal: amountOf(answer.currentTotalPriceSet),
    ...presentmentOf(answer),
    paymentStatus: payments[answer.displayFinancialStatus ?? 'PENDING'] ?? payments.PENDING!,
    shippingStatus: shippings[answer.displayFulfillmentStatus] ?? unfulfilled,
    rounding: rounding ? amountOf(rounding) : zero,
    customer: { name: answer.customer?.displayName ?? '', email: answer.email ?? '' },
    lines,
    transactions: answer.transactions.map(({ id, kind, status, gateway, test, amountSet, processedAt }) => ({
      id: plainId(id),
      kind,
      status,
      gateway: gateway ?? '',
      test,
      amount: amountOf(amountSet),
      at: processedAt ?? answer.processedAt,
    })),
    refunds: answer.refunds.map((refund) => refundOf(refund, answer, lines)),
    sendings: sendingsOf(answer),
    cut: pages.some(({ pageInfo }) => pageInfo.hasNextPage),
    ...(fault && { unreadable: fault }),
  };
};
