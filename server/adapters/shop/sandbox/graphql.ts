import type { Permission, SandboxShop } from './shops.ts';

interface Asked {
  query?: string;
  variables?: Record<string, unknown>;
}

/** Orders a search such as "processed_at:>='2026-11-01T00:00:00Z'" leaves. */
const ordersFor = (shop: SandboxShop, search: unknown): number => {
  const from = /processed_at:>='?([^'\s]+)'?/.exec(String(search ?? ''))?.[1];
  return shop.orders.filter(({ processedAt }) => !from || processedAt.getTime() >= Date.parse(from)).length;
};

type Operation = (shop: SandboxShop, permission: Permission, variables: Record<string, unknown>) => unknown;

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
    ordersCount: { count: ordersFor(shop, search), precision: 'EXACT' },
  }),
  Uninstall: (shop) => {
    shop.uninstalledAt = Date.now();
    return { appUninstall: { app: { id: 'gid://shopify/App/1' }, userErrors: [] } };
  },
};

/** What a shop answers to a GraphQL request, with what it cost as a real one says it. */
export const answerGraphql = (
  shop: SandboxShop,
  permission: Permission,
  { query, variables = {} }: Asked,
) => {
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(query ?? '')?.[1] ?? '';
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) return { errors: [{ message: `The sandbox doesn’t know the operation ${name || '?'}.` }] };
  return {
    data: operation(shop, permission, variables),
    extensions: {
      cost: {
        requestedQueryCost: 10,
        actualQueryCost: 10,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1990, restoreRate: 100 },
      },
    },
  };
};
