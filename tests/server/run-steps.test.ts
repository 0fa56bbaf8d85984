import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alone, outside, runSteps, type Step, statements } from '../../server/store/run-steps.ts';
import { emptyDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const steps = {
  '0001-table': statements('create table big (n int); insert into big select generate_series(1, 1000)'),
  '0002-index': outside(
    'drop index concurrently if exists big_n',
    'create index concurrently big_n on big (n)',
  ),
  '0003-view': statements('create view seen as select n from big'),
};

const run = (url: string, through: Readonly<Record<string, Step>>, to?: string): Promise<void> =>
  alone(url, (owner) => runSteps(owner, through, to));

const done = async () =>
  (await client.query<{ version: string }>('select version from schema_version order by 1')).rows.map(
    ({ version }) => version,
  );
const indexes = async () =>
  (await client.query("select indisvalid as valid from pg_index where indexrelid = to_regclass('big_n')"))
    .rows;
/** The session that builds the index, once it waits for those who wrote before it. */
const builder = async (): Promise<number> => {
  const waits = `select pid from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'
    and datname = current_database()`;
  await expect.poll(async () => (await client.query(waits)).rowCount, { timeout: 20_000 }).toBe(1);
  return (await client.query<{ pid: number }>(waits)).rows[0]!.pid;
};

test('a step outside the transaction holds up no writer, and one that was interrupted is taken up again', async () => {
  await run(database.url, steps, '0001-table');
  const writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
  await writer.query('begin');
  await writer.query('insert into big values (1001)');
  const interrupted = run(database.url, steps).then(
    () => null,
    (error: Error) => error,
  );
  const pid = await builder();
  // Another one writes meanwhile, and isn't held up.
  await client.query(`set lock_timeout = '2s'`);
  await client.query('insert into big values (1002)');
  await client.query('select pg_terminate_backend($1)', [pid]);
  expect(await interrupted).toBeInstanceOf(Error);
  expect([await done(), await indexes()]).toEqual([['0001-table'], [{ valid: false }]]);
  await writer.query('commit');
  await writer.end();
  await run(database.url, steps);
  expect([await done(), await indexes()]).toEqual([Object.keys(steps), [{ valid: true }]]);
  expect((await client.query('select count(*)::int as n from seen')).rows).toEqual([{ n: 1002 }]);
});

test('two processes that begin at once do each step once, and neither waits for the other without end', async () => {
  const other = await emptyDatabase();
  await Promise.all([run(other.url, steps), run(other.url, steps), run(other.url, steps)]);
  await other.drop();
});

test('a step that fails leaves nothing of itself, nor of the steps of its transaction', async () => {
  const other = await emptyDatabase();
  const broken = {
    ...steps,
    '0004-twice': statements('create table twice (n int); create table twice (n int)'),
  };
  await expect(run(other.url, broken)).rejects.toThrow(/"twice" already exists/);
  await alone(other.url, async (owner) => {
    const { rows } = await owner.query(
      `select array(select version from schema_version order by 1) as done, to_regclass('twice') as twice, to_regclass('seen') as seen`,
    );
    expect(rows).toEqual([{ done: ['0001-table', '0002-index'], twice: null, seen: null }]);
  });
  await other.drop();
});

test('a database that a newer program brought further is refused', async () => {
  const { '0003-view': _, ...older } = steps;
  await expect(run(database.url, older)).rejects.toThrow(
    'The database is at schema 0003-view, which this version of Counterfoil doesn’t know: start the version that brought it there, or a newer one.',
  );
});
