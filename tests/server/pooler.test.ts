import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rebuild } from '../../server/maintenance/rebuild.ts';
import { type DatabaseUrls, openDatabase } from '../../server/store/database/database.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { asAdmin, emptyDatabase, freshDatabase, type TestDatabase } from '../support/database.ts';
import { given } from '../support/given.ts';
import { bundleProduct, startMain } from '../support/main-process.ts';
import { noPooler, startPooler } from '../support/pooler.ts';

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

/** Leaves as many sessions free at a pooler: so many who ask at once need one each. */
const leaveFree = async (url: string, free: number): Promise<void> => {
  const clients = Array.from({ length: free }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  await Promise.all(clients.map((client) => client.query('select pg_sleep(0.3)')));
  await Promise.all(clients.map((client) => client.end()));
};

if (noPooler) console.warn(noPooler);
describe.skipIf(noPooler)('behind a pooler that drops start-up options', () => {
  const pooler = async (mode: 'session' | 'transaction' | 'statement', more = '') => {
    const started = await startPooler(fresh.url, mode, more);
    onTestFinished(() => started.stop());
    return started;
  };

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

  // Free sessions are handed out the last one first, or each in its turn: two of them to two who ask are as if each had its own.
  const hands = [
    [0, 'the last one first'],
    ...[1, 2, 3].map((free) => [free, 'each in its turn'] as const),
  ] as const;
  test.each(
    (['transaction', 'statement'] as const).flatMap((mode) => hands.map((hand) => [mode, ...hand] as const)),
  )(
    'it doesn’t start where %ss are pooled, and says which mode it needs: %i free, %s',
    async (mode, free, how) => {
      const { urlOf } = await pooler(mode, `server_round_robin = ${how === 'each in its turn' ? 1 : 0}`);
      await leaveFree(urlOf(), free);
      await expect(openDatabase({ url: fresh.url, app: urlOf(), access: urlOf() }, 2)).rejects.toThrow(
        'set its pool_mode to session',
      );
    },
  );

  test('nor is anything migrated or maintained there, and the server says so in one sentence', async () => {
    const [empty, cleanUp] = [await emptyDatabase(), await bundleProduct()];
    const { urlOf, stop } = await startPooler(empty.url, 'transaction');
    onTestFinished(async () => {
      await stop();
      await empty.drop();
      cleanUp();
    });
    const refusal = 'set its pool_mode to session';
    await expect(rebuild(urlOf())).rejects.toThrow(refusal);
    const start = startMain({ DATABASE_URL: urlOf() });
    await expect(start).rejects.toThrow(refusal);
    await expect(start).rejects.not.toThrow('    at ');
    const owner = new pg.Client({ connectionString: empty.url });
    await owner.connect();
    const { rows } = await owner.query(
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    );
    await owner.end();
    expect(rows).toEqual([]);
  });
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
