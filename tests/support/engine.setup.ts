import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { nativeFolder, usableBinaries } from '../../server/adapters/engine/binaries.ts';
import { engineUser } from '../../server/adapters/engine/identity.ts';
import { initialise } from '../../server/adapters/engine/initialise.ts';
import { launch } from '../../server/adapters/engine/launch.ts';
import { stopPostmaster } from '../../server/adapters/engine/postmaster.ts';
import { makeSocketDirectory, urlOf } from '../../server/adapters/engine/socket.ts';
import { migrate } from '../../server/store/migrate.ts';
import { asAdmin, inDatabase } from './database.ts';
import { throwAwayDirectory, unforced } from './throw-away-data.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address, and the name of the migrated database every test file clones, and how. */
    postgres: { url: string; template: string; strategy: 'wal_log' | 'file_copy' };
  }
}

/**
 * One PostgreSQL for a run of tests: the one of DATABASE_URL, or an embedded engine on throw-away data.
 * Migrations run once, into a template that `freshDatabase` clones.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await reachPostgres();
  const template = `template_${randomBytes(4).toString('hex')}`;
  try {
    await asAdmin(url, `create database ${template}`);
    await migrate(inDatabase(url, template));
    // Nobody may connect from here on: PostgreSQL clones only a database without sessions.
    await asAdmin(url, `alter database ${template} with is_template true allow_connections false`);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgres', { url, template, strategy: await quickestStrategy(url) });
  return async () => {
    await asAdmin(url, `alter database ${template} with is_template false`);
    await asAdmin(url, `drop database ${template}`);
    await stop();
  };
}

/** Where nothing is forced to disk, copying files takes half of what copying pages does; elsewhere it takes longer, and a drop longer still. */
async function quickestStrategy(url: string): Promise<'wal_log' | 'file_copy'> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  await client.end();
  return rows[0]!.fsync === 'off' ? 'file_copy' : 'wal_log';
}

async function reachPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const directory = throwAwayDirectory();
  const user = engineUser();
  const binaries = usableBinaries(nativeFolder(), user, () => {});
  const cluster = join(directory, 'postgres');
  await initialise(cluster, binaries, user);
  const socketDirectory = makeSocketDirectory(cluster, user);
  const log = () => {};
  const child = await launch({ cluster, socketDirectory, binaries, user, log, others: unforced });
  return {
    url: urlOf(socketDirectory),
    async stop() {
      await stopPostmaster(child.pid!);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
