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

/** Account numbers as earlier releases stored them, and what is afterwards the IBAN. */
const numbers = [
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['GB29-NWBK-6016-1331-9268-19', 'GB29NWBK60161331926819'],
  // A digit is wrong, and what is no IBAN at all.
  ['DE89370400440532013001', null],
  ['0123456789', null],
  ['', null],
] as const;

test('an account number that is an IBAN is kept as one, and any other stays where it is', async () => {
  await migrate(database.url, '0070-stock-by-day');
  await asMaintainer(database.url, async (client) => {
    await client.query(
      `insert into business (id, name, home_currency, time_zone, locale, country, plan, created_at)
       values ($1, 'Umbrella', 'EUR', 'UTC', 'en-DE', 'DE', 'trial', now())`,
      [business],
    );
    for (const [n, [accountNumber]] of numbers.entries()) {
      await client.query(
        `insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, currency)
         values ($1, $2, $3, 'asset', 'Cash and bank', true, 'cash', 'EUR')`,
        [business, 1000 + n, `Bank ${n}`],
      );
      await client.query('insert into bank (business_id, id, account_id, details) values ($1, $2, $3, $4)', [
        business,
        `01890000-0000-7000-8000-00000000030${n}`,
        1000 + n,
        JSON.stringify({ name: `Bank ${n}`, accountNumber }),
      ]);
    }
  });
  await migrate(database.url);
  const kept = await asMaintainer(database.url, async (client) => {
    const { rows } = await client.query<{ number: string; iban: string | null }>(
      `select details ->> 'accountNumber' as number, details ->> 'iban' as iban from bank order by id`,
    );
    return rows;
  });
  expect(kept).toEqual(numbers.map(([number, iban]) => ({ number: iban ? '' : number, iban })));
});
