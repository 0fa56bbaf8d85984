import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** A run leaves some 500 MB there at its height. */
const roomBytes = 2 * 1024 ** 3;

/**
 * How a PostgreSQL runs whose data nobody will miss: nothing is forced to disk. A database made or dropped forces
 * hundreds of files, which is most of what it takes. What kills an engine runs the product's own, with its settings.
 */
export const unforced: Readonly<Record<string, string>> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
};

/** A directory for such data, in memory where there is room; the engine's user may pass through. */
export function throwAwayDirectory(): string {
  const directory = mkdtempSync(join(hasRoom() ? memory : tmpdir(), 'counterfoil-tests-'));
  chmodSync(directory, 0o755);
  return directory;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomBytes && freemem() > 2 * roomBytes;
  } catch {
    return false;
  }
}
