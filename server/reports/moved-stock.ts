import type { Day } from '../../src/domain/day.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';

/** How what there was at the end of a day is read with the least to add up. */
export interface StockReading {
  /** By all that moved until then, and not by what there is now without what moved since. */
  fromStart: boolean;
  /** With its quarter's days until then, and not with those after it. */
  fromQuarter: boolean;
  /** When a past day ended in the business's zone, as PostgreSQL writes it. */
  ended: string | null;
}

/** The first day of day $2's quarter, and of the next, in SQL. */
const first = `date_trunc('quarter', $2::date::timestamp)::date`;
const next = `(date_trunc('quarter', $2::date::timestamp) + interval '3 months')::date`;

/**
 * Of a past day, which sides are nearer: the first move of stock or today, and its quarter's beginning or end. In the quarter of today, and in
 * that of the first move, there is no whole quarter to read on one side: the days to that side are always less.
 */
export const readingOf = async (tx: Tx, onDay: Day): Promise<StockReading> => {
  if (onDay >= tx.today) return { fromStart: false, fromQuarter: false, ended: null };
  const [row] = await tx.query(
    { fromStart: column.bool, fromQuarter: column.bool, ended: column.text },
    `with began as (select coalesce(min(on_day), $3::date) as on_day from stock_move where business_id = $1),
       nearer as (select on_day, $2::date - on_day < $3::date - $2::date as from_start from began)
     select from_start,
       case when from_start and on_day >= ${first} then true when not from_start and ${next} > $3::date then false
         else $2::date - ${first} < ${next} - 1 - $2::date end as from_quarter,
       (($2::date + 1)::timestamp at time zone (select time_zone from business where id = $1))::text as ended
     from nearer`,
    [tx.business.id, onDay, tx.today],
  );
  return row!;
};

/** In SQL: what there was, of what there is now and what moved. */
export const rest = (fromStart: boolean, now: string, change: string): string =>
  fromStart ? `coalesce(${change}, 0)` : `${now} - coalesce(${change}, 0)`;

/**
 * In SQL, by item: what moved until the end of day $2, or since. Whole quarters are added up already; of the day's own only the part on its
 * nearer side is read, to be added or taken away.
 */
export const movedOf = ({
  fromStart,
  fromQuarter,
}: Pick<StockReading, 'fromStart' | 'fromQuarter'>): string => {
  const sign = fromStart === fromQuarter ? '' : '-';
  return `select product_id, sum(qty) as qty, sum(value) as value from (
      select product_id, qty, value from stock_quarter
      where business_id = $1 and quarter ${fromStart ? '<' : '>='} ${fromQuarter ? first : next}
      union all
      select product_id, ${sign}qty, ${sign}value from stock_move
      where business_id = $1 and ${fromQuarter ? `on_day >= ${first} and on_day <= $2` : `on_day > $2 and on_day < ${next}`}) part
    group by 1`;
};

/** The same by its moves alone, with what of each moved at location $3. */
export const movedAtPlace = ({ fromStart }: Pick<StockReading, 'fromStart'>): string =>
  `select product_id, sum(qty) as qty, sum(value) as value, sum(qty) filter (where location_id = $3) as qty_there
    from stock_move where business_id = $1 and on_day ${fromStart ? '<=' : '>'} $2 group by 1`;
