import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

/**
 * The day the books of a business began: the day it was made here, or the day of its first entry where that is earlier.
 * A bookkeeper who moves in begins with opening balances dated before, and from then on that day is where the books begin;
 * a later first entry says nothing, for a document of the days between is as good as one of today.
 */
export const booksBegan = async (tx: Tx): Promise<string> => {
  const [row] = await tx.query(
    { began: column.day },
    `select least((b.created_at at time zone b.time_zone)::date,
       (select min(e.on_day) from journal_entry e where e.business_id = b.id)) as began
     from business b where b.id = $1`,
    [tx.business.id],
  );
  return row!.began;
};
