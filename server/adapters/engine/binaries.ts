import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { makeSharedState, sharedState } from './home.ts';
import { type EngineUser, runningAs } from './identity.ts';
import { platformPackage } from './platform.ts';
import { EngineRefusal, useYourOwn } from './refusal.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Such as `18.4`. */
  readonly version: string;
}

/** The folder `native` (bin, lib, share) of the platform's package. @throws EngineRefusal when it is not installed. */
export function nativeFolder(
  packageName: string = platformPackage(),
  from: string = import.meta.url,
): string {
  try {
    return resolve(dirname(createRequire(from).resolve(packageName)), '../native');
  } catch {
    throw new EngineRefusal(
      `The package ${packageName} is not installed: run "npm ci" with optional packages, or ${useYourOwn}.`,
    );
  }
}

/**
 * PostgreSQL's programs, proven to run as the given user.
 * As root they are copied to where that user can reach them when the checkout is closed to it.
 * @throws EngineRefusal when they cannot be made to run.
 */
export function usableBinaries(
  native: string,
  user: EngineUser | undefined,
  log: (sentence: string) => void,
): Binaries {
  repairLinks(native);
  const inPlace = tryBinaries(native, user);
  if ('version' in inPlace) return inPlace;
  if (!user)
    throw new EngineRefusal(`The embedded PostgreSQL does not run here (${inPlace.fault}): ${useYourOwn}.`);

  const copied = tryBinaries(copyOf(native), user);
  if ('fault' in copied) {
    throw new EngineRefusal(
      `The embedded PostgreSQL does not run as user ${user.name} (${copied.fault}): ${useYourOwn}.`,
    );
  }
  log(`${native} is closed to the user ${user.name}, so PostgreSQL runs from a copy in ${sharedState}.`);
  return copied;
}

/**
 * npm packages hold no symbolic links, so the package lists its own in a file and lays them on installation.
 * Where installation scripts do not run we lay them ourselves.
 * @throws EngineRefusal when links are missing and may not be written.
 */
export function repairLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new EngineRefusal(
        `PostgreSQL's libraries in ${native} lack their links, which this user may not write: ` +
          `run "npm rebuild" as the owner, or ${useYourOwn}.`,
      );
    }
  }
}

function tryBinaries(native: string, user: EngineUser | undefined): Binaries | { fault: string } {
  const [postgres, initdb] = [join(native, 'bin/postgres'), join(native, 'bin/initdb')];
  const run = spawnSync(postgres, ['--version'], { ...runningAs(user), env: {}, encoding: 'utf8' });
  const version = /(\d+\.\d+)/.exec(run.stdout ?? '')?.[1];
  if (run.status === 0 && version) return { postgres, initdb, version };
  return { fault: run.error?.message ?? run.stderr.trim().split('\n')[0] ?? 'no reason given' };
}

/** Copies aside and renames, so that a copy broken off half way is never taken for a whole one. */
function copyOf(native: string): string {
  const copy = join(sharedState, `${basename(dirname(native))}-${packageVersion(native)}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  makeSharedState();
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  if (existsSync(copy)) rmSync(draft, { recursive: true });
  else renameSync(draft, copy);
  return copy;
}

function packageVersion(native: string): string {
  return JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version;
}
