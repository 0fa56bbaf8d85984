import type { LackingRow } from '../documents/lawful.ts';
import type { Decimal } from '../money.ts';
import type { ReadRecord, RowFault } from './cells.ts';

/** A row of a file as it was read, with what already keeps it from being imported. */
export interface ReadRow<Row = unknown> extends ReadRecord<Row> {
  line: number;
  /** Every line it was read from, in order, where it is told on several. */
  lines?: readonly number[];
}

/** The lines of what is read from one or several. */
export const linesOf = ({ line, lines }: Pick<ReadRow, 'line' | 'lines'>): readonly number[] =>
  lines ?? [line];

/** What became of a row; one that is capped was not looked at, and waits for room in the plan. */
export interface RowDone extends Pick<ReadRow, 'line' | 'lines'> {
  outcome: 'created' | 'updated' | 'skipped' | 'failed' | 'capped';
  /** What it made, changed or was left out for. */
  id: string | null;
  /** What that is known again by. */
  key: string | null;
  /** The version of it that this row left. */
  version: number | null;
  /** The entry it brought into the books. */
  entryId: string | null;
  /** What it was before a row changed it, as its kind keeps that. */
  before: unknown;
  /** What it brings into the books, at home, where its act says so. */
  worth?: Decimal;
  /** What to check of it before it is imported: what it may count twice, and what of it changes no stock. */
  warnings?: readonly string[];
  /** What the law asks that is not on what it issues. */
  lacking?: readonly LackingRow[];
  faults: readonly RowFault[];
}

/** A row that is left out with a reason people should know of: it failed, or it brings money that isn't taken. */
export const isNotImported = ({ outcome, faults }: Pick<RowDone, 'outcome' | 'faults'>): boolean =>
  outcome === 'failed' || (outcome === 'skipped' && faults.length > 0);

/** What undoing leaves as it is, and why. */
export interface Kept {
  kept: string;
}

/** What else than its own import an item is used by. */
export interface ItemUses {
  /** Its stock moved for another reason than that it was there. */
  moved: boolean;
  /** Some document or transfer names it. */
  named: boolean;
  /** An open stock count has a quantity of it. */
  counted: boolean;
  /** An item of the online store is matched with it. */
  matched: boolean;
}
