import type { Side } from '../../src/domain/books/side.ts';
import { type Decimal, minus } from '../../src/domain/money.ts';
import type { Span } from '../../src/domain/values/period.ts';
import { notCancelled } from '../store/books/items.ts';
import { hasRole } from '../store/contacts/contacts.ts';
import { owingContacts } from '../store/contacts/narrowed-contacts.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { billedOn, openHere, overdueHere } from '../store/rows/statuses.ts';
import { countContacts } from './contact-list.ts';

/** What a business's contacts of a side came to in a span of issue days, until today at most, at home. */
export interface ContactsSummary {
  customers: number;
  /** Added within the span, archived since or not. */
  added: number;
  /** What was billed, opening balances apart. */
  billed: Decimal;
  /** Opening balances of these days too. */
  invoiced: Decimal;
  /** What of that is settled, and what is still owed. */
  settled: Decimal;
  outstanding: Decimal;
  /** What of that is past its due day. */
  overdue: Decimal;
}

/**
 * Claims of some days: what was invoiced, from the days' sums whatever the number of invoices, and what customers owed
 * when the books began.
 */
const claims = (side: Side): string => `
  select coalesce(sum(claimed), 0) as invoiced, coalesce(sum(billed), 0) as billed, coalesce(sum(open), 0) as open from (
    select on_day, home_total as claimed, home_total as billed, home_open as open from document_day
    where business_id = $1 and ${billedOn(side)}
    union all
    select i.on_day, i.home_amount, 0, i.home_open from open_item i
    where i.business_id = $1 and i.document_id is null and i.side = '${side.owed}' and ${notCancelled()}) c
  where ($2::date is null or on_day >= $2) and on_day <= $3`;

/** What of the claims of some days is past its due day and not settled. */
const overdueClaims = ({ owed }: Side): string => `
  select coalesce(sum(${openHere('open_item')}), 0) as open from open_item
  where business_id = $1 and side = '${owed}' and ${overdueHere('open_item', '$4')}
    and ($2::date is null or on_day >= $2) and on_day <= $3`;

/** How many contacts a side has, what was asked of them in some days, and what of that they still owe. */
export const summariseContacts = async (tx: Tx, side: Side, { from, to }: Span): Promise<ContactsSummary> => {
  const last = to && to < tx.today ? to : tx.today;
  const [counts, [added], [sums], [late]] = await Promise.all([
    countContacts(tx, await owingContacts(tx, side)),
    tx.query(
      { n: column.int },
      `select count(*)::int as n from contact where business_id = $1 and ${hasRole(side.contact)}
       and ($2::date is null or created_at >= $2::date::timestamp at time zone $4)
       and ($3::date is null or created_at < ($3::date + 1)::timestamp at time zone $4)`,
      [tx.business.id, from, to, tx.business.timeZone],
    ),
    tx.query({ invoiced: column.exact, billed: column.exact, open: column.exact }, claims(side), [
      tx.business.id,
      from,
      last,
    ]),
    tx.query({ open: column.exact }, overdueClaims(side), [tx.business.id, from, last, tx.today]),
  ]);
  const [invoiced, outstanding] = [sums!.invoiced, sums!.open];
  return {
    customers: counts.all,
    added: added!.n,
    billed: sums!.billed,
    invoiced,
    outstanding,
    settled: minus(invoiced, outstanding),
    overdue: late!.open,
  };
};
