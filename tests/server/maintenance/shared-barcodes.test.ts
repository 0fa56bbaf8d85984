import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

const businesses = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];

/** Items as they were stored before a barcode was of one: the business, the barcode, whether it is deleted; and the barcode it keeps. */
const stored = [
  [0, 'CANDLE', false, 'CANDLE'],
  [0, 'CANDLE', false, null],
  [0, 'CANDLE', true, 'CANDLE'],
  [1, 'CANDLE', false, 'CANDLE'],
  [0, '036000291452', false, '036000291452'],
  [0, '0036000291452', false, null],
  [0, '0CANDLE', false, '0CANDLE'],
  [0, null, false, null],
  [0, null, false, null],
] as const;

test('of items that shared a barcode the oldest keeps it, and the others are still found by it', async () => {
  await migrate(database.url, '0070-stock-by-day');
  const rows = await asMaintainer(database.url, async (client) => {
    for (const id of businesses)
      await client.query(
        `insert into business (id, name, home_currency, time_zone, locale, country, plan, created_at)
         values ($1, 'Umbrella', 'USD', 'UTC', 'en-US', 'US', 'trial', now())`,
        [id],
      );
    for (const [n, [business, barcode, deleted]] of stored.entries())
      await client.query(
        `insert into product (business_id, id, kind, name, search, barcode, created_at, deleted_at)
         values ($1, $2, 'product', 'Candle', $4, $3, now(), case when $5 then now() end)`,
        [
          businesses[business],
          `01890000-0000-7000-8000-00000000010${n}`,
          barcode,
          `candle ${barcode ?? ''}`,
          deleted,
        ],
      );
    await migrate(database.url, '0081-barcodes');
    return (await client.query('select barcode, search from product order by id')).rows;
  });
  expect(rows).toEqual(
    stored.map(([, barcode, , kept]) => ({ barcode: kept, search: `candle ${barcode ?? ''}` })),
  );
});
