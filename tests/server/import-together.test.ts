import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engineKind } from '../../server/services/import-kinds.ts';
import { importPart } from '../../server/services/import-part.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
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
  const lookup = {
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
    for (const [table, columns] of Object.entries(lookup))
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
