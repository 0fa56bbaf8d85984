import { type Day, daysAfter, firstOfMonth, lastOfMonth } from '../../src/domain/day.ts';
import { type Decimal, sum, zero } from '../../src/domain/money.ts';
import {
  isTooLong,
  likeSpans,
  type Range,
  type Span,
  stepOf,
  stretchesOf,
} from '../../src/domain/values/period.ts';
import { booksBegan } from '../store/books/books-began.ts';
import { column, type RowOf } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { billedHere } from '../store/rows/statuses.ts';
import { profitOver } from './overview.ts';

const figureColumns = {
  onDay: column.day.as<Day>(),
  accountId: column.int,
  name: column.text,
  net: column.exact,
};
type Figure = RowOf<typeof figureColumns>;

/** What a figure is compared with: the same figure of like days, and what it comes to itself on the days that are over. */
type Like = (Range & { total: Decimal; now: Decimal }) | null;

export interface Income {
  total: Decimal;
  previous: Like;
  bars: (Range & { total: Decimal })[];
  accounts: { accountId: number; name: string; total: Decimal }[];
}

/** Income by account and day, or by account and month where nothing finer is asked. */
const incomeFigures = (tx: Tx, table: 'day_balance' | 'month_balance', span: Span): Promise<Figure[]> => {
  const day = table === 'day_balance' ? 'on_day' : 'month';
  return tx.query(
    figureColumns,
    `select b.${day} as on_day, b.account_id, a.name, sum(b.credit - b.debit) as net
     from ${table} b join account a on a.business_id = b.business_id and a.id = b.account_id
     where b.business_id = $1 and a.grp = 'income' and ($2::date is null or b.${day} >= $2) and ($3::date is null or b.${day} <= $3)
     group by 1, 2, 3 order by 1, 2`,
    [tx.business.id, span.from, span.to],
  );
};

const netOf = (figures: readonly Figure[]): Decimal => sum(figures.map(({ net }) => net));

/** The ends a span has; where it has none, or is too long to be drawn, the first and the last month anything was earned in. */
const rangeOf = (span: Span, figures: readonly Figure[], today: Day): Range => {
  const earned = {
    from: firstOfMonth(figures[0]?.onDay ?? today),
    to: lastOfMonth(figures.at(-1)?.onDay ?? today),
  };
  const range = { from: span.from ?? earned.from, to: span.to ?? earned.to };
  return isTooLong(range) ? earned : range;
};

/** What was earned in a span, by stretch and by account, and in the days it is held against. From the sums by day or month. */
export const income = async (tx: Tx, span: Span): Promise<Income> => {
  const figures = await incomeFigures(tx, span.from && span.to ? 'day_balance' : 'month_balance', span);
  const range = rangeOf(span, figures, tx.today);
  const like = likeSpans(span, tx.today, await booksBegan(tx));
  const previous = like && {
    ...like.before,
    total: netOf(await incomeFigures(tx, 'day_balance', like.before)),
    now: netOf(figures.filter(({ onDay }) => onDay <= like.now.to)),
  };
  const accounts = new Map<number, Figure[]>();
  for (const one of figures) accounts.set(one.accountId, [...(accounts.get(one.accountId) ?? []), one]);
  return {
    total: netOf(figures),
    previous,
    bars: stretchesOf(range, span.from && span.to ? stepOf(range) : atLeastMonths(range)).map((stretch) => ({
      ...stretch,
      total: netOf(figures.filter(({ onDay }) => onDay >= stretch.from && onDay <= stretch.to)),
    })),
    accounts: [...accounts.values()]
      .map((own) => ({ accountId: own[0]!.accountId, name: own[0]!.name, total: netOf(own) }))
      .filter(({ total }) => total !== zero),
  };
};

/** Sums by month can't be drawn by day. */
const atLeastMonths = (range: Range): 'month' | 'year' => (stepOf(range) === 'year' ? 'year' : 'month');

/** What was left of what was earned in a span. */
export interface Profit extends Range {
  total: Decimal;
  previous: Like;
  months: (Range & { income: Decimal; profit: Decimal })[];
}

/** The days of a span, as far as anything was earned or spent where it has no end. */
const profitRange = async (tx: Tx, span: Span): Promise<Range> => {
  const [row] = await tx.query(
    { first: column.day.orNull, last: column.day.orNull },
    `select min(b.month) as first, max(b.month) as last from month_balance b
     join account a on a.business_id = b.business_id and a.id = b.account_id
     where b.business_id = $1 and a.grp in ('income', 'expense')`,
    [tx.business.id],
  );
  const booked = { from: row!.first ?? firstOfMonth(tx.today), to: lastOfMonth(row!.last ?? tx.today) };
  const range = { from: span.from ?? booked.from, to: span.to ?? booked.to };
  return isTooLong(range) ? booked : range;
};

/** Profit of a span, month by month, or by year where months are too many to be drawn; of the days it is held against too. As the report of it has them. */
export const profit = async (tx: Tx, span: Span): Promise<Profit> => {
  const range = await profitRange(tx, span);
  const like = likeSpans(span, tx.today, await booksBegan(tx));
  const [whole, before, now, ...months] = await profitOver(tx, [
    range,
    like?.before ?? range,
    like?.now ?? range,
    ...stretchesOf(range, atLeastMonths(range)),
  ]);
  return {
    ...range,
    total: whole!.moved,
    previous: like && { ...like.before, total: before!.moved, now: now!.moved },
    months: months.map(({ from, to, income: earned, moved }) => ({
      from,
      to,
      income: earned,
      profit: moved,
    })),
  };
};

export interface TopCustomer {
  id: string;
  name: string;
  count: number;
  total: Decimal;
}

/** Whole months of a span, and the days before and after them. An end left open belongs to the months. */
const parted = ({ from, to }: Span) => {
  const first = from === null || from.endsWith('-01') ? from : daysAfter(lastOfMonth(from), 1);
  const last = to === null || to === lastOfMonth(to) ? to : daysAfter(firstOfMonth(to), -1);
  const whole = first === null || last === null || first <= last;
  return whole
    ? {
        first,
        last,
        head: { from, to: first && daysAfter(first, -1) },
        tail: { from: last && daysAfter(last, 1), to },
      }
    : {
        first: '9999-12-01',
        last: '0001-01-31',
        head: { from, to },
        tail: { from: '9999-12-01', to: '0001-01-31' },
      };
};

/** Whom most was billed to in a span: whole months from their sums, the days around them from the documents. */
export const topCustomers = async (tx: Tx, span: Span, limit: number): Promise<TopCustomer[]> => {
  const { first, last, head, tail } = parted(span);
  const rows = await tx.query(
    { id: column.id, name: column.text, n: column.int, total: column.exact },
    `select c.id, c.name, b.n, b.total from (
       select contact_id, sum(n)::int as n, sum(home_total) as total from (
         select contact_id, n, home_total from contact_month where business_id = $1 and kind = 'invoice'
           and ($2::date is null or month >= $2) and ($3::date is null or month <= $3)
         union all
         select contact_id, 1, home_total from document where business_id = $1 and kind = 'invoice' and contact_id is not null
           and ${billedHere}
           and (issued_on between $4 and $5 or issued_on between $6 and $7)) parts
       group by contact_id having sum(home_total) > 0 order by sum(home_total) desc, contact_id limit $8) b
     join contact c on c.business_id = $1 and c.id = b.contact_id order by b.total desc, c.id`,
    [tx.business.id, first, last, head.from, head.to, tail.from, tail.to, limit],
  );
  return rows.map(({ id, name, n, total }) => ({ id, name, count: n, total }));
};

const countersColumns = {
  customers: column.int,
  expenses: column.int,
  invoices: column.int,
  products: column.int,
  productsUpdated: column.int,
  all: column.int,
};
export type Counters = RowOf<typeof countersColumns>;

/** How much of everything there is; what was deleted is not counted. */
export const counters = async (tx: Tx): Promise<Counters> => {
  const [row] = await tx.query(
    countersColumns,
    `select
       (select coalesce(max(n), 0) from usage where business_id = $1 and cap = 'clients')::int as customers,
       (select coalesce(max(n), 0) from usage where business_id = $1 and cap = 'inventory')::int as products,
       (select count(*) from product where business_id = $1 and deleted_at is null and version > 1)::int as products_updated,
       (select count(*) from expense where business_id = $1 and status = 'Recorded')::int as expenses,
       (select coalesce(sum(n), 0) from document_day where business_id = $1 and kind = 'invoice' and subtype = 'invoice'
          and status <> 'Deleted')::int as invoices,
       (select coalesce(max(n), 0) from usage where business_id = $1 and cap = 'invoices')::int as "all"`,
    [tx.business.id],
  );
  return row!;
};
