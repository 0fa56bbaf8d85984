import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { preparedOn } from './prepared.ts';
import { column } from './row.ts';

/** A step of the schema. Steps that follow one another go in one transaction, but for those outside of one. */
export interface Step extends Migration {
  outside?: boolean;
}

/** A step in statements that go with those of the steps around it, or not at all. */
export const statements = (text: string): Step => ({
  up: async (db) => {
    await sql.raw(text).execute(db);
  },
});

/**
 * A step whose statements run one by one outside a transaction, for what would hold up a large table's writers in one: an index built or dropped
 * `concurrently`, a check that is validated. An interrupted step is begun again, so each statement must bear being repeated:
 * `drop index concurrently if exists` before `create index concurrently`, since an interrupted build leaves an index that counts for nothing.
 */
export const outside = (...repeatable: string[]): Step => ({
  outside: true,
  up: async (db) => {
    for (const statement of repeatable) await sql.raw(statement).execute(db);
  },
});

const tried = `select pg_try_advisory_lock(hashtextextended('steps of the schema', 0)) as held`;

/**
 * One process at a time. It asks again and again in place of waiting: a statement that waits is one that an index which is built `concurrently` would
 * wait for.
 */
const alone = async (url: string, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const query = preparedOn(client, 0);
    const take = async () => {
      const [row] = await query({ held: column.bool }, tried);
      return row!.held;
    };
    while (!(await take())) await sleep(100);
    await work();
  } finally {
    await client.end();
  }
};

/** The last step of each group of steps that run alike, and whether outside a transaction. */
const groupsOf = (pending: readonly [name: string, step: Step][]): { last: string; isOutside: boolean }[] => {
  const groups: { last: string; isOutside: boolean }[] = [];
  for (const [name, { outside: isOutside = false }] of pending) {
    const group = groups.at(-1);
    if (group?.isOutside === isOutside) group.last = name;
    else groups.push({ last: name, isOutside });
  }
  return groups;
};

/**
 * Brings a database to the newest of some steps, or to one of them. What is done stays done when a later group fails, and the next run goes on there.
 * Throws what the failing step threw.
 *
 * @param url a connection as the database's owner
 * @param steps in their order, by name
 * @param to the step to stop at; the newest when left out
 */
export const runSteps = (url: string, steps: Readonly<Record<string, Step>>, to?: string): Promise<void> =>
  alone(url, async () => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const provider = { getMigrations: async () => steps };
    const migratorOf = (disableTransactions: boolean) => new Migrator({ db, provider, disableTransactions });
    try {
      const known = await migratorOf(false).getMigrations();
      const pending = known
        .filter(({ name, executedAt }) => !executedAt && (to === undefined || name <= to))
        .map(({ name }): [string, Step] => [name, steps[name]!]);
      for (const { last, isOutside } of groupsOf(pending)) {
        const { error } = await migratorOf(isOutside).migrateTo(last);
        if (error) throw error;
      }
      // A database that a newer program brought further is refused.
      const { error } = to ? {} : await migratorOf(false).migrateToLatest();
      if (error) throw error;
    } finally {
      await db.destroy();
    }
  });
