import { askToBill, billedAnswer, billingAt, moveBilling } from './billing.ts';
import { lookAtBulk, runBulk } from './bulk.ts';
import { takeCost } from './limit.ts';
import type { SandboxOrder } from './order.ts';
import { linesPage, numberOf, orderAnswer, variantsPage } from './order-answer.ts';
import { movementsAnswer, payoutsAnswer } from './payouts.ts';
import type { SandboxShop } from './shop.ts';
import { type Permission, uninstall } from './shops.ts';
import { levelAnswer, levelsAnswer, setStock } from './stock.ts';

interface GraphqlRequest {
  query?: string;
  variables?: Record<string, unknown>;
}

/** Orders a search such as "processed_at:>='2026-11-01T00:00:00Z'" leaves, the oldest first. */
const ordersFor = (shop: SandboxShop, search: unknown): SandboxOrder[] => {
  const [, by, from] = /(processed_at|updated_at):>='?([^'\s]+)'?/.exec(String(search ?? '')) ?? [];
  return shop.orders
    .filter(
      ({ processedAt, updatedAt }) =>
        !from || (by === 'updated_at' ? updatedAt : processedAt).getTime() >= Date.parse(from),
    )
    .sort((a, b) => a.processedAt.getTime() - b.processedAt.getTime());
};

type Operation = (
  shop: SandboxShop,
  permission: Permission,
  variables: Record<string, unknown>,
  sandbox: string,
) => unknown;

/** The operations the product asks for, by their names; a real shop reads whatever is asked. */
const operations: Readonly<Record<string, Operation>> = {
  ShopInfo: (shop, { scopes }) => ({
    shop: {
      id: `gid://shopify/Shop/${shop.id}`,
      name: shop.name,
      myshopifyDomain: shop.domain,
      currencyCode: shop.currency,
    },
    currentAppInstallation: { accessScopes: scopes.split(',').map((handle) => ({ handle })) },
  }),
  OrdersCount: (shop, _, { search }) => ({
    ordersCount: { count: ordersFor(shop, search).length, precision: 'EXACT' },
  }),
  Order: (shop, _, { id }) => {
    const order = shop.orders.find((one) => one.id === numberOf(id));
    return { order: order ? orderAnswer(order, shop) : null };
  },
  OrderLines: (shop, _, { id, after }) => {
    const order = shop.orders.find((one) => one.id === numberOf(id));
    return { order: order ? { lineItems: linesPage(order, Number(after), 100) } : null };
  },
  Orders: (shop, _, { search, after, first }) => {
    const found = ordersFor(shop, search);
    const from = Number(after ?? 0);
    const end = from + Number(first ?? 25);
    return {
      orders: {
        nodes: found.slice(from, end).map((order) => orderAnswer(order, shop)),
        pageInfo: { hasNextPage: end < found.length, endCursor: String(end) },
      },
    };
  },
  // Which orders is said within the text of the query itself.
  BulkRun: (shop, _, { query }) => runBulk(shop, ordersFor(shop, query)),
  Bulk: (shop, _, { id }, sandbox) => lookAtBulk(shop, String(id), sandbox),
  Subscriptions: (shop) => ({
    webhookSubscriptions: {
      nodes: [...shop.subscriptions].map(([topic, uri]) => ({ topic, uri })),
    },
  }),
  Subscribe: (shop, _, { topic, subscription }) => {
    shop.subscriptions.set(String(topic), String((subscription as { uri: string }).uri));
    return { webhookSubscriptionCreate: { userErrors: [] } };
  },
  Stock: (shop, _, { id }) => {
    const level = levelAnswer(shop, id, shop.locations[0]!.id);
    return { inventoryItem: level ? { inventoryLevels: { nodes: [level] } } : null };
  },
  StockAt: (shop, _, { id, at }) => ({
    inventoryItem: { inventoryLevel: levelAnswer(shop, id, numberOf(at)) },
  }),
  Levels: (shop, _, { ids }) => ({ nodes: (ids as unknown[]).map((id) => levelsAnswer(shop, id)) }),
  Variants: (shop, _, { first, after }) => ({
    productVariants: variantsPage(shop, Number(after ?? 0), Number(first)),
  }),
  Payouts: (shop, _, { search }) => ({
    shopifyPaymentsAccount: { payouts: payoutsAnswer(shop, search) },
  }),
  PayoutLines: (shop, _, { search }) => ({
    shopifyPaymentsAccount: { balanceTransactions: movementsAnswer(shop, search) },
  }),
  Locations: ({ locations }) => ({
    locations: { nodes: locations.map(({ id, name }) => ({ id: `gid://shopify/Location/${id}`, name })) },
  }),
  Gateways: (shop) => ({
    orders: {
      nodes: ordersFor(shop, null)
        .slice(-50)
        .reverse()
        .map(({ transactions, test }) => ({
          transactions: transactions.map(({ kind, status, gateway }) => ({ kind, status, gateway, test })),
        })),
    },
  }),
  BillingCurrency: ({ currency }) => ({ shopBillingPreferences: { currency } }),
  AskBilling: (shop, _, variables, sandbox) => askToBill(shop, variables, sandbox, Date.now()),
  Billed: (shop, _, { ids }) => ({
    nodes: (ids as unknown[]).map((id) => billedAnswer(shop, id, Date.now())),
  }),
  EndBilling: (shop, _, { id }) => {
    const billing = billingAt(shop, id, Date.now());
    const moved = billing ? moveBilling(shop, billing, 'cancel', Date.now()) : [];
    const userErrors = moved.length > 0 ? [] : [{ message: 'Subscription can’t be cancelled.' }];
    return { appSubscriptionCancel: { userErrors } };
  },
  SetStock: (shop, _, variables) => setStock(shop, variables),
  Uninstall: (shop) => {
    uninstall(shop, Date.now());
    return { appUninstall: { app: { id: 'gid://shopify/App/1' }, userErrors: [] } };
  },
};

/**
 * What a shop answers to a GraphQL request, with what it cost as a real one says it.
 *
 * @param sandbox where the sandbox is reached
 */
export const answerGraphql = (
  shop: SandboxShop,
  permission: Permission,
  { query, variables = {} }: GraphqlRequest,
  sandbox: string,
) => {
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(query ?? '')?.[1] ?? '';
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) return { errors: [{ message: `The sandbox doesn’t know the operation ${name || '?'}.` }] };
  const { isThrottled, extensions } = takeCost(shop.limit, Date.now());
  if (isThrottled)
    return { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions };
  return { data: operation(shop, permission, variables, sandbox), extensions };
};
