import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';

const business = '01890000-0000-7000-8000-000000000001';
let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

/** Documents as they were stored before a missing rate was null: what each is, and the rate it held. */
const stored = [
  ['a foreign draft that held 1', 'invoice', 'Draft', null, 'EUR', '1', null],
  ['a foreign draft with a rate', 'invoice', 'Draft', null, 'EUR', '1.1', '1.1000000000'],
  ['a draft at home', 'invoice', 'Draft', null, 'USD', '1', '1.0000000000'],
  ['a deleted foreign draft', 'invoice', 'Deleted', 'Draft', 'EUR', '1', null],
  ['an issued foreign invoice', 'invoice', 'NotPaid', null, 'EUR', '1', '1.0000000000'],
  ['a cancelled one', 'invoice', 'Cancelled', 'NotPaid', 'EUR', '1', '1.0000000000'],
  ['an open foreign quote', 'quote', 'Open', null, 'EUR', '1', null],
  ['a converted one', 'quote', 'ConvertedToInvoice', 'Open', 'EUR', '1', '1.0000000000'],
] as const;

test('a rate of exactly 1 becomes none on foreign drafts and open quotes, and stays everywhere else', async () => {
  await migrate(database.url, '0020-second-factor-rule');
  await asMaintainer(database.url, async (client) => {
    await client.query(
      `insert into business (id, name, home_currency, time_zone, locale, country, plan, created_at)
       values ($1, 'Umbrella', 'USD', 'UTC', 'en-US', 'US', 'trial', now())`,
      [business],
    );
    for (const [n, [notes, kind, status, before, currency, rate]] of stored.entries())
      await client.query(
        `insert into document (business_id, id, kind, subtype, status, status_before, issued_on, currency, rate, subtotal, discount, tax,
           shipping, shipping_tax, total, home_total, employee_id, parties, search, notes, created_at)
         values ($1, $2, $3, $3, $4, $5, '2026-03-02', $6, $7, 0, 0, 0, 0, 0, 0, 0, $1, '{}', '', $8, now())`,
        [business, `01890000-0000-7000-8000-00000000010${n}`, kind, status, before, currency, rate, notes],
      );
  });
  await migrate(database.url, '0021-missing-rates');
  const rows = await asMaintainer(
    database.url,
    async (client) =>
      (
        await client.query<{ notes: string; rate: string | null }>(
          'select notes, rate from document order by id',
        )
      ).rows,
  );
  expect(rows.map(({ notes, rate }) => [notes, rate])).toEqual(
    stored.map(([notes, , , , , , rate]) => [notes, rate]),
  );
});

const product = (n: number) => `01890000-0000-7000-8000-00000000020${n}`;

test('opening stock that was sold from before its day lies there from the first of these days; nothing else moves', async () => {
  await asMaintainer(database.url, async (client) => {
    for (const n of [0, 1])
      await client.query(
        `insert into product (business_id, id, kind, name, price, cost, search, tracked, created_at) values ($1, $2, 'product', 'Candle', 5, 2, '', true, now())`,
        [business, product(n)],
      );
    for (const [n, [of, reason, quantity, day]] of (
      [
        [0, 'opening', 5, '2026-03-10'],
        [0, 'sale', -2, '2026-03-05'],
        [1, 'opening', 5, '2026-03-10'],
        [1, 'sale', -2, '2026-03-11'],
      ] as const
    ).entries())
      await client.query(
        `insert into stock_move (business_id, id, product_id, qty, value, qty_after, on_day, reason, at) values ($1, $2, $3, $4, 0, 0, $5, $6, now())`,
        [business, `01890000-0000-7000-8000-00000000030${n}`, product(of), quantity, day, reason],
      );
  });
  await migrate(database.url);
  await asMaintainer(database.url, async (client) => {
    const { rows } = await client.query<{ day: string }>(
      'select on_day::text as day from stock_move order by id',
    );
    expect(rows.map(({ day }) => day)).toEqual(['2026-03-05', '2026-03-05', '2026-03-10', '2026-03-11']);
    await expect(client.query('delete from stock_move')).rejects.toThrow();
  });
});
