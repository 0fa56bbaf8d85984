import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passwordsBy } from '../../../server/adapters/passwords.ts';
import { archive } from '../../../server/maintenance/archive.ts';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { restore } from '../../../server/maintenance/restore.ts';
import { tablesInOrder } from '../../../server/maintenance/tables.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { asAdmin, copyOf, emptyDatabase, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { withEverything } from '../../support/everything.ts';
import { given, type Shop } from '../../support/given.ts';
import { busyMonth } from '../../support/story.ts';

const now = new Date('2026-02-01T08:00:00Z');
const home = await mkdtemp(join(tmpdir(), 'counterfoil-one-'));
const directory = join(home, 'busy');
let both: TestDatabase;
let busy: Shop;
let quiet: Shop;
beforeAll(async () => {
  both = await freshDatabase();
  const database = await openDatabase(both.url);
  busy = await busyMonth(database, 'Busy Shop');
  await withEverything(busy);
  quiet = await given.business(database, { name: 'Quiet Shop' });
  await given.invoice(quiet);
  await database.close();
  await asAdmin(both.url, `update book set locked_until = '2026-01-31'`);
  await archive(both.url, directory, now, 'Busy Shop');
});
afterAll(() => rm(home, { recursive: true }));

/** How many rows of a business each table has that has any. */
const rowsOf = (url: string, businessId: string): Promise<Record<string, number>> =>
  asMaintainer(url, async (client) => {
    const found: Record<string, number> = {};
    for (const { table, columns } of await tablesInOrder(client)) {
      if (!columns.includes('business_id') || ['letter', 'inbox_event', 'signed_file'].includes(table))
        continue;
      const { rows } = await client.query(`select count(*)::int as n from ${table} where business_id = $1`, [
        businessId,
      ]);
      if (rows[0].n > 0) found[table] = rows[0].n;
    }
    return found;
  });

it('one of two businesses is restored into an empty database, whole and alone, and its books hold', async () => {
  const target = await emptyDatabase();
  const { manifest, violations } = await restore(target.url, directory);
  expect(manifest.business).toEqual({ id: busy.business.id, name: 'Busy Shop' });
  expect(violations).toEqual([]);
  expect(await rowsOf(target.url, busy.business.id)).toEqual(await rowsOf(both.url, busy.business.id));
  expect(await rowsOf(target.url, quiet.business.id)).toEqual({});
  await asMaintainer(target.url, async (client) => {
    expect((await client.query('select name from business')).rows).toEqual([{ name: 'Busy Shop' }]);
    const { rows } = await client.query('select id, password_hash from app_user');
    expect(rows).toContainEqual({ id: busy.user.id, password_hash: '' });
    expect(rows.map(({ id }) => id)).not.toContain(quiet.user.id);
  });
});

it('nothing of the other business is in its files', async () => {
  for (const name of await readdir(directory))
    expect((await readFile(join(directory, name), 'utf8')).includes(quiet.business.id)).toBe(false);
});

it('it goes in beside another business, whose rows stay as they are', async () => {
  const target = await emptyDatabase();
  const other = join(home, 'quiet');
  await archive(both.url, other, now, quiet.business.id);
  await restore(target.url, other);
  const before = await rowsOf(target.url, quiet.business.id);
  expect((await restore(target.url, directory)).violations).toEqual([]);
  expect(await rowsOf(target.url, quiet.business.id)).toEqual(before);
  expect(await rowsOf(target.url, busy.business.id)).toEqual(await rowsOf(both.url, busy.business.id));
});

it('it is refused where the business is already, and changes nothing there', async () => {
  const target = await copyOf(both);
  const before = await rowsOf(target.url, busy.business.id);
  await expect(restore(target.url, directory)).rejects.toThrow(
    'Busy Shop is in this database already: nothing was changed.',
  );
  expect(await rowsOf(target.url, busy.business.id)).toEqual(before);
  await target.drop();
});

it('where somebody else has the address of one of its team, it is refused', async () => {
  const target = await emptyDatabase();
  const other = join(home, 'again');
  await archive(both.url, other, now, 'Quiet Shop');
  await restore(target.url, other);
  const { rows } = await asMaintainer(both.url, (client) =>
    client.query('select email from app_user where id = $1', [busy.user.id]),
  );
  await asAdmin(target.url, `update app_user set email = '${rows[0].email}', verified_at = now()`);
  await expect(restore(target.url, directory)).rejects.toThrow(/another account with the same email/);
  expect(await rowsOf(target.url, busy.business.id)).toEqual({});
});

it('a business nobody has is refused, and a name that several have', async () => {
  await expect(archive(both.url, join(home, 'none'), now, 'No Shop')).rejects.toThrow(
    'There is no business with the id or name No Shop.',
  );
  const twins = await copyOf(both);
  await asAdmin(twins.url, `update business set name = 'Twin Shop'`);
  await expect(archive(twins.url, join(home, 'twins'), now, 'Twin Shop')).rejects.toThrow(
    /Several businesses are called Twin Shop: name one by its id/,
  );
  await twins.drop();
});

it('a password that stayed behind opens nothing, whatever is typed', async () => {
  const passwords = passwordsBy({ memoryMib: 8, passes: 1 })('anybody');
  expect(await passwords.check('', '')).toEqual({ matches: false, renewed: null });
  expect(await passwords.matches('', 'quiet lanterns over tar')).toBe(false);
});
