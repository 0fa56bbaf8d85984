import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { nativeFolder, usableBinaries } from './binaries.ts';
import { clusterHome, clusterOwner, makeDataDirectory } from './home.ts';
import { engineUser, giveTo } from './identity.ts';
import { initialise, isInitialised, requireSameVersion } from './initialise.ts';
import { launch } from './launch.ts';
import { lockDirectory } from './lock.ts';
import { clearLeftOver, stopPostmaster } from './postmaster.ts';
import { makeSocketDirectory, socketDirectoryBeside, urlOf } from './socket.ts';

/** A PostgreSQL of our own that runs beside the server, on its data directory. */
export interface Engine {
  /** `postgres://` address of the superuser's database, on a unix socket only this user may enter. */
  readonly url: string;
  /** Absolute path. */
  readonly dataDirectory: string;
  /** Settles when the engine ended although nobody called `stop`. */
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
    const { child, socketDirectory, cluster } = await startIn(directory, log);
    const stop = async () => {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (!ended) await stopPostmaster(child.pid!);
      if (socketDirectory !== socketDirectoryBeside(cluster))
        rmSync(socketDirectory, { recursive: true, force: true });
      unlock();
    };
    const endAtOnce = () => child.kill('SIGQUIT');
    return { url: urlOf(socketDirectory), dataDirectory: directory, endAtOnce, ...endings(child, stop) };
  } catch (error) {
    unlock();
    throw error;
  }
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
  const child = await launch({ cluster, socketDirectory, binaries, user, log });
  return { child, socketDirectory, cluster };
}

function endings(child: ChildProcess, stop: () => Promise<void>): Pick<Engine, 'lost' | 'stop'> {
  let stopping: Promise<void> | undefined;
  const lost = new Promise<void>((resolve) => {
    child.once('exit', () => {
      if (!stopping) resolve();
    });
  });
  return {
    lost,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
