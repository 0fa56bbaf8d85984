import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { EngineRefusal, useYourOwn } from './refusal.ts';

/** The user PostgreSQL runs as. It refuses to run as root, so root lends it to another. */
export interface EngineUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/**
 * Who runs the engine: undefined when this process runs it as itself, otherwise the user root lends it to.
 * @param owner uid of the data as they are on disk; data of an ordinary user stay with that user.
 * @throws EngineRefusal when PostgreSQL could not find out who it is.
 */
export function engineUser(owner?: number): EngineUser | undefined {
  if (process.getuid?.() !== 0) {
    requirePasswdEntry();
    return undefined;
  }
  const names = [...(owner ? [String(owner)] : []), 'postgres', 'nobody'];
  const user = names.map(lookUp).find((found) => found !== undefined && found.uid !== 0);
  if (!user) {
    throw new EngineRefusal(
      `PostgreSQL does not run as root, and there is neither a user postgres nor nobody here: ${useYourOwn}.`,
    );
  }
  return user;
}

/** What `child_process` needs to start a program as that user. */
export function runningAs(user: EngineUser | undefined): { uid?: number; gid?: number; cwd: string } {
  // A working directory the user may not enter would stop initdb, and the root directory is open to all.
  return user ? { uid: user.uid, gid: user.gid, cwd: '/' } : { cwd: '/' };
}

/** Whether the user may enter a directory. Asked of the system itself, which knows of groups and ACLs. */
export function mayEnter(user: EngineUser | undefined, directory: string): boolean {
  const checked = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', directory], runningAs(user));
  return checked.status === 0;
}

/** Gives files to the engine's user; nothing to do when the engine runs as ourselves. */
export function giveTo(user: EngineUser | undefined, path: string): void {
  if (!user) return;
  const done = spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, path], { encoding: 'utf8' });
  if (done.status !== 0) {
    throw new EngineRefusal(
      `The data could not be given to the user ${user.name} (${done.stderr.trim()}): ${useYourOwn}.`,
    );
  }
}

function lookUp(nameOrUid: string): EngineUser | undefined {
  const ask = (what: string) => spawnSync('id', [what, nameOrUid], { encoding: 'utf8' });
  const [uid, gid, name] = [ask('-u'), ask('-g'), ask('-un')];
  if (uid.status !== 0 || gid.status !== 0 || name.status !== 0) return undefined;
  return { name: name.stdout.trim(), uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function requirePasswdEntry(): void {
  try {
    userInfo();
  } catch {
    throw new EngineRefusal(
      `PostgreSQL runs only as a user with a name, and user id ${process.getuid?.()} has none here: ${useYourOwn}.`,
    );
  }
}
