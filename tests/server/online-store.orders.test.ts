import { expect, test } from 'vitest';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { expectOk } from '../support/api.ts';
import { type Client, startServer } from '../support/server.ts';
import { connectionOf, connectStore, pressAt, sandboxShops } from '../support/store-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

let named = 0;
const connected = async (): Promise<Client & { store: string }> => {
  named += 1;
  const client = await server.client();
  const store = `kettle-${named}.myshopify.com`;
  expectOk(await connectStore(server, client, store));
  return { ...client, store };
};
const statusOf = async (client: Client) => (await connectionOf(client)).Standing.status;
const messageOf = ({ body }: { body: unknown }) => (body as { Message?: string }).Message;

test('the orders of a store are counted from a day on, with the room the plan has left', async () => {
  const client = await connected();
  const count = async (importDate: string) =>
    expectOk(await client.send(calls.countStoreOrders, { importDate })).body.data;
  const all = await count('2020-01-01');
  expect(all).toMatchObject({ orders: 12, reason: null });
  await pressAt(shops.url, client.store, 'order');
  expect((await count('2020-01-01')).orders).toBe(13);
  expect((await count('2200-01-01')).orders).toBe(0);
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  expect((await count('2020-01-01')).room).toBe(10);
});

test('a store that is away is said so, and nothing changes', async () => {
  const client = await connected();
  const real = shops.platform.countOrders;
  shops.platform.countOrders = (shop, token, from) => real(shop.replace('kettle', '-'), token, from);
  const { orders, reason } = expectOk(await client.send(calls.countStoreOrders)).body.data;
  shops.platform.countOrders = real;
  expect([orders, reason]).toEqual([null, 'We couldn’t reach your store. Try again in a moment.']);
  expect(await statusOf(client)).toBe('Inactive');
});

test('tokens that run out are renewed by one of many who ask at once', async () => {
  const quick = await sandboxShops(1_000);
  let renewals = 0;
  const platform = {
    ...quick.platform,
    refresh: (shop: string, token: string) => {
      renewals += 1;
      return quick.platform.refresh(shop, token);
    },
  };
  // A token of a second is spent when it is made: whoever asks renews it first, and the renewed one is taken as it is.
  const lasting = {
    ...platform,
    refresh: async (shop: string, token: string) => ({
      ...(await platform.refresh(shop, token)),
      tokenUntil: new Date(Date.now() + 3_600_000),
    }),
  };
  const other = await startServer({ shops: lasting });
  const client = await other.client();
  expectOk(await connectStore(other, client, 'quick.myshopify.com'));
  const counted = await Promise.all(
    Array.from({ length: 5 }, () => client.send(calls.countStoreOrders, { importDate: '2020-01-01' })),
  );
  expect(counted.map((answer) => expectOk(answer).body.data.orders)).toEqual([12, 12, 12, 12, 12]);
  expect(renewals).toBe(1);
  await other.close();
  await quick.close();
});

test('a store’s token is asked for only while one is connected', async () => {
  const client = await server.client();
  expect(messageOf(await client.send(calls.countStoreOrders))).toBe(
    'No store is connected. Connect yours first.',
  );
});
