import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Metrics } from './http/metrics.routes.ts';
import type { JobMeter } from './jobs/lanes.ts';
import { gaugesIn } from './metrics-gauges.ts';
import type { Database } from './store/database/database.ts';
import type { Clock } from './store/database/tx.ts';

/** From a millisecond to the minute after which a statement is ended. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

const timed = <Label extends string>(register: Registry, name: string, help: string, labelNames: Label[]) =>
  new Histogram({ name, help, labelNames, buckets, registers: [register] });

/** All that is counted, with a way to say whose jobs. */
export interface Counted extends Metrics, JobMeter {
  watchJobs: (pool: pg.Pool) => void;
}

/**
 * Counts requests, commands, jobs, connections, the engine, and what the process itself takes.
 *
 * @param token a bearer's, or null where this machine alone reads
 * @param process whether the process itself is counted, of which there is one
 */
export const countedIn = (
  database: Database,
  clock: Clock,
  { token, process }: { token: string | null; process: boolean },
): Counted => {
  const register = new Registry();
  if (process) collectDefaultMetrics({ register, prefix: 'counterfoil_' });
  const requests = timed(register, 'counterfoil_http_request_seconds', 'Requests by call and status.', [
    'call',
    'status',
  ]);
  const commands = timed(
    register,
    'counterfoil_command_seconds',
    'Calls that change something, by what came of them: done, or the kind of the refusal.',
    ['call', 'outcome'],
  );
  const jobs = timed(
    register,
    'counterfoil_job_seconds',
    'Jobs by queue, task and outcome: done, or failed and tried again.',
    ['queue', 'task', 'outcome'],
  );
  const { watchJobs, look } = gaugesIn(register, database, clock);
  return {
    token,
    watchJobs,
    answered: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    commanded: (call, outcome, seconds) => commands.observe({ call, outcome }, seconds),
    ran: (queue, task, outcome, seconds) => jobs.observe({ queue, task, outcome }, seconds),
    exposition: async () => {
      await look();
      return { type: register.contentType, text: await register.metrics() };
    },
  };
};
