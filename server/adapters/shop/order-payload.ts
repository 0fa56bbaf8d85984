import * as z from 'zod/mini';

export const amount = z.object({ shopMoney: z.object({ amount: z.string() }) });
export const taxLines = z.array(
  z.object({
    title: z.string(),
    rate: z.nullable(z.number()),
    channelLiable: z.nullable(z.boolean()),
    priceSet: amount,
  }),
);
export const discountAllocations = z.array(z.object({ allocatedAmountSet: amount }));
const page = <Node extends z.ZodMiniType>(node: Node) =>
  z.object({
    nodes: z.array(node),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.optional(z.nullable(z.string())) }),
  });
const named = z.object({ id: z.string() });
const duty = z.object({ id: z.string(), price: amount, taxLines });

export const variant = z.object({
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

const linePayload = z.object({
  id: z.string(),
  title: z.string(),
  quantity: z.int(),
  isGiftCard: z.boolean(),
  originalTotalSet: amount,
  discountAllocations,
  taxLines,
  duties: z.array(duty),
  variant: z.nullable(variant),
});

/** More lines of an order, as the shop answers them. */
export const linesPayload = z.object({
  nodes: z.array(linePayload),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
});

/** An order as the shop answers it. */
export const orderPayload = z.object({
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
  presentmentCurrencyCode: z.string(),
  totalPriceSet: z.extend(amount, { presentmentMoney: z.object({ amount: z.string() }) }),
  currentTotalPriceSet: amount,
  totalTipReceivedSet: z.nullable(amount),
  totalCashRoundingAdjustment: z.object({ paymentSet: z.nullable(amount) }),
  email: z.nullable(z.string()),
  customer: z.nullable(z.object({ displayName: z.nullable(z.string()) })),
  lineItems: page(linePayload),
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
      duties: z.nullable(z.array(z.object({ amountSet: amount, originalDuty: z.nullable(named) }))),
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
/** An order as the shop answers it. */
export type OrderPayload = z.infer<typeof orderPayload>;

const money = 'shopMoney { amount }';
const taxes = `taxLines { title rate channelLiable priceSet { ${money} } }`;
const discounts = `discountAllocations { allocatedAmountSet { ${money} } }`;

const lineFields = `id title quantity isGiftCard originalTotalSet { ${money} } ${discounts} ${taxes}
    duties { id price { ${money} } ${taxes} }
    variant { id sku barcode displayName inventoryQuantity inventoryItem { id tracked unitCost { amount } } }`;

/** Asks for a list of parts: so many at once, or in a bulk operation all of them. */
type AskList = (name: string, first: number, fields: string) => string;

const refundFields = (list: AskList) => `refunds(first: 50) { id createdAt note
    ${list('refundLineItems', 100, `lineItem { id } quantity restockType subtotalSet { ${money} } totalTaxSet { ${money} }`)}
    ${list('refundShippingLines', 10, `shippingLine { id } subtotalAmountSet { ${money} } taxAmountSet { ${money} }`)}
    ${list('orderAdjustments', 10, `amountSet { ${money} } taxAmountSet { ${money} }`)}
    duties { amountSet { ${money} } originalDuty { id } } }`;

/** What is asked of an order. Source: the published schema of the version in `api-version.ts`. */
const fieldsBy = (list: AskList, refunds: string) =>
  `id name currencyCode processedAt updatedAt cancelledAt test displayFinancialStatus displayFulfillmentStatus taxesIncluded
  presentmentCurrencyCode totalPriceSet { ${money} presentmentMoney { amount } } currentTotalPriceSet { ${money} } totalTipReceivedSet { ${money} } totalCashRoundingAdjustment { paymentSet { ${money} } }
  email customer { displayName }
  ${list('lineItems', 100, lineFields)}
  ${list('shippingLines', 10, `id title originalPriceSet { ${money} } ${discounts} ${taxes}`)}
  transactions(first: 50) { id kind status gateway test amountSet { ${money} } processedAt }
  ${refunds}
  ${list(
    'fulfillmentOrders',
    10,
    `id status assignedLocation { location { id name } } ${list('lineItems', 100, 'lineItem { id } totalQuantity')}`,
  )}`;

const paged: AskList = (name, first, fields) =>
  `${name}(first: ${first}) { nodes { ${fields} } pageInfo { hasNextPage endCursor } }`;
const whole: AskList = (name, _, fields) => `${name} { edges { node { __typename ${fields} } } }`;

/** What is asked of an order that is looked at. */
export const orderFields = fieldsBy(paged, refundFields(paged));

/** What a bulk operation is asked of each order: it takes five lists, and none within what is given back. */
export const bulkFields = `__typename ${fieldsBy(whole, 'refunds(first: 50) { id }')}`;

/** Asks for more lines of an order, from where the page before ended. */
export const moreLines = `query OrderLines($id: ID!, $after: String) {
  order(id: $id) { lineItems(first: 100, after: $after) { nodes { ${lineFields} } pageInfo { hasNextPage endCursor } } }
}`;
