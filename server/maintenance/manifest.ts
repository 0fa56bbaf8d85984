import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MaintenanceRefusal } from './connection.ts';

/** One table's file in an archive. */
export interface ArchivedTable {
  table: string;
  columns: string[];
  rows: number;
  /** Of the file, in hex. */
  sha256: string;
}

/** What an archive says of itself; written last, so that a directory without it is no archive. */
export interface Manifest {
  format: 'counterfoil-archive-1';
  /** The step of the schema the rows are of. */
  schema: string;
  archivedAt: string;
  /** Tables whose rows are not carried along: who is signed in, and which server runs, end with the old database. */
  leftOut: string[];
  tables: ArchivedTable[];
}

const manifestIn = (directory: string): string => join(directory, 'manifest.json');
export const fileOf = (directory: string, table: string): string => join(directory, `${table}.copy`);

export const writtenManifest = (directory: string, manifest: Manifest) =>
  [manifestIn(directory), `${JSON.stringify(manifest, null, 2)}\n`] as const;

/** @throws MaintenanceRefusal when the directory holds no archive of this format */
export const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(manifestIn(directory), 'utf8').catch(() => null);
  if (text === null)
    throw new MaintenanceRefusal(`There is no archive in ${directory}: it has no manifest.json.`);
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 'counterfoil-archive-1')
    throw new MaintenanceRefusal(
      `The archive in ${directory} has the format ${manifest.format}, which this program does not read.`,
    );
  return manifest;
};
