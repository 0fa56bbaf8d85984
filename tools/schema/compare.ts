import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEngine } from '../../server/adapters/engine/engine.ts';
import { migrate } from '../../server/store/migrate.ts';
import { startPostgres15 } from '../test/postgres-15.ts';
import { catalogueOf } from './catalogue.ts';

/**
 * `npx tsx tools/schema/compare.ts <another checkout> [--postgres-15] [--into <folder>]` makes a database by the migrations of another checkout, with
 * its node_modules, and one by those here, and prints every thing of the catalogue that only one of them has: how migrations are folded into
 * the files of the schema without a change. Then it brings the other one's database on to here, and compares once more.
 */
const { values, positionals } = parseArgs({
  options: { 'postgres-15': { type: 'boolean' }, into: { type: 'string' } },
  allowPositionals: true,
});

const startEmbedded = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const directory = mkdtempSync(join(tmpdir(), 'counterfoil-schema-'));
  // As root the engine runs as another user, who passes through here.
  chmodSync(directory, 0o755);
  const engine = await startEngine({ dataDirectory: directory, log: () => {} });
  const stop = async () => {
    await engine.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: engine.url, stop };
};

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Lines that only one of two catalogues has; true where there is none. Both are kept in the folder of `--into`. */
const compared = (title: string, before: readonly string[], after: readonly string[]): boolean => {
  const [had, has] = [new Set(before), new Set(after)];
  const differences = [
    ...before.filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ].sort((a, b) => (a.slice(2) < b.slice(2) ? -1 : 1));
  console.log(`${title}: ${before.length} lines and ${after.length}, ${differences.length} of one alone`);
  for (const line of differences) console.log(line);
  if (values.into) {
    mkdirSync(values.into, { recursive: true });
    for (const [side, lines] of Object.entries({ before, after }))
      writeFileSync(join(values.into, `${title.replaceAll(' ', '-')}.${side}.txt`), `${lines.join('\n')}\n`);
  }
  return differences.length === 0;
};

const compare = async (checkout: string, before: string, after: string): Promise<boolean> => {
  const other = await import(pathToFileURL(resolve(checkout, 'server/store/migrate.ts')).href);
  await other.migrate(before);
  await migrate(after);
  const made = await connected(after, catalogueOf);
  const isEqual = compared('made anew', await connected(before, catalogueOf), made);
  await migrate(before);
  return compared('brought on', await connected(before, catalogueOf), made) && isEqual;
};

const [checkout] = positionals;
if (!checkout) throw new Error('Name the other checkout.');
// A server for each: roles are a server's, not a database's.
const start = values['postgres-15'] ? startPostgres15 : startEmbedded;
const servers = [await start(), await start()] as const;
try {
  const [before, after] = servers;
  process.exitCode = (await compare(checkout, before.url, after.url)) ? 0 : 1;
} finally {
  for (const server of servers) await server.stop();
}
