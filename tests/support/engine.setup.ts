import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEngine } from '../../server/adapters/engine/engine.ts';
import { migrate } from '../../server/store/migrate.ts';
import { asAdmin, inDatabase } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A superuser's address, and the name of the migrated database every test file clones. */
    postgres: { url: string; template: string };
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
  project.provide('postgres', { url, template });
  return async () => {
    await asAdmin(url, `alter database ${template} with is_template false`);
    await asAdmin(url, `drop database ${template}`);
    await stop();
  };
}

async function reachPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const directory = mkdtempSync(join(tmpdir(), 'counterfoil-tests-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(directory, 0o755);
  const engine = await startEngine({ dataDirectory: directory, log: () => {} });
  return {
    url: engine.url,
    async stop() {
      await engine.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
