import type { Encoding } from '../../domain/import/encodings.ts';
import type { ImportPreview } from '../../domain/import/preview.ts';
import type { ImportKind, ImportMapping } from '../../domain/import/run.ts';
import { send } from '../client/client.ts';
import { importCalls } from '../contract/import.ts';
import { mappingToWire, previewFromWire } from '../wire/import.ts';
import type { Asked, Told } from './command.ts';

/** What came of an upload: an import, or what is wrong with the file. */
export type Uploaded = { id: string } | { fault: string };

/** Uploads a file to import. */
export const uploadImport = async (
  { businessId, intentKey }: Asked,
  kind: ImportKind,
  file: File,
): Promise<Uploaded> => {
  const query = { businessId, type: kind, filename: file.name.slice(-200) };
  let id: string | null = null;
  const heard = (headers: Headers) => {
    id = headers.get('x-import-id');
  };
  const answer = await send(importCalls.uploadImport, { query, file, intentKey, heard });
  // Only an upload that was kept has an id.
  return id ? { id } : { fault: answer };
};

/** What an import would do with its columns so matched. */
export const previewImport = async (
  businessId: string,
  importid: string,
  mapping: ImportMapping,
): Promise<ImportPreview> => {
  const body = { businessId, importid, ...mappingToWire(mapping) };
  return previewFromWire((await send(importCalls.previewImport, { body })).data);
};

/** Chooses the encoding of a file that doesn't say it. */
export const decodeImport = (
  { businessId, intentKey }: Asked,
  importid: string,
  encoding: Encoding,
): Promise<Told> => send(importCalls.decodeImport, { body: { businessId, importid, encoding }, intentKey });

/** Matches the columns of a file. */
export const mapImport = (
  { businessId, intentKey }: Asked,
  importid: string,
  mapping: ImportMapping,
): Promise<Told> =>
  send(importCalls.mapImport, { body: { businessId, importid, ...mappingToWire(mapping) }, intentKey });

/** Starts an import; `again` says that the same file is meant to be imported once more. */
export const startImport = (
  { businessId, intentKey }: Asked,
  importid: string,
  mapping: ImportMapping,
  again: boolean,
): Promise<Told> =>
  send(importCalls.startImport, {
    body: { businessId, importid, ...mappingToWire(mapping), again },
    intentKey,
  });

const plain =
  (call: 'stopImport' | 'resumeImport' | 'undoImport' | 'discardImport') =>
  ({ businessId, intentKey }: Asked, importid: string): Promise<Told> =>
    send(importCalls[call], { body: { businessId, importid }, intentKey });

export const stopImport = plain('stopImport');
export const resumeImport = plain('resumeImport');
/** Takes back what an import created and changed. */
export const undoImport = plain('undoImport');
/** Gives up an import that did nothing. */
export const discardImport = plain('discardImport');

/** An address of the issued documents of a kind as a file that can be imported, good for a minute, and its name. */
export const exportOwnFile = async (businessId: string, type: ImportKind) =>
  (await send(importCalls.exportOwnFile, { body: { businessId, type } })).data;

/** An address of the rows with errors as a file, good for a minute, and its name. */
export const importErrorFile = async (businessId: string, importid: string) =>
  (await send(importCalls.importErrorFile, { query: { businessId, importid } })).data;
