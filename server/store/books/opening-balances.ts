import { closingOf, movementOf } from '../../../src/domain/books/fiscal-balances.ts';
import { type Day, daysAfter } from '../../../src/domain/day.ts';
import {
  leftOf,
  type OpeningBalance,
  type OpeningContext,
} from '../../../src/domain/journal-entry/opening-balances.ts';
import type { PostedEntry } from '../../../src/domain/journal-entry/reversal.ts';
import { type Decimal, minus, sum, zero } from '../../../src/domain/money.ts';
import { fiscalStartOf } from '../../../src/domain/values/fiscal-year.ts';
import { column } from '../database/row.ts';
import { calendarOf, type Tx } from '../database/tx.ts';
import { allAccounts } from './accounts.ts';
import { fiscalSums } from './fiscal-sums.ts';
import { postedEntry } from './manual-entries.ts';

/** The entry of opening balances that nothing took back; null for none. */
const currentOpening = async (tx: Tx): Promise<PostedEntry | null> => {
  const [row] = await tx.query(
    { id: column.id.called('entry_id') },
    `select entry_id from manual_entry where business_id = $1 and opens_books and status = 'Posted'`,
    [tx.business.id],
  );
  return row ? postedEntry(tx, row.id) : null;
};

const notReversed =
  'not exists (select 1 from journal_entry r where r.business_id = e.business_id and r.reverses = e.id)';

/** Accounts whose own opening balances are of days after one. */
const openedAfter = (tx: Tx, day: Day) =>
  tx.query(
    { accountId: column.int, onDay: column.day },
    `select l.account_id, min(e.on_day) as on_day from journal_entry e
       join journal_line l on l.business_id = e.business_id and l.entry_id = e.id
     where e.business_id = $1 and e.kind = 'opening' and e.on_day > $2 and e.reverses is null and ${notReversed}
     group by 1 order by 1`,
    [tx.business.id, day],
  );

/**
 * The day opening balances are most likely of: that of those in the books, else the last that a contact, an item, a bank or an account
 * was opened on, else the last before this fiscal year.
 */
export const likelyOpeningDay = async (tx: Tx): Promise<Day> => {
  const [row] = await tx.query(
    { own: column.day.orNull, others: column.day.orNull },
    `select
       (select e.on_day from manual_entry m join journal_entry e on e.business_id = m.business_id and e.id = m.entry_id
        where m.business_id = $1 and m.opens_books and m.status = 'Posted') as own,
       (select max(e.on_day) from journal_entry e
        where e.business_id = $1 and e.kind = 'opening' and e.reverses is null and ${notReversed}) as others`,
    [tx.business.id],
  );
  return row!.own ?? row!.others ?? daysAfter(fiscalStartOf(tx.today, calendarOf(tx).fiscal), -1);
};

/**
 * What every account has on a day, with and without the entry of opening balances. Income and expenses are those of the day's fiscal year.
 * Whoever writes by it holds the books alone, so that nothing is posted meanwhile.
 */
export const openingContext = async (tx: Tx, onDay: Day): Promise<OpeningContext> => {
  const [accounts, sums, current, later] = await Promise.all([
    allAccounts(tx),
    fiscalSums(tx, { from: onDay, to: onDay }),
    currentOpening(tx),
    openedAfter(tx, onDay),
  ]);
  const startOf = (day: Day) => fiscalStartOf(day, calendarOf(tx).fiscal);
  const isCounted = current !== null && current.entry.onDay <= onDay;
  const isOfYear = current !== null && startOf(current.entry.onDay) === startOf(onDay);
  const openedOn = (id: number): Decimal =>
    sum((current?.entry.lines ?? []).flatMap((line) => (line.accountId === id ? line.amount : [])));
  const balances = accounts.map((account): OpeningBalance => {
    const found = sums.of.get(account.id);
    const stands = found ? closingOf(movementOf(account.group, found.earlier, found.years)) : zero;
    const opened = openedOn(account.id);
    const counted = isCounted ? leftOf(account.group, opened, isOfYear) : zero;
    return { account, booked: minus(stands, counted), opened };
  });
  return { balances, current, later };
};
