import type { ProductCard } from '../product.ts';
import type { ItemRow, RowFault } from './item-row.ts';

/** A row of a file as it was read, with what already keeps it from being imported. */
export interface ReadRow {
  line: number;
  item: ItemRow;
  faults: readonly RowFault[];
}

/** An item as it was before a row changed it. */
export interface ItemBefore {
  card: ProductCard;
  category: string;
  deleted: boolean;
}

/** What became of a row; one that is capped was not looked at, and waits for room in the plan. */
export interface RowDone {
  line: number;
  outcome: 'created' | 'updated' | 'skipped' | 'failed' | 'capped';
  /** The item it made, changed or was left out for. */
  id: string | null;
  /** What the item is known again by, where this row is the first of the file that keeps it. */
  key: string | null;
  /** The version of the item this row left. */
  version: number | null;
  /** The entry of the opening stock of an item it made. */
  entryId: string | null;
  before: ItemBefore | null;
  faults: readonly RowFault[];
}
