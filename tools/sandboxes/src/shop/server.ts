import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiVersion } from '../../../../server/adapters/shop/api-version.ts';
import { isShopDomain } from '../../../../src/domain/online-store/shop-name.ts';
import { leadTo, sendPage } from '../engine/page.ts';
import {
  formOf,
  partOf,
  queryOf,
  type SandboxOptions,
  type Served,
  sentBy,
  startSandbox,
} from '../engine/sandbox.ts';
import { pressAdmin, reports } from './admin.ts';
import { billingAt } from './billing.ts';
import { bulkLines } from './bulk.ts';
import { answerGraphql } from './graphql.ts';
import { billingPage, permissionPage, refusedPage, shopPage } from './page.ts';
import type { SandboxShop } from './shop.ts';
import { shopLife } from './shop-sandbox.lifecycle.ts';
import { newShop, type Permission, permissionStatus, readPermission, signedQuery, written } from './shops.ts';

/** A running sandbox, with its shops for the test that started it. */
export interface ShopSandbox extends Served {
  shopOf: (domain: string) => SandboxShop;
}

interface ShopSandboxOptions extends SandboxOptions {
  /** How long an access token is good. */
  tokenMs?: number;
  /** Where a shop's page opens the app; nowhere when left out. */
  appUrl?: string | undefined;
}

/** What the addresses of a shop are served with. */
interface Around {
  secret: string;
  shopOf: (request: FastifyRequest) => SandboxShop;
  tokenMs: number;
  appUrl: string | undefined;
}

const codeMs = 60_000;
const refreshMs = 90 * 86_400_000;
const required = ['client_id', 'scope', 'redirect_uri', 'state'] as const;

const isAddress = (text: string | null | undefined): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const refused = (reply: FastifyReply, reason: string, status = 404) =>
  sendPage(reply, refusedPage(reason), [], status);
const notFound = (reply: FastifyReply) => reply.code(404).send({ errors: 'Not Found' });

const given = (
  { domain: shop }: SandboxShop,
  secret: string,
  kind: Permission['kind'],
  scopes: string,
  ms: number,
): string => {
  const at = Date.now();
  return written({ kind, shop, scopes, at, until: at + ms }, secret);
};

/** A permission this shop gave and didn't take back. */
const standing = (
  shop: SandboxShop,
  secret: string,
  kind: Permission['kind'],
  text: unknown,
): Permission | null => {
  const read = typeof text === 'string' ? readPermission(text, secret) : null;
  if (read?.kind !== kind || read.shop !== shop.domain) return null;
  const status = permissionStatus(shop, read, String(text), Date.now());
  return shopLife.can('token', { status }, kind === 'code' ? 'token.exchange' : 'token.ask') ? read : null;
};

/** What an address back to the app says: from which shop, and when. */
const fieldsBack = ({ domain }: SandboxShop) => ({
  host: Buffer.from(`${domain}/admin`).toString('base64'),
  shop: domain,
  timestamp: String(Math.floor(Date.now() / 1000)),
});

/** Where the shop's owner lets an app in, and the app gets its tokens. */
const servePermissions = (api: FastifyInstance, { secret, shopOf, tokenMs }: Around) => {
  const noAddress = (reply: FastifyReply) => refused(reply, 'The app didn’t say where to go back to.', 400);
  api.get('/admin/oauth/authorize', async (request, reply) => {
    const query = queryOf(request);
    const fields = Object.fromEntries(required.map((name) => [name, query.get(name) ?? '']));
    if (!isAddress(fields.redirect_uri)) return noAddress(reply);
    return sendPage(reply, permissionPage(shopOf(request), fields), [fields.redirect_uri]);
  });
  api.post('/admin/oauth/authorize', async (request, reply) => {
    const [shop, form] = [shopOf(request), formOf(request)];
    const back = form.get('redirect_uri');
    if (!isAddress(back)) return noAddress(reply);
    const scopes = (form.get('scope') ?? '').split(',').filter(Boolean);
    const answer = form.get('answer');
    const granted = answer === 'grant-less' ? scopes.filter((scope) => scope !== 'read_orders') : scopes;
    const outcome: Record<string, string> =
      answer === 'deny'
        ? { error: 'access_denied' }
        : { code: given(shop, secret, 'code', granted.join(','), codeMs) };
    const fields = { ...outcome, ...fieldsBack(shop), state: form.get('state') ?? '' };
    return leadTo(reply, `${back}?${signedQuery(fields, secret)}`);
  });
  api.post('/admin/oauth/access_token', async (request, reply) => {
    const [shop, body] = [shopOf(request), sentBy<Record<string, unknown>>(request)];
    if (body.client_secret !== secret) return reply.code(401).send({ error: 'invalid_client' });
    const refreshing = body.grant_type === 'refresh_token';
    const text = refreshing ? body.refresh_token : body.code;
    const permission = standing(shop, secret, refreshing ? 'refresh' : 'code', text);
    if (!permission || !shopLife.happen('app', shop.app, refreshing ? 'app.ask' : 'app.install'))
      return reply.code(400).send({ error: refreshing ? 'invalid_grant' : 'invalid_request' });
    if (!refreshing) shop.usedCodes.add(String(text));
    const { scopes } = permission;
    return {
      access_token: given(shop, secret, 'access', scopes, tokenMs),
      scope: scopes,
      expires_in: Math.floor(tokenMs / 1000),
      refresh_token: given(shop, secret, 'refresh', scopes, refreshMs),
      refresh_token_expires_in: Math.floor(refreshMs / 1000),
    };
  });
};

/** What an app asks a shop for. */
const serveApi = (api: FastifyInstance, { secret, shopOf }: Around) => {
  api.post(`/admin/api/${apiVersion}/graphql.json`, async (request, reply) => {
    const shop = shopOf(request);
    const permission = standing(shop, secret, 'access', request.headers['x-shopify-access-token']);
    if (!permission || !shopLife.happen('app', shop.app, 'app.ask'))
      return reply.code(401).send({ errors: '[API] Invalid API key or access token' });
    reply.header('x-shopify-api-version', apiVersion);
    return answerGraphql(shop, permission, sentBy(request), `http://${request.headers.host}`);
  });
  // Anybody with a written file's address may read it: the address can't be guessed, as a real shop's is signed.
  api.get('/bulk/:id', async (request, reply) => {
    const lines = bulkLines(shopOf(request), partOf(request));
    return lines
      ? reply.header('content-type', 'application/jsonl').send(Readable.from(lines))
      : notFound(reply);
  });
};

/** The shop's own pages: its admin, and the charges it is asked to approve. */
const serveAdmin = (api: FastifyInstance, { secret, shopOf, appUrl }: Around) => {
  const { bill } = reports(secret);
  api.get('/admin', async (request, reply) =>
    sendPage(reply, shopPage(shopOf(request), appUrl !== undefined)),
  );
  api.post('/admin', async (request, reply) => {
    const shop = shopOf(request);
    pressAdmin(shop, formOf(request), secret);
    return leadTo(reply, `/shops/${shop.domain}/admin`);
  });
  // Opens the app from the shop's admin, with what proves that it's done there.
  api.get('/admin/app', async (request, reply) =>
    appUrl
      ? leadTo(reply, `${appUrl}?${signedQuery(fieldsBack(shopOf(request)), secret)}`)
      : refused(reply, 'This store doesn’t know where the app is.'),
  );
  const charge = async (request: FastifyRequest, reply: FastifyReply) => {
    const shop = shopOf(request);
    const billing = billingAt(shop, partOf(request), Date.now());
    if (!billing || !shopLife.can('billing', billing, 'billing.agree'))
      return refused(reply, 'There is nothing to approve.');
    if (request.method === 'GET') return sendPage(reply, billingPage(shop, billing), [billing.returnTo]);
    bill(shop, billing, formOf(request).get('answer') === 'agree' ? 'agree' : 'decline');
    const back = new URL(billing.returnTo);
    back.searchParams.set('charge_id', String(billing.id));
    return leadTo(reply, back.href);
  };
  api.get('/admin/charges/:id', charge);
  api.post('/admin/charges/:id', charge);
};

/** The shops that were asked for; there is a shop of any name. */
const keptShops = () => {
  const shops = new Map<string, SandboxShop>();
  return (domain: string): SandboxShop => {
    const shop = shops.get(domain) ?? newShop(domain, Date.now());
    shops.set(domain, shop);
    return shop;
  };
};

/**
 * Online stores, each under /shops and its domain: one asks for permission on a page, gives tokens that run out, and answers what the
 * product asks a shop for. The secret is the app's own, as the platform gives it to an app's developer.
 */
export const startShopSandbox = async ({
  tokenMs = 3_600_000,
  appUrl,
  ...options
}: ShopSandboxOptions): Promise<ShopSandbox> => {
  const shopOf = keptShops();
  const noStore = (reply: FastifyReply) => refused(reply, 'No store is called so.');
  const served = await startSandbox(options, (app, { secret }) => {
    app.all('/*', async (_request, reply) => noStore(reply));
    app.register(
      async (api) => {
        const domainOf = (request: FastifyRequest) => partOf(request, 'domain');
        api.all('/*', async (_request, reply) => notFound(reply));
        api.addHook('onRequest', async (request, reply) =>
          isShopDomain(domainOf(request)) ? undefined : noStore(reply),
        );
        const around: Around = { secret, shopOf: (request) => shopOf(domainOf(request)), tokenMs, appUrl };
        servePermissions(api, around);
        serveApi(api, around);
        serveAdmin(api, around);
      },
      { prefix: '/shops/:domain' },
    );
  });
  return { ...served, shopOf };
};
