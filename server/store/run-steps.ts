import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { refuseSharedSessions } from './database/database.ts';
import { endTransaction, preparedOn } from './database/prepared.ts';
import { column } from './database/row.ts';
import { makeVersions, noteVersion, unknownSchema, versionsIn } from './schema-version.ts';

/** A step of the schema, on a connection of the owner's. Steps that follow one another go in one transaction, but for those outside of one. */
export interface Step {
  outside?: boolean;
  up: (client: pg.ClientBase) => Promise<void>;
}

/** A step in statements that go with those of the steps around it, or not at all. */
export const statements = (text: string): Step => ({
  up: async (client) => {
    await client.query(text);
  },
});

/**
 * A step whose statements run one by one outside a transaction, for what would hold up a large table's writers in one: an index built or dropped
 * `concurrently`, a check that is validated. An interrupted step is begun again, so each statement must bear being repeated:
 * `drop index concurrently if exists` before `create index concurrently`, since an interrupted build leaves an index that counts for nothing.
 */
export const outside = (...repeatable: string[]): Step => ({
  outside: true,
  up: async (client) => {
    for (const statement of repeatable) await client.query(statement);
  },
});

const tried = `select pg_try_advisory_lock(hashtextextended('steps of the schema', 0)) as held`;

/**
 * A connection of the owner's while no other process has one from here. It asks again and again in place of waiting: a statement that waits is one
 * that an index which is built `concurrently` would wait for.
 *
 * @param url a connection as the database's owner
 * @throws DatabaseSetupError behind a pooler that shares sessions: the lock would stay with one that nobody has
 */
export const alone = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  await refuseSharedSessions(url);
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
    await work(client);
  } finally {
    await client.end();
  }
};

const runGroup = async (client: pg.Client, group: readonly [name: string, step: Step][]): Promise<void> => {
  await makeVersions(client);
  for (const [name, step] of group) {
    await step.up(client);
    await noteVersion(client, name);
  }
};

/** All or nothing of some steps. */
const inTransaction = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await endTransaction(client, 'commit');
  } catch (error) {
    // A connection that broke has rolled back by itself.
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/** Steps that run alike together: those in one transaction, or those outside of any. */
const groupsOf = (pending: readonly [name: string, step: Step][]): [name: string, step: Step][][] => {
  const groups: [string, Step][][] = [];
  for (const one of pending) {
    const group = groups.at(-1);
    const isLike = group && Boolean(group[0]![1].outside) === Boolean(one[1].outside);
    if (isLike) group.push(one);
    else groups.push([one]);
  }
  return groups;
};

/**
 * Brings a database to the newest of some steps, or to one of them. What is done stays done when a later group fails, and the next run goes on there.
 *
 * @param client the connection of `alone`
 * @param steps in their order, by name
 * @param to the step to stop at; the newest when left out
 * @throws SchemaRefusal for a database that a newer program brought further, and what a failing step threw
 */
export const runSteps = async (
  client: pg.Client,
  steps: Readonly<Record<string, Step>>,
  to?: string,
): Promise<void> => {
  const applied = await versionsIn(client);
  const unknown = applied.find((name) => !(name in steps));
  if (unknown) throw unknownSchema(unknown);
  const pending = Object.entries(steps).filter(
    ([name]) => !applied.includes(name) && (to === undefined || name <= to),
  );
  for (const group of groupsOf(pending)) {
    const [, { outside: isOutside }] = group[0]!;
    if (isOutside) await runGroup(client, group);
    else await inTransaction(client, () => runGroup(client, group));
  }
};
