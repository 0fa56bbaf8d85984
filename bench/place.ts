import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngine } from '../server/adapters/engine/engine.ts';
import { type Database, openDatabase } from '../server/store/database/database.ts';
import { migrate } from '../server/store/migrate.ts';
import { bundled, type Child, startChild } from '../tests/support/child.ts';

/** A migrated database on an engine of its own, and the server in a process of its own. */
export interface Place {
  database: Database;
  server: Child<{ port: number }>;
  /** A connection as the owner of the database. */
  url: string;
  end: () => Promise<void>;
}

/**
 * Starts an engine on throw-away data, with fsync as in production, and the release build of the server on it.
 *
 * @param page where the built page lies, when the server is to hand it out too
 */
export async function openPlace(page?: string): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'counterfoil-bench-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(directory, 0o755);
  const engine = await startEngine({ dataDirectory: directory, log: () => {} });
  const clean = async () => {
    await engine.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await migrate(engine.url);
    const database = await openDatabase(engine.url, 4);
    const bundle = await bundled('tests/support/server-process.ts');
    // A line for every request belongs into a file, as a service's do: among the figures they hid them, and woke whoever read them.
    const log = openSync(join(directory, 'server.log'), 'a');
    const environment = { DATABASE_URL: engine.url, ...(page ? { COUNTERFOIL_PAGE: page } : {}) };
    const server = await startChild<{ port: number }>(bundle, environment, [], log);
    closeSync(log);
    return {
      database,
      server,
      url: engine.url,
      async end() {
        await server.kill();
        await database.close();
        rmSync(bundle);
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
