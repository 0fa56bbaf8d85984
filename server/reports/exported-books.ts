import { accountGroups } from '../../src/domain/books/account-groups.ts';
import { endsWithYear } from '../../src/domain/books/fiscal-balances.ts';
import {
  type DetailedLine,
  type ExportedAmount,
  type ExportedBooks,
  type ExportedEntry,
  type ExportedLine,
  type ExportedRate,
  earlierYears,
} from '../../src/domain/books-export/exported-books.ts';
import { type Day, oneYearAfter } from '../../src/domain/day.ts';
import { fiscalStartOf, fiscalStartsWithin } from '../../src/domain/values/fiscal-year.ts';
import { groupedBy } from '../../src/domain/values/grouped-by.ts';
import type { Range, Span } from '../../src/domain/values/period.ts';
import { column } from '../store/database/row.ts';
import { calendarOf, type Tx } from '../store/database/tx.ts';
import { reportAccounts } from './account-sums.ts';
import { auditedLines } from './audited-lines.ts';
import { expenseOfEntry } from './expense-entries.ts';

/** Entries read at once, and written before somebody else has a turn. */
const atOnce = 500;

/** The groups whose accounts begin each fiscal year at nothing. */
const endingGroups = accountGroups.map(({ group }) => group).filter(endsWithYear);

/**
 * Some days as far as books are exported for: an end that is open, or lies before anything was posted or more than a year after it, is where
 * there is something.
 */
export const exportedDays = async (tx: Tx, { from, to }: Span): Promise<Range> => {
  const [reach] = await tx.query(
    { first: column.day.orNull, last: column.day.orNull },
    'select min(on_day) as first, max(on_day) as last from journal_entry where business_id = $1',
    [tx.business.id],
  );
  const { first, last } = reach!;
  if (first === null || last === null) return { from: from ?? to ?? tx.today, to: to ?? from ?? tx.today };
  // Income and expenses of the last year are carried in the year after it; nothing changes later.
  const reached = oneYearAfter(last);
  const end = to === null ? last : to < reached ? to : reached;
  const begin = from === null || from < first ? first : from;
  return begin <= end ? { from: begin, to: end } : { from: from ?? end, to: from ?? end };
};

/** How many lines the journal has in some days. */
export const countLines = async (tx: Tx, { from, to }: Range): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    'select count(*)::int as n from journal_line where business_id = $1 and on_day between $2 and $3',
    [tx.business.id, from, to],
  );
  return row!.n;
};

/** What accounts had on the eve of some days: income and expenses since their fiscal year began, and those of the years before as one amount. */
const openingOf = (tx: Tx, { from }: Range): Promise<ExportedAmount[]> =>
  tx.query(
    { accountId: column.int, currency: column.text, amount: column.exact, foreignAmount: column.exact },
    `with eve as (
       select case when a.grp = any($4) and l.on_day < $3 then $5 else l.account_id end as account_id, l.currency, l.amount, l.fx_amount
       from journal_line l join account a on a.business_id = l.business_id and a.id = l.account_id
       where l.business_id = $1 and l.on_day < $2)
     select account_id, case when account_id = $5 then $6 else currency end as currency, sum(amount) as amount,
       sum(case when account_id = $5 then amount else fx_amount end) as foreign_amount
     from eve group by 1, 2 order by 1, 2`,
    [
      tx.business.id,
      from,
      fiscalStartOf(from, calendarOf(tx).fiscal),
      endingGroups,
      earlierYears,
      tx.business.homeCurrency,
    ],
  );

/** The rates of some days, and of each pair of currencies the last one before them. */
const ratesOf = (tx: Tx, { from, to }: Range): Promise<ExportedRate[]> =>
  tx.query(
    { date: column.day, from: column.text, to: column.text, rate: column.exact },
    `select on_day as "date", from_code as "from", to_code as "to", rate from exchange_rate r
     where business_id = $1 and on_day <= $3 and (on_day >= $2 or not exists (select 1 from exchange_rate later
       where later.business_id = r.business_id and later.from_code = r.from_code and later.to_code = r.to_code
         and later.on_day > r.on_day and later.on_day < $2))
     order by on_day, from_code, to_code`,
    [tx.business.id, from, to],
  );

const currenciesIn = async (tx: Tx, { from, to }: Range): Promise<string[]> => {
  const rows = await tx.query(
    { currency: column.text },
    'select distinct currency from journal_line where business_id = $1 and on_day between $2 and $3',
    [tx.business.id, from, to],
  );
  return rows.map(({ currency }) => currency);
};

/** What books of some days have beside their entries. */
export const booksOf = async (tx: Tx, days: Range): Promise<ExportedBooks> => {
  const { homeCurrency, name } = tx.business;
  const accounts = await reportAccounts(tx);
  const opening = await openingOf(tx, days);
  const rates = await ratesOf(tx, days);
  const currencies = new Set([
    homeCurrency,
    ...opening.map(({ currency }) => currency),
    ...rates.flatMap(({ from, to }) => [from, to]),
    ...(await currenciesIn(tx, days)),
  ]);
  return {
    business: name,
    homeCurrency,
    days,
    accounts,
    currencies: [...currencies],
    rates,
    opening,
    fiscalStarts: fiscalStartsWithin(days, calendarOf(tx).fiscal),
  };
};

/** Some entries in the order of their days, after the one named, without their lines. */
const entriesAfter = (tx: Tx, { from, to }: Range, last: { onDay: Day; number: number }) =>
  tx.query(
    {
      id: column.id,
      number: column.int,
      onDay: column.day,
      kind: column.text,
      memo: column.text,
      document: column.text.orNull,
      documentType: column.text.orNull,
      reverses: column.int.orNull,
    },
    `select e.id, e.number, e.on_day, e.kind, e.memo, coalesce(d.number, x.number) as document,
       coalesce(d.subtype, case when x.id is not null then 'expense' end) as document_type, r.number as reverses
     from journal_entry e left join document d on d.business_id = e.business_id and d.id = e.document_id
     left join journal_entry r on r.business_id = e.business_id and r.id = e.reverses
     left join lateral ${expenseOfEntry('e')} x on true
     where e.business_id = $1 and e.on_day between $2 and $3 and (e.on_day, e.number) > ($4::date, $5::int)
     order by e.on_day, e.number limit ${atOnce}`,
    [tx.business.id, from, to, last.onDay, last.number],
  );

const linesOf = (tx: Tx, entryIds: readonly string[]) =>
  tx.query(
    {
      entryId: column.id,
      n: column.small,
      accountId: column.int,
      amount: column.exact,
      currency: column.text,
      foreignAmount: column.exact,
      contact: column.text.orNull,
      memo: column.text.orNull,
      document: column.text.orNull,
      category: column.text.orNull,
      employee: column.text.orNull,
      location: column.text.orNull,
      channel: column.text,
    },
    `select l.entry_id, l.n, l.account_id, l.amount, l.currency, l.fx_amount as foreign_amount, c.name as contact, l.memo, d.number as document,
       g.name as category, trim(u.first_name || ' ' || u.last_name) as employee, p.name as location, l.channel
     from journal_line l left join contact c on c.business_id = l.business_id and c.id = l.contact_id
     left join document d on d.business_id = l.business_id and d.id = l.document_id
     left join category g on g.business_id = l.business_id and g.id = l.category_id
     left join location p on p.business_id = l.business_id and p.id = l.location_id
     left join app_user u on u.id = l.employee_id
     where l.business_id = $1 and l.entry_id = any($2) order by l.entry_id, l.n`,
    [tx.business.id, entryIds],
  );

type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/**
 * Every entry of some days with its lines, in the order of the days, some of them at once.
 *
 * @param reading what is read of some lines besides, and makes a line of each
 */
async function* entriesWith<Line extends ExportedLine>(
  tx: Tx,
  days: Range,
  reading: (rows: readonly LineRow[]) => Promise<(row: LineRow) => Line>,
): AsyncGenerator<ExportedEntry<Line>[], void> {
  let last = { onDay: days.from, number: 0 };
  for (;;) {
    const entries = await entriesAfter(tx, days, last);
    const rows = await linesOf(
      tx,
      entries.map(({ id }) => id),
    );
    const lineOf = await reading(rows);
    const byEntry = groupedBy(rows, ({ entryId }) => entryId);
    yield entries.map(({ id, ...entry }) => ({ ...entry, lines: (byEntry.get(id) ?? []).map(lineOf) }));
    if (entries.length < atOnce) return;
    last = entries.at(-1)!;
  }
}

/** Every entry of some days as plain-text accounting takes it. */
export const exportedEntries = (tx: Tx, days: Range): AsyncGenerator<ExportedEntry[], void> =>
  entriesWith(tx, days, async () => (row) => row);

/** Every entry of some days with all that is known of its lines. */
export const detailedEntries = (tx: Tx, days: Range): AsyncGenerator<ExportedEntry<DetailedLine>[], void> =>
  entriesWith(tx, days, async (rows) => {
    const auditedOf = await auditedLines(tx, rows);
    return (row) => ({ ...row, audited: auditedOf(row) });
  });
