import { type Day, monthOf } from '../../src/domain/day.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';

/** How what there was at the end of a day is read with the least to add up. */
export interface StockReading {
  day: Day;
  /** By all that moved until then, and not by what there is now without what moved since. */
  fromStart: boolean;
  /** With the days of its two months until then, and not with those after it. */
  sinceFirst: boolean;
  /** When a past day ended in the business's zone, as PostgreSQL writes it. */
  ended: string | null;
}

/** The year of day $2, in SQL. */
const year = 'extract(year from $2::date)::int';
/** In SQL: the first day of the two months that day $2 lies in, whose sums a year keeps, and of the next two. */
const twoMonths = `date_trunc('month', $2::date::timestamp) - interval '1 month' * ((extract(month from $2::date)::int + 1) % 2)`;
const first = `(${twoMonths})::date`;
const next = `(${twoMonths} + interval '2 months')::date`;

/**
 * Of a past day, which sides are nearer: the first move of stock or today, and the beginning or the end of its two months. In those of today,
 * and of the first move, nothing is added up yet on one side: the days to that side are always less.
 */
export const readingOf = async (tx: Tx, onDay: Day): Promise<StockReading> => {
  if (onDay >= tx.today) return { day: onDay, fromStart: false, sinceFirst: false, ended: null };
  const [row] = await tx.query(
    { fromStart: column.bool, sinceFirst: column.bool, ended: column.text },
    `with began as (select coalesce(min(on_day), $3::date) as on_day from stock_move where business_id = $1),
       nearer as (select on_day, $2::date - on_day < $3::date - $2::date as from_start from began)
     select from_start,
       case when from_start and on_day >= ${first} then true when not from_start and ${next} > $3::date then false
         else $2::date - ${first} < ${next} - 1 - $2::date end as since_first,
       (($2::date + 1)::timestamp at time zone (select time_zone from business where id = $1))::text as ended
     from nearer`,
    [tx.business.id, onDay, tx.today],
  );
  return { day: onDay, ...row! };
};

/** In SQL: what there was, of what there is now and what moved. */
export const rest = (fromStart: boolean, now: string, change: string): string =>
  fromStart ? `coalesce(${change}, 0)` : `${now} - coalesce(${change}, 0)`;

/** Where what moved is added up already: of an item in all, or at location $3, where it has no value of its own. */
interface Kept {
  table: 'stock_year' | 'stock_level_year';
  sums: readonly ('qty' | 'value')[];
  also: string;
}

/** In SQL: what years brought, and of the year of day $2 what it brought by the end of a month or after it. */
const ofYears = ({ table, sums, also }: Kept, fromStart: boolean, month: number): string => {
  const isNoneOfIt = month === (fromStart ? 0 : 12);
  const isAllOfIt = month === (fromStart ? 12 : 0);
  const part = (what: string) => {
    if (isNoneOfIt || isAllOfIt) return what;
    const own = fromStart ? `${what}_by_${month}` : `${what} - ${what}_by_${month}`;
    return `case when year = ${year} then ${own} else ${what} end as ${what}`;
  };
  return `select product_id, ${sums.map(part).join(', ')} from ${table}
      where business_id = $1 ${also} and year ${fromStart ? '<' : '>'}${isNoneOfIt ? '' : '='} ${year}`;
};

/**
 * In SQL, by item: what moved until the end of day $2, or since. What years brought by the end of every second month is added up already; of the
 * day's own two months only the moves on its nearer side are read, to be added or taken away. All is added up in the order of items: keeping
 * the sums of very many side by side takes PostgreSQL longer than to sort.
 */
const movedBy = (kept: Kept, { day, fromStart, sinceFirst }: Omit<StockReading, 'ended'>): string => {
  const sign = fromStart === sinceFirst ? '' : '-';
  return `select product_id, ${kept.sums.map((what) => `sum(${what}) as ${what}`).join(', ')} from (
      ${ofYears(kept, fromStart, 2 * (Math.ceil(monthOf(day) / 2) - (sinceFirst ? 1 : 0)))}
      union all
      select product_id, ${kept.sums.map((what) => `${sign}${what}`).join(', ')} from stock_move
      where business_id = $1 ${kept.also} and ${sinceFirst ? `on_day >= ${first} and on_day <= $2` : `on_day > $2 and on_day < ${next}`}
      order by product_id) part
    group by 1`;
};

/** In SQL, by item: what moved until the end of day $2, or since, in quantity and value. */
export const movedOf = (reading: Omit<StockReading, 'ended'>): string =>
  movedBy({ table: 'stock_year', sums: ['qty', 'value'], also: '' }, reading);

/** The same at location $3, in quantity alone. */
export const movedAtPlace = (reading: Omit<StockReading, 'ended'>): string =>
  movedBy({ table: 'stock_level_year', sums: ['qty'], also: 'and location_id = $3' }, reading);
