import type { SettlementKind } from '../../../src/domain/books/open-item.ts';
import type { ItemSide, Side } from '../../../src/domain/books/side.ts';
import type { DocumentType } from '../../../src/domain/documents/kind.ts';
import { type Decimal, isZero, zero } from '../../../src/domain/money.ts';
import type { ActivityRow, ActivitySums } from '../../../src/domain/report/statement-activity.ts';
import type { Range } from '../../../src/domain/values/period.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { leftOn } from './items.ts';
import { byHand, typeOfClaim } from './statements.ts';

/** Whose statement it is, on which side, and of which days. */
export interface StatementOf extends Range {
  side: Side;
  contactId: string;
}

/** What a claim is told by, of an item `i` in SQL. */
const aboutClaim = `${typeOfClaim} as type, coalesce(d.number, case when ${byHand} then e.number::text end) as number,
  case when ${byHand} then e.id end as entry_id, i.document_id, d.number as document_number, d.subtype as document_type`;
const ofClaim = `left join document d on d.business_id = i.business_id and d.id = i.document_id
  left join journal_entry e on i.document_id is null and e.business_id = i.business_id and e.id = i.entry_id`;

/**
 * What moved the balance of a contact up to a day: each claim, and each payment or other settlement as one row for all it settled. A
 * claim that was corrected was cleared on its own day, and what was taken back on its own day never moved anything: both are left out.
 * `$2` is the side, `$3` the contact, `$4` and `$5` are the days.
 */
const moves = `
  item as materialized (
    select i.*, i.amount <> 0 and i.amount = coalesce((select sum(s.amount) from settlement s where s.business_id = i.business_id
      and s.item_id = i.id and s.kind = 'cancel' and s.on_day = i.on_day), 0) as is_corrected
    from open_item i where i.business_id = $1 and i.side = $2 and i.contact_id = $3 and i.on_day <= $5),
  settled as (
    select s.*, i.currency, i.document_id, n.number from item i join settlement s on s.business_id = i.business_id and s.item_id = i.id
    left join credit_note n on n.business_id = s.business_id and n.settlement_id = s.id
    where s.on_day <= $5 and not (i.is_corrected and s.kind = 'cancel' and s.on_day = i.on_day)
      and not exists (select from settlement r where r.business_id = s.business_id and r.reverses = s.id and r.on_day = s.on_day)
      and not exists (select from settlement o where o.business_id = s.business_id and o.id = s.reverses and o.on_day = s.on_day)),
  move as (
    select i.currency, i.on_day, i.due_on, null as kind, false as taken_back, ${aboutClaim},
      i.amount as invoiced, 0 as cancelled, 0 as paid, i.home_amount as home_invoiced, 0 as home_cancelled, 0 as home_paid,
      0 as place, i.id::text as tie
    from item i ${ofClaim} where not i.is_corrected
    union all
    select s.currency, s.on_day, null, s.kind, s.reverses is not null, null, min(s.number), null,
      case when count(distinct s.document_id) = 1 then min(s.document_id::text)::uuid end,
      string_agg(distinct d.number, ', '), min(d.subtype), 0,
      coalesce(sum(s.amount) filter (where s.kind = 'cancel'), 0), coalesce(sum(s.amount) filter (where s.kind <> 'cancel'), 0), 0,
      coalesce(sum(s.home_amount) filter (where s.kind = 'cancel'), 0), coalesce(sum(s.home_amount) filter (where s.kind <> 'cancel'), 0),
      1, min(s.id::text)
    from settled s left join document d on d.business_id = s.business_id and d.id = s.document_id
    group by s.currency, s.on_day, s.kind, s.reverses is not null, coalesce(s.payment_id, s.id))`;

const valuesOf = (tx: BusinessTx, { side, contactId, from, to }: StatementOf): unknown[] => [
  tx.business.id,
  side.owed,
  contactId,
  from,
  to,
];

const moneyColumns = {
  invoiced: column.exact,
  cancelled: column.exact,
  paid: column.exact,
  homeInvoiced: column.exact,
  homeCancelled: column.exact,
  homePaid: column.exact,
};

const aboutColumns = {
  currency: column.text,
  onDay: column.day.orNull,
  dueOn: column.day.orNull,
  type: column.text.as<DocumentType | 'opening' | 'entry'>().orNull,
  number: column.text.orNull,
  entryId: column.id.orNull,
  documentId: column.id.orNull,
  documentNumber: column.text.orNull,
  documentType: column.text.orNull,
};

/** What is still open at the end of a day, on a side of the contact, the first due first. */
export const openOn = (
  tx: BusinessTx,
  side: ItemSide,
  { contactId, to }: Pick<StatementOf, 'contactId' | 'to'>,
) =>
  tx.query(
    {
      ...aboutColumns,
      amount: column.exact,
      homeAmount: column.exact,
      open: column.exact,
      homeOpen: column.exact,
    },
    `select * from (
       select i.currency, i.on_day, i.due_on, ${aboutClaim}, i.amount, i.home_amount, ${leftOn('amount', '$4')} as open,
         ${leftOn('home_amount', '$4')} as home_open, i.id
       from open_item i ${ofClaim} where i.business_id = $1 and i.side = $2 and i.contact_id = $3 and i.on_day <= $4) items
     where open <> 0 order by currency, due_on, id`,
    [tx.business.id, side, contactId, to],
  );
export type OpenClaim = Awaited<ReturnType<typeof openOn>>[number];

/** What each currency comes to, but for what is left open, and how many rows it has; the home currency first. */
export const movedIn = (tx: BusinessTx, asked: StatementOf) =>
  tx.query(
    {
      currency: column.text,
      opening: column.exact,
      homeOpening: column.exact,
      ...moneyColumns,
      moves: column.int,
    },
    `with ${moves} select currency, count(*) filter (where on_day >= $4)::int as moves,
       coalesce(sum(invoiced - cancelled - paid) filter (where on_day < $4), 0) as opening,
       coalesce(sum(home_invoiced - home_cancelled - home_paid) filter (where on_day < $4), 0) as home_opening,
       ${['invoiced', 'cancelled', 'paid', 'home_invoiced', 'home_cancelled', 'home_paid']
         .map((name) => `coalesce(sum(${name}) filter (where on_day >= $4), 0) as ${name}`)
         .join(', ')}
     from move group by 1 order by currency <> $6::text, currency`,
    [...valuesOf(tx, asked), tx.business.homeCurrency],
  );

/** The balances before and after all rows of each currency, as the query puts them around them. */
const edges = (sums: readonly ActivitySums[]) =>
  sums.flatMap(({ currency, opening }) => [
    { currency, edge: 'opening', ...opening },
    { currency, edge: 'closing', own: zero, home: zero },
  ]);

const order = `array_position($6::text[], currency), array_position(array['opening', 'move', 'closing'], coalesce(edge, 'move')), on_day, place, tie`;

const listedMoves = (
  tx: BusinessTx,
  asked: StatementOf,
  sums: readonly ActivitySums[],
  { limit, offset }: { limit: number | null; offset: number },
) => {
  const around = edges(sums);
  return tx.query(
    {
      ...aboutColumns,
      ...moneyColumns,
      edge: column.text.as<'opening' | 'closing'>().orNull,
      kind: column.text.as<SettlementKind>().orNull,
      takenBack: column.bool,
      balance: column.exact,
      homeBalance: column.exact,
    },
    `with ${moves},
     listed as (
       select m.*, null as edge, m.invoiced - m.cancelled - m.paid as own, m.home_invoiced - m.home_cancelled - m.home_paid as home
       from move m where m.on_day >= $4
       union all
       select u.currency, null, null, null, false, null, null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, '', u.edge, u.own, u.home
       from unnest($6::text[], $7::text[], $8::numeric[], $9::numeric[]) u (currency, edge, own, home))
     select listed.*, sum(own) over places as balance, sum(home) over places as home_balance from listed
     window places as (partition by currency order by ${order} rows unbounded preceding)
     order by ${order} limit $10 offset $11`,
    [
      ...valuesOf(tx, asked),
      around.map(({ currency }) => currency),
      around.map(({ edge }) => edge),
      around.map(({ own }) => own),
      around.map(({ home }) => home),
      limit,
      offset,
    ],
  );
};
type ListedMove = Awaited<ReturnType<typeof listedMoves>>[number];

const whatOf = ({ edge, kind, type, number, takenBack }: ListedMove): ActivityRow['what'] =>
  edge ?? (kind ? { kind, number, takenBack } : { type: type!, number });

const rowOf = (move: ListedMove, sums: readonly ActivitySums[]): ActivityRow => {
  const whole = move.edge === 'closing' && sums.find(({ currency }) => currency === move.currency);
  // What a row isn't about is left blank.
  const both = (own: Decimal, home: Decimal) => (move.edge || isZero(own) ? null : { own, home });
  return {
    ...move,
    what: whatOf(move),
    invoiced: whole ? whole.invoiced : both(move.invoiced, move.homeInvoiced),
    cancelled: whole ? whole.cancelled : both(move.cancelled, move.homeCancelled),
    paid: whole ? whole.paid : both(move.paid, move.homePaid),
    balance: { own: move.balance, home: move.homeBalance },
  };
};

/** Some of the rows of all currencies in their order, each with the balance after it; all of them without a limit. */
export const activityPage = async (
  tx: BusinessTx,
  asked: StatementOf,
  sums: readonly ActivitySums[],
  query: { limit: number | null; offset: number },
): Promise<ActivityRow[]> => (await listedMoves(tx, asked, sums, query)).map((move) => rowOf(move, sums));

/** What moved one currency, or `undefined` where nothing did, as sums of a statement. */
export const activitySums = (
  currency: string,
  moved: Awaited<ReturnType<typeof movedIn>>[number] | undefined,
): ActivitySums => {
  const both = (own: Decimal | undefined, home: Decimal | undefined) => ({
    own: own ?? zero,
    home: home ?? zero,
  });
  return {
    currency,
    opening: both(moved?.opening, moved?.homeOpening),
    invoiced: both(moved?.invoiced, moved?.homeInvoiced),
    cancelled: both(moved?.cancelled, moved?.homeCancelled),
    paid: both(moved?.paid, moved?.homePaid),
  };
};

/** True of a currency with anything to list: rows, or a balance before them. */
export const isListed = ({ moves, opening }: { moves: number; opening: { own: Decimal } }): boolean =>
  moves > 0 || !isZero(opening.own);

/** What moved the balance of a contact in some days, all of it, by currency, as paper has it. */
export const wholeActivity = async (tx: BusinessTx, asked: StatementOf): Promise<ActivityRow[]> => {
  const sums = (await movedIn(tx, asked))
    .map((moved) => ({ ...activitySums(moved.currency, moved), moves: moved.moves }))
    .filter(isListed);
  return activityPage(tx, asked, sums, { limit: null, offset: 0 });
};
