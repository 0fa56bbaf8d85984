import type { ItemSide, Side } from '../../../src/domain/books/side.ts';
import type { Day } from '../../../src/domain/day.ts';
import { type Decimal, minus, plus, zero } from '../../../src/domain/money.ts';
import type { StatementRow, StatementSums } from '../../../src/domain/report/account-statement.ts';
import { pageWithin } from '../../../src/domain/values/paging.ts';
import type { Span } from '../../../src/domain/values/period.ts';
import { standsAs } from '../contacts/contacts.ts';
import { futureDatedOf } from '../contacts/future-dated.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { leftOn, notCancelled, settledBy } from './items.ts';

/** Claims on a contact, or a contact's own, of some days, and what they come to at home. */
export interface Statement extends StatementSums {
  rows: StatementRow[];
  total: number;
  page: number;
}

const claimColumns = {
  documentId: column.id.orNull,
  entryId: column.id.orNull,
  type: column.text.as<StatementRow['type']>().called('subtype'),
  number: column.text.orNull,
  issuedOn: column.day.called('on_day'),
  dueOn: column.day,
  currency: column.text,
  amount: column.exact,
  due: column.exact.called('open'),
  homeAmount: column.exact,
  homeDue: column.exact.called('home_open'),
};

/** What a claim is, of a document `d` or an entry `e`: one without a document is what was owed when the books began, or was booked by hand. */
export const typeOfClaim = `coalesce(d.subtype, case when e.kind = 'manual' then 'entry' else 'opening' end)`;
/** True of a claim that was booked by hand: it has the number of its entry. */
export const byHand = `d.id is null and e.kind = 'manual'`;

/**
 * Whether an item has a row on the statement of a day: it stands, or was settled on that day all the same. One that was
 * corrected is cleared from its own day on, and what had been paid on it until it was reversed still lies in the books.
 */
const standsThen = notCancelled('$4');
const isShown = `(${standsThen} or i.home_amount <> ${settledBy('home_amount', '$4')})`;

/** What an item claims on that day. */
const claimed = (column: 'amount' | 'home_amount'): string =>
  `case when ${standsThen} then i.${column} else 0 end as ${column}`;

/** What is left of an item after the last of the days: what its row says, where that is today. */
const left = (column: 'amount' | 'home_amount', open: string): string =>
  `case when $7::bool then i.${open} else ${leftOn(column, '$4')} end as ${open}`;

const claims = ({ owed }: Side, order: 'asc' | 'desc'): string => `
  select i.document_id, case when ${byHand} then e.id end as entry_id, ${typeOfClaim} as subtype,
    coalesce(d.number, case when ${byHand} then e.number::text end) as number, i.on_day, i.due_on, i.currency, ${claimed('amount')}, ${claimed('home_amount')},
    ${left('amount', 'open')}, ${left('home_amount', 'home_open')}
  from open_item i left join document d on d.business_id = i.business_id and d.id = i.document_id
    left join journal_entry e on i.document_id is null and e.business_id = i.business_id and e.id = i.entry_id
  where i.business_id = $1 and i.side = '${owed}' and i.contact_id = $2 and ${isShown}
    and ($3::date is null or i.on_day >= $3) and i.on_day <= $4
  order by i.due_on ${order}, i.id ${order} limit $5 offset $6`;

interface Sums extends StatementSums {
  total: number;
}

/** Of all days until today: kept beside the rows, less what is future-dated. */
const sumsOfAll = async (tx: BusinessTx, side: Side, contactId: string): Promise<Sums> => {
  const [totals, futureDated] = await Promise.all([
    tx.query(
      { side: column.text, items: column.int, claimed: column.exact, open: column.exact },
      `select side, items, claimed, open from contact_total
       where business_id = $1 and contact_id = $2 and side in ($3, $4)`,
      [tx.business.id, contactId, side.owed, side.surplus],
    ),
    futureDatedOf(tx, side, contactId),
  ]);
  const owed = totals.find((one) => one.side === side.owed);
  const claimed = minus(owed?.claimed ?? '0', futureDated.claimed);
  const due = minus(owed?.open ?? '0', futureDated.open);
  return {
    total: (owed?.items ?? 0) - futureDated.items,
    opening: zero,
    claimed,
    cancelled: zero,
    settled: minus(claimed, due),
    due,
    credit: totals.find((one) => one.side === side.surplus)?.open ?? '0',
  };
};

/**
 * Of some days: what stood before them, what came in them and was not cancelled by the last, what of the earlier was
 * cancelled in them, and what was left after the last.
 */
const someDays = ({ owed, surplus }: Side): string => `
  with item as (
    select i.business_id, i.id, i.side, i.home_amount, $3::date is not null and i.on_day < $3 as before,
      ${standsThen} as stands, ${isShown} as shown
    from open_item i where i.business_id = $1 and i.contact_id = $2 and i.side in ('${owed}', '${surplus}') and i.on_day <= $4),
  settled as (
    select i.side, sum(s.home_amount) as until, sum(s.home_amount) filter (where s.on_day < $3) as before,
      sum(s.home_amount) filter (where i.before and s.kind = 'cancel' and s.on_day >= $3) as cancelled
    from item i join settlement s on s.business_id = i.business_id and s.item_id = i.id
    where s.on_day <= $4 group by i.side)
  select i.side, (count(*) filter (where i.shown and not i.before))::int as items,
    coalesce(sum(i.home_amount) filter (where i.before), 0) - coalesce(max(s.before), 0) as opening,
    coalesce(sum(i.home_amount) filter (where i.stands and not i.before), 0) as claimed,
    coalesce(max(s.cancelled), 0) as cancelled,
    sum(i.home_amount) - coalesce(max(s.until), 0) as due
  from item i left join settled s on s.side = i.side group by i.side`;

const sumColumns = {
  side: column.text,
  items: column.int,
  opening: column.exact,
  claimed: column.exact,
  cancelled: column.exact,
  due: column.exact,
};

const figures = ['opening', 'claimed', 'cancelled', 'due'] as const;
type Figure = (typeof figures)[number];

const sumsOfSome = async (
  tx: BusinessTx,
  side: Side,
  contactId: string,
  { from, to }: Span,
): Promise<Sums> => {
  const sums = await tx.query(sumColumns, someDays(side), [tx.business.id, contactId, from, to ?? tx.today]);
  const figure = (place: ItemSide, name: Figure): Decimal =>
    sums.find((one) => one.side === place)?.[name] ?? '0';
  const [opening, claimed, cancelled, due] = figures.map((name) => figure(side.owed, name)) as [
    Decimal,
    Decimal,
    Decimal,
    Decimal,
  ];
  return {
    total: sums.find((one) => one.side === side.owed)?.items ?? 0,
    opening,
    claimed,
    cancelled,
    settled: minus(minus(plus(opening, claimed), cancelled), due),
    due,
    credit: figure(side.surplus, 'due'),
  };
};

const sumsOf = (tx: BusinessTx, side: Side, contactId: string, span: Span): Promise<Sums> =>
  span.from || span.to ? sumsOfSome(tx, side, contactId, span) : sumsOfAll(tx, side, contactId);

/** A page of a contact's statement on a side, the last due first; a page beyond the last is the last. */
export const statementOf = async (
  tx: BusinessTx,
  side: Side,
  contactId: string,
  span: Span,
  query: { page: number; limit: number },
): Promise<Statement> => {
  const sums = await sumsOf(tx, side, contactId, span);
  const page = pageWithin(sums.total, query);
  const rows = await tx.query(claimColumns, claims(side, 'desc'), [
    tx.business.id,
    contactId,
    span.from,
    span.to ?? tx.today,
    query.limit,
    (page - 1) * query.limit,
    span.to === null,
  ]);
  return { ...sums, rows, page };
};

/** The whole of it, the first due first, as paper has it. */
export const wholeStatementOf = async (
  tx: BusinessTx,
  side: Side,
  contactId: string,
  span: Span,
): Promise<Omit<Statement, 'page'>> => {
  const [sums, rows] = await Promise.all([
    sumsOf(tx, side, contactId, span),
    tx.query(claimColumns, claims(side, 'asc'), [
      tx.business.id,
      contactId,
      span.from,
      span.to ?? tx.today,
      null,
      0,
      span.to === null,
    ]),
  ]);
  return { ...sums, rows };
};

/** Contacts who owe something on a side at the end of a day, by name, with the address they are written to; archived ones left out. */
export const owingOn = (
  tx: BusinessTx,
  { owed, contact }: Side,
  onDay: Day,
): Promise<{ id: string; name: string; email: string }[]> =>
  tx.query(
    { id: column.id, name: column.text, email: column.text },
    `select c.id, c.name, coalesce(c.email, '') as email from contact c
     where c.business_id = $1 and ${standsAs(contact, 'c')} and (
       select sum(${leftOn('amount', '$3')}) from open_item i
       where i.business_id = c.business_id and i.side = $2 and i.contact_id = c.id and i.on_day <= $3) > 0
     order by lower(c.name), c.id`,
    [tx.business.id, owed, onDay],
  );
