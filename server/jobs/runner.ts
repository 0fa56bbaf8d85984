import { EventEmitter } from 'node:events';
import { Logger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { asAccess } from '../store/access.ts';
import { requeueWaiting } from '../store/inbox.ts';
import { enqueueLetters } from '../store/letters.ts';
import { enqueueMessages } from '../store/messages.ts';
import { applyInboxEvent } from './apply-provider-event.ts';
import { deliverLetter, type JobServices } from './deliver-letter.ts';
import { deliverMessage } from './deliver-message.ts';
import { fillDemoJob } from './fill-demo.ts';
import { forgetExpired } from './forget-expired.ts';
import { type Rhythm, startHeartbeat } from './heartbeat.ts';

const usual: Rhythm = { beatSeconds: 10, deadSeconds: 60 };

export interface Jobs {
  /** Lets running jobs end, then stops. */
  stop: () => Promise<void>;
}

const tasksOf = (services: JobServices): TaskList => ({
  'deliver-letter': deliverLetter(services),
  'deliver-message': deliverMessage(services),
  'apply-provider-event': applyInboxEvent(services),
  'forget-expired': forgetExpired(services.clock),
  'fill-demo': fillDemoJob(services),
});

/** What runs by the hour; the queue sees to it that one process does it for all. */
const crontab = '17 * * * * forget-expired';

/**
 * Carries out queued work in this process: any number of processes share one queue. Jobs run at least once, so each
 * must bear being repeated. Begins with letters that wait without a job, as they do after a restore.
 *
 * @param fault is told what went wrong in a job or in the queue itself
 */
export const startJobs = async (
  services: JobServices,
  fault: (error: unknown) => void,
  rhythm: Rhythm = usual,
): Promise<Jobs> => {
  const pool = new pg.Pool({
    connectionString: services.database.url,
    max: 6,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  let ending = false;
  // Connections on their way out may still hear that the engine ends: nothing is wrong then.
  pool.on('error', (error) => ending || fault(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  const events: WorkerEvents = new EventEmitter();
  await enqueueLetters(pool);
  await enqueueMessages(pool);
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  events.on('job:error', ({ error }) => fault(error));
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(services),
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    events,
    // Its own log repeats what the events report.
    logger: new Logger(() => () => {}),
  });
  runner.promise.catch(fault);
  await requeueWaiting(asAccess(services.database));
  const heartbeat = await startHeartbeat(pool, workerId, rhythm, fault);
  return {
    stop: async () => {
      await runner.stop();
      await heartbeat.stop();
      ending = true;
      await pool.end();
    },
  };
};
