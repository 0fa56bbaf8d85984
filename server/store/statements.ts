import type { StatementRow, StatementSums } from '../../src/domain/customer/statement.ts';
import { type Decimal, decimal, minus, plus, zero } from '../../src/domain/money.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import type { Span } from '../../src/domain/period.ts';
import { notCancelled } from './items.ts';
import type { BusinessTx } from './tx.ts';

/** A customer's claims of some days, and what they come to at home. */
export interface Statement extends StatementSums {
  rows: StatementRow[];
  total: number;
  page: number;
}

interface ItemRow {
  document_id: string | null;
  subtype: string | null;
  number: string | null;
  on_day: string;
  due_on: string;
  currency: string;
  amount: string;
  open: string;
  home_amount: string;
  home_open: string;
}

/** A row without a document is what the customer owed when the books began, or was booked by hand. */
const rowOf = (row: ItemRow): StatementRow => ({
  documentId: row.document_id,
  type: row.subtype === 'receipt' ? 'receipt' : row.document_id ? 'invoice' : 'opening',
  number: row.number,
  issuedOn: row.on_day,
  dueOn: row.due_on,
  currency: row.currency,
  amount: decimal(row.amount),
  due: decimal(row.open),
  homeAmount: decimal(row.home_amount),
  homeDue: decimal(row.home_open),
});

/** What is left of an item after the last of the days: what its row says, where there is no last. */
const left = (
  column: 'amount' | 'home_amount',
  open: string,
): string => `case when $4::date is null then i.${open}
  else i.${column} - coalesce((select sum(s.${column}) from settlement s
    where s.business_id = i.business_id and s.item_id = i.id and s.on_day <= $4), 0) end as ${open}`;

const claims = (order: 'asc' | 'desc'): string => `
  select i.document_id, d.subtype, d.number, i.on_day, i.due_on, i.currency, i.amount, i.home_amount,
    ${left('amount', 'open')}, ${left('home_amount', 'home_open')}
  from open_item i left join document d on d.business_id = i.business_id and d.id = i.document_id
  where i.business_id = $1 and i.side = 'receivable' and i.contact_id = $2 and ${notCancelled}
    and ($3::date is null or i.on_day >= $3) and ($4::date is null or i.on_day <= $4)
  order by i.due_on ${order}, i.id ${order} limit $5 offset $6`;
const [firstDueFirst, lastDueFirst] = [claims('asc'), claims('desc')];

interface Sums extends StatementSums {
  total: number;
}

/** Of all days: kept beside the rows. */
const sumsOfAll = async (tx: BusinessTx, contactId: string): Promise<Sums> => {
  const totals = await tx.query<{ side: string; items: number; claimed: string; open: string }>(
    `select side, items, claimed, open from contact_total
     where business_id = $1 and contact_id = $2 and side in ('receivable', 'credit')`,
    [tx.business.id, contactId],
  );
  const owed = totals.find(({ side }) => side === 'receivable');
  const [claimed, due] = [decimal(owed?.claimed ?? '0'), decimal(owed?.open ?? '0')];
  return {
    total: owed?.items ?? 0,
    opening: zero,
    claimed,
    settled: minus(claimed, due),
    due,
    credit: decimal(totals.find(({ side }) => side === 'credit')?.open ?? '0'),
  };
};

/** Of some days: what stood before them, what came in them, and what was left after the last. */
const someDays = `
  with item as (
    select i.business_id, i.id, i.side, i.on_day, i.home_amount, $3::date is not null and i.on_day < $3 as before
    from open_item i where i.business_id = $1 and i.contact_id = $2 and i.side in ('receivable', 'credit')
      and ($4::date is null or i.on_day <= $4) and ${notCancelled}),
  settled as (
    select i.side, sum(s.home_amount) as until, sum(s.home_amount) filter (where s.on_day < $3) as before
    from item i join settlement s on s.business_id = i.business_id and s.item_id = i.id
    where $4::date is null or s.on_day <= $4 group by i.side)
  select i.side, (count(*) filter (where not i.before))::int as items,
    coalesce(sum(i.home_amount) filter (where i.before), 0) - coalesce(max(s.before), 0) as opening,
    coalesce(sum(i.home_amount) filter (where not i.before), 0) as claimed,
    sum(i.home_amount) - coalesce(max(s.until), 0) as due
  from item i left join settled s on s.side = i.side group by i.side`;

const sumsOfSome = async (tx: BusinessTx, contactId: string, { from, to }: Span): Promise<Sums> => {
  const sides = await tx.query<Record<'side' | 'opening' | 'claimed' | 'due', string> & { items: number }>(
    someDays,
    [tx.business.id, contactId, from, to],
  );
  const figure = (side: string, name: 'opening' | 'claimed' | 'due'): Decimal =>
    decimal(sides.find((one) => one.side === side)?.[name] ?? '0');
  const [opening, claimed, due] = (['opening', 'claimed', 'due'] as const).map((name) =>
    figure('receivable', name),
  ) as [Decimal, Decimal, Decimal];
  return {
    total: sides.find(({ side }) => side === 'receivable')?.items ?? 0,
    opening,
    claimed,
    settled: minus(plus(opening, claimed), due),
    due,
    credit: figure('credit', 'due'),
  };
};

const sumsOf = (tx: BusinessTx, contactId: string, span: Span): Promise<Sums> =>
  span.from || span.to ? sumsOfSome(tx, contactId, span) : sumsOfAll(tx, contactId);

/** A page of a customer's statement, the last due first; a page beyond the last is the last. */
export const statementOf = async (
  tx: BusinessTx,
  contactId: string,
  span: Span,
  asked: { page: number; limit: number },
): Promise<Statement> => {
  const sums = await sumsOf(tx, contactId, span);
  const page = pageWithin(sums.total, asked);
  const rows = await tx.query<ItemRow>(lastDueFirst, [
    tx.business.id,
    contactId,
    span.from,
    span.to,
    asked.limit,
    (page - 1) * asked.limit,
  ]);
  return { ...sums, rows: rows.map(rowOf), page };
};

/** The whole of it, the first due first, as paper has it. */
export const wholeStatementOf = async (
  tx: BusinessTx,
  contactId: string,
  span: Span,
): Promise<Omit<Statement, 'page'>> => {
  const [sums, rows] = await Promise.all([
    sumsOf(tx, contactId, span),
    tx.query<ItemRow>(firstDueFirst, [tx.business.id, contactId, span.from, span.to, null, 0]),
  ]);
  return { ...sums, rows: rows.map(rowOf) };
};
