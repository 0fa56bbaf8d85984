import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { type EngineUser, giveTo } from './identity.ts';

/** The file PostgreSQL listens on within its socket directory. */
export const socketIn = (directory: string): string => join(directory, '.s.PGSQL.5432');

/** The kernel holds socket paths in 104 bytes on macOS and 108 on Linux, with a zero at the end. */
const longestSocketPath = 103;

/**
 * Makes the directory of the engine's socket, open to its user alone: who may enter it is who may log in.
 * The caller has made sure that no engine lives on the cluster. It lies beside the cluster, or in `/tmp` under a random name when that path would be too long.
 */
export function makeSocketDirectory(cluster: string, user: EngineUser | undefined): string {
  const beside = socketDirectoryBeside(cluster);
  const fits = Buffer.byteLength(socketIn(beside)) <= longestSocketPath;
  const directory = fits ? beside : mkdtempSync('/tmp/counterfoil-');
  if (fits) {
    // What lies in it is of a dead engine, and its lock file would stop the new one when the pid is in use again.
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory);
  }
  chmodSync(directory, 0o700);
  giveTo(user, directory);
  return directory;
}

/** Removes what a dead engine left in its socket directory, which the next one is to use. */
export function emptySocketDirectory(directory: string): void {
  for (const name of readdirSync(directory)) rmSync(join(directory, name), { force: true });
}

export const socketDirectoryBeside = (cluster: string): string => join(dirname(cluster), 'run');

/** Whether anything answers on a socket, in this container or another one on the same disk. */
export function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

/** The address of the superuser's database on that socket. */
export const urlOf = (directory: string): string =>
  `postgres://postgres@${encodeURIComponent(directory)}/postgres`;
