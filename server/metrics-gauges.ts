import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from './store/database/database.ts';
import { preparedOn } from './store/database/prepared.ts';
import { column } from './store/database/row.ts';
import { singleStatementsOn } from './store/database/single-statements.ts';
import type { Clock } from './store/database/tx.ts';

/** Whoever reads the metrics is not kept waiting by a database that does not answer. */
const patienceMs = 2_000;

const inTime = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error('The database does not answer.')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const engineColumns = {
  bytes: column.float,
  connections: column.float,
  deadlocks: column.float,
  commits: column.float,
  rollbacks: column.float,
  temporaryBytes: column.float,
  blocksHit: column.float,
  blocksRead: column.float,
};
const engineStatement = `select pg_database_size(datname)::float8 as bytes, numbackends::float8 as connections,
  deadlocks::float8, xact_commit::float8 as commits, xact_rollback::float8 as rollbacks, temp_bytes::float8 as temporary_bytes,
  blks_hit::float8 as blocks_hit, blks_read::float8 as blocks_read
  from pg_stat_database where datname = current_database()`;

const waitingStatement = `select task_identifier as task, case when attempts >= max_attempts then 'failed'
    when locked_at is not null then 'running' when run_at <= $1 then 'due' else 'later' end as state, count(*)::int as jobs
  from graphile_worker.jobs group by 1, 2`;

/** What is looked up when the metrics are read: connections, jobs that wait, and what PostgreSQL says of itself. */
export const gaugesIn = (register: Registry, database: Database, clock: Clock) => {
  const registers = [register];
  const connections = new Gauge({
    name: 'counterfoil_pool_connections',
    help: 'Connections to the database by pool and state; waiting are those who ask for one.',
    labelNames: ['pool', 'state'],
    registers,
  });
  const up = new Gauge({ name: 'counterfoil_database_up', help: '1 while the database answers.', registers });
  const figures = new Gauge({
    name: 'counterfoil_database',
    help: 'What PostgreSQL counts of this database.',
    labelNames: ['figure'],
    registers,
  });
  const waiting = new Gauge({
    name: 'counterfoil_jobs',
    help: 'Jobs that are not done, by task: due, later, running, or failed as often as they may be tried.',
    labelNames: ['task', 'state'],
    registers,
  });
  let jobs: pg.Pool | null = null;

  const countConnections = () => {
    const { app, long, access, turns } = database;
    const pools = { app, long, access, ...(jobs ? { jobs } : {}) };
    const inTurn: Record<string, number> = { app: turns.app.waiting(), long: turns.long.waiting() };
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
      connections.set({ pool, state: 'busy' }, totalCount - idleCount);
      connections.set({ pool, state: 'idle' }, idleCount);
      connections.set({ pool, state: 'waiting' }, waitingCount + (inTurn[pool] ?? 0));
    }
  };
  const askEngine = async () => {
    const [row] = await inTime(singleStatementsOn(database.app)(engineColumns, engineStatement));
    for (const [figure, value] of Object.entries(row!)) figures.set({ figure }, value);
  };
  const countJobs = async () => {
    if (!jobs) return;
    const kept = await inTime(
      preparedOn(jobs)({ task: column.text, state: column.text, jobs: column.int }, waitingStatement, [
        clock(),
      ]),
    );
    for (const row of kept) waiting.set({ task: row.task, state: row.state }, row.jobs);
  };

  return {
    /** Whose queue is counted: the pool of the jobs, whose role reads it. */
    watchJobs: (pool: pg.Pool): void => {
      jobs = pool;
    },
    look: async (): Promise<void> => {
      countConnections();
      figures.reset();
      waiting.reset();
      const answers = await Promise.all([
        askEngine().then(
          () => true,
          () => false,
        ),
        // Jobs that can't be counted are left out; whether the database answers is said by its own figure.
        countJobs().catch(() => {}),
      ]);
      up.set(answers[0] ? 1 : 0);
    },
  };
};
