import { afterAll, beforeAll, expect, test } from 'vitest';
import { expensesLike } from '../../server/store/books/expenses.ts';
import type { Tx } from '../../server/store/database/tx.ts';
import { apiFor } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('expenses like those of a file are looked up in indexes of their reference and day, and found in whatever letters', async () => {
  const { owner } = server;
  const client = await server.client();
  const { business } = client.shop;
  await apiFor(client).goods('Typed', '3', '2.5');
  await owner.query('begin');
  try {
    // One in two has a reference, three a day.
    await owner.query(
      `insert into expense (business_id, id, number, seq, status, name, description, reference, search, on_day, mode, account_id,
         currency, rate, includes_tax, net, tax_amount, total, home_total, entry_id, created_at)
       select $1, gen_random_uuid(), 'E' || n, n, 'Recorded', 'Taxi ' || n, '', case n % 2 when 0 then 'Ref-' || n else '' end, 'taxi',
         date '2020-01-01' + n / 3, 1, 1, 'USD', 1, false, 5, 0, 5, 5,
         (select id from journal_entry where business_id = $1 limit 1), now() from generate_series(1, 3000) n`,
      [business.id],
    );
    await owner.query(
      `insert into expense_line (business_id, expense_id, n, id, category_id, amount, net, tax_amount, home_total)
       select $1, id, 0, id, (select id from category where business_id = $1 and number = 5), 5, 5, 0, 5 from expense where business_id = $1`,
      [business.id],
    );
    await owner.query(
      `analyze expense, expense_line; set local role counterfoil_app; set local app.business = '${business.id}'`,
    );
    let requests: { text: string; values: unknown[] } = { text: '', values: [] };
    const query = async (_: unknown, text: string, values: unknown[]) => {
      requests = { text, values };
      return [];
    };
    await expensesLike({ business, query } as unknown as Tx, [
      { reference: 'REF-100', onDay: '2020-01-01', name: 'None' },
      { reference: '', onDay: '2020-01-03', name: 'TAXI 7' },
    ]);
    const { rows: found } = await owner.query(requests.text, requests.values);
    expect(found.map(({ number }) => number).sort()).toEqual(['E100', 'E7']);
    const { rows } = await owner.query(`explain ${requests.text}`, requests.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: .*reference_key = ANY/);
    expect(plan).toMatch(/Index Cond: .*on_day = ANY/);
    expect(plan).not.toMatch(/Seq Scan on expense/);
  } finally {
    await owner.query('rollback');
  }
});
