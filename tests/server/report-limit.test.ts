import { afterAll, beforeAll, expect, test } from 'vitest';
import { reports } from '../../server/reports/registry.ts';
import { wholeReport } from '../../server/reports/report.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { expectOk } from '../support/api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { reportCsv } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** A summary of very many rows. Source: finance-answers.md, Q122; finance-and-settings, section 9. */
const customers = 1003;

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-02');
  client = await server.client();
  await server.owner.query(
    `insert into contact (business_id, id, name, search, card, is_customer, is_vendor, created_at)
     select $1, gen_random_uuid(), 'Customer ' || n, 'customer ' || n, '{}', true, false, now() from generate_series(1, $2::int) n`,
    [client.shop.business.id, customers],
  );
  await server.owner.query(
    `insert into usage (business_id, cap, n) values ($1, 'clients', $2)
     on conflict (business_id, cap) do update set n = excluded.n`,
    [client.shop.business.id, customers],
  );
  // Sold for 1 to the first, for 2 to the second, and so on.
  const all = Array.from({ length: customers }, (_, n) => n + 1);
  for (let from = 0; from < customers; from += 400) {
    const some = all.slice(from, from + 400);
    const total = some.reduce((sum, n) => sum + n, 0);
    const sold = some.map((n) => ['Sales', `-${n}`, { Contact: `Customer ${n}` }] as const);
    expectOk(await journalApiFor(client).add([['Cash and cash equivalents', String(total)], ...sold]));
  }
}, 120_000);
afterAll(() => server.close());

const request = { fromdate: '2026-03-01', todate: '2026-03-31' };

test('of more than 1,000 rows the screen shows the 1,000 largest and one row with the others’ number and sum, which the income statement equals', async () => {
  const { report, total } = expectOk(await client.send(sheetCalls.salesByCustomer, request)).body;
  expect(total).toBe(customers);
  const net = report.columns.findIndex(({ title }) => title === 'Net sales');
  const rows = report.groups
    .flatMap((group) => group.rows)
    .map((cells) => `${cells[0]!.value}: ${cells[net]!.value}`);
  expect(rows).toHaveLength(1001);
  expect([rows[0], rows[999], rows[1000]]).toEqual(['Customer 1003: 1003', 'Customer 4: 4', '3 more: 6']);
  // 1 + 2 + … + 1003
  expect(report.totals!.cells[net]!.value).toBe('503506');
  expect(report.controls).toMatchObject([{ value: '503506', difference: '0' }]);
  const statement = expectOk(await client.send(sheetCalls.incomeStatementDetails, request)).body;
  expect(statement.report.groups[0]!.rows[0]!.map(({ value }) => value)).toEqual([
    'Revenue',
    '13',
    'Sales',
    '503506',
    '100',
  ]);
});

test('a file has all rows', async () => {
  const { rows } = await reportCsv(server, client, { report: 'sales-by-customer', ...request });
  expect(rows.filter(([name]) => name!.startsWith('Customer '))).toHaveLength(customers);
}, 60_000);

test('the foot of a file is of all rows, though they are laid out some at a time', async () => {
  const days = { from: request.fromdate, to: request.todate };
  const { sheets } = await withBusiness(client.shop, 'read', (tx) =>
    reports['sales-by-customer'].read(tx, wholeReport(days), null, 400),
  );
  const [first, ...others] = [...sheets()];
  expect(others).toHaveLength(2);
  const net = first!.columns.findIndex(({ title }) => title === 'Net sales');
  expect(first!.totals!.cells[net]!.value).toBe('503506');
});
