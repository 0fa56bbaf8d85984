import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { type EngineUser, giveTo, runningAs } from './identity.ts';
import { EngineRefusal } from './refusal.ts';

/** UTF-8 with an order that is the same on every machine and never changes with a library. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
/** The socket's directory decides who may log in; there is no other auth. */
const access = ['--username=postgres', '--auth-local=trust', '--auth-host=reject'];

/** Makes an empty cluster. It appears under its name when it is whole: one broken off half way is made again. */
export async function initialise(
  cluster: string,
  binaries: Binaries,
  user: EngineUser | undefined,
): Promise<void> {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  giveTo(user, draft);
  const options = { ...runningAs(user), env: { LC_ALL: 'C', TZ: 'UTC' } };
  try {
    await promisify(execFile)(
      binaries.initdb,
      [...locale, ...access, '--data-checksums', '-D', draft],
      options,
    );
  } catch (error) {
    const reason = String((error as { stderr?: string }).stderr ?? error).trim();
    throw new EngineRefusal(`PostgreSQL could not make its data in ${cluster}: ${reason}`);
  }
  renameSync(draft, cluster);
}

export const isInitialised = (cluster: string): boolean => existsSync(join(cluster, 'PG_VERSION'));

/** @throws EngineRefusal when another major version of PostgreSQL wrote the cluster. */
export function requireSameVersion(cluster: string, binaries: Binaries): void {
  const wrote = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = binaries.version.split('.')[0];
  if (wrote === ours) return;
  throw new EngineRefusal(
    `The data in ${cluster} were written by PostgreSQL ${wrote}, and this Counterfoil brings PostgreSQL ${ours}: ` +
      'run "npm run archive" with the Counterfoil that wrote them, then "npm run restore" with this one.',
  );
}
