import '@shopify/shopify-api/adapters/node';
import { createAdminApiClient } from '@shopify/admin-api-client';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import * as z from 'zod/mini';
import { storeScopes } from '../../../src/domain/online-store/connection.ts';
import type { StoreGrant } from '../../../src/domain/online-store/grant.ts';
import { readable } from '../../../src/domain/online-store/readable.ts';
import { apiVersion } from './api-version.ts';
import { ShopError, type ShopPlatform, ShopThrottled } from './platform.ts';
import { billingCalls } from './shop-billing.ts';
import { bulkCalls } from './shop-bulk.ts';
import { type AskShop, shopCalls } from './shop-calls.ts';
import { shopFetch } from './shop-fetch.ts';
import { shopFile } from './shop-file.ts';
import { shopLevels } from './shop-levels.ts';
import { payoutCalls } from './shop-payouts.ts';
import { isHeadOfReport, shopReportOf } from './shop-report.ts';
import { waitOfAnswer, waitOfCost } from './throttle.ts';

/** What the platform knows this installation by. */
export interface ShopifyApp {
  key: string;
  secret: string;
  /** Where shops are asked instead of at their own addresses; null for real shops. */
  sandboxUrl: string | null;
  /** True where real shops bill for us in earnest, as in production alone. */
  billsReally?: boolean;
}

const granted = z.object({
  access_token: z.string(),
  scope: z.string(),
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.string()),
  refresh_token_expires_in: z.optional(z.number()),
});

const shopPayload = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
  }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

const countPayload = z.object({ ordersCount: z.nullable(z.object({ count: z.int() })) });
const uninstallPayload = z.object({
  appUninstall: z.nullable(z.object({ userErrors: z.array(z.object({ message: z.string() })) })),
});

const shopInfo = `query ShopInfo {
  shop { id name myshopifyDomain currencyCode }
  currentAppInstallation { accessScopes { handle } }
}`;
const ordersCount = `query OrdersCount($search: String) { ordersCount(query: $search, limit: null) { count } }`;
const uninstall = `mutation Uninstall { appUninstall { userErrors { message } } }`;

const after = (seconds: number | undefined, now: Date): Date | null =>
  seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);

/**
 * Shopify: its own library judges who comes from there, its own client asks; the exchange of codes is ours, for the library's keeps cookies.
 *
 * @param origin where this product is reached, e.g. "https://books.example.com"
 * @param clock the machine's time: tokens run out by it, whatever day the product believes it is
 */
export const shopifyPlatform = (
  { key, secret, sandboxUrl, billsReally = false }: ShopifyApp,
  origin: string,
  clock: () => Date = () => new Date(),
): ShopPlatform => {
  const library = shopifyApi({
    apiKey: key,
    apiSecretKey: secret,
    apiVersion: ApiVersion.July26,
    hostName: new URL(origin).host,
    isEmbeddedApp: false,
    // What it would write holds addresses of callbacks.
    logger: { level: LogSeverity.Error, log: () => {} },
  });
  const fetchShop = shopFetch(sandboxUrl);

  const grant = async (shop: string, params: Record<string, string>): Promise<StoreGrant> => {
    const response = await fetchShop(`https://${shop}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: key, client_secret: secret, ...params }),
    });
    if (response.status === 429) throw new ShopThrottled(waitOfAnswer(response.headers));
    if (!response.ok)
      throw new ShopError(
        response.status >= 500 ? 'unreachable' : 'refused',
        `The shop answered ${response.status} to a request for tokens.`,
      );
    const payload = granted.safeParse(await response.json().catch(() => null));
    if (!payload.success) throw new ShopError('unreachable', 'The shop’s answer can’t be read.');
    const now = clock();
    return {
      token: payload.data.access_token,
      tokenUntil: after(payload.data.expires_in, now),
      refreshToken: payload.data.refresh_token ?? null,
      refreshUntil: after(payload.data.refresh_token_expires_in, now),
      scopes: payload.data.scope.split(',').filter(Boolean),
    };
  };

  const ask: AskShop = async (shop, accessToken, schema, query, variables = {}) => {
    let status = 0;
    let waitMs: number | null = null;
    const client = createAdminApiClient({
      storeDomain: shop,
      apiVersion,
      accessToken,
      retries: 1,
      // Where it rejects, the client keeps the fault to itself: what was answered is looked at here.
      customFetchApi: async (url, init) => {
        const response = await fetchShop(url, init as RequestInit);
        status = response.status;
        const answered = response.headers.get('x-shopify-api-version');
        if (response.ok && answered !== apiVersion)
          throw new ShopError('unreachable', `The shop answered in version ${answered}.`);
        // The client takes the seconds it's asked to wait for thousandths, and would ask again at once.
        if (status !== 429) return response;
        waitMs = waitOfAnswer(response.headers);
        return new Response(response.body, { status: 400, headers: response.headers });
      },
    });
    const { data, errors, extensions } = await client.request(query, { variables });
    waitMs ??= waitOfCost(errors?.graphQLErrors, extensions);
    if (waitMs !== null) throw new ShopThrottled(waitMs);
    if (status === 401 || status === 403)
      throw new ShopError('refused', `The shop answered ${status} to its token.`);
    // Permission may be reduced one by one: the shop then answers, and says no.
    if (JSON.stringify(errors?.graphQLErrors ?? []).includes('ACCESS_DENIED'))
      throw new ShopError('refused', 'The shop keeps to itself what was asked.');
    if (errors) throw new ShopError('unreachable', `The shop answered ${status}: ${errors.message ?? ''}`);
    const payload = schema.safeParse(data);
    if (!payload.success) throw new ShopError('unreachable', 'The shop’s answer can’t be read.');
    return payload.data;
  };

  return {
    sandbox: sandboxUrl !== null,
    clock,
    permissionUrl: (shop, state, returnTo) => {
      const query = new URLSearchParams({
        client_id: key,
        scope: storeScopes.join(','),
        redirect_uri: returnTo,
        state,
      });
      const at = sandboxUrl ? `${sandboxUrl}/shops/${shop}` : `https://${shop}`;
      return `${at}/admin/oauth/authorize?${query}`;
    },
    isSigned: async (query) => {
      const fields = Object.fromEntries(query);
      // A parameter that comes twice could be signed as one value and read as the other.
      if ([...query].length !== Object.keys(fields).length) return false;
      return library.utils.validateHmac(fields).catch(() => false);
    },
    exchange: (shop, code) => grant(shop, { code, expiring: '1' }),
    refresh: (shop, refreshToken) =>
      grant(shop, { grant_type: 'refresh_token', refresh_token: refreshToken }),
    shopInfo: async (shop, token) => {
      const answered = await ask(shop, token, shopPayload, shopInfo);
      const { shop: payload, currentAppInstallation } = readable(answered).answer;
      return {
        id: payload.id.replace(/^.*\//, ''),
        name: payload.name,
        domain: payload.myshopifyDomain,
        currency: payload.currencyCode,
        scopes: currentAppInstallation.accessScopes.map(({ handle }) => handle),
      };
    },
    countOrders: async (shop, token, from) => {
      const search = `processed_at:>='${from.toISOString()}'`;
      const { ordersCount: counted } = await ask(shop, token, countPayload, ordersCount, { search });
      if (!counted) throw new ShopError('refused', 'The shop keeps its orders to itself.');
      return counted.count;
    },
    ...shopCalls(ask),
    ...shopLevels(ask),
    ...payoutCalls(ask),
    ...billingCalls(ask, !billsReally || sandboxUrl !== null),
    ...bulkCalls(ask, shopFile(sandboxUrl)),
    isHeadOfReport,
    reportOf: (raw, headers) => shopReportOf(raw, headers, secret),
    uninstall: async (shop, token) => {
      const { appUninstall } = await ask(shop, token, uninstallPayload, uninstall);
      const fault = appUninstall?.userErrors[0];
      if (fault) throw new ShopError('unreachable', `The shop refused to uninstall: ${fault.message}`);
    },
  };
};
