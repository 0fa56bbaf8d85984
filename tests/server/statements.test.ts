import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedOn } from '../../server/store/prepared.ts';
import { column, type RowColumns } from '../../server/store/row.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { takeDifferences } from '../support/described-rows.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url, pipeline: true });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const differencesOf = async (row: RowColumns, text: string): Promise<string[]> => {
  await preparedOn(client)(row, text);
  return takeDifferences();
};

test('a statement whose rows are as described is let be', async () => {
  expect(await differencesOf({ id: column.id, name: column.text }, 'select id, name from business')).toEqual(
    [],
  );
  expect(await differencesOf({ name: column.text }, 'select * from business')).toEqual([]);
  expect(await differencesOf({ n: column.int.orNull }, 'select null::int as n')).toEqual([]);
});

test('a row has what it is read by under the names of its columns, whoever read the same before', async () => {
  const text = `select 1 as n, date '2026-01-31' as due_on, 2.50 as qty`;
  const ask = preparedOn(client);
  const quantity = column.exact.called('qty');
  expect(await ask({ dueOn: column.day, quantity }, text)).toEqual([
    { dueOn: '2026-01-31', quantity: '2.5' },
  ]);
  expect(await ask({ n: column.int }, text)).toEqual([{ n: 1 }]);
  const rows = [{ dueOn: column.day }, { quantity }, { dueOn: column.day }].map((row) => ask(row, text));
  const due = { dueOn: '2026-01-31' };
  expect(await Promise.all(rows)).toEqual([[due], [{ quantity: '2.5' }], [due]]);
  takeDifferences();
});

test.each([
  ['misspelled', { nmae: column.text }, 'select name from business', 'nmae is not answered'],
  [
    'left out of the list',
    { id: column.id, name: column.text },
    'select id from business',
    'name is not answered',
  ],
  ['of another type', { n: column.int }, 'select count(*) as n from business', 'n is bigint, not int'],
  [
    'read as text while it is a day',
    { day: column.text },
    `select date '2026-01-31' as day`,
    'day is date, not text',
  ],
  [
    'null without being said to be',
    { n: column.int },
    'select null::int as n',
    'n is null, and is not said to be',
  ],
  [
    'asked for and not read',
    { id: column.id },
    'select id, name from business',
    'name is asked for and not read',
  ],
  ['there twice', { n: column.int }, 'select 1 as n, 2 as n', 'two columns have the same name'],
])('a column that is %s is noticed', async (_, row, text, difference) => {
  expect(await differencesOf(row as RowColumns, text)).toContain(`${difference}: ${text}`);
});
