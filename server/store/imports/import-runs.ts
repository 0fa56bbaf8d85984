import * as z from 'zod/mini';
import { isPaymentMode, type PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import { type Day, daysAfter } from '../../../src/domain/day.ts';
import type { Encoding, EncodingSource } from '../../../src/domain/import/encodings.ts';
import { dayFormats, decimalSigns } from '../../../src/domain/import/formats.ts';
import {
  type ImportKind,
  type ImportMapping,
  type ImportRun,
  type ImportStatus,
  unknownVendorChoices,
  whenHereChoices,
} from '../../../src/domain/import/run.ts';
import { objectOf, textsShape } from '../database/json-shape.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';

const mappingShape = objectOf<ImportMapping>({
  matching: z.record(z.string(), z.number()),
  dayFormat: z.enum(dayFormats),
  decimalSign: z.enum(decimalSigns),
  whenHere: z.enum(whenHereChoices),
  replacements: z.record(z.string(), z.record(z.string(), z.string())),
  count: z.optional(z.boolean()),
  issue: z.optional(z.boolean()),
  paidBy: z.optional(z.custom<PaymentMode>((mode) => typeof mode === 'number' && isPaymentMode(mode))),
  turned: z.optional(z.array(z.string())),
  farDays: z.optional(z.boolean()),
  unknownVendors: z.optional(z.enum(unknownVendorChoices)),
});

const runColumns = {
  id: column.id,
  kind: column.text.as<ImportKind>(),
  status: column.text.as<ImportStatus>(),
  fileName: column.text,
  encoding: column.text.as<Encoding>(),
  encodingBy: column.text.as<EncodingSource>(),
  headers: column.json.shaped(textsShape),
  headerLine: column.int,
  rows: column.int,
  mapping: column.json.shaped(mappingShape).orNull,
  reviewed: column.bool,
  sameFileOn: column.day.orNull,
  confirmed: column.bool,
  fault: column.text.orNull,
  taskId: column.id.orNull,
  lastLine: column.int,
  created: column.int,
  updated: column.int,
  skipped: column.int,
  failed: column.int,
  undone: column.int,
  kept: column.int,
  refused: column.int,
  fileKept: column.bool,
  createdBy: column.id,
  byName: column.text,
  createdAt: column.instant,
  endedAt: column.instant.orNull,
};
/** A run as it is kept: beside what people see, how its file is read and how far it has come. */
export type KeptRun = ImportRun & RowOf<typeof runColumns>;

const { sameFileOn: _, ...stored } = runColumns;

/**
 * The day a file of the kind with the same content was last imported, given-up runs left out; null where it never was. Until a run starts
 * it is looked for whenever the run is read, as another may start meanwhile; from then on it is what was known when it did.
 */
const sameFileOn = `case when r.status in ('Uploaded', 'Mapped') then (
    select (coalesce(o.ended_at, o.created_at) at time zone b.time_zone)::date from import_run o join business b on b.id = o.business_id
    where o.business_id = r.business_id and o.kind = r.kind and o.sha256 = r.sha256
      and o.status not in ('Uploaded', 'Mapped', 'Discarded', 'Undone')
    order by o.created_at desc limit 1) else r.same_file_on end`;

const selected = `select ${listed(stored, 'r')}, ${sameFileOn} as same_file_on from import_run r where r.business_id = $1`;

/** A run. Throws `Missing`. */
export const findRun = async (tx: Tx, id: string): Promise<KeptRun> => {
  const [run] = await tx.query(runColumns, `${selected} and r.id = $2`, [tx.business.id, id]);
  if (!run) throw new Missing();
  return run;
};

/** A run held against its job and other people. Throws `Missing`. */
export const lockRun = async (tx: Tx, id: string): Promise<KeptRun> => {
  // Two statements: the second sees what was written before the first had the row.
  const [, run] = await Promise.all([
    tx.query('select 1 from import_run where business_id = $1 and id = $2 for update', [tx.business.id, id]),
    findRun(tx, id),
  ]);
  return run;
};

/**
 * Has the parts of imports of one subject follow one another, whichever run they are of: what one adds must be known to the next. Taken before
 * anything is looked up.
 */
export const holdImportsOf = (tx: Tx, subject: string) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import ${tx.business.id} ${subject}`]);

/** For so many days an import that halted waits for somebody: nobody can tick it off. */
const haltedDays = 14;

/** Whether an import waits for somebody: it was not started yet, or it halted lately. The first such day is bound as `since`. */
export const waitsForSomebody = (since: string): string =>
  `(file_kept and (status in ('Uploaded', 'Mapped') or status in ('Stopped', 'Failed') and coalesce(ended_at, created_at) >= ${since}::date))`;

/** The first day since which an import that halted still waits. */
export const haltedSince = (today: Day): Day => daysAfter(today, -haltedDays);

interface ListedRuns {
  page: number;
  limit: number;
  /** Those that wait for somebody or are worked on, and no others. */
  open?: boolean | undefined;
}

/** The listed runs of some kinds, the newest first, and how many there are. */
export const listRuns = async (
  tx: Tx,
  kinds: readonly ImportKind[],
  { page, limit, open = false }: ListedRuns,
): Promise<{ runs: KeptRun[]; total: number }> => {
  const among = `r.listed and r.kind = any($2) and (not $3 or status in ('Running', 'Undoing') or ${waitsForSomebody('$4')})`;
  const bound = [tx.business.id, kinds, open, haltedSince(tx.today)];
  const [runs, [count]] = await Promise.all([
    tx.query(
      runColumns,
      `${selected} and ${among} order by r.created_at desc, r.id desc limit $5 offset $6`,
      [...bound, limit, (page - 1) * limit],
    ),
    tx.query(
      { total: column.int },
      `select count(*)::int as total from import_run r where r.business_id = $1 and ${among}`,
      bound,
    ),
  ]);
  return { runs, total: count!.total };
};

/** What was chosen for a file: how its columns were called and on which line, and how it was read. */
export interface LastChoices {
  headers: readonly string[];
  headerLine: number;
  mapping: ImportMapping;
}

/** What was chosen for the last file of the kind, other than a run's own; null where none was matched yet. */
export const lastChoices = async (tx: Tx, kind: ImportKind, id: string): Promise<LastChoices | null> => {
  const [last] = await tx.query(
    {
      headers: column.json.shaped(textsShape),
      headerLine: column.int,
      mapping: column.json.shaped(mappingShape),
    },
    `select headers, header_line, mapping from import_run where business_id = $1 and kind = $2 and id <> $3 and mapping is not null
     order by created_at desc limit 1`,
    [tx.business.id, kind, id],
  );
  return last ?? null;
};

/** The encoding somebody chose for the last file of the kind that didn't say it; null where nobody has. */
export const lastEncoding = async (tx: Tx, kind: ImportKind): Promise<Encoding | null> => {
  const [last] = await tx.query(
    { encoding: column.text.as<Encoding>() },
    `select encoding from import_run where business_id = $1 and kind = $2 and encoding_by = 'person'
     order by created_at desc limit 1`,
    [tx.business.id, kind],
  );
  return last?.encoding ?? null;
};

/** A readable file, about to become a run. */
export interface NewRun {
  id: string;
  kind: ImportKind;
  fileName: string;
  sha256: Buffer;
  encoding: Encoding;
  encodingBy: EncodingSource;
  headers: string[];
  headerLine: number;
  rows: number;
}

/** Lets one import of a file's content start at a time, until the transaction ends. */
export const holdFile = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended(concat('import ', business_id, kind, sha256), 0)) from import_run
     where business_id = $1 and id = $2`,
    [tx.business.id, id],
  );
};

export const insertRun = async (tx: Tx, run: NewRun): Promise<void> => {
  await tx.query(
    `insert into import_run (business_id, id, kind, status, file_name, sha256, encoding, encoding_by, headers, header_line, rows, created_by, by_name, created_at)
     values ($1, $2, $3, 'Uploaded', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      tx.business.id,
      run.id,
      run.kind,
      run.fileName,
      run.sha256,
      run.encoding,
      run.encodingBy,
      JSON.stringify(run.headers),
      run.headerLine,
      run.rows,
      tx.user.id,
      tx.user.name,
      tx.now,
    ],
  );
};

/** What an act changes of a run. */
export interface RunChange {
  status: ImportStatus;
  mapping?: ImportMapping;
  reviewed?: boolean;
  /** It left the list of imports. */
  listed?: false;
  /** It was read anew, as somebody chose its encoding or the line of its column names. */
  read?: Pick<NewRun, 'encoding' | 'encodingBy' | 'headers' | 'headerLine' | 'rows'>;
  confirmed?: boolean;
  /** What was known of the file when it started. */
  sameFileOn?: Day | null;
  taskId?: string;
  fault?: string | null;
  endedAt?: Date | null;
  /** Its file was deleted. */
  fileKept?: false;
}

/** Notes what became of a run; what is left out stays as it was. */
export const updateRun = async (tx: Tx, id: string, change: RunChange): Promise<void> => {
  await tx.query(
    `update import_run set status = $3, mapping = coalesce($4::jsonb, mapping), confirmed = confirmed or $5, task_id = coalesce($6, task_id),
       fault = case when $7 then $8 else fault end, ended_at = case when $9 then $10::timestamptz else ended_at end,
       file_kept = file_kept and $11, same_file_on = coalesce($12, same_file_on),
       encoding = coalesce($13, encoding), encoding_by = coalesce($14, encoding_by),
       headers = coalesce($15::jsonb, headers), rows = coalesce($16, rows), header_line = coalesce($17, header_line),
       reviewed = coalesce($18, reviewed), listed = listed and $19
     where business_id = $1 and id = $2`,
    [
      tx.business.id,
      id,
      change.status,
      change.mapping ? JSON.stringify(change.mapping) : null,
      change.confirmed === true,
      change.taskId ?? null,

      change.fault !== undefined,
      change.fault ?? null,
      change.endedAt !== undefined,
      change.endedAt ?? null,
      change.fileKept ?? true,
      change.sameFileOn ?? null,

      change.read?.encoding ?? null,
      change.read?.encodingBy ?? null,
      change.read ? JSON.stringify(change.read.headers) : null,
      change.read?.rows ?? null,
      change.read?.headerLine ?? null,
      change.reviewed ?? null,
      change.listed ?? true,
    ],
  );
};
