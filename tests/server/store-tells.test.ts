import { expect, test } from 'vitest';
import { asAccess } from '../../server/store/access/access.ts';
import { readableLetters } from '../../server/store/mail/letters.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { onlineStoreCalls } from '../../src/api/calls/online-store.ts';
import { storeOrderCalls as calls } from '../../src/api/calls/store-order.ts';
import { signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { expectOk } from '../support/api.ts';
import { testSecret } from '../support/payments.ts';
import type { Client } from '../support/server.ts';
import { connectStore, pressAt } from '../support/store-api.ts';
import {
  activeStore,
  checkShops,
  placeOrder,
  poll,
  reportOf,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { colleague } from '../support/team-api.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

startShops();

const at = '2026-03-02T11:50:00Z';
const withoutItems = { automation: { createProduct: false, createProductInCounterfoil: false } };

const lettersTo = async ({ shop }: Client) =>
  (
    await readableLetters(
      asAccess(server.database),
      server.services.sealing,
      `${shop.user.id}@example.com`,
      20,
    )
  ).reverse();
/** The subjects of what the owner was mailed, the oldest first. */
const subjects = async (client: Client) => (await lettersTo(client)).map(({ subject }) => subject);

const toDo = async (client: Client) =>
  expectOk(await client.send(dashboardCalls.toDoList, {}))
    .body.ToDo.filter(({ kind }) => kind.startsWith('store '))
    .map(({ kind, Count }) => [kind, Count]);

const onPlan = (client: Client, plan: string) =>
  server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);

/** Whether orders make the items that aren’t here, or wait for them. */
const makesItems = async (client: Client, makes: boolean) =>
  expectOk(
    await client.send(onlineStoreCalls.addStoreAutomation, {
      createProduct: makes,
      createProductInCounterfoil: makes,
    }),
  );

test('owners are mailed once orders are on hold, not of each, and once more when they are again', async () => {
  const { client, shop } = await activeStore(server, shops, withoutItems);
  placeOrder(shop, at);
  placeOrder(shop, at);
  await poll(server, shops);
  const held = `Orders from ${shop.name} are on hold`;
  const letters = await lettersTo(client);
  expect(letters.map(({ subject }) => subject)).toEqual([held]);
  expect(letters[0]!.text).toContain('2 orders are on hold. They aren’t in your books yet.');
  expect(letters[0]!.text).toContain('An item isn’t here: 2 orders');
  expect(letters[0]!.text).toContain(
    'See orders on hold: https://books.example.com/sales/store-orders?status=Held',
  );

  await sendReport(server, reportOf(shop, 'orders/create', placeOrder(shop, at)));
  await settleReports(server, shops);
  await poll(server, shops);
  expectOk(await client.send(calls.retryStoreOrders, { hold: 'item' }));
  expect(await subjects(client)).toEqual([held]);

  await makesItems(client, true);
  expectOk(await client.send(calls.retryStoreOrders, { hold: 'item' }));
  expect(await toDo(client)).toEqual([]);
  placeOrder(shop, at, { total: '999.00' });
  await poll(server, shops);
  expect(await subjects(client)).toEqual([held, held]);
});

test('owners are mailed once the plan’s limit keeps orders from the books, apart from other orders on hold', async () => {
  const { client, shop } = await activeStore(server, shops);
  await onPlan(client, 'free');
  for (let n = 0; n < 12; n += 1) placeOrder(shop, at);
  await poll(server, shops);
  await poll(server, shops);
  const limit = `Your plan’s limit is reached, and orders from ${shop.name} are on hold`;
  const [letter, ...more] = await lettersTo(client);
  expect([letter?.subject, more]).toEqual([limit, []]);
  expect(letter!.text).toContain('so 2 orders are on hold. They aren’t in your books yet.');
  expect(letter!.text).toContain('See plans: https://books.example.com/settings/plans');
  expect(await toDo(client)).toEqual([['store plan limit', 2]]);
  await onPlan(client, 'growth');
  await poll(server, shops);
  expect(await subjects(client)).toEqual([limit]);
  expect(await toDo(client)).toEqual([]);
});

test('owners are mailed once Counterfoil is uninstalled from their store, and once more when it is again', async () => {
  const { client, shop } = await activeStore(server, shops);
  const subject = `Counterfoil was uninstalled from ${shop.name}`;
  const uninstall = async () => {
    await pressAt(shops.url, shop.domain, 'uninstall');
    for (const _ of ['once', 'and again']) {
      await sendReport(server, signedReport(shop, 'app/uninstalled', { id: Number(shop.id) }, testSecret));
      await settleReports(server, shops);
    }
    await poll(server, shops);
  };
  await uninstall();
  expect(await subjects(client)).toEqual([subject]);
  expect(await toDo(client)).toEqual([['store uninstalled', 0]]);
  expectOk(await connectStore(server, client, shop.domain));
  expect(await toDo(client)).toEqual([]);
  await uninstall();
  expect(await subjects(client)).toEqual([subject, subject]);
});

test('owners are mailed once their store lets us in no more', async () => {
  const { client, shop } = await activeStore(server, shops);
  await pressAt(shops.url, shop.domain, 'uninstall');
  await checkShops(server, shops);
  await poll(server, shops);
  const [letter, ...more] = await lettersTo(client);
  expect([letter?.subject, more]).toEqual([`We’ve lost access to ${shop.name}`, []]);
  expect(letter!.text).toContain('Connect your store again: https://books.example.com/settings/online-store');
  expect(await toDo(client)).toEqual([['store access lost', 0]]);
  expectOk(await client.send(onlineStoreCalls.disconnectStore, {}));
  expect(await toDo(client)).toEqual([]);
});

test('a store that is disconnected has nothing to do; connected again, its orders on hold are told of once more', async () => {
  const { client, shop } = await activeStore(server, shops, withoutItems);
  placeOrder(shop, at);
  await poll(server, shops);
  expect(await toDo(client)).toEqual([['store orders on hold', 1]]);
  const counted = async () => expectOk(await client.send(onlineStoreCalls.storeOrdersOnHold, {})).body;
  expect(await counted()).toMatchObject({ connected: true, OnHold: 1 });
  expectOk(await client.send(onlineStoreCalls.disconnectStore, {}));
  expect(await toDo(client)).toEqual([]);
  expect(await counted()).toMatchObject({ connected: false, OnHold: 0 });
  expectOk(await connectStore(server, client, shop.domain));
  for (const call of [onlineStoreCalls.saveStoreSync, onlineStoreCalls.addStoreAccounting])
    expectOk(await client.send(call, {}));
  await makesItems(client, false);
  expectOk(await client.send(onlineStoreCalls.moveStore, { act: 'activate' }));
  await poll(server, shops);
  expect(await subjects(client)).toHaveLength(2);
});

test('only who may see the store has it to do, and who can’t change the plan is led to the orders', async () => {
  const { client, shop } = await activeStore(server, shops);
  await onPlan(client, 'free');
  for (let n = 0; n < 11; n += 1) placeOrder(shop, at);
  await poll(server, shops);
  await onPlan(client, 'enterprise');
  const as = async (role: 'Manager' | 'Accountant') => {
    const { send } = await colleague(server, client, role);
    return toDo({ ...client, send });
  };
  expect(await toDo(client)).toEqual([['store plan limit', 1]]);
  expect(await as('Manager')).toEqual([['store orders on hold', 1]]);
  expect(await as('Accountant')).toEqual([]);
  expect(await subjects(client)).toHaveLength(1);
});
