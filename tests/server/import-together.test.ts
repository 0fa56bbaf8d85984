import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engineKind } from '../../server/services/import-kinds.ts';
import { importPart } from '../../server/services/import-part.ts';
import { linesByKey } from '../../server/store/import-rows.ts';
import { planAnew, soughtBy } from '../../server/store/sought.ts';
import { type Tx, withBusiness } from '../../server/store/tx.ts';
import { itemReader } from '../../src/domain/import/item-row.ts';
import type { ReadRow } from '../../src/domain/import/row-done.ts';
import { apiFor } from '../support/api.ts';
import { dayRules } from '../support/day-rules.ts';
import { importApiFor } from '../support/import-api.ts';
import { noEarlierRows } from '../support/no-earlier-rows.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
beforeEach(async () => {
  client = await server.client();
  imports = importApiFor(client);
});
afterAll(() => server.close());

const stored = async () =>
  (
    await server.owner.query(
      `select name, sku, barcode, (select count(*)::int from event e where e.business_id = p.business_id and e.subject_id = p.id) as events
       from product p where business_id = $1 order by name`,
      [client.shop.business.id],
    )
  ).rows;

test('a row is told the same as if the rows before it were written already, though all are written together', async () => {
  // The third names the barcode of the first, a new item; the fourth that which the second, of an item here already, gave up.
  await imports.imported('Name,SKU,Barcode\nLamp,L,4006381333931\n');
  const run = await imports.imported(
    [
      'Name,SKU,Barcode',
      'Candle,C,9780201379624',
      'Lamp,L,0012345678905',
      'Torch,T,9780201379624',
      'Match,M,4006381333931',
      'Wick,W,012345678905',
    ].join('\n'),
    { duplicates: 'update' },
  );
  expect(run).toMatchObject({ created: 2, updated: 1, failed: 2 });
  expect(await stored()).toEqual([
    { name: 'Candle', sku: 'C', barcode: '9780201379624', events: 1 },
    { name: 'Lamp', sku: 'L', barcode: '0012345678905', events: 2 },
    { name: 'Match', sku: 'M', barcode: '4006381333931', events: 1 },
  ]);
});

test('an item typed meanwhile under a SKU of the file is found, and left as it is', async () => {
  const importid = await imports.uploaded('Name,SKU\nCandle,C\nLamp,L\n');
  await imports.start(importid);
  await apiFor(client).goods('Lamp', '1', '3');
  await server.owner.query(`update product set sku = 'L' where business_id = $1 and name = 'Lamp'`, [
    client.shop.business.id,
  ]);
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ created: 1, skipped: 1, failed: 0 });
});

test('two that import the same rows at once: whoever comes second finds the items of the first, and leaves them', async () => {
  const rows = Array.from({ length: 40 }, (_, n): ReadRow => {
    const row = { line: n + 2, cells: [`Item ${n}`, `S-${n}`] };
    const reading = { decimalSign: '.', dayFormat: 'iso', days: dayRules } as const;
    return { line: row.line, ...itemReader.read(row, 2, { name: 0, sku: 1 }, reading) };
  });
  const importing = () =>
    withBusiness(client.shop, 'write', (tx) =>
      importPart(tx, engineKind('inventory'), rows, { whenHere: 'skip' }, noEarlierRows),
    );
  const done = (await Promise.all([importing(), importing()])).flat();
  const count = (outcome: string) => done.filter((row) => row.outcome === outcome).length;
  expect([count('created'), count('skipped')]).toEqual([40, 40]);
});

test('an item of a file is written with its opening stock as one that is typed, and one without stock beside it', async () => {
  const { owner } = server;
  const business = client.shop.business.id;
  await apiFor(client).goods('Typed', '3', '2.5');
  await imports.imported(
    'Name,Kind,Tracked,Price,Cost,Quantity,Opening day\nRead,product,yes,5,2.5,3,2026-01-01\nBare,product,yes,5,2.5,,\n',
  );
  const { rows } = await owner.query(
    `select name, qty::float, value::float, inventory_account as account, version,
       (select sum(qty)::float from stock_level l where l.business_id = p.business_id and l.product_id = p.id) as here,
       (select sum(qty)::float from stock_move m where m.business_id = p.business_id and m.product_id = p.id) as moved
     from product p where business_id = $1 order by name`,
    [business],
  );
  const stocked = { qty: 3, value: 7.5, account: 34, version: 1, here: 3, moved: 3 };
  expect(rows).toEqual([
    { name: 'Bare', qty: 0, value: 0, account: null, version: 1, here: null, moved: null },
    { name: 'Read', ...stocked },
    { name: 'Typed', ...stocked },
  ]);
});

test('names, emails and barcodes are looked up in an index, which row security lets be asked by a plain column alone', async () => {
  const sought = {
    product: ['sku', 'barcode_key', 'name_key'],
    contact: ['name_key', 'email_key'],
  };
  const { owner } = server;
  const { id } = client.shop.business;
  await owner.query('begin');
  try {
    await owner.query(
      `insert into product (business_id, id, kind, name, search, sku, barcode, price, cost, created_at)
       select $1, gen_random_uuid(), 'product', 'N' || n, 'n', 'S' || n, 'B' || n, 1, 1, now() from generate_series(1, 2000) n`,
      [id],
    );
    await owner.query(
      `insert into contact (business_id, id, name, search, email, card, is_customer, is_vendor, created_at)
       select $1, gen_random_uuid(), 'N' || n, 'n', n || '@x.org', '{}', true, false, now() from generate_series(1, 2000) n`,
      [id],
    );
    await owner.query(
      `analyze product, contact; set local role counterfoil_app; set local app.business = '${id}'`,
    );
    for (const [table, columns] of Object.entries(sought))
      for (const column of columns) {
        const { rows } = await owner.query(
          `explain select id from ${table} where business_id = '${id}' and ${column} = 'candle'`,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, column).toMatch(new RegExp(`Index Cond: .*${column} = 'candle'`));
      }
  } finally {
    await owner.query('rollback');
  }
});

/** A transaction of the client's business, on the owner's connection. */
const asTx = (): Tx => {
  const { owner } = server;
  const query = owner.query.bind(owner) as unknown as Tx['query'];
  return { ...client.shop, previewOnly: false, connection: owner, query } as unknown as Tx;
};

test('what the rows of a part have is looked up key by key in a business the statistics don’t know yet', async () => {
  const { owner } = server;
  const other = await server.client();
  const fill = (business: string, rows: number) =>
    owner.query(
      `insert into product (business_id, id, kind, name, search, sku, price, cost, created_at)
       select $1, gen_random_uuid(), 'product', 'N' || n, 'n', 'S' || n, 1, 1, now() from generate_series(1, $2::int) n`,
      [business, rows],
    );
  await owner.query('begin');
  try {
    await fill(other.shop.business.id, 2000);
    await owner.query('analyze product');
    await fill(client.shop.business.id, 2000);
    await owner.query(
      `set local role counterfoil_app; set local app.business = '${client.shop.business.id}'`,
    );
    await planAnew(asTx(), 'test');
    await owner.query(`prepare sought(uuid, text[]) as ${soughtBy('product', 'sku', '$2')}`);
    const { rows } = await owner.query(
      `explain execute sought('${client.shop.business.id}', '{S1,S2,none}')`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*sku = sought\.key/);
  } finally {
    await owner.query('rollback');
    await owner.query('deallocate all');
  }
});

test('plans are made anew as often as what an import fills may have doubled, and for another work at once', async () => {
  const sent: string[] = [];
  const tx = { ...asTx(), connection: {}, query: (async (text: string) => sent.push(text)) as never };
  const anew = async (work: string, more = {}) => {
    sent.length = 0;
    await planAnew({ ...tx, ...more } as Tx, work);
    return sent.includes('discard plans');
  };
  const times = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const done: number[] = [];
  for (const n of times) if (await anew('import of items')) done.push(n);
  expect(done).toEqual([1, 2, 4, 8]);
  expect(await anew('undoing of items')).toBe(true);
  expect(await anew('import of items', { previewOnly: true })).toBe(true);
  expect(await anew('import of items')).toBe(true);
  // The second time on this connection, and the first on another.
  expect(await anew('import of items')).toBe(true);
  expect(await anew('import of items')).toBe(false);
  expect(await anew('import of items', { connection: {} })).toBe(true);
});

test('the lines that keys were kept on are looked up by the keys in a run the statistics don’t know yet', async () => {
  const { owner } = server;
  const { id } = client.shop.business;
  await owner.query('begin');
  try {
    await owner.query(
      `insert into import_run (business_id, id, kind, status, file_name, sha256, encoding, headers, rows, created_at, created_by, by_name)
       select $1, $1, 'inventory', 'Running', 'a.csv', '', 'utf-8', '[]', 5000, now(), $1, 'A'`,
      [id],
    );
    await owner.query(
      `insert into import_row (business_id, run_id, line, outcome, key) select $1, $1, n, 'created', 'K' || n from generate_series(1, 5000) n`,
      [id],
    );
    await owner.query(`set local role counterfoil_app; set local app.business = '${id}'`);
    await planAnew(asTx(), 'test');
    await owner.query(`prepare kept(uuid, uuid, text[]) as ${linesByKey}`);
    const { rows } = await owner.query(`explain execute kept('${id}', '${id}', '{K1,K2,none}')`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index Cond: \(\(business_id = .*\) AND \(key = sought\.key\)/,
    );
  } finally {
    await owner.query('rollback');
  }
});
