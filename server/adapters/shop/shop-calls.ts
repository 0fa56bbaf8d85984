import * as z from 'zod/mini';
import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import { linesSaid, moreLines, type OrderSaid, orderFields, orderSaid } from './order-said.ts';
import { ShopError, type ShopPlatform } from './platform.ts';
import { plainId } from './said-parts.ts';
import { orderOf } from './shop-orders.ts';
import { fieldsOf, topics } from './topics.ts';

/** Asks a shop something by GraphQL; throws `ShopError`. */
export type AskShop = <Schema extends z.ZodMiniType>(
  shop: string,
  accessToken: string,
  schema: Schema,
  query: string,
  variables?: Record<string, unknown>,
) => Promise<z.infer<Schema>>;

/** A page is small: an order may have a hundred lines, and what a question costs is limited. */
const ordersAtOnce = 10;

const orders = `query Orders($first: Int!, $after: String, $search: String) {
  orders(first: $first, after: $after, query: $search, sortKey: PROCESSED_AT) { nodes { ${orderFields} } pageInfo { hasNextPage endCursor } }
}`;
const order = `query Order($id: ID!) { order(id: $id) { ${orderFields} } }`;
const subscriptions = `query Subscriptions { webhookSubscriptions(first: 50) { nodes { topic uri } } }`;
const subscribe = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $subscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $subscription) { userErrors { message } }
}`;
const level = 'location { id } quantities(names: ["available"]) { quantity }';
const stock = `query Stock($id: ID!) { inventoryItem(id: $id) { inventoryLevels(first: 1) { nodes { ${level} } } } }`;
const stockAt = `query StockAt($id: ID!, $at: ID!) { inventoryItem(id: $id) { inventoryLevel(locationId: $at) { ${level} } } }`;
const setStock = `mutation SetStock($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) { userErrors { code message } }
}`;

const faults = z.object({ userErrors: z.array(z.object({ message: z.string() })) });
const ordersSaid = z.object({
  orders: z.object({
    nodes: z.array(orderSaid),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
});
const moreSaid = z.object({ order: z.nullable(z.object({ lineItems: linesSaid })) });
const subscribedSaid = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ topic: z.string(), uri: z.string() })) }),
});
const levelSaid = z.object({
  location: z.object({ id: z.string() }),
  quantities: z.array(z.object({ quantity: z.number() })),
});
const stockSaid = z.object({
  inventoryItem: z.nullable(z.object({ inventoryLevels: z.object({ nodes: z.array(levelSaid) }) })),
});
const stockAtSaid = z.object({
  inventoryItem: z.nullable(z.object({ inventoryLevel: z.nullable(levelSaid) })),
});
const setSaid = z.object({
  inventorySetQuantities: z.object({
    userErrors: z.array(z.object({ code: z.nullable(z.string()), message: z.string() })),
  }),
});

/** A topic as the API names it: "ORDERS_CREATE" for "orders/create". */
const topicName = (topic: string): string => topic.replace('/', '_').toUpperCase();

/** True where a change was refused because the stock isn't what was seen any more. */
const isStale = (code: string | null): boolean => /STALE|COMPARE|CHANGE_FROM/.test(code ?? '');

/** True where there is nothing to change any more: the item was deleted, or isn't counted there. */
const isGone = (code: string | null): boolean =>
  /INVALID_INVENTORY_ITEM|INVALID_LOCATION|NOT_STOCKED|NON_MUTABLE/.test(code ?? '');

const linesAtMost = 2000;

/** The same order with all of its lines. One that is longer than any shop's own stays cut. */
const withAllLines = async (
  askLines: (after: string) => Promise<z.infer<typeof linesSaid> | undefined>,
  said: OrderSaid,
): Promise<OrderSaid> => {
  const nodes = [...said.lineItems.nodes];
  let { pageInfo } = said.lineItems;
  while (pageInfo.hasNextPage && pageInfo.endCursor && nodes.length < linesAtMost) {
    const more = await askLines(pageInfo.endCursor);
    // One that names more and gives none has no end: it stays cut.
    if (!more || more.nodes.length === 0) break;
    nodes.push(...more.nodes);
    pageInfo = more.pageInfo;
  }
  return { ...said, lineItems: { nodes, pageInfo } };
};

/** What the sync asks a shop, by a way to ask it. */
export const shopCalls = (
  ask: AskShop,
): Pick<ShopPlatform, 'orders' | 'order' | 'subscribe' | 'stockOf' | 'setStock'> => {
  const whole = (shop: string, token: string, said: OrderSaid) =>
    withAllLines(async (after) => {
      const more = await ask(shop, token, moreSaid, moreLines, { id: said.id, after });
      return more.order?.lineItems;
    }, said);
  return {
    orders: async (shop, token, { by, from, after }) => {
      const search = `${by === 'placed' ? 'processed_at' : 'updated_at'}:>='${from.toISOString()}'`;
      const { orders: said } = await ask(shop, token, ordersSaid, orders, {
        first: ordersAtOnce,
        after,
        search,
      });
      const { hasNextPage, endCursor } = said.pageInfo;
      const found: StoreOrder[] = [];
      for (const one of said.nodes) found.push(orderOf(await whole(shop, token, one)));
      return { orders: found, next: hasNextPage ? endCursor : null };
    },
    order: async (shop, token, id) => {
      const said = await ask(shop, token, z.object({ order: z.nullable(orderSaid) }), order, {
        id: `gid://shopify/Order/${id}`,
      });
      return said.order && orderOf(await whole(shop, token, said.order));
    },
    subscribe: async (shop, token, address) => {
      const { webhookSubscriptions } = await ask(shop, token, subscribedSaid, subscriptions);
      const there = new Set(
        webhookSubscriptions.nodes.filter(({ uri }) => uri === address).map(({ topic }) => topic),
      );
      for (const one of topics) {
        const topic = topicName(one);
        if (there.has(topic)) continue;
        const subscription = {
          uri: address,
          format: 'JSON',
          includeFields: fieldsOf(one),
        };
        const said = z.object({ webhookSubscriptionCreate: z.nullable(faults) });
        const made = await ask(shop, token, said, subscribe, { topic, subscription });
        const fault = made.webhookSubscriptionCreate?.userErrors[0];
        if (fault)
          throw new ShopError('unreachable', `The shop refused to report ${topic}: ${fault.message}`);
      }
    },
    stockOf: async (shop, token, inventoryItem, locationId) => {
      const id = `gid://shopify/InventoryItem/${inventoryItem}`;
      const found =
        locationId === null
          ? (await ask(shop, token, stockSaid, stock, { id })).inventoryItem?.inventoryLevels.nodes[0]
          : (await ask(shop, token, stockAtSaid, stockAt, { id, at: `gid://shopify/Location/${locationId}` }))
              .inventoryItem?.inventoryLevel;
      const available = found?.quantities[0]?.quantity;
      return found && available !== undefined ? { locationId: plainId(found.location.id), available } : null;
    },
    setStock: async (shop, token, { inventoryItem, seen, available, key }) => {
      const quantity = {
        inventoryItemId: `gid://shopify/InventoryItem/${inventoryItem}`,
        locationId: `gid://shopify/Location/${seen.locationId}`,
        quantity: available,
        changeFromQuantity: seen.available,
      };
      const input = { name: 'available', reason: 'correction', quantities: [quantity] };
      const said = await ask(shop, token, setSaid, setStock, { input, key });
      const [fault] = said.inventorySetQuantities.userErrors;
      if (!fault) return 'done';
      if (isGone(fault.code)) return 'gone';
      if (isStale(fault.code)) return 'moved';
      throw new ShopError('unreachable', `The shop refused a quantity: ${fault.message}`);
    },
  };
};
