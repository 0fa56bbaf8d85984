import { Client } from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from '../support/database.ts';

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

it('gives each caller a database of its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  await ask(one.url, 'create table only_here (n int)');
  expect(await ask(one.url, "select to_regclass('only_here') is null as gone")).toEqual([{ gone: false }]);
  expect(await ask(other.url, "select to_regclass('only_here') is null as gone")).toEqual([{ gone: true }]);
  await Promise.all([one.drop(), other.drop()]);
  await expect(ask(one.url, 'select 1')).rejects.toThrow(/does not exist/);
});

it('runs on PostgreSQL 15 or newer, in UTF-8', async () => {
  const database = await freshDatabase();
  const [row] = await ask(
    database.url,
    "select current_setting('server_version_num')::int >= 150000 as new_enough, current_setting('server_encoding') as encoding",
  );
  expect(row).toEqual({ new_enough: true, encoding: 'UTF8' });
  await database.drop();
});

it('fails the file that leaves books which do not hold', async () => {
  const database = await freshDatabase();
  await ask(database.url, 'alter table journal_line disable trigger append_only');
  await expect(database.drop()).rejects.toThrow(
    'These books do not hold:\n11 The trigger append_only is not at work on journal_line.',
  );
  await expect(ask(database.url, 'select 1')).rejects.toThrow(/does not exist/);
});
