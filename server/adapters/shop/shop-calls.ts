import * as z from 'zod/mini';
import type { StoreOrder } from '../../../src/domain/online-store/order.ts';
import { linesPayload, moreLines, type OrderPayload, orderFields, orderPayload } from './order-payload.ts';
import { plainId } from './payload-parts.ts';
import { ShopError, type ShopPlatform } from './platform.ts';
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
const ordersPayload = z.object({
  orders: z.object({
    nodes: z.array(orderPayload),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
});
const morePayload = z.object({ order: z.nullable(z.object({ lineItems: linesPayload })) });
const subscribedPayload = z.object({
  webhookSubscriptions: z.object({ nodes: z.array(z.object({ topic: z.string(), uri: z.string() })) }),
});
const levelPayload = z.object({
  location: z.object({ id: z.string() }),
  quantities: z.array(z.object({ quantity: z.number() })),
});
const stockPayload = z.object({
  inventoryItem: z.nullable(z.object({ inventoryLevels: z.object({ nodes: z.array(levelPayload) }) })),
});
const stockAtPayload = z.object({
  inventoryItem: z.nullable(z.object({ inventoryLevel: z.nullable(levelPayload) })),
});
const setPayload = z.object({
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
  askLines: (after: string) => Promise<z.infer<typeof linesPayload> | undefined>,
  payload: OrderPayload,
): Promise<OrderPayload> => {
  const nodes = [...payload.lineItems.nodes];
  let { pageInfo } = payload.lineItems;
  while (pageInfo.hasNextPage && pageInfo.endCursor && nodes.length < linesAtMost) {
    const more = await askLines(pageInfo.endCursor);
    // One that names more and gives none has no end: it stays cut.
    if (!more || more.nodes.length === 0) break;
    nodes.push(...more.nodes);
    pageInfo = more.pageInfo;
  }
  return { ...payload, lineItems: { nodes, pageInfo } };
};

/** What the sync asks a shop, by a way to ask it. */
export const shopCalls = (
  ask: AskShop,
): Pick<ShopPlatform, 'orders' | 'order' | 'subscribe' | 'stockOf' | 'setStock'> => {
  const whole = (shop: string, token: string, payload: OrderPayload) =>
    withAllLines(async (after) => {
      const more = await ask(shop, token, morePayload, moreLines, { id: payload.id, after });
      return more.order?.lineItems;
    }, payload);
  return {
    orders: async (shop, token, { by, from, after }) => {
      const search = `${by === 'placed' ? 'processed_at' : 'updated_at'}:>='${from.toISOString()}'`;
      const { orders: payload } = await ask(shop, token, ordersPayload, orders, {
        first: ordersAtOnce,
        after,
        search,
      });
      const { hasNextPage, endCursor } = payload.pageInfo;
      const found: StoreOrder[] = [];
      for (const one of payload.nodes) found.push(orderOf(await whole(shop, token, one)));
      return { orders: found, next: hasNextPage ? endCursor : null };
    },
    order: async (shop, token, id) => {
      const payload = await ask(shop, token, z.object({ order: z.nullable(orderPayload) }), order, {
        id: `gid://shopify/Order/${id}`,
      });
      return payload.order && orderOf(await whole(shop, token, payload.order));
    },
    subscribe: async (shop, token, address, only = topics) => {
      const { webhookSubscriptions } = await ask(shop, token, subscribedPayload, subscriptions);
      const there = new Set(
        webhookSubscriptions.nodes.filter(({ uri }) => uri === address).map(({ topic }) => topic),
      );
      for (const one of only) {
        const topic = topicName(one);
        if (there.has(topic)) continue;
        const subscription = {
          uri: address,
          format: 'JSON',
          includeFields: fieldsOf(one),
        };
        const payload = z.object({ webhookSubscriptionCreate: z.nullable(faults) });
        const made = await ask(shop, token, payload, subscribe, { topic, subscription });
        const fault = made.webhookSubscriptionCreate?.userErrors[0];
        if (fault)
          throw new ShopError('unreachable', `The shop refused to report ${topic}: ${fault.message}`);
      }
    },
    stockOf: async (shop, token, inventoryItem, locationId) => {
      const id = `gid://shopify/InventoryItem/${inventoryItem}`;
      const found =
        locationId === null
          ? (await ask(shop, token, stockPayload, stock, { id })).inventoryItem?.inventoryLevels.nodes[0]
          : (
              await ask(shop, token, stockAtPayload, stockAt, {
                id,
                at: `gid://shopify/Location/${locationId}`,
              })
            ).inventoryItem?.inventoryLevel;
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
      const payload = await ask(shop, token, setPayload, setStock, { input, key });
      const [fault] = payload.inventorySetQuantities.userErrors;
      if (!fault) return 'done';
      if (isGone(fault.code)) return 'gone';
      if (isStale(fault.code)) return 'moved';
      throw new ShopError('unreachable', `The shop refused a quantity: ${fault.message}`);
    },
  };
};
