import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { archive } from '../../../server/maintenance/archive.ts';
import { asMaintainer, asMaintenanceRole } from '../../../server/maintenance/connection.ts';
import { derived } from '../../../server/maintenance/derived.ts';
import { rebuild } from '../../../server/maintenance/rebuild.ts';
import { verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database/database.ts';
import { asAdmin, copyOf, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { given } from '../../support/given.ts';
import { busyMonth } from '../../support/story.ts';

const home = await mkdtemp(join(tmpdir(), 'counterfoil-role-'));
let books: TestDatabase;
let businesses: string[];
beforeAll(async () => {
  books = await freshDatabase();
  const database = await openDatabase(books.url);
  const first = await busyMonth(database, 'Busy Shop');
  const second = await given.business(database, { name: 'Quiet Shop' });
  await given.invoice(second);
  businesses = [first.business.id, second.business.id];
  await database.close();
});
afterAll(() => rm(home, { recursive: true }));

const role = 'counterfoil_maintenance';

it('every table is whole to the role of maintenance, by a policy that is plainly true', async () => {
  await asMaintainer(books.url, async (client) => {
    const { rows } = await client.query(
      `select c.relname as table, has_table_privilege('${role}', c.oid, 'select') as may,
         not c.relrowsecurity or exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'whole'
           and pg_get_expr(p.polqual, p.polrelid) = 'true') as whole
       from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    );
    expect(rows.filter(({ may, whole }) => !may || !whole)).toEqual([]);
  });
});

it('it is no superuser, bypasses nothing, has no login, and writes nothing but sums', async () => {
  await asMaintainer(books.url, async (client) => {
    const { rows } = await client.query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = '${role}'`,
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const { rows: written } = await client.query<{ table: string }>(
      `select c.relname as table from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and (has_any_column_privilege('${role}', c.oid, 'insert') or has_any_column_privilege('${role}', c.oid, 'update')
           or has_table_privilege('${role}', c.oid, 'delete') or has_table_privilege('${role}', c.oid, 'truncate'))`,
    );
    expect(written.map(({ table }) => table).sort()).toEqual(derived.map(({ table }) => table).sort());
    const { rows: members } = await client.query(
      `select pg_has_role('counterfoil_app', '${role}', 'member') as app, pg_has_role('counterfoil_access', '${role}', 'member') as access`,
    );
    expect(members).toEqual([{ app: false, access: false }]);
  });
});

it('the planner expects what a table has', async () => {
  const rowsExpected = (client: import('pg').Client) =>
    client
      .query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
        'explain (format json) select * from journal_line',
      )
      .then(({ rows }) => rows[0]!['QUERY PLAN'][0]!.Plan['Plan Rows']);
  const counted = await asMaintainer(books.url, async (client) => {
    await client.query('analyze journal_line');
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from journal_line');
    return rows[0]!.n;
  });
  expect(await asMaintenanceRole(books.url, rowsExpected)).toBe(counted);
});

it('verify, rebuild and archive work as the role: without its rights they say so', async () => {
  expect(await verify(books.url)).toEqual([]);
  expect((await rebuild(books.url)).map(({ rows }) => rows)).toEqual(derived.map(() => 0));
  const without = async (right: string) => {
    const copy = await copyOf(books);
    await asAdmin(copy.url, `revoke ${right} from ${role}`);
    return copy;
  };
  const blind = await without('select on journal_line');
  await expect(verify(blind.url)).rejects.toThrow(/permission denied for table journal_line/);
  await expect(archive(blind.url, join(home, 'blind'), new Date())).rejects.toThrow(/permission denied/);
  await blind.drop();
  const still = await without('update on usage');
  await expect(rebuild(still.url)).rejects.toThrow(/permission denied for table usage/);
  await still.drop();
});

it('the server’s own role still sees the one business it names, and none where it names none', async () => {
  const database = await openDatabase(books.url);
  try {
    const client = await database.app.connect();
    const seen = async () =>
      (await client.query<{ id: string }>('select distinct business_id as id from journal_entry')).rows.map(
        ({ id }) => id,
      );
    expect(await seen()).toEqual([]);
    for (const id of businesses) {
      await client.query(`select set_config('app.business', $1, false)`, [id]);
      expect(await seen()).toEqual([id]);
    }
    await client.query(`set app.maintenance = 'on'; set app.business = ''`);
    expect(await seen()).toEqual([]);
    client.release(true);
  } finally {
    await database.close();
  }
});
