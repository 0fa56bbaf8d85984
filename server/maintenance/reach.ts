import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startEngine } from '../adapters/engine/engine.ts';
import { DirectoryInUse } from '../adapters/engine/refusal.ts';
import { MaintenanceRefusal } from './connection.ts';

/**
 * Runs some work on the database the server would use: the one that is named, or the embedded engine on its data
 * directory, started for the while.
 *
 * @param place where the books are, as the settings say
 * @param make whether an embedded database that is missing is made
 * @throws MaintenanceRefusal when there is none, or a server runs on it
 */
export const onDatabase = async <T>(
  place: { databaseUrl: string | null; dataDirectory: string },
  make: boolean,
  work: (url: string) => Promise<T>,
): Promise<T> => {
  if (place.databaseUrl) return work(place.databaseUrl);
  const dataDirectory = resolve(place.dataDirectory);
  if (!make && !existsSync(join(dataDirectory, 'postgres')))
    throw new MaintenanceRefusal(
      `There are no data in ${dataDirectory}: name their directory with COUNTERFOIL_DATA, or a PostgreSQL with DATABASE_URL.`,
    );
  const engine = await startEngine({ dataDirectory, log: console.error }).catch((error: unknown) => {
    if (error instanceof DirectoryInUse)
      throw new MaintenanceRefusal(
        `A Counterfoil server runs on ${dataDirectory}: stop it first, or name a database with DATABASE_URL.`,
      );
    throw error;
  });
  try {
    return await work(engine.url);
  } finally {
    await engine.stop();
  }
};
