import { expect, test } from 'vitest';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { expectOk } from '../support/api.ts';
import { goodPassword, signsIn, verified } from '../support/people.ts';
import { type Client, clientOf, origin } from '../support/server.ts';
import { answerAt, comeBackTo, connectionOf, leaveFor, signedEntry } from '../support/store-api.ts';
import { server, startShops } from '../support/with-shops.ts';

startShops();

let shopsNamed = 0;
const newShop = () => {
  shopsNamed += 1;
  return `entry-${shopsNamed}.myshopify.com`;
};

/** A browser comes from a shop's admin: where it's led, and the cookie it's given; null for none. */
const enter = async (query: URLSearchParams) => {
  const response = await server.app.inject({
    url: `${storeAddresses.enter}?${query}`,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  const { pathname, searchParams } = new URL(String(response.headers.location), origin);
  const cookie = response.headers['set-cookie'];
  return {
    status: response.statusCode,
    pathname,
    params: Object.fromEntries(searchParams),
    cookie: cookie === undefined ? null : String(cookie).split(';')[0]!,
    raw: String(cookie),
  };
};

/** Connects a shop in a browser that has the cookie of an entry; answers the wizard's parameters of the way back, as they were used. */
const connectWith = async (client: Client, shop: string, entry: string | null) => {
  const { url, cookie } = await leaveFor(client, shop, entry);
  const back = await answerAt(url, 'grant');
  const came = await comeBackTo(server, back, cookie);
  expectOk(await client.send(calls.finishStoreConnection, { code: came.pickup, shopifyShopUrl: shop }));
  return { back, cookie };
};

const details = {
  companyname: 'Harbour Bakery',
  address: '14 Quay Street, Ostend',
  country: { id: 56, label: 'Belgium', value: 'BE' },
  currency: { id: 840, label: 'Dollar', symbol: '$', short: 'USD', value: 'USD' },
  timezone: 'Europe/Brussels',
};

/** Sets up somebody's first business; answers its id on the wire. */
const onboard = async (token: string): Promise<string> =>
  expectOk(await server.send(onboardingCalls.saveOnboarding, { token, body: details })).body.data.businessid;

/** Whoever holds a token, at work in the business that they set up. */
const clientIn = async (business: string, token: string): Promise<Client> => {
  const { shop } = await server.client();
  return clientOf(server.send, { ...shop, business: { ...shop.business, id: idFromWire(business) } }, token);
};

const isFromStore = async ({ shop: { business } }: Client): Promise<boolean> => {
  const { rows } = await server.owner.query(
    'select from_store from store_connection where business_id = $1',
    [business.id],
  );
  return rows[0]?.from_store === true;
};

/** Nothing was written by an entry: neither a way to the shop nor a connection. */
const waysTo = async (shop: string): Promise<number> => {
  const { rows } = await server.owner.query(
    'select count(*)::int as n from store_authorisation where shop = $1',
    [shop],
  );
  return rows[0].n as number;
};

test('whoever is signed in is led from the store’s admin to the wizard, and connects the store once', async () => {
  const client = await server.client();
  const shop = newShop();
  const { status, pathname, params, cookie, raw } = await enter(signedEntry(shop));
  expect([status, pathname, params]).toEqual([303, '/settings/online-store', { from: shop }]);
  expect(raw).toMatch(/HttpOnly; SameSite=Lax$/);
  expect(await waysTo(shop)).toBe(0);
  const { back, cookie: left } = await connectWith(client, shop, cookie);
  expect(await connectionOf(client)).toMatchObject({ isShopifyConnected: true, shop });
  expect(await isFromStore(client)).toBe(true);
  expect(await comeBackTo(server, back, left)).toEqual({ store: 'again', shop });
});

test('whoever is signed out signs in after the entry, and goes on where it led', async () => {
  const shop = newShop();
  const { params, cookie } = await enter(signedEntry(shop));
  expect(params).toEqual({ from: shop });
  const mara = await verified(server, 'mara@entry.example.com');
  const business = await onboard(mara.token);
  const session = await signsIn(server, mara.email, goodPassword);
  const client = await clientIn(business, session.body.data.Token);
  await connectWith(client, shop, cookie);
  expect(await isFromStore(client)).toBe(true);
});

test('somebody new registers, confirms the address and sets up a business after the entry, and goes on where it led', async () => {
  const shop = newShop();
  const { cookie } = await enter(signedEntry(shop));
  const ada = await verified(server, 'ada@entry.example.com');
  server.pass(45);
  const client = await clientIn(await onboard(ada.token), ada.token);
  await connectWith(client, shop, cookie);
  expect(await connectionOf(client)).toMatchObject({ isShopifyConnected: true, shop });
  expect(await isFromStore(client)).toBe(true);
});

const altered = (query: URLSearchParams, change: (query: URLSearchParams) => void): URLSearchParams => {
  const other = new URLSearchParams(query);
  change(other);
  return other;
};

test('an entry that is unsigned, altered, too old or of no store leads to the wizard with a reason, and proves nothing', async () => {
  const shop = newShop();
  const refused = [
    altered(signedEntry(shop), (query) => query.delete('hmac')),
    altered(signedEntry(shop), (query) => query.set('hmac', '0'.repeat(64))),
    altered(signedEntry(shop), (query) => query.set('shop', 'other.myshopify.com')),
    altered(signedEntry(shop), (query) => query.append('shop', 'other.myshopify.com')),
    signedEntry(shop, 301),
    signedEntry('shop.example.com'),
  ];
  for (const query of refused) {
    const { status, params, cookie } = await enter(query);
    expect([status, params, cookie]).toEqual([303, { store: 'again' }, null]);
  }
  expect(await waysTo(shop)).toBe(0);
});

test('a connection came from the store only with what its own admin gave, a day long, and keeps it until it is disconnected', async () => {
  const shop = newShop();
  const { cookie } = await enter(signedEntry(shop));
  const other = await server.client();
  await connectWith(other, newShop(), cookie);
  expect(await isFromStore(other)).toBe(false);

  const forging = await server.client();
  await connectWith(forging, shop, `${cookie!.slice(0, -4)}AAAA`);
  expect(await isFromStore(forging)).toBe(false);
  expectOk(await forging.send(calls.disconnectStore));

  const client = await server.client();
  await connectWith(client, shop, cookie);
  await connectWith(client, shop, null);
  expect(await isFromStore(client)).toBe(true);
  expectOk(await client.send(calls.disconnectStore));
  server.pass(24 * 60 + 1);
  await connectWith(client, shop, cookie);
  expect(await isFromStore(client)).toBe(false);
});
