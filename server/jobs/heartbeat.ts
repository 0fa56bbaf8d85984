import { makeWorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';

/** How often a process says that it lives, and how long silence must last until its work is taken from it. */
export interface Rhythm {
  beatSeconds: number;
  deadSeconds: number;
}

/** Says that the workers live. By the database's clock: the processes' own may differ. */
const beat = `insert into server_process (worker_id, beat_at) select worker, now() from unnest($1::text[]) worker
  on conflict (worker_id) do update set beat_at = now()`;
/** Those that fell silent, and those that were killed before they first said that they live, which left only their locks. */
const silent = `select worker_id from server_process where beat_at < now() - make_interval(secs => $1)
  union select locked_by from graphile_worker.jobs j where locked_at < now() - make_interval(secs => $1)
    and not exists (select 1 from server_process p where p.worker_id = j.locked_by)`;

export interface Heartbeat {
  /** Frees the jobs of workers that have ended. */
  free: (workerIds: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Beats for a process's worker pools, and frees the jobs of those that fell silent: killed processes keep theirs locked for
 * hours otherwise. A pool that only slept has its job done twice at worst, which every job must bear.
 */
export const startHeartbeat = async (
  pool: pg.Pool,
  workerIds: readonly string[],
  { beatSeconds, deadSeconds }: Rhythm,
  fault: (error: unknown) => void,
): Promise<Heartbeat> => {
  const utils = await makeWorkerUtils({ pgPool: pool });
  const free = async (dead: readonly string[]) => {
    if (dead.length === 0) return;
    await utils.forceUnlockWorkers([...dead]);
    await pool.query('delete from server_process where worker_id = any($1)', [dead]);
  };
  const round = async () => {
    await pool.query(beat, [workerIds]);
    const rows = await preparedOn(pool)({ workerId: column.text }, silent, [deadSeconds]);
    const dead = rows.map((row) => row.workerId);
    await free(dead);
  };
  await round();
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(round).catch(fault);
  }, beatSeconds * 1000);
  return {
    free,
    stop: async () => {
      clearInterval(timer);
      await running;
      await pool.query('delete from server_process where worker_id = any($1)', [workerIds]);
      await utils.release();
    },
  };
};
