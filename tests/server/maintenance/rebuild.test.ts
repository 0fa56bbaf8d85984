import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { derived } from '../../../server/maintenance/derived.ts';
import { rebuild } from '../../../server/maintenance/rebuild.ts';
import { verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { withBusiness } from '../../../server/store/database/tx.ts';
import { worldOf } from '../../../server/store/plan/world.ts';
import {
  asAdmin,
  copyOf,
  freshDatabase,
  type TestDatabase,
  waitingForLocks,
} from '../../support/database.ts';
import { withEverything } from '../../support/everything.ts';
import { given } from '../../support/given.ts';
import { busyMonth } from '../../support/story.ts';

let sound: TestDatabase;

beforeAll(async () => {
  sound = await freshDatabase();
  const database = await openDatabase(sound.url);
  await withEverything(await busyMonth(database));
  await busyMonth(database, 'Second Shop');
  await database.close();
});

/** Every derived row that is not all zeros, as text. */
async function derivedRows(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found: Record<string, string[]> = {};
  for (const { table, keys, values } of derived) {
    const columns = ['business_id', ...keys, ...values].map((name) => `t.${name}`).join(', ');
    const { rows } = await client.query<{ row: string }>(
      `select concat_ws(' ', ${columns}) as row from ${table} t where ${values.map((value) => `t.${value} <> 0`).join(' or ')} order by 1`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  await client.end();
  return found;
}

/** Wrong, missing and surplus rows in every table with sums of its own; wrong sums on the rows of the others. */
const corruption = `
  delete from day_balance where on_day = '2026-01-15';
  update day_balance set debit = debit + 7;
  insert into day_balance select business_id, account_id, 'ghost', on_day, 1, 2 from day_balance;
  update month_balance set credit = credit * 2;
  delete from month_balance where account_id = 2;
  update document_day set n = n + 1, home_open = 3;
  insert into document_day select business_id, 'bill', 'bill', status, on_day, 1, 1, 1 from document_day where status = 'Paid' and subtype = 'receipt';
  delete from document_due;
  update contact_month set n = n + 1, home_total = 5;
  update contact_total set billed = billed + 1;
  delete from contact_total where side = 'credit';
  update usage set n = 99;
  delete from usage where cap = 'clients';
  delete from stock_level;
  update stock_month set qty = qty + 1, value = 5;
  update stock_level_month set qty = qty + 2;
  update product set qty = 1000, value = 3;
  update open_item set open = amount, home_open = home_amount;
  update document set settled = 0, written_off = 0, home_open = 1`;

it('brings every sum back to what it was, and leaves a sound database as it is', async () => {
  const original = await derivedRows(sound.url);
  for (const { table } of derived) expect(original[table], table).not.toEqual([]);
  const broken = await copyOf(sound);
  await asAdmin(broken.url, corruption);
  const wrong = (await verify(broken.url)).map((one) => one.invariant);
  expect(wrong).toEqual(expect.arrayContaining([3, 6, 8, 12]));

  const rebuilt = await rebuild(broken.url);
  expect(await derivedRows(broken.url)).toEqual(original);
  expect(await verify(broken.url)).toEqual([]);
  expect(rebuilt.filter(({ rows }) => rows === 0)).toEqual([]);

  expect((await rebuild(broken.url)).filter(({ rows }) => rows > 0)).toEqual([]);
  await broken.drop();
});

it('holds the writers of the business at hand alone, and goes on behind the last that was done', async () => {
  const busy = await copyOf(sound);
  const database = await openDatabase(busy.url);
  const [first, other] = [await given.business(database), await given.business(database)];
  const customerId = await given.customer(other);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const writing = withBusiness(first, 'write', async (tx) => {
    await worldOf(tx);
    await held;
  });
  const done: string[] = [];
  const after = first.business.id < other.business.id ? first : other;
  const rebuilding = rebuild(busy.url, { tell: ({ last }) => done.push(last) });
  const session = new pg.Client({ connectionString: busy.url });
  await session.connect();
  await expect.poll(() => waitingForLocks(session)).toBe(1);
  await given.invoice(other, { customerId, paid: 10 });
  expect(done).not.toContain(first.business.id);
  release();
  await Promise.all([writing, rebuilding]);
  const again: string[] = [];
  await rebuild(busy.url, { after: after.business.id, tell: ({ last }) => again.push(last) });
  expect(again).toEqual(done.slice(done.indexOf(after.business.id) + 1));
  await session.end();
  await database.close();
  await busy.drop();
});

it('keeps the sums right while others write', async () => {
  const busy = await copyOf(sound);
  const database = await openDatabase(busy.url);
  const shop = await given.business(database);
  const customerId = await given.customer(shop);
  let over = false;
  const writers = [1, 2, 3].map(async () => {
    while (!over) await given.invoice(shop, { customerId, paid: 10 });
  });
  for (let round = 0; round < 5; round += 1) await rebuild(busy.url);
  over = true;
  await Promise.all(writers);
  await database.close();
  expect(await verify(busy.url)).toEqual([]);
  await busy.drop();
});
