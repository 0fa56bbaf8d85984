import type { Day } from '../../src/domain/day.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';

/** In SQL, which moves of stock tell what there was at the end of day $2: those until then, or those since. */
export const movedSide = (fromStart: boolean): string => `on_day ${fromStart ? '<=' : '>'} $2`;

/** In SQL: what there was, of what there is now and what moved. */
export const rest = (fromStart: boolean, now: string, change: string): string =>
  fromStart ? `coalesce(${change}, 0)` : `${now} - coalesce(${change}, 0)`;

/** Whether a day is nearer to the first move of stock than to today, so that less moved until then than since. */
export const isNearStart = async (tx: Tx, onDay: Day): Promise<boolean> => {
  const [row] = await tx.query(
    { near: column.bool },
    `select coalesce($2::date - min(on_day) < $3::date - $2::date, false) as near from stock_move where business_id = $1`,
    [tx.business.id, onDay, tx.today],
  );
  return row!.near;
};
