import { createHash } from 'node:crypto';
import type { Encoding } from '../../src/domain/import/encodings.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { FileLook, shapeOf } from '../adapters/import-file.ts';
import { proposedEncoding, readsWhole, sampleOf } from '../adapters/propose-encoding.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { keepPiece, pieceBytes, piecesOf } from '../store/imports/import-rows.ts';
import { lastChoices, lastEncoding, type NewRun } from '../store/imports/import-runs.ts';
import { lookOf } from './import-reading.ts';

/** A file that was kept and can be read. */
export interface UploadedFile {
  shape: Pick<NewRun, 'sha256' | 'encoding' | 'encodingBy' | 'headers' | 'headerLine' | 'rows'>;
  /** An intended act with the file's content in it: the same key with another file is another act. */
  intent: (intent: NonNullable<Ctx['intent']>) => NonNullable<Ctx['intent']>;
}

/** The encoding somebody chose for the last file of the kind, where it has a letter for every byte of this one; else what its bytes look like. */
const likelyEncoding = async (ctx: Ctx, id: string, kind: ImportKind): Promise<Encoding> => {
  const sample = await sampleOf(piecesOf(ctx, id));
  const last = await withBusiness(ctx, 'read', (tx) => lastEncoding(tx, kind));
  return last !== null && readsWhole(sample, last) ? last : proposedEncoding(sample, ctx.business.locale);
};

/**
 * Keeps a file in pieces as it streams in, and looks it through. Throws `FileFault` for one that can't be imported, in the middle
 * where it is too large; whoever asks drops the pieces then.
 *
 * @param id of the run it is to become
 * @param kind what its rows are
 */
export const keepUploadedFile = async (
  ctx: Ctx,
  id: string,
  kind: ImportKind,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<UploadedFile> => {
  const look = new FileLook();
  const hash = createHash('sha256');
  let waiting: Uint8Array[] = [];
  let length = 0;
  let n = 0;
  const keep = async () => {
    if (length === 0) return;
    await keepPiece(ctx, id, n, Buffer.concat(waiting));
    [waiting, length, n] = [[], 0, n + 1];
  };
  for await (const piece of bytes) {
    look.take(piece);
    hash.update(piece);
    waiting.push(piece);
    length += piece.length;
    if (length >= pieceBytes) await keep();
  }
  await keep();
  const seen = look.end();
  const encoding = seen.encoding ?? (await likelyEncoding(ctx, id, kind));
  const encodingBy = seen.known ? 'file' : 'proposal';
  const last = await withBusiness(ctx, 'read', (tx) => lastChoices(tx, kind, id));
  const sha256 = hash.digest();
  return {
    shape: {
      sha256,
      encoding,
      encodingBy,
      ...(await shapeOf(piecesOf(ctx, id), encoding, lookOf(kind, { last }))),
    },
    intent: (intent) => ({
      ...intent,
      fingerprint: createHash('sha256').update(intent.fingerprint).update(sha256).digest(),
    }),
  };
};
