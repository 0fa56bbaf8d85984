import * as z from 'zod/mini';
import type { RowFault } from '../../../src/domain/import/cells.ts';
import type { FaultGroup } from '../../../src/domain/import/fault-groups.ts';
import { linesOf, type RowDone } from '../../../src/domain/import/row-done.ts';
import type { ImportCounts } from '../../../src/domain/import/run.ts';
import { numbersShape, objectOf } from '../database/json-shape.ts';
import { column, listed } from '../database/row.ts';
import { insertByColumn } from '../database/rowset.ts';
import { type BusinessCtx, type Ctx, type Tx, withBusiness } from '../database/tx.ts';

/** How large the pieces are that a file is kept in. Source: answers-2.md, Q54. */
export const pieceBytes = 1_048_576;

/** Keeps a piece of a file that streams in, in a transaction of its own: a slow sender holds no connection. */
export const keepPiece = (ctx: Ctx, runId: string, n: number, bytes: Uint8Array): Promise<void> =>
  withBusiness(ctx, 'write', async (tx) => {
    await tx.query(
      'insert into import_piece (business_id, run_id, n, bytes, created_at) values ($1, $2, $3, $4, $5)',
      [tx.business.id, runId, n, bytes, tx.now],
    );
  });

/** Deletes the file of a run. */
export const deletePieces = async (tx: Tx, runId: string): Promise<void> => {
  await tx.query('delete from import_piece where business_id = $1 and run_id = $2', [tx.business.id, runId]);
};

/** Forgets the pieces of a file that doesn't become a run. */
export const dropPieces = (ctx: Ctx, runId: string): Promise<void> =>
  withBusiness(ctx, 'write', (tx) => deletePieces(tx, runId));

/** A file's bytes as they came, a piece at a time and no transaction between them. */
export async function* piecesOf(ctx: BusinessCtx, runId: string): AsyncGenerator<Uint8Array> {
  for (let n = 0; ; n += 1) {
    const [piece] = await withBusiness(ctx, 'read', (tx) =>
      tx.query(
        { bytes: column.bytes },
        'select bytes from import_piece where business_id = $1 and run_id = $2 and n = $3',
        [tx.business.id, runId, n],
      ),
    );
    if (!piece) return;
    yield piece.bytes;
  }
}

/** The lines of rows by their keys, of a run or, where it is null, of rows that no run brought. */
const linesByKey = `select key, line from import_row where business_id = $1 and key = any($3) and run_id is not distinct from $2::uuid`;

/** The lines that the first rows of some keys are on in a run. */
export const linesOfKeys = async (
  tx: Tx,
  runId: string,
  keys: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await tx.query({ key: column.text, line: column.int }, linesByKey, [
    tx.business.id,
    runId,
    keys,
  ]);
  const lines = new Map<string, number>();
  for (const { key, line } of rows) lines.set(key, Math.min(line, lines.get(key) ?? line));
  return lines;
};

/** Which of some things rows of a run were known as or made. */
export const usedInRun = async (tx: Tx, runId: string, ids: readonly string[]): Promise<Set<string>> => {
  const rows = await tx.query(
    { id: column.id },
    `select distinct subject_id as id from import_row
     where business_id = $1 and subject_id = any($3) and run_id is not distinct from $2::uuid`,
    [tx.business.id, runId, ids],
  );
  return new Set(rows.map(({ id }) => id));
};

const faultsShape = z.array(
  objectOf<RowFault>({
    column: z.string(),
    value: z.string(),
    message: z.string(),
    line: z.optional(z.number()),
    farDay: z.optional(z.string()),
  }),
);

const rowColumns = {
  line: column.int,
  head: column.int.orNull,
  outcome: column.text.as<Exclude<RowDone['outcome'], 'capped'>>(),
  key: column.text.orNull,
  subjectId: column.id.orNull,
  version: column.int.orNull,
  entryId: column.id.orNull,
  before: column.json.orNull,
  faults: column.json.shaped(faultsShape).orNull,
};

const keptColumns = { ...rowColumns, runId: column.id };

const countColumns = {
  created: column.int,
  updated: column.int,
  skipped: column.int,
  failed: column.int,
};

/** What is kept of a row, field by field: spread, each of a hundred thousand would be copied twice. */
const keptOf = (runId: string, row: RowDone) => ({
  runId,
  line: row.line,
  head: null,
  outcome: row.outcome,
  key: row.key,
  subjectId: row.id,
  version: row.version,
  entryId: row.entryId,
  before: row.before,
  faults: row.faults.length > 0 ? row.faults : null,
});

/** What is kept of another line that was read with a row. */
const keptWith = (runId: string, { line: head, outcome }: RowDone, line: number) => ({
  runId,
  line,
  head,
  outcome,
  key: null,
  subjectId: null,
  version: null,
  entryId: null,
  before: null,
  faults: null,
});

/**
 * Keeps what became of rows, and counts them in their run, whose row is held.
 *
 * @returns how many rows of the run have come to what by now; null where none were given
 */
export const keepRows = async (
  tx: Tx,
  runId: string,
  rows: readonly RowDone[],
): Promise<ImportCounts | null> => {
  const last = rows.at(-1);
  if (!last) return null;
  const kept: object[] = [];
  const counted = { created: 0, updated: 0, skipped: 0, failed: 0, capped: 0 };
  for (const row of rows) {
    const others = row.lines?.slice(1) ?? [];
    kept.push(keptOf(runId, row));
    for (const line of others) kept.push(keptWith(runId, row, line));
    counted[row.outcome] += 1 + others.length;
  }
  const adding = insertByColumn('import_row', keptColumns, kept);
  const [, [counts]] = await Promise.all([
    tx.query(adding.statement, [tx.business.id, ...adding.values]),
    tx.query(
      countColumns,
      `update import_run set last_line = $3, created = created + $4, updated = updated + $5, skipped = skipped + $6, failed = failed + $7
       where business_id = $1 and id = $2 returning created, updated, skipped, failed`,
      [
        tx.business.id,
        runId,
        linesOf(last).at(-1),
        counted.created,
        counted.updated,
        counted.skipped,
        counted.failed,
      ],
    ),
  ]);
  return counts!;
};

/** A row that made or changed something, which can be taken back. */
export interface MadeRow<Before = unknown> {
  line: number;
  outcome: 'created' | 'updated';
  subjectId: string;
  version: number;
  entryId: string | null;
  before: Before | null;
}

/** Rows that made something and are not looked at by undoing yet, the last of the file first. */
export const rowsToUndo = async (tx: Tx, runId: string, limit: number): Promise<MadeRow[]> =>
  (await tx.query(
    rowColumns,
    `select ${listed(rowColumns)} from import_row where business_id = $1 and run_id = $2 and outcome in ('created', 'updated')
       and undo is null and head is null order by line desc limit $3`,
    [tx.business.id, runId, limit],
  )) as unknown as MadeRow[];

/** What undoing a row came to. Source: answers-2.md, Q60. */
export interface UndoneRow {
  line: number;
  undo: 'undone' | 'kept' | 'refused';
  reason: string | null;
}

/** Notes what undoing came to for some rows and all that were read with them, counts those in their run, whose row is held, and answers how many. */
export const noteUndone = async (tx: Tx, runId: string, rows: readonly UndoneRow[]): Promise<void> => {
  const noted = await tx.query(
    { undo: column.text.as<UndoneRow['undo']>() },
    `update import_row r set undo = x.undo, undo_reason = x.reason
     from jsonb_to_recordset($3::jsonb) as x (line int, undo text, reason text)
     where r.business_id = $1 and r.run_id = $2 and (r.line = x.line or r.head = x.line) returning r.undo`,
    [tx.business.id, runId, JSON.stringify(rows)],
  );
  const count = (undo: UndoneRow['undo']) => noted.filter((row) => row.undo === undo).length;
  await tx.query(
    `update import_run set undone = undone + $3, kept = kept + $4, refused = refused + $5 where business_id = $1 and id = $2`,
    [tx.business.id, runId, count('undone'), count('kept'), count('refused')],
  );
};

/** The rows of a run that weren't imported though they should be known of, in the file's order: those that failed, and those left out with a reason. */
export const rowsNotImported = (tx: Tx, runId: string) =>
  tx.query(
    {
      line: column.int,
      head: column.int.orNull,
      faults: column.json.shaped(faultsShape).orNull,
      outcome: column.text.as<'failed' | 'skipped'>(),
    },
    `select line, head, faults, outcome from import_row r where business_id = $1 and run_id = $2
       and (outcome = 'failed' or (outcome = 'skipped' and (faults is not null or exists (
         select 1 from import_row h where h.business_id = $1 and h.run_id = $2 and h.line = r.head and h.faults is not null)))) order by line`,
    [tx.business.id, runId],
  );

/** As many groups as a page names. */
const groupsNamed = 50;
/** As many as a page lists of what undoing left. */
const leftNamed = 1_000;

/** The faults of a run's rows, those that one thing mends together, the most rows first. */
export const faultGroupsOf = (tx: Tx, runId: string): Promise<FaultGroup[]> =>
  tx.query(
    {
      column: column.text,
      value: column.text,
      message: column.text,
      rows: column.int,
      lines: column.json.shaped(numbersShape),
    },
    `select f.item ->> 'column' as column, f.item ->> 'value' as value, f.item ->> 'message' as message, count(*)::int as rows,
       to_jsonb((array_agg(coalesce((f.item ->> 'line')::int, r.line) order by coalesce((f.item ->> 'line')::int, r.line)))[1:5]) as lines
     from import_row r cross join lateral jsonb_array_elements(r.faults) as f (item)
     where r.business_id = $1 and r.run_id = $2 and r.outcome in ('failed', 'skipped')
     group by 1, 2, 3 order by 4 desc, 1, 2 limit ${groupsNamed}`,
    [tx.business.id, runId],
  );

/** How what an import made is called, in its table. */
const nameIn = (subject: string): string =>
  ({
    document: `coalesce(s.number, s.external_number, s.parties -> 'to' ->> 'name')`,
    journal_entry: `coalesce(nullif(s.memo, ''), s.number::text)`,
  })[subject] ?? 's.name';

/** How rows of an import name an account, which has a number where all else has an id. */
export const subjectOfAccount = (id: number): string =>
  `00000000-0000-8000-8000-${String(id).padStart(12, '0')}`;
export const accountOfSubject = (subject: string): number => Number(subject.slice(-12));

/** What rows of an import name their subject by, in its table. */
const idIn = (subject: string): string =>
  subject === 'account' ? `('00000000-0000-8000-8000-' || lpad(s.id::text, 12, '0'))::uuid` : 's.id';

/**
 * Rows that undoing left as they are, with why, in the file's order; as many as a page names.
 *
 * @param subject the table that has the names of what they made
 */
export const rowsLeft = (tx: Tx, runId: string, subject: string) =>
  tx.query(
    { line: column.int, undo: column.text.as<'kept' | 'refused'>(), reason: column.text, name: column.text },
    `select r.line, r.undo, r.undo_reason as reason, coalesce(${nameIn(subject)}, '') as name from import_row r
       left join ${subject} s on s.business_id = r.business_id and ${idIn(subject)} = r.subject_id
     where r.business_id = $1 and r.run_id = $2 and r.undo in ('kept', 'refused') and r.head is null order by r.line limit ${leftNamed}`,
    [tx.business.id, runId],
  );
