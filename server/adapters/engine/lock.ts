import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningProcess } from './processes.ts';
import { DirectoryInUse } from './refusal.ts';

/**
 * Takes the data directory for this server, so that no second one starts on it.
 * A lock whose holder is gone, or whose pid now belongs to a later process, is taken over.
 * @returns what gives the directory free again.
 * @throws DirectoryInUse when another server holds it.
 */
export function lockDirectory(directory: string): () => void {
  const lock = join(directory, 'server.lock');
  const mine = JSON.stringify({ pid: process.pid, started: runningProcess(process.pid)?.started });
  // Written aside and linked into place: the lock appears whole or not at all, and for one server only.
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    while (!linked(draft, lock)) {
      const found = readIfThere(lock);
      if (found !== undefined) clearIfStale(lock, found, directory);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readIfThere(lock) === mine) rmSync(lock, { force: true });
  };
}

function clearIfStale(lock: string, found: string, directory: string): void {
  const pid = livingHolder(found);
  if (pid !== undefined) {
    throw new DirectoryInUse(
      `The data directory ${directory} is in use by another Counterfoil server (process ${pid}): ` +
        'stop that one first, or give this one its own directory with COUNTERFOIL_DATA.',
    );
  }
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  // Another server may have replaced the stale lock between the look and the move: then it gets its lock back.
  if (readIfThere(aside) !== found) linked(aside, lock);
  rmSync(aside, { force: true });
}

function livingHolder(lock: string): number | undefined {
  try {
    const { pid, started } = JSON.parse(lock) as { pid: number; started?: string };
    const running = runningProcess(pid);
    return running && running.started === started ? pid : undefined;
  } catch {
    return undefined;
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
