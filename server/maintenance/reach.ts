import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runningEngineUrl, startEngine } from '../adapters/engine/engine.ts';
import { DirectoryInUse } from '../adapters/engine/refusal.ts';
import { MaintenanceRefusal } from './connection.ts';

/**
 * Runs some work on the database the server would use: the one that is named, or the embedded engine on its data
 * directory, started for the while.
 *
 * @param dataLocation where the books are, as the settings say
 * @param make whether an embedded database that is missing is made
 * @param beside whether the work may go on beside a running server, on its engine: true of what only reads
 * @throws MaintenanceRefusal when there is none, or a server runs on it beside which it may not go on
 */
export const onDatabase = async <T>(
  dataLocation: { databaseUrl: string | null; dataDirectory: string },
  make: boolean,
  work: (url: string) => Promise<T>,
  { beside = false } = {},
): Promise<T> => {
  if (dataLocation.databaseUrl) return work(dataLocation.databaseUrl);
  const dataDirectory = resolve(dataLocation.dataDirectory);
  if (!make && !existsSync(join(dataDirectory, 'postgres')))
    throw new MaintenanceRefusal(
      `There are no data in ${dataDirectory}: name their directory with COUNTERFOIL_DATA, or a PostgreSQL with DATABASE_URL.`,
    );
  const engine = await startEngine({ dataDirectory, log: console.error }).catch((error: unknown) => {
    if (error instanceof DirectoryInUse && beside) return null;
    if (error instanceof DirectoryInUse)
      throw new MaintenanceRefusal(
        `A Counterfoil server runs on ${dataDirectory}: stop it first, or name a database with DATABASE_URL.`,
      );
    throw error;
  });
  if (!engine) {
    const running = runningEngineUrl(dataDirectory);
    if (running) return work(running);
    throw new MaintenanceRefusal(
      `A Counterfoil server is starting or stopping on ${dataDirectory}: try again in a moment.`,
    );
  }
  try {
    return await work(engine.url);
  } finally {
    await engine.stop();
  }
};
