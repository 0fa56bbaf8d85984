import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedVersion, asMaintenanceRole, MaintenanceRefusal } from './connection.ts';
import { type ArchivedTable, fileOf, type Manifest, writtenManifest } from './manifest.ts';
import { type Table, tablesInOrder } from './tables.ts';

const leftOut = ['session', 'signed_file', 'server_process'];

/** The directory, made for its owner alone: an archive holds everything, hashes of passwords too. */
const emptyDirectory = async (directory: string): Promise<void> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length)
    throw new MaintenanceRefusal(`The directory ${directory} is not empty: name one that is, or a new one.`);
};

const writeTable = async (
  client: pg.Client,
  { table, columns, order }: Table,
  directory: string,
): Promise<ArchivedTable> => {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const rows = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${table} order by ${order.join(', ')}) to stdout`),
  );
  await pipeline(rows, hashed, createWriteStream(fileOf(directory, table), { flush: true }));
  return { table, columns, rows: rows.rowCount, sha256: hash.digest('hex') };
};

/**
 * Writes every table of one snapshot into a directory, as PostgreSQL's own COPY text in the order of its key, with a
 * manifest: archives of the same books are the same byte for byte. The server may run meanwhile.
 *
 * @param url a connection as the database's owner
 * @param directory missing or empty
 * @throws MaintenanceRefusal when the directory isn't empty or the database has no schema of ours
 */
export const archive = (url: string, directory: string, now: Date): Promise<Manifest> =>
  asMaintenanceRole(url, async (client) => {
    const schema = await appliedVersion(client);
    if (schema === null)
      throw new MaintenanceRefusal('There is nothing to archive: the database has no tables.');
    await emptyDirectory(directory);
    await client.query('begin isolation level repeatable read read only');
    const tables: ArchivedTable[] = [];
    for (const table of await tablesInOrder(client))
      if (!leftOut.includes(table.table)) tables.push(await writeTable(client, table, directory));
    await client.query('commit');
    const manifest: Manifest = {
      format: 'counterfoil-archive-1',
      schema,
      archivedAt: now.toISOString(),
      leftOut,
      tables,
    };
    const [path, text] = writtenManifest(directory, manifest);
    await writeFile(path, text, { flush: true });
    return manifest;
  });
