import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { reportCsv } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** More than are read at once, and than go into the file at once. */
const items = 100_500;
const request = { report: 'stock-analysis', qtyFilter: 'notracked', sortby: 'name', sortorder: 'asc' };

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  const business = client.shop.business.id;
  await server.owner.query(
    `insert into product (business_id, id, kind, name, search, price, tracked, created_at)
     select $1, gen_random_uuid(), 'product', 'Item ' || n, 'item ' || lpad(n::text, 6, '0'), 5, false, now()
     from generate_series(1, $2::int) n`,
    [business, items],
  );
  await server.owner.query(
    `insert into usage (business_id, cap, n) values ($1, 'inventory', $2)
     on conflict (business_id, cap) do update set n = excluded.n`,
    [business, items],
  );
}, 60_000);
afterAll(() => server.close());

test('a report of more rows than are read at once is whole as CSV: each row once and in order, and its figures at the end', async () => {
  const { rows } = await reportCsv(server, client, request);
  const end = rows.findIndex(([first]) => first === '');
  expect(rows.slice(1, end).map(([name]) => name)).toEqual(
    Array.from({ length: items }, (_, n) => `Item ${n + 1}`),
  );
  expect(rows.slice(end + 1).map((cells) => cells.slice(0, 2))).toEqual([
    ['Figure', 'Amount'],
    ['Items', String(items)],
    ['Inventory value', '0'],
  ]);
}, 60_000);

test('on paper it is refused, with the way out', async () => {
  const { status, body } = await client.send(reportCalls.downloadReport, { ...request, format: 'pdf' });
  expect([status, body]).toMatchObject([
    400,
    {
      kind: 'invalid',
      Message:
        'A PDF can have at most 20,000 rows. Download the list as CSV, or narrow it, for example by date.',
    },
  ]);
});

test('as a workbook it is refused, with the way out', async () => {
  const { status, body } = await client.send(reportCalls.downloadReport, { ...request, format: 'xlsx' });
  expect([status, body]).toMatchObject([
    400,
    {
      kind: 'invalid',
      Message:
        'An XLSX file can have at most 50,000 rows. Download the list as CSV, or narrow it, for example by date.',
    },
  ]);
});
