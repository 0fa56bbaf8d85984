import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DatabaseUrls, openDatabase } from '../../server/store/database.ts';
import { withBusiness } from '../../server/store/tx.ts';
import { asAdmin, freshDatabase, type TestDatabase } from '../support/database.ts';
import { given } from '../support/given.ts';
import { noPooler, type Pooler, startPooler } from '../support/pooler.ts';

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const opened = async (at: string | DatabaseUrls) => {
  const database = await openDatabase(at, 2);
  onTestFinished(() => database.close());
  return database;
};

/** Whom a pool's connections work as, and how long they let a statement run. */
const sessionOf = async (pool: pg.Pool) =>
  (
    await pool.query(
      `select current_user::text as role, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
    )
  ).rows[0];

if (noPooler) console.warn(noPooler);
describe.skipIf(noPooler)('behind a pooler that drops start-up options', () => {
  const poolers: Pooler[] = [];
  const pooler = async (
    ...args: Parameters<typeof startPooler> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const started = await startPooler(fresh.url, ...args);
    poolers.push(started);
    return started;
  };
  afterAll(async () => {
    for (const one of poolers) await one.stop();
  });

  test('the server works as its roles and with its time-outs where sessions are pooled, and sees one business', async () => {
    const { urlOf } = await pooler('session');
    const database = await opened({ url: fresh.url, app: urlOf(), access: urlOf() });
    const limits = { statement: '20s', lock: '15s' };
    expect(await sessionOf(database.app)).toEqual({ role: 'counterfoil_app', ...limits });
    expect(await sessionOf(database.long)).toEqual({ role: 'counterfoil_app', ...limits });
    expect(await sessionOf(database.access)).toEqual({ role: 'counterfoil_access', ...limits });
    const one = await given.business(database, { name: 'One' });
    await given.business(database, { name: 'Other' });
    const seen = await withBusiness(one, 'read', (tx) => tx.query('select name from business'));
    expect(seen).toEqual([{ name: 'One' }]);
    await expect(database.app.query('select 1 from session')).rejects.toThrow('permission denied');
  });

  test.each(['transaction', 'statement'] as const)(
    'it doesn’t start where %ss are pooled, and says which mode it needs',
    async (mode) => {
      const { urlOf } = await pooler(mode);
      await expect(openDatabase({ url: fresh.url, app: urlOf(), access: urlOf() }, 2)).rejects.toThrow(
        'set its pool_mode to session',
      );
    },
  );
});

test('logins of their own take the role that is theirs, and no other', async () => {
  const names = ['counterfoil_app_login', 'counterfoil_access_login'] as const;
  for (const [at, role] of (['counterfoil_app', 'counterfoil_access'] as const).entries())
    await asAdmin(fresh.url, `create role ${names[at]} login noinherit password 'secret' in role ${role}`);
  onTestFinished(async () => {
    for (const name of names) await asAdmin(fresh.url, `drop role ${name}`);
  });
  const as = (login: string) =>
    `${fresh.url}${fresh.url.includes('?') ? '&' : '?'}user=${login}&password=secret`;
  const [app, access] = names.map(as);
  const database = await opened({ url: fresh.url, app, access });
  expect(await sessionOf(database.app)).toMatchObject({ role: 'counterfoil_app' });
  expect(await sessionOf(database.access)).toMatchObject({ role: 'counterfoil_access' });
  await expect(openDatabase({ url: fresh.url, app: access, access }, 2)).rejects.toThrow(
    'permission denied to set role',
  );
});
