import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { goneWithin, runningProcess } from './processes.ts';
import { EngineRefusal } from './refusal.ts';
import { answers, socketDirectoryBeside, socketIn } from './socket.ts';

/** What PostgreSQL writes into `postmaster.pid` while it runs on a cluster. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketDirectory: string;
  /** It accepts connections. */
  readonly ready: boolean;
}

const fileIn = (cluster: string): string => join(cluster, 'postmaster.pid');

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(fileIn(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketDirectory: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Ends what an earlier server left on the cluster: an engine that outlived its killed server is stopped, and a
 * `postmaster.pid` whose pid now belongs to a stranger is disarmed, since PostgreSQL would refuse to start for ever. For the same
 * reason one goes that stays empty, of an engine killed as it began; an engine that begins writes its pid at once.
 * @throws EngineRefusal when an engine lives there that cannot be stopped from here.
 */
export async function clearLeftOver(cluster: string, log: (sentence: string) => void): Promise<void> {
  for (let looks = 0; isEmpty(cluster) && looks < 20; looks += 1) await sleep(50);
  if (isEmpty(cluster)) rmSync(fileIn(cluster));
  const file = readPostmasterFile(cluster);
  if (!file) return;
  const kind = whoIs(file.pid, cluster);
  if (kind === 'our engine') {
    log(`Stopping the database of a server that was killed (process ${file.pid}).`);
    await stopPostmaster(file.pid);
    return;
  }
  const sockets = [file.socketDirectory, socketDirectoryBeside(cluster)].map(socketIn);
  if (kind === 'unclear' || (await Promise.all(sockets.map(answers))).includes(true)) {
    throw new EngineRefusal(
      `The data in ${cluster} are in use by a PostgreSQL that this server cannot stop ` +
        `(process ${file.pid}, perhaps in another container): stop it first.`,
    );
  }
  disarm(cluster);
}

const isEmpty = (cluster: string): boolean =>
  statSync(fileIn(cluster), { throwIfNoEntry: false })?.size === 0;

/**
 * Writes this process's pid into the file of a dead engine. PostgreSQL takes a file with the pid of its own parent
 * for stale, and still checks the shared memory named in it: no child of the dead engine may linger. A file
 * removed would lose that check.
 */
function disarm(cluster: string): void {
  const file = fileIn(cluster);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
}

/** Fast shutdown: sessions are ended, everything is written. After half a minute an immediate one, which loses nothing either. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await goneWithin(pid, 30_000)) return;
  signal(pid, 'SIGQUIT');
  await goneWithin(pid, 30_000);
}

function whoIs(pid: number, cluster: string): 'our engine' | 'not an engine of these data' | 'unclear' {
  // The engine is started with its data directory as the last argument (launch.ts), so it may hold spaces.
  const directory = /^\S.*?\/postgres .*?-D (.+)$/.exec(runningProcess(pid)?.command ?? '')?.[1];
  if (!directory) return 'not an engine of these data';
  try {
    const [theirs, ours] = [statSync(directory), statSync(cluster)];
    return theirs.ino === ours.ino && theirs.dev === ours.dev ? 'our engine' : 'not an engine of these data';
  } catch {
    return 'unclear';
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
