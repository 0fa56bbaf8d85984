import * as z from 'zod/mini';
import { decimal, minus, negated, plus, sum, zero } from '../../../src/domain/money.ts';
import type {
  StoreLine,
  StoreOrder,
  StoreRefund,
  StoreSending,
} from '../../../src/domain/online-store/order.ts';

const amount = z.object({ shopMoney: z.object({ amount: z.string() }) });
const taxLines = z.array(
  z.object({
    title: z.string(),
    rate: z.nullable(z.number()),
    channelLiable: z.nullable(z.boolean()),
    priceSet: amount,
  }),
);
const discountAllocations = z.array(z.object({ allocatedAmountSet: amount }));
const page = <Node extends z.ZodMiniType>(node: Node) =>
  z.object({ nodes: z.array(node), pageInfo: z.object({ hasNextPage: z.boolean() }) });
const named = z.object({ id: z.string() });

const variant = z.object({
  id: z.string(),
  sku: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  displayName: z.string(),
  inventoryQuantity: z.nullable(z.number()),
  inventoryItem: z.nullable(
    z.object({
      id: z.string(),
      tracked: z.boolean(),
      unitCost: z.nullable(z.object({ amount: z.string() })),
    }),
  ),
});

/** An order as the shop answers it. */
export const orderSaid = z.object({
  id: z.string(),
  name: z.string(),
  currencyCode: z.string(),
  processedAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.nullable(z.string()),
  test: z.boolean(),
  displayFinancialStatus: z.nullable(z.string()),
  displayFulfillmentStatus: z.string(),
  taxesIncluded: z.boolean(),
  totalPriceSet: amount,
  currentTotalPriceSet: amount,
  totalTipReceivedSet: z.nullable(amount),
  totalCashRoundingAdjustment: z.object({ paymentSet: z.nullable(amount) }),
  email: z.nullable(z.string()),
  customer: z.nullable(z.object({ displayName: z.nullable(z.string()) })),
  lineItems: page(
    z.object({
      id: z.string(),
      title: z.string(),
      quantity: z.int(),
      isGiftCard: z.boolean(),
      originalTotalSet: amount,
      discountAllocations,
      taxLines,
      variant: z.nullable(variant),
    }),
  ),
  shippingLines: page(
    z.object({
      id: z.nullable(z.string()),
      title: z.string(),
      originalPriceSet: amount,
      discountAllocations,
      taxLines,
    }),
  ),
  transactions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      status: z.string(),
      gateway: z.nullable(z.string()),
      test: z.boolean(),
      amountSet: amount,
      processedAt: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      createdAt: z.nullable(z.string()),
      note: z.nullable(z.string()),
      refundLineItems: page(
        z.object({
          lineItem: named,
          quantity: z.int(),
          restockType: z.string(),
          subtotalSet: amount,
          totalTaxSet: amount,
        }),
      ),
      refundShippingLines: page(
        z.object({
          shippingLine: z.object({ id: z.nullable(z.string()) }),
          subtotalAmountSet: amount,
          taxAmountSet: amount,
        }),
      ),
      orderAdjustments: page(z.object({ amountSet: amount, taxAmountSet: amount })),
    }),
  ),
  fulfillmentOrders: page(
    z.object({
      status: z.string(),
      assignedLocation: z.object({
        location: z.nullable(z.object({ id: z.string(), name: z.string() })),
      }),
      lineItems: page(z.object({ lineItem: named, totalQuantity: z.int() })),
    }),
  ),
});
type Said = z.infer<typeof orderSaid>;

const money = 'shopMoney { amount }';
const taxes = `taxLines { title rate channelLiable priceSet { ${money} } }`;
const discounts = `discountAllocations { allocatedAmountSet { ${money} } }`;
const more = 'pageInfo { hasNextPage }';

/** What is asked of an order. Source: the published schema of the version in `api-version.ts`. */
export const orderFields = `id name currencyCode processedAt updatedAt cancelledAt test displayFinancialStatus displayFulfillmentStatus taxesIncluded
  totalPriceSet { ${money} } currentTotalPriceSet { ${money} } totalTipReceivedSet { ${money} } totalCashRoundingAdjustment { paymentSet { ${money} } }
  email customer { displayName }
  lineItems(first: 100) { nodes { id title quantity isGiftCard originalTotalSet { ${money} } ${discounts} ${taxes}
    variant { id sku barcode displayName inventoryQuantity inventoryItem { id tracked unitCost { amount } } } } ${more} }
  shippingLines(first: 10) { nodes { id title originalPriceSet { ${money} } ${discounts} ${taxes} } ${more} }
  transactions(first: 50) { id kind status gateway test amountSet { ${money} } processedAt }
  refunds(first: 50) { id createdAt note
    refundLineItems(first: 100) { nodes { lineItem { id } quantity restockType subtotalSet { ${money} } totalTaxSet { ${money} } } ${more} }
    refundShippingLines(first: 10) { nodes { shippingLine { id } subtotalAmountSet { ${money} } taxAmountSet { ${money} } } ${more} }
    orderAdjustments(first: 10) { nodes { amountSet { ${money} } taxAmountSet { ${money} } } ${more} } }
  fulfillmentOrders(first: 10) { nodes { status assignedLocation { location { id name } }
    lineItems(first: 100) { nodes { lineItem { id } totalQuantity } ${more} } } ${more} }`;

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

const linesOf = (said: Said): StoreLine[] => {
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

const refundOf = (refund: Said['refunds'][number], taxesIncluded: boolean, at: string): StoreRefund => {
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

const sendingsOf = ({ fulfillmentOrders }: Said): StoreSending[] =>
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
export const orderOf = (said: Said): StoreOrder => {
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
