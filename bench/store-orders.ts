import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import { startEngine } from '../server/adapters/engine/engine.ts';
import { applyOrder } from '../server/services/store-order/apply-order.ts';
import { keepOrder } from '../server/services/store-order/take-order.ts';
import { openDatabase } from '../server/store/database/database.ts';
import { type Ctx, withBusiness } from '../server/store/database/tx.ts';
import { migrate } from '../server/store/migrate.ts';
import type { StoreOrder } from '../src/domain/online-store/order.ts';
import { defaultAutomation, defaultStoreAccounts, defaultSync } from '../src/domain/online-store/settings.ts';
import { storeUser } from '../src/domain/online-store/store-user.ts';
import { openBusiness } from '../tests/support/open-business.ts';
import { type Figure, timed } from './figure.ts';
import { rowsSince, writeRows } from './rows-again.ts';

const orders = Number(process.env.BENCH_ORDERS ?? 1000);
const warm = 30;
const day = new Date().toISOString().slice(0, 10);
const at = `${day}T00:00:00Z`;
const shop = 'bench.myshopify.com';

const line = (id: string, variant: string): StoreOrder['lines'][number] => ({
  id,
  kind: 'item',
  name: `Kettle ${variant}`,
  quantity: 1,
  original: '48',
  discount: '0',
  taxes: [{ title: 'Sales tax', rate: '0.1', amount: '4.8', byChannel: false }],
  variant: {
    id: variant,
    sku: `K-${variant}`,
    barcode: '',
    name: 'Kettle',
    inventoryItem: variant,
    available: 100_000,
    unitCost: '20',
  },
});

/** A paid order of three lines that hold stock, with tax. */
const orderOf = (n: number): StoreOrder => ({
  id: String(n),
  name: `#${n}`,
  placedAt: at,
  changedAt: at,
  cancelledAt: null,
  test: false,

  currency: 'USD',
  paymentStatus: 1,
  shippingStatus: 3,
  taxesIncluded: false,
  total: '158.4',
  rounding: '0',
  customer: { name: 'Ada', email: 'ada@example.com' },
  lines: ['1', '2', '3'].map((variant) => line(`${n}${variant}`, variant)),
  transactions: [
    {
      id: String(n),
      kind: 'SALE',
      status: 'SUCCESS',
      gateway: 'shopify_payments',
      amount: '158.4',
      at,
      test: false,
    },
  ],
  refunds: [],
  cut: false,
});

const connect = (owner: pg.Client, business: string) =>
  owner.query(
    `insert into store_connection (business_id, id, status, shop, shop_id, currency, sync, automation, automation_id, accounting, accounting_id, authorised_at)
     values ($1, $2, 'Active', $3, '1', 'USD', $4, $5, $2, $6, $2, now())`,
    [
      business,
      v7(),
      shop,
      ...[defaultSync(shop, day), defaultAutomation, defaultStoreAccounts].map((one) => JSON.stringify(one)),
    ],
  );

const ownerOf = async (url: string) => {
  const owner = new pg.Client({ connectionString: url });
  // What goes wrong is said by what was asked; a session that the engine's end cuts off is nobody's.
  owner.on('error', () => {});
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  return owner;
};

const applyAll = async (ctx: Ctx, ids: readonly string[]) => {
  for (const id of ids) {
    const status = await applyOrder(ctx, id);
    if (status !== 'Applied') throw new Error(`An order is ${status}.`);
  }
};

/** Opens a business with fetched orders; those that warm it are applied. */
const prepare = async (url: string) => {
  const database = await openDatabase(url, 4);
  const { shop: opened } = await openBusiness(database);
  const owner = await ownerOf(url);
  await connect(owner, opened.business.id);
  const ctx: Ctx = { database, clock: () => new Date(), user: storeUser, business: opened.business };
  const ids: string[] = [];
  for (let n = 1; n <= warm + orders; n += 1)
    ids.push((await withBusiness(ctx, 'write', (tx) => keepOrder(tx, '1', orderOf(n)))).id);
  await applyAll(ctx, ids.slice(0, warm));
  await owner.end();
  await database.close();
  return { business: opened.business, ids: ids.slice(warm) };
};

/**
 * Applying orders that were fetched, one a transaction, beside writing the rows that each left by plain SQL into a copy of the database as it was
 * before. What an order changed in a row that a later one changed too isn't written again: the other side has less to do.
 */
export const storeOrders = async (): Promise<Figure[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'counterfoil-bench-'));
  chmodSync(directory, 0o755);
  const engine = await startEngine({ dataDirectory: directory, log: () => {} });
  try {
    await migrate(engine.url);
    const { business, ids } = await prepare(engine.url);
    const postgres = new URL(engine.url);
    const name = postgres.pathname.slice(1);
    postgres.pathname = '/template1';
    const other = await ownerOf(postgres.href);
    await other.query(`create database bench_copy template ${name}`);
    await other.end();
    const copied = new URL(engine.url);
    copied.pathname = '/bench_copy';
    const database = await openDatabase(engine.url, 4);
    const [owner, copy] = [await ownerOf(engine.url), await ownerOf(copied.href)];
    const { rows } = await owner.query('select txid_current() as mark');
    const ctx: Ctx = { database, clock: () => new Date(), user: storeUser, business };
    const ours = await timed(() => applyAll(ctx, ids));
    const left = await rowsSince(owner, business.id, rows[0].mark);
    const plain = await timed(() => writeRows(copy, left));
    await Promise.all([owner.end(), copy.end(), database.close()]);
    const [rate, than] = [(ids.length * 1000) / ours, (left.length * 1000) / plain];
    return [
      {
        name: `applying ${ids.length} fetched orders : the same rows by plain SQL`,
        measured: `${rate.toFixed(0)}/s : ${than.toFixed(0)}/s (${left.length} transactions)`,
        ratio: rate / than,
      },
    ];
  } finally {
    await engine.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};
