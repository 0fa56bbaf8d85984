import type { World } from '../../src/domain/books/world.ts';
import type { RowFault } from '../../src/domain/import/cells.ts';
import type { ImportKindSpec } from '../../src/domain/import/kind.ts';
import type { Kept, RowDone } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { FieldProblem, Refusal } from '../../src/domain/values/refusal.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';

/** What is here already and has the key of a row. */
export interface KnownRow {
  id: string;
  /** It was deleted: a row of its key restores it. */
  deleted: boolean;
  /** It was made of a name alone: a row of its key completes it, whatever is done with what is here. */
  bare?: boolean;
}

/** What is here in the order it is meant in: the oldest first, and what was deleted after what is in use. */
export const inUseFirst = <Row extends KnownRow>(oldestFirst: readonly Row[]): Row[] =>
  [...oldestFirst].sort((one, other) => Number(one.deleted) - Number(other.deleted));

/** What is still to be written: the plan of all rows of a part first, then, for each, the rows that name what the plan wrote. */
export interface Planned {
  plan: Plan;
  after?: () => Promise<void>;
}

/** What a row has made or changed: its version then, the entry it brought into the books, and what is still to be written. */
interface Written extends Planned {
  version: number;
  entryId: string | null;
}

/** What of how a file is read its acts ask. */
export type HowImported = Pick<ImportMapping, 'whenHere' | 'count' | 'issue' | 'paidBy' | 'unknownVendors'>;

/**
 * What the rows of a kind do, each by the steps its form takes. Everything that can refuse a row is asked before its first write; what is
 * written through a plan is answered, and written once for all rows of a part.
 */
export interface ImportActs<Row = unknown, Context = unknown, Before = unknown> {
  /** Where what it makes has its name. */
  table: 'product' | 'contact' | 'expense' | 'document' | 'account' | 'journal_entry';
  /** What some rows are imported with, and what is here already of them, by key: of several the first is meant by the first row. */
  begin(
    tx: Tx,
    rows: readonly Row[],
    mapping: HowImported,
  ): Promise<{ context: Context; known: ReadonlyMap<string, readonly KnownRow[]> }>;
  /** A row with what it names found, or what is wrong with that; `skip` says why one that is sound is left out. */
  resolve(
    row: Row,
    context: Context,
  ): { row: Row } | { fault: RowFault | readonly RowFault[] } | { skip: RowFault };
  /** Where in its file a fault of the form is; left out where fields are columns. */
  faultAt?(row: Row, problem: FieldProblem): RowFault;
  create(
    tx: Tx,
    row: Row,
    context: Context,
  ): Promise<Written & { id: string } & Pick<RowDone, 'worth' | 'warnings' | 'lacking'>>;
  /** Changes what is here; what was deleted comes back first. `notices` say what changes beside its card. */
  update(
    tx: Tx,
    id: string,
    row: Row,
    context: Context,
  ): Promise<Written & { before: Before; notices?: readonly RowFault[] }>;
  /**
   * Writes what the rows left to be written together, before their plan; left out where they leave nothing. Answers the items whose stock, as
   * the plan has it, is written with them.
   */
  flush?(tx: Tx, context: Context, plan: Plan): Promise<ReadonlySet<string>>;
  /** Holds what is held before the book by every act on it; left out where nothing is. */
  beforeUndo?(tx: Tx): Promise<void>;
  /** Takes out what each of some rows made, or answers why that is kept or can't go. */
  takeOut(
    tx: Tx,
    rows: readonly MadeRow<Before>[],
    world: World,
  ): Promise<readonly (Planned | Kept | Refusal)[]>;
  /** Puts back what a row changed. Throws `Refused` where it can't. */
  putBack(tx: Tx, row: MadeRow<Before>, world: World): Promise<Planned | Kept>;
}

/** Undoes a row, and answers what refused that. */
export const undoneOr = (undo: () => Promise<Planned | Kept>): Promise<Planned | Kept | Refusal> =>
  undo().catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal;
    throw error;
  });

/** Takes out what rows made one by one, for kinds whose acts hold what each of them names. */
export const oneByOne =
  (takeOut: (tx: Tx, row: MadeRow, world: World) => Promise<Planned | Kept>): ImportActs['takeOut'] =>
  async (tx, rows, world) => {
    const outcomes: (Planned | Kept | Refusal)[] = [];
    for (const row of rows) outcomes.push(await undoneOr(() => takeOut(tx, row, world)));
    return outcomes;
  };

/** A kind as the engine knows it. */
export interface ImportEngineKind {
  spec: ImportKindSpec;
  acts: ImportActs;
}
