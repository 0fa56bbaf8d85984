import { tellsReason } from '../../src/domain/import/headers.ts';
import { importAnswers as words } from '../../src/domain/import/import-files.words.ts';
import { asTyped } from '../../src/domain/values/csv.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { displayed } from '../../src/domain/words/display-sentences.ts';
import { csvLines } from '../adapters/csv.ts';
import { fileBytes } from '../adapters/file-text.ts';
import { separatorOf } from '../adapters/import-file.ts';
import { rowsOfRun, writingOf } from '../services/import-reading.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { handOut } from '../store/files/files.ts';
import { piecesOf, rowsNotImported } from '../store/imports/import-rows.ts';
import { findRun } from '../store/imports/import-runs.ts';
import { recordEvent } from '../store/plan/events.ts';

type LeftOut = Awaited<ReturnType<typeof rowsNotImported>>[number];

/** Why rows weren't imported, by line; one with no reason of its own waits for another of its document, or is left out with it. */
const reasonsByLine = (failed: readonly LeftOut[]): ReadonlyMap<number, string> => {
  const rows = failed.flatMap(({ line, faults }) =>
    (faults ?? []).map(({ message, line: own = line }) => ({ line: own, message: displayed(message) })),
  );
  const reasons = new Map<number, string>();
  for (const { line, message } of rows)
    reasons.set(line, [reasons.get(line), message].filter(Boolean).join(' '));
  for (const { line, head, outcome } of failed)
    if (!reasons.has(line))
      reasons.set(line, (outcome === 'skipped' && head !== null && reasons.get(head)) || words.otherRow);
  return reasons;
};

/**
 * The rows of a run that weren't imported, as they were in its file, their cells parted and their letters encoded as there, with what to correct in a last column: mended, it is uploaded as it is.
 * Throws `Missing`, and `Refused` where there are none or the file is no longer kept. Source: workflows.md, "CSV import".
 */
export const importErrorFile = async (ctx: Ctx, id: string): Promise<{ token: string; name: string }> => {
  const { run, failed } = await withBusiness(ctx, 'long', async (tx) => ({
    run: await findRun(tx, id),
    failed: await rowsNotImported(tx, id),
  }));
  if (!run.fileKept) throw new Refused(refusal('illegal-move', words.fileGone));
  if (failed.length === 0) throw new Refused(refusal('illegal-move', words.noErrors));
  const reasons = reasonsByLine(failed);
  const headers = run.headers.filter((header) => !tellsReason(header));
  const separator = await separatorOf(piecesOf(ctx, id), run.encoding);
  const parts = [csvLines([[...headers, words.reason]], separator)];
  const wrote = writingOf(run.kind, run.headers);
  for await (const { line, cells: read } of rowsOfRun(ctx, run)) {
    const why = reasons.get(line);
    if (why === undefined) continue;
    const cells = wrote(read);
    const kept = run.headers.flatMap((header, at) => (tellsReason(header) ? [] : [asTyped(cells[at] ?? '')]));
    parts.push(csvLines([[...kept, why]], separator));
  }
  const { bytes, encoding } = fileBytes(parts.join(''), run.encoding);
  return withBusiness(ctx, 'write', async (tx) => {
    const name = words.errorFileName({ name: run.fileName.replace(/\.[a-z]{1,4}$/i, '') });
    const token = await handOut(tx, { name, mime: `text/csv; charset=${encoding}`, bytes });
    await recordEvent(tx, 'import.errorFile', 'import', id, { rows: failed.length });
    return { token, name };
  });
};
