import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type EngineUser, mayEnter } from './identity.ts';
import { EngineRefusal } from './refusal.ts';

/** Where root keeps what the engine's user must reach and cannot reach in the checkout. */
export const sharedState = '/var/lib/counterfoil';

export function makeSharedState(): void {
  mkdirSync(sharedState, { recursive: true });
  // Whatever root's umask says: the engine's user passes through here.
  chmodSync(sharedState, 0o755);
}

/** Makes the data directory when it is missing. @throws EngineRefusal when it cannot be made or written. */
export function makeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EngineRefusal(
      `The data directory ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}): ` +
        'name another with COUNTERFOIL_DATA.',
    );
  }
}

/** The path the cluster has, or will have, seen from the data directory: a directory or a link to one. */
const clusterIn = (dataDirectory: string): string => join(dataDirectory, 'postgres');

/** Where the cluster lies that a data directory has, in it or elsewhere. */
export const clusterReached = (dataDirectory: string): string => linkedTo(clusterIn(dataDirectory));

/** The uid that owns the cluster, when there is one. */
export function clusterOwner(dataDirectory: string): number | undefined {
  const cluster = linkedTo(clusterIn(dataDirectory));
  return lstatSync(cluster, { throwIfNoEntry: false })?.uid;
}

/**
 * The real path of the cluster's directory. It lies in the data directory; when that is closed to the engine's
 * user, new data go to `/var/lib/counterfoil` and a link in the data directory leads there.
 * @throws EngineRefusal when existing data are closed to that user: they are never left behind for empty ones.
 */
export function clusterHome(
  dataDirectory: string,
  user: EngineUser | undefined,
  log: (sentence: string) => void,
): string {
  const cluster = linkedTo(clusterIn(dataDirectory));
  if (mayEnter(user, dirname(cluster))) return cluster;
  if (!user || existsSync(cluster)) {
    throw new EngineRefusal(
      `The data in ${cluster} are closed to the user ${user?.name ?? 'who runs this'}: ` +
        'open the directories above to that user (chmod a+x), or move the data directory and set COUNTERFOIL_DATA.',
    );
  }
  makeSharedState();
  const elsewhere = mkdtempSync(join(sharedState, `${basename(dataDirectory)}-`));
  chmodSync(elsewhere, 0o755);
  symlinkSync(join(elsewhere, 'postgres'), clusterIn(dataDirectory));
  log(`${dataDirectory} is closed to the user ${user.name}, so the database lies in ${elsewhere}.`);
  return join(elsewhere, 'postgres');
}

function linkedTo(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : path;
}
