import { expect, test } from 'vitest';
import { ShopError } from '../../server/adapters/shop/platform.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { pay } from '../../tools/sandboxes/src/shop/orders.ts';
import type { SandboxShop } from '../../tools/sandboxes/src/shop/shop.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, firstDay } from '../support/server.ts';
import { connectStore } from '../support/store-api.ts';
import { placeOrder, poll, pullStocks, pushStocks } from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
let named = 0;

/** A store that is set up and not active yet, whose kettle is ours too: 41 there, 35 here. */
const setUpStore = async (automation: Record<string, unknown>) => {
  named += 1;
  const domain = `matched-${named}.myshopify.com`;
  const [client, shop] = [await server.client(), shops.shopOf(domain)];
  shop.orders.length = 0;
  for (const product of shop.products) Object.assign(product, { available: 41, elsewhere: new Map() });
  expectOk(await connectStore(server, client, domain));
  expectOk(await client.send(calls.saveStoreSync, { importDate: firstDay }));
  expectOk(await client.send(calls.addStoreAutomation, automation));
  expectOk(await client.send(calls.addStoreAccounting, { PaymentAccount: 46 }));
  const api = apiFor(client);
  const kettle = shop.products[0]!;
  const stocked = async (sku: string, quantity: string): Promise<string> =>
    expectOk(
      await client.send(productCalls.addProduct, {
        type: 'product',
        productname: `Ours of ${sku}`,
        sku,
        price: '48',
        trackstock: true,
        quantity,
        openingcost: '20',
        openingdate: '2026-01-01',
      }),
    ).body.data.id;
  const id = await stocked(kettle.sku, '35');
  const activate = async () => expectOk(await client.send(calls.moveStore, { act: 'activate' }));
  const sell = (quantity: string) =>
    api.invoice({ items: [{ productid: id, ItemName: '', quantity, price: '48' }] });
  return { client, shop, kettle, id, activate, sell };
};

const compared = async (client: Client) => expectOk(await client.send(calls.compareStoreStock)).body.data;
const sold = async (shop: SandboxShop) => {
  pay(placeOrder(shop, at), new Date(at));
  await poll(server, shops);
};
const countsOf = async ({ shop }: Client) =>
  (
    await server.owner.query(
      `select qty::float as qty from stock_move where business_id = $1 and reason = 'count'`,
      [shop.business.id],
    )
  ).rows.map(({ qty }) => qty as number);

test('both stocks are shown side by side before a store is activated, the items by the way that was chosen', async () => {
  const { client, shop, kettle, id } = await setUpStore({});
  const others = shop.products.length - 1;
  expect(await compared(client)).toEqual({
    items: [{ productid: id, name: expect.any(String), there: 41, here: '35' }],
    // Of the others the mug has no cost there.
    alike: 0,
    unmatched: others,
    uncosted: 1,
    iscut: false,
    reason: null,
  });
  kettle.available = 35;
  expect(await compared(client)).toMatchObject({ items: [], alike: 1, unmatched: others });
  // Two of the store's items with one SKU: nobody can say which is ours.
  shop.products.push({ ...kettle, id: 900_000, elsewhere: new Map() });
  expect(await compared(client)).toMatchObject({ items: [], alike: 0, unmatched: others + 2 });
  shop.products.pop();
  expectOk(await client.send(calls.addStoreAutomation, { MatchShopifyProductBy: 2 }));
  expect(await compared(client)).toMatchObject({ items: [], alike: 0, unmatched: others + 1, uncosted: 1 });
  // What isn't added opens with nothing.
  expectOk(await client.send(calls.addStoreAutomation, { createProductInCounterfoil: false }));
  expect(await compared(client)).toMatchObject({ uncosted: 0 });
});

test.each<[string, Partial<SandboxShop['products'][number]>]>([
  ['an SKU', { sku: 'MUG\0' }],
  ['a cost', { cost: 'NaN' }],
  ['a quantity', { available: 1e300 }],
])(
  'an item of the store with %s that can’t be read is none of ours, and the others are compared',
  async (_, more) => {
    const { client, shop, kettle, id } = await setUpStore({});
    const other = shop.products[1]!;
    const readable = { ...other };
    Object.assign(other, more);
    expect((await compared(client)).items).toMatchObject([{ productid: id, there: 41 }]);
    Object.assign(other, readable);
    Object.assign(kettle, more);
    expect((await compared(client)).items).toEqual([]);
  },
);

test('a level that can’t be read counts nothing, and the others count', async () => {
  const { client, kettle, activate } = await setUpStore({ stockControlPlatform: 1 });
  await activate();
  await poll(server, shops);
  const before = await countsOf(client);
  kettle.available = 1e300;
  await pullStocks(server, shops);
  expect(await countsOf(client)).toEqual(before);
  kettle.available = 12;
  await pullStocks(server, shops);
  expect(await countsOf(client)).toHaveLength(before.length + 1);
});

test('a thousand items are compared, and that there are more is said', async () => {
  const { client, shop, kettle } = await setUpStore({});
  const more = Array.from({ length: 1050 }, (_, n) => ({
    ...kettle,
    id: 900_000 + n,
    sku: `more-${n}`,
    elsewhere: new Map(),
  }));
  shop.products.push(...more);
  const { items, unmatched, iscut } = await compared(client);
  expect([items.length, unmatched, iscut]).toEqual([1, 999, true]);
});

test('where ours counts, the store is told our level once its orders of before are taken in, and then what changes', async () => {
  const { client, shop, kettle, activate, sell } = await setUpStore({ stockControlPlatform: 0 });
  placeOrder(shop, at);
  await activate();
  await pushStocks(server, shops);
  // The import hasn't ended: what it takes isn't known yet.
  expect(kettle.available).toBe(40);
  await poll(server, shops);
  await pushStocks(server, shops);
  expect(kettle.available).toBe(34);
  await pushStocks(server, shops);
  await sell('4');
  await pushStocks(server, shops);
  expect(kettle.available).toBe(30);
  await sold(shop);
  await pushStocks(server, shops);
  expect(kettle.available).toBe(29);
  expect(await compared(client)).toMatchObject({ items: [], alike: 1 });
  expect(await countsOf(client)).toEqual([]);
});

test('an order that comes while the store is looked at leaves the level for the next time', async () => {
  const { client, shop, kettle, activate } = await setUpStore({ stockControlPlatform: 0 });
  await activate();
  await poll(server, shops);
  const { orders } = shops.platform;
  let isPlaced = false;
  shops.platform.orders = async (...args) => {
    const page = await orders(...args);
    if (args[0] === shop.domain && !isPlaced) placeOrder(shop, at, { updatedAt: new Date() });
    isPlaced ||= args[0] === shop.domain;
    return page;
  };
  await pushStocks(server, shops);
  shops.platform.orders = orders;
  expect([isPlaced, kettle.available]).toEqual([true, 40]);
  // Known and not applied yet: ours less what it takes.
  await pushStocks(server, shops);
  expect(kettle.available).toBe(34);
  await poll(server, shops);
  await pushStocks(server, shops);
  expect(kettle.available).toBe(34);
  expect(await compared(client)).toMatchObject({ items: [], alike: 1 });
});

test('where the store’s counts, ours are counted as the store has them, before any order links them', async () => {
  const { client, kettle, activate } = await setUpStore({ stockControlPlatform: 1 });
  await activate();
  await poll(server, shops);
  await pullStocks(server, shops);
  await pullStocks(server, shops);
  expect(await countsOf(client)).toEqual([6]);
  // Another owner posts nothing by itself: the store isn't told what it counted.
  expectOk(await client.send(calls.addStoreAutomation, { stockControlPlatform: 0 }));
  await pushStocks(server, shops);
  expect(kettle.available).toBe(41);
});

test('another owner, or nobody, leaves both levels as they are', async () => {
  const { client, kettle, activate } = await setUpStore({ stockControlPlatform: 0 });
  await activate();
  expectOk(await client.send(calls.addStoreAutomation, { stockControlPlatform: 2 }));
  await poll(server, shops);
  expectOk(await client.send(calls.addStoreAutomation, { stockControlPlatform: 0 }));
  await pushStocks(server, shops);
  expect([kettle.available, await countsOf(client)]).toEqual([41, []]);
});

test('a store that isn’t answering is said so, and activated with both levels as they are', async () => {
  const { client, kettle, activate } = await setUpStore({ stockControlPlatform: 0 });
  const { variants } = shops.platform;
  shops.platform.variants = async () => {
    throw new ShopError('unreachable', 'Away.');
  };
  expect(await compared(client)).toMatchObject({
    items: [],
    alike: 0,
    unmatched: 0,
    reason: 'We couldn’t reach your store. Try again in a moment.',
  });
  await activate();
  shops.platform.variants = variants;
  await poll(server, shops);
  await pushStocks(server, shops);
  expect(kettle.available).toBe(41);
});
