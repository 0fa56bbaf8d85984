import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nativeFolder, usableBinaries } from './binaries.ts';
import { clusterHome, clusterOwner, clusterReached, makeDataDirectory } from './home.ts';
import { engineUser, giveTo } from './identity.ts';
import { initialise, isInitialised, requireSameVersion } from './initialise.ts';
import { launch } from './launch.ts';
import { lockDirectory } from './lock.ts';
import { clearLeftOver, readPostmasterFile, stopPostmaster } from './postmaster.ts';
import { emptySocketDirectory, makeSocketDirectory, socketDirectoryBeside, urlOf } from './socket.ts';

/** A PostgreSQL of our own that runs beside the server, on its data directory. */
export interface Engine {
  /** `postgres://` address of the superuser's database, on a unix socket only this user may enter. */
  readonly url: string;
  /** Absolute path. */
  readonly dataDirectory: string;
  /** Settles when the engine ended although nobody called `stop`, a second time: the first time it is started again. */
  readonly lost: Promise<void>;
  /** Ends all sessions, writes everything, waits for the end and frees the data directory. May be called again. */
  stop(): Promise<void>;
  /** Tells the engine to end without writing what it could write later, and waits for nothing; its log is replayed at the next start. */
  endAtOnce(): void;
}

export interface EngineOptions {
  /** Made when missing. Holds `postgres/` (the cluster), `run/` (the socket), `engine.log` and `server.lock`. */
  readonly dataDirectory: string;
  /** Told, in sentences, what a person who started the server would want to know. */
  readonly log: (sentence: string) => void;
}

/**
 * Starts the embedded PostgreSQL: made on the first start, found again on later ones, also after a kill.
 * @throws EngineRefusal with one sentence when it cannot, or when another server runs on the data directory.
 */
export async function startEngine({ dataDirectory, log }: EngineOptions): Promise<Engine> {
  const directory = resolve(dataDirectory);
  makeDataDirectory(directory);
  const unlock = lockDirectory(directory);
  try {
    const { child: first, again, socketDirectory, cluster } = await startIn(directory, log);
    let child = first;
    const stop = async () => {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (!ended) await stopPostmaster(child.pid!);
      if (socketDirectory !== socketDirectoryBeside(cluster))
        rmSync(socketDirectory, { recursive: true, force: true });
      unlock();
    };
    const endAtOnce = () => void child.kill('SIGQUIT');
    const restart = async () => {
      child = await again();
      return child;
    };
    const ends = endings(child, restart, stop);
    return { url: urlOf(socketDirectory), dataDirectory: directory, endAtOnce, ...ends };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The address of the engine that a running server has on its data directory; null where it has none that answers yet. */
export function runningEngineUrl(dataDirectory: string): string | null {
  const file = readPostmasterFile(clusterReached(resolve(dataDirectory)));
  return file?.ready ? urlOf(file.socketDirectory) : null;
}

async function startIn(directory: string, log: (sentence: string) => void) {
  const user = engineUser(clusterOwner(directory));
  const binaries = usableBinaries(nativeFolder(), user, log);
  const cluster = clusterHome(directory, user, log);
  if (isInitialised(cluster)) {
    requireSameVersion(cluster, binaries);
    if (user?.uid !== clusterOwner(directory)) giveTo(user, cluster);
    await clearLeftOver(cluster, log);
  } else {
    log(`Making a new database in ${cluster}.`);
    await initialise(cluster, binaries, user);
  }
  const socketDirectory = makeSocketDirectory(cluster, user);
  const start = () => launch({ cluster, socketDirectory, binaries, user, log });
  const again = async () => {
    log('The database ended unexpectedly, and is started again; the reason is in engine.log.1.');
    await clearLeftOver(cluster, log);
    emptySocketDirectory(socketDirectory);
    return start();
  };
  return { child: await start(), again, socketDirectory, cluster };
}

function endings(
  child: ChildProcess,
  restart: () => Promise<ChildProcess>,
  stop: () => Promise<void>,
): Pick<Engine, 'lost' | 'stop'> {
  let stopping: Promise<void> | undefined;
  let starting: Promise<unknown> = Promise.resolve();
  const lost = new Promise<void>((resolve) => {
    const gone = () => {
      if (!stopping) resolve();
    };
    child.once('exit', () => {
      if (stopping) return;
      starting = restart().then((second) => second.once('exit', gone), gone);
    });
  });
  return {
    lost,
    stop() {
      stopping ??= starting.then(stop);
      return stopping;
    },
  };
}
