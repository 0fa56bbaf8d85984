import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Logger, type Runner, run, type Task, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Xlsx } from '../adapters/xlsx/xlsx.ts';
import { xlsxThreads } from '../adapters/xlsx/xlsx-threads.ts';
import { carryRecoveriesOn } from '../commands/account/recover-factor.ts';
import { asAccess } from '../store/access/access.ts';
import { unavailabilityOf } from '../store/database/database-fault.ts';
import { requeueWaiting } from '../store/mail/inbox.ts';
import { enqueueLetters } from '../store/mail/letters.ts';
import { enqueueMessages } from '../store/mail/messages.ts';
import { requeueStoreEvents } from '../store/online-store/store-events.ts';
import { applyInboxEvent } from './apply-provider-event.ts';
import { planPaymentTasks } from './ask-plan-payments.ts';
import { askProviders, providerTasks } from './ask-providers.ts';
import { carryChainsOn, carryOneChainOn } from './carry-chain-on.ts';
import { deliverLetter, type JobServices } from './deliver-letter.ts';
import { deliverMessage } from './deliver-message.ts';
import { exportBooks } from './export-books.ts';
import { fillDemoJob } from './fill-demo.ts';
import { findLostTasks } from './find-lost-tasks.ts';
import { forgetExpired } from './forget-expired.ts';
import { type Rhythm, startHeartbeat } from './heartbeat.ts';
import { importRunJob } from './import-run.ts';
import { type JobMeter, type Lane, lanes, type TaskName } from './lanes.ts';
import { mailSavedReport, queueSavedReports } from './mail-saved-reports.ts';
import { makeAccountantPackage } from './make-accountant-package.ts';
import { makeReportFile } from './make-report-file.ts';
import { remindCustomers, sendReminders } from './send-reminders.ts';
import {
  applyStoreEvent,
  checkStores,
  followStoreBillings,
  pollStores,
  pullStoreStock,
  pushStoreStock,
  storeTasks,
  syncStore,
} from './sync-stores.ts';
import { queuePlans, takeSteps } from './take-plan-steps.ts';

const usual: Rhythm = { beatSeconds: 10, deadSeconds: 60 };

export interface Jobs {
  /** Lets running jobs end, then stops. */
  stop: () => Promise<void>;
  /** The connections the work is done with; its role reads the queues. */
  pool: pg.Pool;
}

/** A job that failed, beside what it threw: what it was and how often it was tried, and nothing of what it was given. */
export interface JobFault {
  task: string;
  job: string;
  attempt: number;
}

/** Files of reports: those people wait for, and those that are mailed. */
const reportFileTasks = (making: JobServices & { xlsx: Xlsx }) => ({
  'make-report-file': makeReportFile(making),
  'mail-saved-report': mailSavedReport(making),
});

const tasksOf = (services: JobServices, pool: pg.Pool): Record<TaskName, Task> => ({
  'deliver-letter': deliverLetter(services),
  'deliver-message': deliverMessage(services),
  'apply-provider-event': applyInboxEvent(services),
  'ask-providers': askProviders(services),
  ...providerTasks(services),
  ...planPaymentTasks(services),
  'forget-expired': forgetExpired(services.clock),
  'carry-recoveries-on': () => carryRecoveriesOn(services),
  'send-reminders': sendReminders(services, pool),
  'remind-customers': remindCustomers(services),
  'queue-plan-steps': queuePlans(services, pool),
  'take-plan-steps': takeSteps(services),
  'carry-chains-on': carryChainsOn(services, pool),
  'carry-chain-on': carryOneChainOn(services),
  'find-lost-tasks': findLostTasks(services),
  'fill-demo': fillDemoJob(services),
  'export-books': exportBooks(services),
  ...reportFileTasks({ ...services, xlsx: services.xlsx ?? xlsxThreads() }),
  'queue-saved-reports': queueSavedReports(services, pool),
  'make-accountant-package': makeAccountantPackage(services),
  'import-items': importRunJob(services, () => pool.query('analyze')),
  'undo-import': importRunJob(services, () => pool.query('analyze')),
  'apply-store-event': applyStoreEvent(services),
  'sync-store': syncStore(services),
  'poll-stores': pollStores(services),
  'push-store-stock': pushStoreStock(services),
  'pull-store-stock': pullStoreStock(services),
  'check-stores': checkStores(services),
  'follow-store-billings': followStoreBillings(services),
  ...storeTasks(services),
});

/** What runs by the clock, in the lane that has it; the queue sees to it that one process does it for all. */
const crontabs: Partial<Record<Lane, string>> = {
  prompt: [
    '17 * * * * forget-expired',
    '27 * * * * carry-recoveries-on',
    '2 * * * * send-reminders',
    '* * * * * find-lost-tasks',
    '* * * * * queue-plan-steps',
    '*/10 * * * * ask-providers',
    '5,15,25,35,45,55 * * * * ask-plan-payments',
    '43 * * * * find-plan-events',
    // Clocks differ by quarters of an hour.
    '*/15 * * * * queue-saved-reports',
    '* * * * * carry-chains-on',
  ].join('\n'),
  stores: [
    '*/10 * * * * poll-stores',
    '* * * * * push-store-stock',
    '5,15,25,35,45,55 * * * * pull-store-stock',
    '7 4 * * * check-stores',
    '37 4 * * * follow-store-billings',
  ].join('\n'),
};

/** Tells of a lane's jobs: how long each took, and what went wrong. */
const watched = (
  lane: Lane,
  fault: (error: unknown, job?: JobFault) => void,
  meter: JobMeter | null,
): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter();
  const begun = new Map<string, number>();
  const ended = ({ id, task_identifier: task }: Job, outcome: 'done' | 'failed') => {
    meter?.ran(lane, task, outcome, (Date.now() - (begun.get(id) ?? Date.now())) / 1000);
    begun.delete(id);
  };
  events.on('job:start', ({ job }) => void begun.set(job.id, Date.now()));
  events.on('job:success', ({ job }) => ended(job, 'done'));
  events.on('job:error', ({ error, job }) => {
    ended(job, 'failed');
    fault(error, { task: job.task_identifier, job: job.id, attempt: job.attempts });
  });
  return events;
};

/**
 * Carries out queued work in this process: any number of processes share the queues, of which each lane has its own. Jobs
 * run at least once, so each must bear being repeated. Begins with letters that wait without a job, as they do after a restore.
 *
 * @param fault is told what went wrong in a job or in the queue itself
 * @param meter counts the jobs; nobody when left out
 */
export const startJobs = async (
  services: JobServices,
  fault: (error: unknown, job?: JobFault) => void,
  rhythm: Rhythm = usual,
  meter: JobMeter | null = null,
): Promise<Jobs> => {
  // Each lane listens on a connection of its own.
  const pool = new pg.Pool({
    connectionString: services.database.url,
    max: 12,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  let ending = false;
  // Connections on their way out may still hear that the engine ends: nothing is wrong then.
  pool.on('error', (error) => ending || fault(error));
  pool.on('connect', (client) => client.on('error', () => {}));
  await enqueueLetters(pool);
  await enqueueMessages(pool);
  const workerIds: string[] = [];
  const work = tasksOf(services, pool);
  const begin = async (lane: Lane) => {
    const events = watched(lane, fault, meter);
    events.on('pool:create', ({ workerPool }) => void workerIds.push(workerPool.id));
    const runner = await run({
      pgPool: pool,
      taskList: Object.fromEntries(lanes[lane].tasks.map((task) => [task, work[task]])),
      ...(crontabs[lane] ? { crontab: crontabs[lane] } : { parsedCronItems: [] }),
      concurrency: lanes[lane].atOnce,
      noHandleSignals: true,
      events,
      // Its own log repeats what the events report.
      logger: new Logger(() => () => {}),
    });
    runner.promise.catch(fault);
    return runner;
  };
  const runners: Runner[] = [];
  const beginAll = async () => {
    for (const lane of Object.keys(lanes) as Lane[]) runners.push(await begin(lane));
  };
  const endAll = () => Promise.allSettled(runners.splice(0).map((runner) => runner.stop()));
  await beginAll();
  const heartbeat = await startHeartbeat(pool, workerIds, rhythm, fault);
  await requeueWaiting(asAccess(services.database));
  if (services.shops) await requeueStoreEvents(asAccess(services.database));
  /** Frees what the workers held, and begins with new ones as soon as the database is there. */
  const beginAnew = async () => {
    const lost = workerIds.splice(0);
    for (let done = false; !done && !ending; ) {
      await endAll();
      try {
        await heartbeat.free(lost);
        await beginAll();
        done = true;
      } catch (error) {
        fault(error);
        await sleep(rhythm.beatSeconds * 100);
      }
    }
  };
  let anew: Promise<void> | null = null;
  // Where the database goes while a job runs, its worker ends, and the library leaves the rejected promise to nobody.
  const orphaned = (error: unknown): void => {
    if (!unavailabilityOf(error)) throw error;
    fault(error);
    anew ??= beginAnew().finally(() => {
      anew = null;
    });
  };
  process.on('unhandledRejection', orphaned);
  return {
    pool,
    stop: async () => {
      ending = true;
      process.off('unhandledRejection', orphaned);
      await anew;
      await endAll();
      await heartbeat.stop();
      await pool.end();
    },
  };
};
