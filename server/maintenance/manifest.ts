import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { MaintenanceRefusal } from './connection.ts';

const format = 'counterfoil-archive-1';

/** A table or a column, as the schema spells it: it becomes part of a statement and of a file's path. */
const name = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

/** One table's file in an archive; its checksum is SHA-256, in hex. */
const archivedTable = z.object({
  table: name,
  columns: z.array(name).check(z.minLength(1)),
  rows: z.number(),
  sha256: z.string(),
});
export type ArchivedTable = z.infer<typeof archivedTable>;

/**
 * What an archive says of itself; written last, so that a directory without it is no archive. `schema` is the step of the schema
 * the rows are of; `leftOut` are tables whose rows are not carried along: who is signed in, and which server runs, end with the
 * old database.
 */
const shape = z.object({
  format: z.literal(format),
  schema: z.string(),
  archivedAt: z.string(),
  leftOut: z.array(z.string()),
  /** The one business whose rows these are; left out where they are everybody's. */
  business: z.optional(z.object({ id: z.uuid(), name: z.string() })),
  tables: z.array(archivedTable),
});
export type Manifest = z.infer<typeof shape>;

const manifestIn = (directory: string): string => join(directory, 'manifest.json');
export const fileOf = (directory: string, table: string): string => join(directory, `${table}.copy`);

export const writtenManifest = (directory: string, manifest: Manifest) =>
  [manifestIn(directory), `${JSON.stringify(manifest, null, 2)}\n`] as const;

/** What a text is as JSON; null for one that was cut short, and for what never was any. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @throws MaintenanceRefusal when the directory holds no archive of this format, or its manifest was cut short or changed */
export const readManifest = async (directory: string): Promise<Manifest> => {
  const text = await readFile(manifestIn(directory), 'utf8').catch(() => null);
  if (text === null)
    throw new MaintenanceRefusal(`There is no archive in ${directory}: it has no manifest.json.`);
  const manifest = parsed(text);
  const other = z.object({ format: z.string() }).safeParse(manifest).data?.format;
  if (other !== undefined && other !== format)
    throw new MaintenanceRefusal(
      `The archive in ${directory} has the format ${other}, which this program does not read.`,
    );
  const { data } = shape.safeParse(manifest);
  if (data) return data;
  throw new MaintenanceRefusal(
    `${manifestIn(directory)} is damaged: it was cut short or changed. Copy the archive again from where it was made, or restore an earlier one.`,
  );
};
