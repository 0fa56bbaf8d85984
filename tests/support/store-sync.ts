import type { Task } from 'graphile-worker';
import {
  applyStoreEvent,
  checkStores,
  followStoreBillings,
  pollStores,
  pullStoreStock,
  pushStoreStock,
  storeTasks,
  syncStore,
} from '../../server/jobs/sync-stores.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { totalOf } from '../../tools/sandboxes/src/shop/orders.ts';
import type { SandboxShop } from '../../tools/sandboxes/src/shop/shop.ts';
import { orderReport, type SandboxReport, signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { expectOk } from './api.ts';
import { testSecret } from './payments.ts';
import { type Client, firstDay, type Server } from './server.ts';
import { connectStore } from './store-api.ts';
import type { Shops } from './with-shops.ts';

let named = 0;
const newDomain = () => {
  named += 1;
  return `orders-${named}.myshopify.com`;
};

/** A business whose store is connected and active, with an empty shop. */
export interface SyncedStore {
  client: Client;
  shop: SandboxShop;
}

/** Connects an empty store of its own and activates it. */
export const activeStore = async (
  server: Server,
  shops: Shops,
  settings: { sync?: object; automation?: object; accounting?: object } = {},
  domain = newDomain(),
): Promise<SyncedStore> => {
  const client = await server.client();
  const shop = shops.shopOf(domain);
  shop.orders.length = 0;
  for (const [n, product] of shop.products.entries()) {
    product.available = 41 + n;
    product.elsewhere.clear();
  }
  expectOk(await connectStore(server, client, domain));
  expectOk(await client.send(calls.saveStoreSync, { importDate: firstDay, ...settings.sync }));
  expectOk(await client.send(calls.addStoreAutomation, { ...settings.automation }));
  expectOk(await client.send(calls.addStoreAccounting, { PaymentAccount: 46, ...settings.accounting }));
  expectOk(await client.send(calls.moveStore, { act: 'activate' }));
  return { client, shop };
};

let nextId = 1_000_000;

/** Puts an order into a shop: one kettle at 48.00 with a tenth of tax, unpaid, unless told. */
export const placeOrder = (shop: SandboxShop, at: string, more: Partial<SandboxOrder> = {}): SandboxOrder => {
  nextId += 1000;
  const product = shop.products[0]!;
  const taxes = [{ title: 'Sales tax', rate: 0.1, amount: '4.80' }];
  const order: SandboxOrder = {
    id: nextId,
    name: `#${1001 + shop.orders.length}`,
    processedAt: new Date(at),
    updatedAt: new Date(at),
    cancelledAt: null,
    test: false,
    taxesIncluded: false,
    shipping: null,
    tip: '0.00',
    total: '0.00',
    customer: { name: 'Ada Lindqvist', email: 'ada@example.com' },
    lines: [
      {
        id: nextId + 1,
        title: product.title,
        sku: product.sku,
        quantity: 1,
        price: product.price,
        discount: '0.00',
        taxes,
        product,
      },
    ],
    transactions: [],
    refunds: [],
    fulfilled: 'none',
    ...more,
  };
  for (const { product: sold, quantity } of order.lines) if (sold) sold.available -= quantity;
  if (!more.total) order.total = totalOf(order);
  shop.orders.push(order);
  return order;
};

const services = (server: Server, shops: Shops) => ({
  ...server.services,
  shops: shops.platform,
  mail: null as never,
});

const run = (task: Task, payload: unknown) => task(payload, null as never);

/** Sends a report of the shop to the product; answers the status. */
export const sendReport = async ({ app }: Server, { raw, headers }: SandboxReport): Promise<number> =>
  (await app.inject({ method: 'POST', url: storeAddresses.report, headers, payload: raw })).statusCode;

/** A report of an order on a topic. */
export const reportOf = (shop: SandboxShop, topic: string, order: SandboxOrder): SandboxReport =>
  signedReport(shop, topic, orderReport(order), testSecret);

/** Settles every report that waits. */
export const settleReports = async (server: Server, shops: Shops): Promise<void> => {
  const { rows } = await server.owner.query(
    'select shop_id as shop, topic, event_id as event from store_event where settled_at is null order by received_at, event_id',
  );
  for (const row of rows) await run(applyStoreEvent(services(server, shops)), row);
};

/** Carries out every run that is open. */
export const carryOnRuns = async (server: Server, shops: Shops): Promise<void> => {
  const { rows } = await server.owner.query(
    `select business_id as business, id as run from store_run where status in ('Queued', 'Running', 'Waiting') order by created_at`,
  );
  for (const row of rows) await run(syncStore(services(server, shops)), row);
};

/** Queues what falls due for every store, and does it. */
export const runDue = async (
  server: Server,
  shops: Shops,
  due: (services: never) => ReturnType<typeof pollStores>,
): Promise<void> => {
  const these = services(server, shops);
  await run(due(these as never), {});
  const tasks = storeTasks(these);
  const { rows } = await server.owner.query<{ task: keyof typeof tasks; payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = any($1) returning t.identifier as task, j.payload`,
    [Object.keys(tasks)],
  );
  for (const { task, payload } of rows) await run(tasks[task], payload);
};

/** Polls every store, and takes in what it finds. */
export const poll = async (server: Server, shops: Shops): Promise<void> => {
  await runDue(server, shops, pollStores);
  await carryOnRuns(server, shops);
};

/** Tells every shop what changed here of its stock. */
export const pushStocks = (server: Server, shops: Shops) => runDue(server, shops, pushStoreStock);

/** Counts every business's items as its shop has them, where the shop owns the stock. */
export const pullStocks = (server: Server, shops: Shops) => runDue(server, shops, pullStoreStock);

/** The daily look at every store. */
export const checkShops = (server: Server, shops: Shops) => runDue(server, shops, checkStores);

/** The daily question to every store about what it bills. */
export const followBillings = (server: Server, shops: Shops) => runDue(server, shops, followStoreBillings);

/** The records of a store's orders, by name. */
export const recordsOf = async (server: Server, { shop: { business } }: Client) =>
  (
    await server.owner.query(
      'select id, name, status, reason, waiting, document_id from store_order where business_id = $1 order by placed_at, name',
      [business.id],
    )
  ).rows as {
    id: string;
    name: string;
    status: string;
    reason: string | null;
    waiting: boolean;
    document_id: string | null;
  }[];

/** What each account of a business comes to, those at zero left out. */
export const balancesIn = async (server: Server, { shop: { business } }: Client) => {
  const { rows } = await server.owner.query(
    `select account_id, sum(amount)::text as amount from journal_line where business_id = $1 group by account_id having sum(amount) <> 0 order by 1`,
    [business.id],
  );
  return Object.fromEntries(rows.map(({ account_id, amount }) => [account_id, Number(amount)])) as Record<
    string,
    number
  >;
};
