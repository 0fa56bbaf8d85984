import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositsAndInterest } from '../../server/store/migrations/0302-deposits-and-interest.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The accounts that the migration adds to a business whose chart is changed first; all is rolled back. */
const addedTo = async (business: string, changes: string): Promise<string[]> => {
  const { owner } = server;
  try {
    await owner.query('begin');
    await owner.query(`select set_config('app.maintenance', 'on', true)`);
    await owner.query('delete from account where business_id = $1 and id in (50, 51)', [business]);
    await owner.query(changes.replaceAll('$business', `'${business}'`));
    const before = await owner.query<{ id: number }>('select id from account where business_id = $1', [
      business,
    ]);
    await owner.query(depositsAndInterest.replace(/select set_config\([^)]*''[^)]*\);/, ''));
    const { rows } = await owner.query<{ id: number; name: string; subgroup: string }>(
      'select id, name, subgroup from account where business_id = $1 and id <> all($2) order by id',
      [business, before.rows.map((row) => row.id)],
    );
    return rows.map(({ id, name, subgroup }) => `${id} ${name}, ${subgroup}`);
  } finally {
    await owner.query('rollback');
  }
};
const own = (id: number, name: string) =>
  `insert into account (business_id, id, name, grp, subgroup, is_current, cash_section, is_system)
     values ($business, ${id}, '${name}', 'asset', 'Other current', true, 'operating', false)`;

test('a business that there was gets the accounts under 50 and 51, else the next free number, and a name of their own', async () => {
  const { business } = await server.client();
  const id = idFromWire(business);
  const added = (changes = 'select 1') => addedTo(id, changes);
  expect(await added()).toEqual(['50 Deposits paid, Other current', '51 Interest paid, Other']);
  expect(await added(`${own(50, 'Vans')}; ${own(1007, 'Cars')}`)).toEqual([
    '51 Interest paid, Other',
    '1008 Deposits paid, Other current',
  ]);
  expect(await added(own(1007, 'deposits paid'))).toEqual([
    '50 Deposits paid (50), Other current',
    '51 Interest paid, Other',
  ]);
});
