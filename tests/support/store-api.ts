import type { ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { startShopSandbox } from '../../tools/sandboxes/src/shop/server.ts';
import { signedQuery } from '../../tools/sandboxes/src/shop/shops.ts';
import { expectOk } from './api.ts';
import { testSecret } from './payments.ts';
import { type Client, origin, type Server } from './server.ts';

/** Stores of a sandbox in this process, and the platform by which the product reaches them. */
export const sandboxShops = async (tokenMs?: number) => {
  const sandbox = await startShopSandbox({ port: 0, secret: testSecret, ...(tokenMs ? { tokenMs } : {}) });
  const platform: ShopPlatform = shopifyPlatform(
    { key: 'test', secret: testSecret, sandboxUrl: sandbox.url },
    origin,
  );
  return { ...sandbox, platform };
};

/** Where a store's owner is sent after they answered on the store's page. */
export const answerAt = async (
  permissionUrl: string,
  answer: 'grant' | 'grant-less' | 'deny',
): Promise<URL> => {
  const { searchParams, origin: sandbox, pathname } = new URL(permissionUrl);
  const response = await fetch(`${sandbox}${pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...searchParams, ['answer', answer]]),
  });
  return new URL(response.headers.get('location')!);
};

/** What a person presses on a store's own page. */
export const pressAt = (
  sandbox: string,
  shop: string,
  act: 'order' | 'uninstall' | `billing-${'freeze' | 'unfreeze' | 'cancel'}`,
  of: Record<string, string> = {},
) =>
  fetch(`${sandbox}/shops/${shop}/admin`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act, ...of }),
  });

/** What a store's owner answers to what is to be billed; where the page then leads. */
export const answerCharge = async (
  confirmUrl: string,
  answer: 'agree' | 'decline',
): Promise<string | null> => {
  const response = await fetch(confirmUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  });
  return response.headers.get('location');
};

/** What a store's admin opens the product with, so many seconds ago. */
export const signedEntry = (shop: string, secondsAgo = 0): URLSearchParams =>
  signedQuery(
    {
      host: Buffer.from(`${shop}/admin`).toString('base64'),
      shop,
      timestamp: String(Math.floor(Date.now() / 1000) - secondsAgo),
    },
    testSecret,
  );

/** A browser comes from a store's admin; answers the cookie it's given. */
export const enterFrom = async ({ app }: Server, shop: string): Promise<string> => {
  const { headers } = await app.inject({ url: `${storeAddresses.enter}?${signedEntry(shop)}` });
  return String(headers['set-cookie']).split(';')[0]!;
};

/** Leaves for a store, with what its admin gave the browser where it came from there: the store's page, and the cookie the browser was given. */
export const leaveFor = async (client: Client, shop: string, entry: string | null = null) => {
  const { body, headers } = expectOk(
    await client.send(
      calls.beginStoreConnection,
      { shopifyShopUrl: shop },
      entry === null ? {} : { cookie: entry },
    ),
  );
  return { ...body.data, cookie: String(headers['set-cookie']).split(';')[0]! };
};

/** A browser comes back from a store; answers where it is sent, by the names of its parameters. */
export const comeBackTo = async (
  { app }: Server,
  { pathname, search }: URL,
  cookie: string | null,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> => {
  const response = await app.inject({
    method: 'GET',
    url: `${pathname}${search}`,
    headers: { ...(cookie ? { cookie } : {}), 'sec-fetch-site': 'cross-site', ...headers },
  });
  if (response.statusCode !== 303) throw new Error(`Answered ${response.statusCode}`);
  return Object.fromEntries(new URL(String(response.headers.location), origin).searchParams);
};

/** A member connects a store of a name, from the press to the end; answers the connection. */
export const connectStore = async (
  server: Server,
  client: Client,
  shop: string,
  entry: string | null = null,
) => {
  const { url, cookie } = await leaveFor(client, shop, entry);
  const came = await comeBackTo(server, await answerAt(url, 'grant'), cookie);
  return client.send(calls.finishStoreConnection, { code: came.pickup, shopifyShopUrl: came.shop });
};

/** The connection of a business. */
export const connectionOf = async (client: Client) =>
  expectOk(await client.send(calls.storeConnection)).body.data;
