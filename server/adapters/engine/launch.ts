import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type EngineUser, runningAs } from './identity.ts';
import { readPostmasterFile } from './postmaster.ts';
import { EngineRefusal } from './refusal.ts';

export interface Launch {
  readonly cluster: string;
  readonly socketDirectory: string;
  readonly binaries: Binaries;
  readonly user: EngineUser | undefined;
  readonly log: (sentence: string) => void;
  /** What is other than the product's settings, for an engine whose data nobody will miss. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Given on the command line, so that a new release brings its settings to old data too. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '256MB',
  // Containers give little room in /dev/shm: no parallel workers, and their memory in files.
  dynamic_shared_memory_type: 'mmap',
  max_parallel_workers_per_gather: '0',
  fsync: 'on',
  // A young business's tables grow tenfold within a minute: their statistics are looked after more often than that.
  autovacuum_naptime: '10s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Refused statements are told by the server that sent them; here stands what concerns the engine itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts `postgres` and waits until it accepts connections, however long a recovery takes.
 * @throws EngineRefusal with PostgreSQL's own words when it ends instead.
 */
export async function launch(given: Launch): Promise<ChildProcess> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const started = await startOnce(given);
    if (typeof started !== 'string') return started;
    // The sessions of an engine killed a moment ago need a moment to notice.
    const lingering = /shared memory block/.test(started) && Date.now() < deadline;
    if (!lingering) throw new EngineRefusal(`PostgreSQL did not start: ${started}`);
    await sleep(100);
  }
}

/** @returns the running engine, or why it ended. */
async function startOnce({
  cluster,
  socketDirectory,
  binaries,
  user,
  log,
  others = {},
}: Launch): Promise<ChildProcess | string> {
  const logFile = join(dirname(cluster), 'engine.log');
  const output = openLog(logFile);
  const child = spawn(
    binaries.postgres,
    argumentsFor(cluster, { ...settings, ...others, ...socketSetting(socketDirectory) }),
    {
      ...runningAs(user),
      // Its own process group: Ctrl-C in a terminal reaches the server alone, which ends the engine when it is done.
      detached: true,
      stdio: ['ignore', 'ignore', output],
      env: { LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  closeSync(output);
  await once(child, 'spawn');
  child.unref();
  const slow = Date.now() + 5_000;
  let isReported = false;
  while (child.exitCode === null && child.signalCode === null) {
    const file = readPostmasterFile(cluster);
    if (file?.pid === child.pid && file?.ready) return child;
    if (!isReported && Date.now() > slow) {
      log('PostgreSQL is still starting: after a crash it first replays its log.');
      isReported = true;
    }
    await sleep(5);
  }
  return lastFault(logFile);
}

function argumentsFor(cluster: string, given: Readonly<Record<string, string>>): string[] {
  return [...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]), '-D', cluster];
}

const socketSetting = (directory: string) => ({
  // The setting holds a list, in which a name with a space or comma stands in double quotes.
  unix_socket_directories: `"${directory.replaceAll('"', '""')}"`,
});

/** One log for this run, and the one before it kept. */
function openLog(path: string): number {
  try {
    renameSync(path, `${path}.1`);
  } catch {
    // The first start has none.
  }
  return openSync(path, 'a', 0o600);
}

function lastFault(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return `${fatal.replace(/^.*?(FATAL|PANIC): +/, '')} (more in ${logFile})`;
}
