import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { preparedOn } from '../store/database/prepared.ts';
import { column } from '../store/database/row.ts';
import { appliedVersion } from '../store/schema-version.ts';
import { asMaintenanceRole, MaintenanceRefusal } from './connection.ts';
import { type ArchivedTable, fileOf, type Manifest, writtenManifest } from './manifest.ts';
import { type Table, tablesInOrder } from './tables.ts';

const leftOut = ['session', 'signed_file', 'server_process'];
/** What waits to be sent goes out where it was written, and isn't sent twice. */
const leftOutOfOne = [...leftOut, 'letter', 'inbox_event'];

type ArchivedBusiness = NonNullable<Manifest['business']>;

/** The business of an id or a name. Throws `MaintenanceRefusal` for none, and for a name that several have. */
const businessNamed = async (client: pg.Client, named: string): Promise<ArchivedBusiness> => {
  const found = await preparedOn(client, 0)(
    { id: column.id, name: column.text },
    'select id, name from business where id::text = lower($1) or name = $1 order by id',
    [named],
  );
  const [business, another] = found;
  if (!business) throw new MaintenanceRefusal(`There is no business with the id or name ${named}.`);
  if (another)
    throw new MaintenanceRefusal(
      `Several businesses are called ${named}: name one by its id, ${found.map(({ id }) => id).join(' or ')}.`,
    );
  return business;
};

/** Which rows of a table are of a business; null where none are. Of people, those in its team. */
const rowsOfBusiness = ({ table, columns }: Table, { id }: ArchivedBusiness): string | null => {
  if (leftOutOfOne.includes(table)) return null;
  if (table === 'business') return `id = '${id}'`;
  if (table === 'idempotency') return `scope = '${id}'`;
  if (table === 'app_user') return `id in (select user_id from member where business_id = '${id}')`;
  return columns.includes('business_id') ? `business_id = '${id}'` : null;
};

/** Passwords stay with the server they open: where the business goes, its people set new ones. */
const takenAlong = (column: string) => (column === 'password_hash' ? `'' as password_hash` : column);

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
  only: string | null,
): Promise<ArchivedTable> => {
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const taken = only === null ? columns : columns.map(takenAlong);
  const rowsWanted = only === null ? '' : `where ${only}`;
  const rows = client.query(
    copyTo(
      `copy (select ${taken.join(', ')} from ${table} ${rowsWanted} order by ${order.join(', ')}) to stdout`,
    ),
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
 * @param one the id or name of a business, to write its rows and its team alone
 * @throws MaintenanceRefusal when the directory isn't empty, the database has no schema of ours, or there is no such business; SchemaRefusal
 *   when its schema is older than this program can bring on
 */
export const archive = (
  url: string,
  directory: string,
  now: Date,
  one: string | null = null,
): Promise<Manifest> =>
  asMaintenanceRole(url, async (client) => {
    const schema = await appliedVersion(client);
    if (schema === null)
      throw new MaintenanceRefusal('There is nothing to archive: the database has no tables.');
    const business = one === null ? undefined : await businessNamed(client, one);
    await emptyDirectory(directory);
    await client.query('begin isolation level repeatable read read only');
    const tables: ArchivedTable[] = [];
    const all = await tablesInOrder(client);
    for (const table of all) {
      const only = business ? rowsOfBusiness(table, business) : null;
      const isLeftOut = business ? only === null : leftOut.includes(table.table);
      if (!isLeftOut) tables.push(await writeTable(client, table, directory, only));
    }
    await client.query('commit');
    const written = new Set(tables.map(({ table }) => table));
    const manifest: Manifest = {
      format: 'counterfoil-archive-1',
      schema,
      archivedAt: now.toISOString(),
      leftOut: business ? all.map(({ table }) => table).filter((name) => !written.has(name)) : leftOut,
      ...(business && { business }),
      tables,
    };
    const [path, text] = writtenManifest(directory, manifest);
    await writeFile(path, text, { flush: true });
    return manifest;
  });
