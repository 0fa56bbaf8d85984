import { createHash } from 'node:crypto';
import type { RowFault } from '../../src/domain/import/cells.ts';
import { importAnswers, importRowFaults as words } from '../../src/domain/import/import-files.words.ts';
import type { Kept, ReadRow, RowDone } from '../../src/domain/import/row-done.ts';
import type { WhenHere } from '../../src/domain/import/run.ts';
import { isZero } from '../../src/domain/money.ts';
import { joinedAll, type Plan } from '../../src/domain/plan/plan.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import { documentsImportedBy } from '../store/documents/known-documents.ts';
import type { MadeRow, UndoneRow } from '../store/imports/import-rows.ts';
import { holdImportsOf } from '../store/imports/import-runs.ts';
import { roomFor } from '../store/plan/usage.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import {
  type HowImported,
  type ImportActs,
  type ImportEngineKind,
  type KnownRow,
  type Planned,
  undoneOr,
} from './import-kind.ts';

const done = (line: number, outcome: RowDone['outcome'], more: Partial<RowDone> = {}): RowDone => ({
  line,
  outcome,
  id: null,
  key: null,
  version: null,
  entryId: null,
  before: null,
  faults: [],
  ...more,
});

/** A refusal as faults of the row: of the columns it names, where it names some. */
const faultsOf = (
  { message, fields }: Refusal,
  { acts }: ImportEngineKind,
  { record }: ReadRow,
): RowFault[] =>
  (fields ?? [{ field: '', message }]).map((fault) =>
    acts.faultAt ? acts.faultAt(record, fault) : { column: fault.field, value: '', message: fault.message },
  );

/** What the rows of a transaction are imported with, and what has come of those before. */
interface Part {
  tx: Tx;
  kind: ImportEngineKind;
  context: unknown;
  whenHere: WhenHere;
  /** What is here already, by key: the first is meant by the first row of the file that has the key, and so on. */
  known: ReadonlyMap<string, readonly KnownRow[]>;
  /** What imports made of rows with the same key. */
  imported: ReadonlyMap<string, readonly { id: string }[]>;
  /** What rows before were known as or made: it isn't meant by another row of the file. */
  used: Set<string>;
  /** The lines of the first rows with some keys. */
  kept: Map<string, number>;
  /** How many more the plan of the business keeps. */
  room: number;
  plans: Plan[];
  after: (() => Promise<void>)[];
}

const begin = async (
  tx: Tx,
  kind: ImportEngineKind,
  rows: readonly ReadRow[],
  mapping: HowImported,
  earlier: EarlierRows,
  taken: number,
): Promise<Part> => {
  const { spec, acts } = kind;
  const { reader } = spec;
  const records = rows.map(({ record }) => record);
  const keys = [...new Set(records.map((record) => short(reader.keyOf(record))))];
  // What leaves together is carried out in this order: other imports are waited for before anything is looked at.
  const [, kept, { context, known }] = await Promise.all([
    tx.previewOnly ? undefined : holdImportsOf(tx, acts.table),
    earlier.linesOf(keys),
    acts.begin(tx, records, mapping),
  ]);
  // Documents, the book and stock are held before the plan's count, as every command holds them.
  const [room, imported] = await Promise.all([
    spec.cap ? roomFor(tx, spec.cap) : { limit: null, used: 0 },
    // What has no number is known again by the file it came with.
    spec.documents ? documentsImportedBy(tx, keys) : new Map<string, { id: string }[]>(),
  ]);
  const here = [...known.values(), ...imported.values()].flatMap((all) => all.map(({ id }) => id));
  return {
    tx,
    kind,
    context,
    known,
    imported,
    whenHere: mapping.whenHere,
    plans: [],
    after: [],
    used: new Set(here.length > 0 ? await earlier.usedOf(here) : []),
    kept: new Map(kept),
    room: room.limit === null ? Number.POSITIVE_INFINITY : room.limit - room.used - taken,
  };
};

/** Adds what became of a row to the plan of the part, and takes its place off the room that is left. */
const take = (part: Part, { plan, after }: Planned): void => {
  const { cap } = part.kind.spec;
  if (after) part.after.push(after);
  part.plans.push(plan);
  if (cap) part.room -= plan.usage[cap] ?? 0;
};

/** A key that fits an index, whatever a document says. */
const short = (key: string): string =>
  key.length > 300 ? `sha256 ${createHash('sha256').update(key).digest('hex')}` : key;

const leftBy = ({ version, entryId }: { version: number; entryId: string | null }) => ({ version, entryId });

/** The first that is here already and has the key of a row, or was made of one before, and that no row before it means. Source: answers-2.md, Q58. */
const knownAs = ({ known, imported, used }: Part, named: string, key: string): KnownRow | undefined => {
  const made = (imported.get(key) ?? []).map(({ id }) => ({ id, deleted: false }));
  return [...(known.get(named) ?? []), ...made].find(({ id }) => !used.has(id));
};

/** Why a row is left out that brings money: so that nobody misses it. */
const leftOut = ({ tx, kind: { spec } }: Part, row: unknown): RowFault[] => {
  const digits = digitsOf(tx.business.homeCurrency);
  const hasMoney = spec.documents !== undefined || !isZero(spec.reader.worthOf(row, digits));
  return hasMoney ? [{ column: '', value: '', message: words.alreadyHere(spec.words) }] : [];
};

/** Notes what a row was known as or made: the next row with its key means another. */
const note = ({ used, kept }: Part, key: string, id: string, line: number): void => {
  used.add(id);
  if (!kept.has(key)) kept.set(key, line);
};

/** What a row makes; one that is the same as an earlier row says so. */
const created = async (
  part: Part,
  line: number,
  key: string,
  row: unknown,
  equals: { one: string; line: number } | null,
): Promise<RowDone> => {
  const { tx, kind, context } = part;
  const made = await kind.acts.create(tx, row, context);
  take(part, made);
  note(part, key, made.id, line);
  const { id, worth, lacking } = made;
  const warnings = [...(made.warnings ?? []), ...(equals ? [importAnswers.equalRows(kind.spec.words)] : [])];
  const notices = {
    ...(worth !== undefined && { worth }),
    ...(warnings.length > 0 && { warnings }),
    ...(lacking && { lacking }),
  };
  const faults = equals ? [{ column: '', value: '', message: words.equalTo(equals) }] : [];
  return done(line, 'created', { id, ...leftBy(made), ...notices, key, faults });
};

/** What a row that can't be read whole names and there is none of, in its other cells: it is told at once. */
const othersIn = (
  found: ReturnType<ImportActs['resolve']>,
  faults: readonly RowFault[],
  first: number,
): RowFault[] => {
  if (!('fault' in found)) return [];
  return [found.fault]
    .flat()
    .filter(({ column, line = first }) =>
      faults.every((fault) => fault.column !== column || (fault.line ?? first) !== line),
    );
};

/** What becomes of a row; what is refused on the way is thrown. */
const importRow = async (part: Part, { line, record, faults }: ReadRow): Promise<RowDone> => {
  const { tx, kind, context, whenHere, kept } = part;
  const { spec, acts } = kind;
  const { reader } = spec;
  const found = acts.resolve(record, context);
  if (faults.length > 0)
    return done(line, 'failed', { faults: [...faults, ...othersIn(found, faults, line)] });
  if ('fault' in found) return done(line, 'failed', { faults: [found.fault].flat() });
  if ('skip' in found) return done(line, 'skipped', { faults: [found.skip] });
  const known = reader.keyOf(found.row);
  const key = short(known);
  const first = whenHere === 'create' ? undefined : kept.get(key);
  const equals = first === undefined ? null : { one: spec.words.one, line: first };
  if (equals && reader.isUnique?.(found.row)) {
    const message = words.duplicateOf(equals);
    return done(line, 'failed', { faults: [{ column: '', value: '', message }] });
  }
  // What is here already is of no matter where another beside it is wanted.
  const here = whenHere === 'create' ? undefined : knownAs(part, known, key);
  if ((!here || here.deleted) && part.room < 1) return done(line, 'capped');
  if (!here) return created(part, line, key, found.row, equals);
  const { id } = here;
  if (!here.deleted && !here.bare && whenHere === 'skip') {
    note(part, key, id, line);
    return done(line, 'skipped', { id, key, faults: leftOut(part, found.row) });
  }
  const changed = await acts.update(tx, id, found.row, context);
  take(part, changed);
  note(part, key, id, line);
  const { before, notices = [] } = changed;
  return done(line, 'updated', { id, ...leftBy(changed), key, before, faults: notices });
};

/** Writes the plan of all rows, and then what names its entries: numbers are taken in the order every command takes them. */
const writeWhole = async (
  tx: Tx,
  plan: Plan,
  after: readonly (() => Promise<void>)[],
  stocked?: ReadonlySet<string>,
): Promise<void> => {
  await writePlan(tx, plan, stocked);
  for (const write of after) await write();
};

/** What is asked of the rows of the file before a part. */
export interface EarlierRows {
  /** The lines of the first of them that have some keys. */
  linesOf(keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Which of some things they were known as or made. */
  usedOf(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Imports some rows of a file in a transaction, by the same steps as typed ones take: a faulty row is answered and
 * doesn't affect the others. Nothing is created beyond the plan's cap: a run ends before the first row there is no room for, a
 * preview goes on and counts them. The transaction of a preview is rolled back, so that it can't differ from the run.
 * Source: answers-2.md, Q56 to Q62.
 *
 * @param taken how many places of the plan the rows before these would take, where those are rolled back already
 */
export const importPart = async (
  tx: Tx,
  kind: ImportEngineKind,
  rows: readonly ReadRow[],
  mapping: HowImported,
  earlier: EarlierRows,
  taken = 0,
): Promise<RowDone[]> => {
  const part = await begin(tx, kind, rows, mapping, earlier, taken);
  const outcomes: RowDone[] = [];
  for (const row of rows) {
    const outcome = await importRow(part, row).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return done(row.line, 'failed', { faults: faultsOf(error.refusal, kind, row) });
    });
    outcomes.push(row.lines ? { lines: row.lines, ...outcome } : outcome);
    if (outcome.outcome === 'capped' && !tx.previewOnly) break;
  }
  const plan = joinedAll(part.plans);
  const stocked = await kind.acts.flush?.(tx, part.context, plan);
  await writeWhole(tx, plan, part.after, stocked);
  // What the database checks at the end of a transaction is checked before a preview says that it went well.
  if (tx.previewOnly) await tx.query('set constraints all immediate');
  return outcomes;
};

/** What rows made taken out together, and what they changed put back one by one, in the order of the rows. */
const planUndo = async (
  tx: Tx,
  { acts }: ImportEngineKind,
  rows: readonly MadeRow[],
): Promise<{ line: number; back: Planned | Kept | Refusal }[]> => {
  await acts.beforeUndo?.(tx);
  const world = await worldOf(tx);
  const created = rows.filter(({ outcome }) => outcome === 'created');
  const out = created.length > 0 ? await acts.takeOut(tx, created, world) : [];
  const backOf = new Map(created.map(({ line }, at) => [line, out[at]!]));
  for (const row of rows)
    if (row.outcome === 'updated') backOf.set(row.line, await undoneOr(() => acts.putBack(tx, row, world)));
  return rows.map(({ line }) => ({ line, back: backOf.get(line)! }));
};

/** Takes back what some rows of an import made, each as it can be, and writes it as one plan. Source: answers-2.md, Q60. */
export const undoPart = async (
  tx: Tx,
  kind: ImportEngineKind,
  rows: readonly MadeRow[],
): Promise<UndoneRow[]> => {
  const planned: Planned[] = [];
  const undone = (await planUndo(tx, kind, rows)).map(({ line, back }): UndoneRow => {
    if (isRefusal(back)) return { line, undo: 'refused', reason: back.message };
    if ('kept' in back) return { line, undo: 'kept', reason: back.kept };
    planned.push(back);
    return { line, undo: 'undone', reason: null };
  });
  const after = planned.flatMap((one) => one.after ?? []);
  await writeWhole(tx, joinedAll(planned.map(({ plan }) => plan)), after);
  return undone;
};
