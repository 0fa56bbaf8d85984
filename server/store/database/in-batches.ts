import type { RowColumns, RowOf } from './row.ts';
import { Missing, type Tx } from './tx.ts';

/** As many rows as are read at once. */
const rowsAtOnce = 1000;

/**
 * All rows of a select, in its order and of one moment, a part at a time: however many there are, few are held. Once in a transaction.
 *
 * @param name what it is called; rows of other columns are read under another name, for PostgreSQL keeps what a `fetch` answers by its text
 * @param ids those that were picked, of which none may be missing; null for all
 * @throws Missing behind the last part when there are fewer rows than were picked
 */
export async function* inBatches<Columns extends RowColumns>(
  tx: Tx,
  name: string,
  columns: Columns,
  select: string,
  values: readonly unknown[],
  ids: readonly string[] | null,
): AsyncGenerator<RowOf<Columns>[]> {
  await tx.query(`declare ${name} no scroll cursor for ${select}`, values);
  let left = new Set(ids).size;
  for (let more = true; more; ) {
    const rows = await tx.query(columns, `fetch ${rowsAtOnce} from ${name}`);
    if (rows.length > 0) yield rows;
    left -= rows.length;
    more = rows.length === rowsAtOnce;
  }
  if (ids && left > 0) throw new Missing();
}
