import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { apiVersion } from '../../../../server/adapters/shop/api-version.ts';
import { billingTopic, levelsTopic } from '../../../../server/adapters/shop/topics.ts';
import { isShopDomain } from '../../../../src/domain/online-store/shop-name.ts';
import { bodyOf, type Served, sendJson, serveHere } from '../engine/http.ts';
import { pageHeaders } from '../engine/page.ts';
import { type BillingAct, billingActs, billingAt, billingReport, moveBilling } from './billing.ts';
import { bulkLines } from './bulk.ts';
import { answerGraphql } from './graphql.ts';
import { shopLife } from './life.ts';
import { slowOrNot } from './limit.ts';
import type { SandboxOrder, SandboxProduct } from './order.ts';
import { canDo } from './order-life.ts';
import { cancel, fulfil, pay, refundOne } from './orders.ts';
import { billingPage, permissionPage, refusedPage, shopPage } from './page.ts';
import { failPayout, payOut } from './payouts.ts';
import type { SandboxBilling, SandboxShop } from './shop.ts';
import {
  addOrder,
  newShop,
  type Permission,
  permissionStatus,
  readPermission,
  signedQuery,
  uninstall,
  written,
} from './shops.ts';
import { levelReport, orderReport, report } from './webhooks.ts';

/** A sandbox that runs, and its shops for whoever started it. */
export interface ShopSandbox extends Served {
  shopOf: (domain: string) => SandboxShop;
}

export interface ShopSandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** The app's own, as the shop platform gives it to an app's developer: both sides sign with it. */
  secret: string;
  /** How long an access token is good. */
  tokenMs?: number;
  /** Where a shop's page opens the app; nowhere when left out. */
  appUrl?: string | undefined;
}

const codeMs = 60_000;
const refreshMs = 90 * 86_400_000;
const required = ['client_id', 'scope', 'redirect_uri', 'state'] as const;

/** How many pieces of a product a person adds on the shop's page. */
const stockActs = { 'stock-more': 1, 'stock-less': -1 } as const;
/** What is told of an order whose goods left the stock, or came back. */
const movesStock = new Set<string>(['orders/create', 'refunds/create', 'orders/cancelled']);

/** What a person does with an order on the shop's page, and what the shop then reports. */
const orderActs = {
  pay: { act: pay, topics: ['orders/paid', 'orders/updated'] },
  refund: { act: refundOne, topics: ['refunds/create', 'orders/updated'] },
  cancel: { act: cancel, topics: ['orders/cancelled', 'refunds/create', 'orders/updated'] },
  fulfil: { act: fulfil, topics: ['orders/fulfilled', 'orders/updated'] },
} as const satisfies Record<
  string,
  { act: (order: SandboxOrder, at: Date) => void; topics: readonly Parameters<typeof report>[1][] }
>;

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Online stores to try things out with: a server of its own on this machine, where each shop lies under /shops and its domain. It asks
 * for permission on a page, gives tokens that run out, and answers what the product asks a shop for.
 */
export const startShopSandbox = async (options: ShopSandboxOptions): Promise<ShopSandbox> => {
  const { port, secret, tokenMs = 3_600_000, appUrl } = options;
  const shops = new Map<string, SandboxShop>();
  const shopOf = (domain: string): SandboxShop => {
    const shop = shops.get(domain) ?? newShop(domain, Date.now());
    shops.set(domain, shop);
    return shop;
  };
  const show = (response: ServerResponse, page: string, returns: readonly string[] = [], status = 200) =>
    response.writeHead(status, pageHeaders(returns)).end(page);

  const given = (shop: SandboxShop, kind: Permission['kind'], scopes: string, ms: number): string => {
    const at = Date.now();
    return written({ kind, shop: shop.domain, scopes, at, until: at + ms }, secret);
  };

  /** A permission this shop gave and didn't take back. */
  const standing = (shop: SandboxShop, kind: Permission['kind'], text: unknown): Permission | null => {
    const read = typeof text === 'string' ? readPermission(text, secret) : null;
    if (read?.kind !== kind || read.shop !== shop.domain) return null;
    const status = permissionStatus(shop, read, String(text), Date.now());
    return shopLife.can('token', { status }, kind === 'code' ? 'token.exchange' : 'token.ask') ? read : null;
  };

  const tokens = (shop: SandboxShop, scopes: string) => ({
    access_token: given(shop, 'access', scopes, tokenMs),
    scope: scopes,
    expires_in: Math.floor(tokenMs / 1000),
    refresh_token: given(shop, 'refresh', scopes, refreshMs),
    refresh_token_expires_in: Math.floor(refreshMs / 1000),
  });

  const exchange = async (shop: SandboxShop, request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse((await bodyOf(request)).toString('utf8')) as Record<string, unknown>;
    if (body.client_secret !== secret) return sendJson(response, 401, { error: 'invalid_client' });
    const refreshing = body.grant_type === 'refresh_token';
    const text = refreshing ? body.refresh_token : body.code;
    const permission = standing(shop, refreshing ? 'refresh' : 'code', text);
    if (!permission || !shopLife.happen('app', shop.app, refreshing ? 'app.ask' : 'app.install'))
      return sendJson(response, 400, { error: refreshing ? 'invalid_grant' : 'invalid_request' });
    if (!refreshing) shop.usedCodes.add(String(text));
    sendJson(response, 200, tokens(shop, permission.scopes));
  };

  const decide = async (shop: SandboxShop, request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams((await bodyOf(request)).toString('utf8'));
    const back = form.get('redirect_uri') ?? undefined;
    if (!isAddress(back))
      return show(response, refusedPage('The app didn’t say where to go back to.'), [], 400);
    const scopes = (form.get('scope') ?? '').split(',').filter(Boolean);
    const answer = form.get('answer');
    const granted = answer === 'grant-less' ? scopes.filter((scope) => scope !== 'read_orders') : scopes;
    const query = signedQuery(
      {
        ...(answer === 'deny'
          ? { error: 'access_denied' }
          : { code: given(shop, 'code', granted.join(','), codeMs) }),
        host: Buffer.from(`${shop.domain}/admin`).toString('base64'),
        shop: shop.domain,
        state: form.get('state') ?? '',
        timestamp: String(Math.floor(Date.now() / 1000)),
      },
      secret,
    );
    response.writeHead(303, { location: `${back}?${query}` }).end();
  };

  const act = async (shop: SandboxShop, request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams((await bodyOf(request)).toString('utf8'));
    const now = new Date();
    const name = String(form.get('act'));
    if (name === 'order' || name === 'order-unpaid' || name === 'order-abroad') {
      const isPaid = name !== 'order-unpaid';
      const placed = addOrder(shop, now.getTime(), isPaid, name === 'order-abroad');
      tell(shop, placed, ['orders/create', 'orders/updated', ...(isPaid ? (['orders/paid'] as const) : [])]);
    }
    const order = shop.orders.find(({ id }) => String(id) === form.get('order'));
    const done = order && Object.hasOwn(orderActs, name) ? orderActs[name as keyof typeof orderActs] : null;
    if (order && done && canDo(order, name as keyof typeof orderActs)) {
      done.act(order, now);
      tell(shop, order, done.topics);
    }
    const product = shop.products.find(({ id }) => String(id) === form.get('product'));
    if (product && Object.hasOwn(stockActs, name)) {
      product.available += stockActs[name as keyof typeof stockActs];
      tellLevel(shop, product);
    }
    const billing = billingAt(shop, form.get('billing'), now.getTime());
    const billed = billingActs.find((one) => name === `billing-${one}`);
    if (billing && billed) bill(shop, billing, billed);
    if (name === 'payout') payOut(shop, now);
    if (name === 'slow') slowOrNot(shop.limit, now.getTime());
    if (name === 'payout-fail') failPayout(shop.payouts.at(-1));
    if (name === 'uninstall' && uninstall(shop, now.getTime())) {
      void report(shop, 'app/uninstalled', { id: Number(shop.id), myshopify_domain: shop.domain }, secret);
    }
    response.writeHead(303, { location: `/shops/${shop.domain}/admin` }).end();
  };

  const bill = (shop: SandboxShop, billing: SandboxBilling, act: BillingAct): void => {
    const now = Date.now();
    for (const moved of moveBilling(shop, billing, act, now))
      void report(shop, billingTopic, billingReport(moved, now), secret);
  };

  /** The page on which an owner agrees to what is billed, and its answer, which leads back to the app. */
  const charge = async (
    shop: SandboxShop,
    id: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const billing = billingAt(shop, id, Date.now());
    if (!billing || !shopLife.can('billing', billing, 'billing.agree'))
      return show(response, refusedPage('There is nothing to approve.'), [], 404);
    if (request.method === 'GET') return show(response, billingPage(shop, billing), [billing.returnTo]);
    const form = new URLSearchParams((await bodyOf(request)).toString('utf8'));
    bill(shop, billing, form.get('answer') === 'agree' ? 'agree' : 'decline');
    const back = new URL(billing.returnTo);
    back.searchParams.set('charge_id', String(billing.id));
    response.writeHead(303, { location: back.href }).end();
  };

  /** Opens the app from the shop's admin, with what proves that it's done there. */
  const open = (shop: SandboxShop, response: ServerResponse) => {
    if (!appUrl) return show(response, refusedPage('This store doesn’t know where the app is.'), [], 404);
    const fields = {
      host: Buffer.from(`${shop.domain}/admin`).toString('base64'),
      shop: shop.domain,
      timestamp: String(Math.floor(Date.now() / 1000)),
    };
    response.writeHead(303, { location: `${appUrl}?${signedQuery(fields, secret)}` }).end();
  };

  const tell = (shop: SandboxShop, order: SandboxOrder, topics: readonly Parameters<typeof report>[1][]) => {
    for (const topic of topics) void report(shop, topic, orderReport(order), secret);
    if (topics.some((topic) => movesStock.has(topic)))
      for (const { product } of order.lines) if (product) tellLevel(shop, product);
  };

  const tellLevel = (shop: SandboxShop, product: SandboxProduct) =>
    void report(shop, levelsTopic, levelReport(shop, product, new Date()), secret);

  const graphql = async (shop: SandboxShop, request: IncomingMessage, response: ServerResponse) => {
    const permission = standing(shop, 'access', request.headers['x-shopify-access-token']);
    if (!permission || !shopLife.happen('app', shop.app, 'app.ask'))
      return sendJson(response, 401, { errors: '[API] Invalid API key or access token' });
    const body = JSON.parse((await bodyOf(request)).toString('utf8')) as { query?: string };
    response.setHeader('x-shopify-api-version', apiVersion);
    sendJson(response, 200, answerGraphql(shop, permission, body, `http://${request.headers.host}`));
  };

  /** A file that was written, for whoever has its address: it's an unguessable one, as a real shop's is signed. */
  const file = (shop: SandboxShop, id: string, response: ServerResponse) => {
    const lines = bulkLines(shop, decodeURIComponent(id));
    if (!lines) return sendJson(response, 404, { errors: 'Not Found' });
    response.writeHead(200, { 'content-type': 'application/jsonl' });
    return Readable.from(lines).pipe(response);
  };

  const served = await serveHere(port, async (request, response): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const [, domain = '', rest = ''] = /^\/shops\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
    if (!isShopDomain(domain)) return show(response, refusedPage('No store is called so.'), [], 404);
    const shop = shopOf(domain);
    if (request.method === 'GET' && rest.startsWith('/bulk/')) return file(shop, rest.slice(6), response);
    const [, charged] = /^\/admin\/charges\/(\d+)$/.exec(rest) ?? [];
    if (charged) return charge(shop, charged, request, response);
    switch (`${request.method} ${rest}`) {
      case 'GET /admin/app':
        return open(shop, response);
      case 'GET /admin':
        return show(response, shopPage(shop, appUrl !== undefined));
      case 'POST /admin':
        return act(shop, request, response);
      case 'GET /admin/oauth/authorize': {
        const fields = Object.fromEntries(required.map((name) => [name, searchParams.get(name) ?? '']));
        if (!isAddress(fields.redirect_uri))
          return show(response, refusedPage('The app didn’t say where to go back to.'), [], 400);
        return show(response, permissionPage(shop, fields), [fields.redirect_uri]);
      }
      case 'POST /admin/oauth/authorize':
        return decide(shop, request, response);
      case 'POST /admin/oauth/access_token':
        return exchange(shop, request, response);
      case `POST /admin/api/${apiVersion}/graphql.json`:
        return graphql(shop, request, response);
      default:
        return sendJson(response, 404, { errors: 'Not Found' });
    }
  });
  return { ...served, shopOf };
};
