import { expect, test } from 'vitest';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { signedQuery } from '../../tools/sandboxes/src/shop/shops.ts';
import { expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import { type Client, startServer } from '../support/server.ts';
import { answerAt, comeBackTo, connectionOf, connectStore, leaveFor, pressAt } from '../support/store-api.ts';
import { colleague } from '../support/team-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

const logged: string[] = [];
startShops((line) => logged.push(line));

let shopsNamed = 0;
const newShop = () => {
  shopsNamed += 1;
  return `shop-${shopsNamed}.myshopify.com`;
};
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { Message?: string }).Message,
];
const again = 'That didn’t work: the link back from your store had expired. Connect again.';

const traces = async (client: Client): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select act || coalesce(' ' || (data ->> 'why'), '') as act from event where business_id = $1 and subject_kind = 'store' order by id`,
    [client.shop.business.id],
  );
  return rows.map(({ act }) => act as string);
};

test('a store is connected once its owner gave permission, and asked again nothing changes', async () => {
  const client = await server.client();
  const shop = newShop();
  expect(await connectionOf(client)).toMatchObject({ isShopifyConnected: false, step: 1, shop: null });
  const { url, shop: named, cookie } = await leaveFor(client, shop);
  expect(named).toBe(shop);
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(
    'https://books.example.com/api/onboarding/shopify-oauth-flow',
  );
  const came = await comeBackTo(server, await answerAt(url, 'grant'), cookie);
  expect((await connectionOf(client)).isShopifyConnected).toBe(false);
  const request = { code: came.pickup!, shopifyShopUrl: shop };
  const finished = expectOk(await client.send(calls.finishStoreConnection, request));
  expect(finished.body.message).toBe('Your Shopify account has been connected successfully');
  expect(finished.body.data).toMatchObject({
    isShopifyConnected: true,
    shop,
    step: 2,
    currency: 'USD',
    Standing: { status: 'Inactive' },
  });
  expectOk(await client.send(calls.finishStoreConnection, request));
  expect((await connectionOf(client)).isShopifyConnected).toBe(true);
  expect(await traces(client)).toEqual(['store.connect']);
});

test('tokens and codes are kept sealed, and no address of the way back is logged', async () => {
  const client = await server.client();
  const { url, cookie } = await leaveFor(client, newShop());
  const back = await answerAt(url, 'grant');
  const came = await comeBackTo(server, back, cookie);
  expectOk(await client.send(calls.finishStoreConnection, { code: came.pickup, shopifyShopUrl: came.shop }));
  const { rows } = await server.owner.query(
    `select c::text || coalesce((select string_agg(a::text, '') from store_authorisation a), '') as stored from store_connection c where business_id = $1`,
    [client.shop.business.id],
  );
  const stored = rows[0].stored as string;
  expect(stored).toContain('v1.');
  const secrets = [back.searchParams.get('code')!, back.searchParams.get('state')!, came.pickup!, 'shp_'];
  for (const secret of secrets) expect(stored).not.toContain(secret);
  const written = logged.join('\n');
  expect(written).not.toContain(came.pickup);
  expect(written).not.toContain('hmac');
});

test('who says no is back at the first step, and the way is used up', async () => {
  const client = await server.client();
  const { url, cookie, shop } = await leaveFor(client, newShop());
  const back = await answerAt(url, 'deny');
  expect(await comeBackTo(server, back, cookie)).toEqual({ store: 'denied', shop });
  expect((await connectionOf(client)).isShopifyConnected).toBe(false);
  expect(await comeBackTo(server, back, cookie)).toEqual({ store: 'again', shop });
});

test('less permission than is needed is refused, and says what is missing', async () => {
  const client = await server.client();
  const { url, cookie } = await leaveFor(client, newShop());
  const came = await comeBackTo(server, await answerAt(url, 'grant-less'), cookie);
  const request = { code: came.pickup!, shopifyShopUrl: came.shop! };
  expect(refusalOf(await client.send(calls.finishStoreConnection, request))).toEqual([
    400,
    'Your store didn’t give the permissions we need (read_orders). Connect again and allow all of them.',
  ]);
  expect((await connectionOf(client)).isShopifyConnected).toBe(false);
});

const altered = (back: URL, change: (query: URLSearchParams) => void): URL => {
  const other = new URL(back);
  change(other.searchParams);
  return other;
};

test('N66 what comes back forged, altered, late, twice or in another browser is refused, and nothing is stored', async () => {
  const client = await server.client();
  const { url, cookie, shop } = await leaveFor(client, newShop());
  const back = await answerAt(url, 'grant');
  const refused = async (way: URL, sent: string | null = cookie) =>
    expect((await comeBackTo(server, way, sent)).store).toBe('again');
  await refused(altered(back, (query) => query.set('shop', 'other.myshopify.com')));
  await refused(altered(back, (query) => query.set('state', `${query.get('state')}x`)));
  await refused(altered(back, (query) => query.set('code', `${query.get('code')}x`)));
  await refused(altered(back, (query) => query.delete('hmac')));
  await refused(altered(back, (query) => query.set('hmac', '0'.repeat(64))));
  await refused(altered(back, (query) => query.append('shop', 'other.myshopify.com')));
  await refused(back, null);
  await refused(back, `${cookie.split('=')[0]}=${'A'.repeat(43)}`);
  expect(await traces(client)).toEqual(['store.refuse browser', 'store.refuse browser']);
  const came = await comeBackTo(server, back, cookie);
  expect(came.shop).toBe(shop);
  await refused(back);
  expect(await traces(client)).toEqual([
    'store.refuse browser',
    'store.refuse browser',
    'store.refuse state',
  ]);
});

test('W-100 a way back without its state, with another’s, too late, of another member or badly signed stops, and is to be started again', async () => {
  const client = await server.client();
  const stranger = await server.client();
  const { url, cookie, shop } = await leaveFor(client, newShop());
  const back = await answerAt(url, 'grant');
  const fields = Object.fromEntries(back.searchParams);
  const signed = (change: Record<string, string>, without = 'hmac') => {
    const sent = { ...fields, ...change };
    delete sent.hmac;
    delete sent[without];
    const way = new URL(back);
    way.search = String(signedQuery(sent, testSecret));
    return way;
  };
  const theirs = await leaveFor(stranger, shop);
  const state = new URL(theirs.url).searchParams.get('state')!;
  const refused = [
    await comeBackTo(server, signed({}, 'state'), cookie),
    await comeBackTo(server, signed({ state: 'wrong' }), cookie),
    await comeBackTo(server, signed({ state }), cookie),
    await comeBackTo(
      server,
      altered(back, (query) => query.set('hmac', '0'.repeat(64))),
      cookie,
    ),
  ];
  server.pass(11);
  refused.push(await comeBackTo(server, back, cookie));
  expect(refused.map(({ store }) => store)).toEqual(['again', 'again', 'again', 'again', 'again']);
  const { rows } = await server.owner.query(
    'select code, pickup_hash from store_authorisation where business_id = any($1)',
    [[client.shop.business.id, stranger.shop.business.id]],
  );
  expect(rows.flatMap((row) => Object.values(row)).filter((value) => value !== null)).toEqual([]);
  expect(await traces(client)).toEqual(['store.refuse state']);
  expect(await traces(stranger)).toEqual(['store.refuse browser']);
});

test('a way is good for ten minutes', async () => {
  const client = await server.client();
  const { url, cookie } = await leaveFor(client, newShop());
  const back = await answerAt(url, 'grant');
  server.pass(11);
  expect((await comeBackTo(server, back, cookie)).store).toBe('again');
  const late = await leaveFor(client, newShop());
  const came = await comeBackTo(server, await answerAt(late.url, 'grant'), late.cookie);
  server.pass(11);
  const request = { code: came.pickup!, shopifyShopUrl: came.shop! };
  expect(refusalOf(await client.send(calls.finishStoreConnection, request))).toEqual([400, again]);
});

test('what a page was handed opens nothing for another member, another business or another store', async () => {
  const client = await server.client();
  const stranger = await server.client();
  const admin = await colleague(server, client, 'Admin');
  const { url, cookie, shop } = await leaveFor(client, newShop());
  const { pickup } = await comeBackTo(server, await answerAt(url, 'grant'), cookie);
  const request = { code: pickup!, shopifyShopUrl: shop };
  for (const thief of [stranger, admin])
    expect(refusalOf(await thief.send(calls.finishStoreConnection, request))).toEqual([400, again]);
  const other = { ...request, shopifyShopUrl: 'other.myshopify.com' };
  expect(refusalOf(await client.send(calls.finishStoreConnection, other))).toEqual([400, again]);
  expectOk(await client.send(calls.finishStoreConnection, request));
});

test('a store of another business is refused without naming it, until it is free', async () => {
  const [first, second] = [await server.client(), await server.client()];
  const shop = newShop();
  expectOk(await connectStore(server, first, shop));
  expect(refusalOf(await connectStore(server, second, shop))).toEqual([
    400,
    'This store is connected to another business. Disconnect it there first, or choose another store.',
  ]);
  expectOk(await first.send(calls.disconnectStore));
  expectOk(await connectStore(server, second, shop));
});

test('a store in a currency the plan doesn’t have is refused before anything else', async () => {
  const client = await server.client();
  await server.owner.query(`update business set plan = 'growth', multi_currency = false where id = $1`, [
    client.shop.business.id,
  ]);
  expect(refusalOf(await connectStore(server, client, 'euro-shop.myshopify.com'))).toEqual([
    400,
    'Your store keeps its money in EUR, and your plan has one currency. Choose a plan with several currencies first.',
  ]);
  expect((await connectionOf(client)).isShopifyConnected).toBe(false);
});

test('another store is refused while one is connected', async () => {
  const client = await server.client();
  const shop = newShop();
  expectOk(await connectStore(server, client, shop));
  const request = { shopifyShopUrl: newShop() };
  expect(refusalOf(await client.send(calls.beginStoreConnection, request))).toEqual([
    400,
    `Your store ${shop} is connected. Disconnect it before you connect another.`,
  ]);
  expectOk(await connectStore(server, client, shop));
});

test('the entry from the store’s own admin leads to the wizard, and changes nothing', async () => {
  const { url } = await leaveFor(await server.client(), newShop());
  const signed = await answerAt(url, 'deny');
  signed.pathname = '/api/onboarding/connect-oauth-shopify';
  expect(await comeBackTo(server, signed, null)).toEqual({ from: signed.searchParams.get('shop') });
  signed.searchParams.set('shop', 'other.myshopify.com');
  expect(await comeBackTo(server, signed, null)).toEqual({ store: 'again' });
});

test('where no store can be connected here, the sentence says so', async () => {
  const bare = await startServer({ shops: null });
  const client = await bare.client();
  expect((await connectionOf(client)).isAvailable).toBe(false);
  expect(refusalOf(await client.send(calls.beginStoreConnection, { shopifyShopUrl: newShop() }))).toEqual([
    400,
    'Online stores aren’t set up on this server. Ask your administrator.',
  ]);
  await bare.close();
});

test('a store that takes its permission back needs to be connected again, keeps its settings, and goes on', async () => {
  const client = await server.client();
  const shop = newShop();
  expectOk(await connectStore(server, client, shop));
  expectOk(await client.send(calls.saveStoreSync, { autoSync: false }));
  await pressAt(shops.url, shop, 'uninstall');
  expect(refusalOf(await client.send(calls.countStoreOrders))).toEqual([
    400,
    'Your store needs to be connected again first. Your settings are kept.',
  ]);
  expect((await connectionOf(client)).Standing).toMatchObject({
    status: 'NeedsReauthorisation',
    facts: { before: 'Inactive' },
  });
  expectOk(await connectStore(server, client, shop));
  expect((await connectionOf(client)).Standing.status).toBe('Inactive');
  expect(expectOk(await client.send(calls.storeSyncSettings)).body.data.autoSync).toBe(false);
});
