import type { Encoding } from '../../src/domain/import/encodings.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { matchingProblems, unmatchedRequired } from '../../src/domain/import/matching.ts';
import type { ImportPreview } from '../../src/domain/import/preview.ts';
import { type ImportKind, type ImportMapping, isNew } from '../../src/domain/import/run.ts';
import { refusalOf } from '../../src/domain/values/refusal.ts';
import type { ImportRunEvent } from '../../src/machines/import-run/import-run.lifecycle.ts';
import { moveImportAct } from '../acts/import-run.ts';
import { type ReadChoice, readAgain, readAs } from '../services/import-encoding.ts';
import { keepUploadedFile } from '../services/import-upload.ts';
import { moved, type RunResult } from '../services/move-import.ts';
import { previewOf } from '../services/preview-import.ts';
import {
  closeTask,
  queued,
  refuseKind,
  refuseVendors,
  resumeRun,
  running,
  stopRun,
} from '../services/work-on-import.ts';
import { asAccess } from '../store/access/access.ts';
import { giveBack, hasTry, takeTries } from '../store/access/tries.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, refuse, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { deletePieces, dropPieces } from '../store/imports/import-rows.ts';
import { findRun, holdFile, insertRun, type KeptRun, lockRun } from '../store/imports/import-runs.ts';
import { recordEvent } from '../store/plan/events.ts';

/** Files one person may upload in any fifteen minutes. */
const uploadsOf = (userId: string) => ({ subject: `imports:${userId}`, limit: 60 });
/** How many files that can't be read, or were sent before, may come in addition: people try a file again until it is right. */
const retriesOf = (userId: string) => ({ subject: `imports again:${userId}`, limit: 200 });

/**
 * Keeps a file that streams in and begins its run. Repeated, it answers the run of the first time.
 * Throws `FileFault` for one that can't be read, and `Throttled` after very many.
 */
export const uploadImport = async (
  ctx: Ctx,
  kind: ImportKind,
  fileName: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<RunResult> => {
  refuseKind(ctx, kind);
  const access = asAccess(ctx.database);
  const uploads = uploadsOf(ctx.user.id);
  await takeTries(access, [uploads], ctx.clock());
  const forgive = async () => {
    if (await hasTry(access, retriesOf(ctx.user.id), ctx.clock())) await giveBack(access, [uploads]);
  };
  const id = newId();
  const drop = async (error: unknown) => {
    await dropPieces(ctx, id);
    await forgive();
    throw error;
  };
  const file = await keepUploadedFile(ctx, id, kind, bytes).catch(drop);
  const result = await runOnce({ ...ctx, intent: ctx.intent && file.intent(ctx.intent) }, async (tx) => {
    await insertRun(tx, { id, kind, fileName, ...file.shape });
    await recordEvent(tx, 'import.upload', 'import', id, { name: fileName, rows: file.shape.rows });
    return { id, status: 'Uploaded' as const, moved: true };
  }).catch(drop);
  // Sent twice, it is kept once.
  if (result.id !== id) {
    await dropPieces(ctx, id);
    await forgive();
  }
  return result;
};

const act = (ctx: Ctx, id: string, fn: (tx: Tx, run: KeptRun) => Promise<RunResult>): Promise<RunResult> =>
  runOnce(ctx, async (tx) => fn(tx, await lockRun(tx, id)));

/** Throws `Refused` for a column that is chosen twice, or is none of the file's. */
const mapped = (run: KeptRun, { matching }: ImportMapping): ImportRunEvent => {
  refuse(refusalOf(matchingProblems(matching, run.headers)));
  return { type: 'import.map', missing: unmatchedRequired(importKindSpecs[run.kind].columns, matching) };
};

/** Notes how a file is read: in which encoding, where its bytes don't say it, or on which line its column names are. Throws `Missing` and `Refused`. */
export const readImport = async (ctx: Ctx, id: string, choice: ReadChoice): Promise<RunResult> => {
  const read = await readAs(ctx, id, choice);
  return act(ctx, id, (tx, run) => readAgain(tx, run, choice, read));
};

/** What a run would do, for its status and its matching as they are asked for. Throws `Missing` and `Refused`. */
export const previewImport = async (ctx: Ctx, id: string, mapping: ImportMapping): Promise<ImportPreview> => {
  const run = await withBusiness(ctx, 'read', (tx) => findRun(tx, id));
  runAct(moveImportAct, run, mapped(run, mapping), ctx.clock());
  refuseVendors(ctx, mapping);
  return previewOf(ctx, run, mapping);
};

/** Notes which column is which, how the file is read, and whether what that will do is looked at. Throws `Missing` and `Refused`. */
export const mapImport = (
  ctx: Ctx,
  id: string,
  mapping: ImportMapping,
  reviewed: boolean,
): Promise<RunResult> =>
  act(ctx, id, (tx, run) => moved(tx, run, mapped(run, mapping), () => ({ mapping, reviewed })));

/**
 * Starts an import, with an encoding and a matching first where they are given. Whether its file was imported before is asked once more:
 * another import of it may have started since it was uploaded.
 *
 * @param again the same file may be imported once more
 * @param farDays rows whose days are far from today are imported too
 */
export const startImport = async (
  ctx: Ctx,
  id: string,
  mapping: ImportMapping | null,
  { again, farDays, encoding }: { again: boolean; farDays: boolean; encoding?: Encoding | undefined },
): Promise<RunResult> => {
  const read = encoding && (await readAs(ctx, id, { encoding }));
  return act(ctx, id, async (tx, uploaded) => {
    refuseKind(ctx, uploaded.kind);
    refuseVendors(ctx, mapping ?? uploaded.mapping);
    if (read) await readAgain(tx, uploaded, { encoding }, read);
    const run = read ? await findRun(tx, id) : uploaded;
    if (mapping !== null && isNew(run)) await moved(tx, run, mapped(run, mapping), () => ({ mapping }));
    await holdFile(tx, id);
    const ready = await findRun(tx, id);
    const confirmed = ready.confirmed || again;
    return moved(tx, { ...ready, confirmed }, { type: 'import.start' }, async () => ({
      ...(await running(tx, ready)),
      confirmed,
      sameFileOn: ready.sameFileOn,
      ...(farDays && ready.mapping && { mapping: { ...ready.mapping, farDays } }),
    }));
  });
};

/** Lets an import end after the rows it is at; it can be resumed. */
export const stopImport = (ctx: Ctx, id: string): Promise<RunResult> => act(ctx, id, stopRun);

/** Goes on with an import where it stopped or failed. */
export const resumeImport = (ctx: Ctx, id: string): Promise<RunResult> =>
  act(ctx, id, (tx, run) => resumeRun(ctx, tx, run));

/** Begins to take back what an import made. */
export const undoImport = (ctx: Ctx, id: string): Promise<RunResult> =>
  act(ctx, id, (tx, run) =>
    moved(tx, run, { type: 'import.undo' }, async () => ({ taskId: await queued(tx, run, 'undo-import') })),
  );

/** Ends the work of a run that made nothing, and deletes its file. */
const dropped = async (tx: Tx, run: KeptRun) => {
  await Promise.all([closeTask(tx, run), deletePieces(tx, run.id)]);
  return { endedAt: tx.now, fileKept: false } as const;
};

/** Gives up an import that made nothing, and deletes its file. */
export const discardImport = (ctx: Ctx, id: string): Promise<RunResult> =>
  act(ctx, id, (tx, run) => moved(tx, run, { type: 'import.discard' }, () => dropped(tx, run)));

/** Takes an import off the list: what it made stays, and one that never began is dropped with its file. */
export const removeImport = (ctx: Ctx, id: string): Promise<RunResult> =>
  act(ctx, id, (tx, run) =>
    moved(tx, run, { type: 'import.remove' }, async () => ({
      listed: false,
      ...(isNew(run) && (await dropped(tx, run))),
    })),
  );
