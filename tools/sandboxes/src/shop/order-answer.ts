import { fixed, times } from '../../../../src/domain/money.ts';
import { presented } from './duties.ts';
import type { SandboxLine, SandboxOrder, SandboxProduct } from './order.ts';
import { financialStatus } from './order-life.ts';
import { currentTotalOf } from './orders.ts';
import type { SandboxShop } from './shop.ts';

const gid = (kind: string, id: number): string => `gid://shopify/${kind}/${id}`;

/** The number at the end of an id such as "gid://shopify/Order/5". */
export const numberOf = (id: unknown): number => Number(String(id).replace(/^.*\//, ''));

const money = (amount: string) => ({ shopMoney: { amount } });

const taxes = (list: SandboxLine['taxes']) =>
  list.map(({ title, rate, amount, channelLiable = false }) => ({
    title,
    rate,
    channelLiable,
    priceSet: money(amount),
  }));

const off = (discount: string) => (Number(discount) > 0 ? [{ allocatedAmountSet: money(discount) }] : []);

const gross = (price: string, quantity: number): string => fixed(times(price, String(quantity)), 2);

const variantOf = ({ id, title, sku, barcode, available, elsewhere, cost }: SandboxProduct) => ({
  id: gid('ProductVariant', id),
  sku,
  barcode,
  displayName: title,
  inventoryQuantity: [...elsewhere.values()].reduce((all, n) => all + n, available),
  inventoryItem: {
    id: gid('InventoryItem', id),
    tracked: true,
    unitCost: cost === null ? null : { amount: cost },
  },
});

/** What the shop sells from one on, so many of it. */
export const variantsPage = ({ products }: SandboxShop, from: number, most: number) => ({
  nodes: products
    .slice(from, from + most)
    .map((product) => ({ ...variantOf(product), product: { title: product.title } })),
  pageInfo: { hasNextPage: from + most < products.length, endCursor: String(from + most) },
});

const page = <Node>(nodes: Node[]) => ({ nodes, pageInfo: { hasNextPage: false } });

/** The lines of an order from one on, so many of them. */
export const linesPage = ({ lines }: SandboxOrder, from: number, most: number) => ({
  nodes: lines.slice(from, from + most).map((line) => ({
    id: gid('LineItem', line.id),
    title: line.title,
    quantity: line.quantity,
    isGiftCard: line.isGiftCard === true,
    originalTotalSet: money(gross(line.price, line.quantity)),
    discountAllocations: off(line.discount),
    taxLines: taxes(line.taxes),
    duties: (line.duties ?? []).map((duty) => ({
      id: gid('Duty', duty.id),
      price: money(duty.price),
      taxLines: taxes(duty.taxes),
    })),
    variant: line.product && variantOf(line.product),
  })),
  pageInfo: { hasNextPage: from + most < lines.length, endCursor: String(from + most) },
});

const fulfilment = { none: 'UNFULFILLED', part: 'PARTIALLY_FULFILLED', all: 'FULFILLED' } as const;

const fulfilmentOrder = (order: SandboxOrder, locations: SandboxShop['locations']) => {
  const from = locations.find(({ id }) => id === order.sentFrom) ?? locations[0]!;
  return {
    status: order.fulfilled === 'all' ? 'CLOSED' : 'OPEN',
    assignedLocation: { location: { id: gid('Location', from.id), name: from.name } },
    lineItems: page(
      order.lines.map(({ id, quantity }) => ({
        lineItem: { id: gid('LineItem', id) },
        totalQuantity: quantity,
      })),
    ),
  };
};

/** An order as GraphQL answers it, with its first lines. */
export const orderAnswer = (
  order: SandboxOrder,
  { currency, locations }: Pick<SandboxShop, 'currency' | 'locations'>,
  mostLines = 100,
) => ({
  currencyCode: currency,
  fulfillmentOrders: page([fulfilmentOrder(order, locations)]),
  id: gid('Order', order.id),
  name: order.name,
  processedAt: order.processedAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  cancelledAt: order.cancelledAt?.toISOString() ?? null,
  test: order.test,
  displayFinancialStatus: financialStatus(order),
  displayFulfillmentStatus: fulfilment[order.fulfilled],
  taxesIncluded: order.taxesIncluded,
  presentmentCurrencyCode: order.presentment?.currency ?? currency,
  totalPriceSet: { ...money(order.total), presentmentMoney: { amount: presented(order.total, order) } },
  currentTotalPriceSet: money(currentTotalOf(order)),
  totalTipReceivedSet: money(order.tip),
  totalCashRoundingAdjustment: { paymentSet: money('0.00') },
  email: order.customer?.email ?? null,
  customer: order.customer && { displayName: order.customer.name },
  lineItems: linesPage(order, 0, mostLines),
  shippingLines: page(
    order.shipping
      ? [
          {
            id: gid('ShippingLine', order.id),
            title: 'Standard shipping',
            originalPriceSet: money(order.shipping.price),
            discountAllocations: off(order.shipping.discount),
            taxLines: taxes(order.shipping.taxes),
          },
        ]
      : [],
  ),
  transactions: order.transactions.map(({ id, kind, status, gateway, amount, at }) => ({
    id: gid('OrderTransaction', id),
    kind,
    status,
    gateway,
    test: order.test,
    amountSet: money(amount),
    processedAt: at.toISOString(),
  })),
  refunds: order.refunds.map((refund) => ({
    id: gid('Refund', refund.id),
    createdAt: refund.at.toISOString(),
    note: refund.note,
    refundLineItems: page(
      refund.lines.map(({ lineId, quantity, subtotal, tax, restock }) => ({
        lineItem: { id: gid('LineItem', lineId) },
        quantity,
        restockType: restock,
        subtotalSet: money(subtotal),
        totalTaxSet: money(tax),
      })),
    ),
    refundShippingLines: page(
      Number(refund.shipping) > 0
        ? [
            {
              shippingLine: { id: gid('ShippingLine', order.id) },
              subtotalAmountSet: money(refund.shipping),
              taxAmountSet: money('0.00'),
            },
          ]
        : [],
    ),
    // A real shop says what it gives back for no line with a sign of its own: less than nothing.
    orderAdjustments: page(
      Number(refund.adjustment) > 0
        ? [{ amountSet: money(`-${refund.adjustment}`), taxAmountSet: money('0.00') }]
        : [],
    ),
    duties: (refund.duties ?? []).map(({ dutyId, amount }) => ({
      amountSet: money(amount),
      originalDuty: { id: gid('Duty', dutyId) },
    })),
  })),
});
