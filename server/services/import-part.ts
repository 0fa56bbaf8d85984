import { createHash } from 'node:crypto';
import type { RowFault } from '../../src/domain/import/cells.ts';
import type { Kept, ReadRow, RowDone } from '../../src/domain/import/row-done.ts';
import type { ImportMapping, WhenHere } from '../../src/domain/import/run.ts';
import { joinedAll, type Plan } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import * as words from '../../src/domain/words/import-row-faults.ts';
import type { MadeRow, UndoneRow } from '../store/import-rows.ts';
import { holdImportsOf } from '../store/import-runs.ts';
import { nextTurn } from '../store/in-turns.ts';
import { documentsImportedBy } from '../store/known-documents.ts';
import { planAnew } from '../store/sought.ts';
import { Refused, type Tx } from '../store/tx.ts';
import { roomFor } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';
import { type ImportEngineKind, type KnownRow, type Planned, undoneOr } from './import-kind.ts';

const done = (line: number, outcome: RowDone['outcome'], more: Partial<RowDone> = {}): RowDone => ({
  line,
  ...{ outcome, id: null, key: null, version: null, entryId: null, before: null, faults: [] },
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
  ground: unknown;
  whenHere: WhenHere;
  /** What is here already, by key. */
  known: ReadonlyMap<string, KnownRow>;
  /** What earlier imports made of rows with the same key. */
  imported: ReadonlyMap<string, string>;
  /** The lines that keys were first kept on. */
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
  keptOn: LinesOfKeys,
  taken: number,
): Promise<Part> => {
  const { spec, reader, acts } = kind;
  const records = rows.map(({ record }) => record);
  const keys = records.map((record) => short(reader.keyOf(record)));
  // What leaves together is carried out in this order: other imports are waited for before anything is looked at.
  const [, , kept, { ground, known }] = await Promise.all([
    tx.previewOnly ? undefined : holdImportsOf(tx, acts.subject),
    planAnew(tx, `import of ${acts.subject}s`),
    keptOn(keys),
    acts.begin(tx, records, mapping),
  ]);
  // Documents, the book and stock are held before the plan's count, as every command holds them.
  const [room, imported] = await Promise.all([
    spec.cap ? roomFor(tx, spec.cap) : { limit: null, used: 0 },
    // What has no number is known again by the file it came with.
    spec.documents ? documentsImportedBy(tx, keys) : new Map<string, string>(),
  ]);
  return {
    ...{
      tx,
      kind,
      ground,
      known,
      imported,
      whenHere: mapping.whenHere,
      kept: new Map(kept),
      plans: [],
      after: [],
    },
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

/** What is here already and has the key of a row, or was made of it before. */
const knownAs = ({ known, imported }: Part, named: string, key: string): KnownRow | undefined => {
  const id = imported.get(key);
  return known.get(named) ?? (id === undefined ? undefined : { id, deleted: false });
};

/** What becomes of a row; what is refused on the way is thrown. */
const importRow = async (part: Part, { line, record, faults }: ReadRow): Promise<RowDone> => {
  const { tx, kind, ground, whenHere, kept } = part;
  const { spec, reader, acts } = kind;
  if (faults.length > 0) return done(line, 'failed', { faults });
  const found = acts.resolve(record, ground);
  if ('fault' in found) return done(line, 'failed', { faults: [found.fault].flat() });
  const known = reader.keyOf(found.row);
  const key = short(known);
  const first = whenHere === 'create' ? undefined : kept.get(key);
  if (first !== undefined) {
    const message = words.duplicateOf({ one: spec.words.one, line: first });
    return done(line, 'skipped', { faults: [{ column: '', value: '', message }] });
  }
  // What is here already is of no matter where another beside it is wanted.
  const here = whenHere === 'create' ? undefined : knownAs(part, known, key);
  if ((!here || here.deleted) && part.room < 1) return done(line, 'capped');
  if (!here) {
    const made = await acts.create(tx, found.row, ground);
    take(part, made);
    kept.set(key, line);
    const { id, worth, warnings = [] } = made;
    const told = { ...(worth !== undefined && { worth }), ...(warnings.length > 0 && { warnings }) };
    return done(line, 'created', { id, ...leftBy(made), ...told, key });
  }
  const { id } = here;
  if (!here.deleted && whenHere === 'skip') {
    kept.set(key, line);
    return done(line, 'skipped', { id, key });
  }
  const changed = await acts.update(tx, id, found.row, ground);
  take(part, changed);
  kept.set(key, line);
  const { before, told = [] } = changed;
  return done(line, 'updated', { id, ...leftBy(changed), key, before, faults: told });
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

/** What of how a file is read its acts ask. */
type HowImported = Pick<ImportMapping, 'whenHere' | 'count' | 'issue' | 'paidBy'>;

/** On which lines of the file the rows before these kept some keys. */
export type LinesOfKeys = (keys: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/**
 * Imports some rows of a file in a transaction, by the same steps as typed ones take: a faulty row is answered and
 * doesn't affect the others. Nothing is created beyond the plan's cap: a run ends before the first row there is no room for, a
 * preview goes on and counts them. The transaction of a preview is rolled back, so that it can't differ from the run.
 * Source: answers-2.md, Q56 to Q62.
 *
 * @param taken how many places of the plan the rows before these would take, where those are rolled back already
 * @param meanwhile begun while PostgreSQL writes what was added, and awaited with it
 */
export const importPart = async (
  tx: Tx,
  kind: ImportEngineKind,
  rows: readonly ReadRow[],
  mapping: HowImported,
  keptOn: LinesOfKeys,
  {
    taken = 0,
    meanwhile = async () => {},
  }: { taken?: number; meanwhile?: (outcomes: readonly RowDone[]) => Promise<void> } = {},
): Promise<RowDone[]> => {
  const part = await begin(tx, kind, rows, mapping, keptOn, taken);
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
  const flushed = kind.acts.flush?.(tx, part.ground, plan);
  const [stocked] = await Promise.all([flushed, nextTurn().then(() => meanwhile(outcomes))]);
  await writeWhole(tx, plan, part.after, stocked);
  // What the database checks at the end of a transaction is checked before a preview says that it went well.
  if (tx.previewOnly) await tx.query('set constraints all immediate');
  return outcomes;
};

/** What rows made taken out together, and what they changed put back one by one, in the order of the rows. */
const takenBack = async (
  tx: Tx,
  { acts }: ImportEngineKind,
  rows: readonly MadeRow[],
): Promise<{ line: number; back: Planned | Kept | Refusal }[]> => {
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
  await planAnew(tx, `undoing of ${kind.acts.subject}s`);
  const planned: Planned[] = [];
  const undone = (await takenBack(tx, kind, rows)).map(({ line, back }): UndoneRow => {
    if (isRefusal(back)) return { line, undo: 'refused', reason: back.message };
    if ('kept' in back) return { line, undo: 'kept', reason: back.kept };
    planned.push(back);
    return { line, undo: 'undone', reason: null };
  });
  const after = planned.flatMap((one) => one.after ?? []);
  await writeWhole(tx, joinedAll(planned.map(({ plan }) => plan)), after);
  return undone;
};
