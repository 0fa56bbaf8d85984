import type { Plan } from '../../src/domain/plan.ts';
import { rollupsOf } from './rollups.ts';
import { documentColumns, documentRow, lineColumns, lineRows } from './rows/document.ts';
import { entryColumns, entryLineColumns, entryLineRows, entryRow } from './rows/entry.ts';
import { eventColumns, eventRow } from './rows/event.ts';
import {
  itemColumns,
  itemReductions,
  itemRow,
  paymentColumns,
  paymentRow,
  settlementColumns,
  settlementRow,
} from './rows/money.ts';
import { insertInto, type Parts, rowsOf, together } from './rowset.ts';
import type { Tx } from './tx.ts';
import { countUsage } from './usage.ts';

const updated = Object.keys(documentColumns).filter((name) => name !== 'id' && name !== 'created_at');

/** One part per kind of row: documents, payments and items, then what hangs on them. */
const rowParts: Parts = {
  newDocuments: insertInto('document', 'newDocuments', documentColumns),
  changedDocuments: `update document d set ${updated.map((name) => `${name} = x.${name}`).join(', ')}
    from ${rowsOf('changedDocuments', documentColumns)} where d.business_id = $1 and d.id = x.id`,
  dueDays: `update open_item i set due_on = x.due_on from ${rowsOf('dueDays', { id: 'uuid', due_on: 'date' })}
    where i.business_id = $1 and i.document_id = x.id and i.side = 'receivable'`,
  lines: insertInto('document_line', 'lines', lineColumns),
  payments: insertInto('payment', 'payments', paymentColumns),
  undonePayments: `update payment set undone_at = ($2::jsonb ->> 'now')::timestamptz where business_id = $1
    and id in (select value::uuid from jsonb_array_elements_text($2::jsonb -> 'undonePayments'))`,
  items: insertInto('open_item', 'items', itemColumns),
  reductions: `update open_item i set open = i.open - x.amount, home_open = i.home_open - x.home_amount
    from ${rowsOf('reductions', { id: 'uuid', amount: 'numeric', home_amount: 'numeric' })} where i.business_id = $1 and i.id = x.id`,
  settlements: insertInto('settlement', 'settlements', settlementColumns),
  events: insertInto('event', 'events', eventColumns),
};

const upsertBalance = (table: 'day_balance' | 'month_balance', column: 'on_day' | 'month', key: string) => `
  insert into ${table} (business_id, account_id, channel, ${column}, debit, credit)
  select $1::uuid, x.account_id, x.channel, x.day, x.debit, x.credit
  from ${rowsOf(key, { account_id: 'int', channel: 'text', day: 'date', debit: 'numeric', credit: 'numeric' })}
  order by x.account_id, x.channel, x.day
  on conflict (business_id, account_id, channel, ${column}) do update
  set debit = ${table}.debit + excluded.debit, credit = ${table}.credit + excluded.credit`;

/** Every sum kept beside the rows, each group in key order, so that two writers never wait for one another crosswise. */
const rollupParts: Parts = {
  contacts: `insert into contact_total (business_id, contact_id, side, billed, settled, open)
    select $1::uuid, x.contact_id, x.side, x.billed, x.settled, x.billed - x.settled
    from ${rowsOf('contacts', { contact_id: 'uuid', side: 'text', billed: 'numeric', settled: 'numeric' })}
    order by x.contact_id, x.side
    on conflict (business_id, contact_id, side) do update set billed = contact_total.billed + excluded.billed,
      settled = contact_total.settled + excluded.settled, open = contact_total.open + excluded.open`,
  documentDays: `insert into document_day (business_id, kind, subtype, status, on_day, n, home_total, home_open)
    select $1::uuid, x.kind, x.subtype, x.status, x.day, x.n, x.home_total, x.home_open
    from ${rowsOf('documentDays', { kind: 'text', subtype: 'text', status: 'text', day: 'date', n: 'int', home_total: 'numeric', home_open: 'numeric' })}
    order by x.kind, x.subtype, x.status, x.day
    on conflict (business_id, kind, subtype, status, on_day) do update set n = document_day.n + excluded.n,
      home_total = document_day.home_total + excluded.home_total, home_open = document_day.home_open + excluded.home_open`,
  dayBalances: upsertBalance('day_balance', 'on_day', 'dayBalances'),
  monthBalances: upsertBalance('month_balance', 'month', 'monthBalances'),
};

/** Numbers last: the series is held only from here to the commit, and no number is lost by what fails before. */
const writeNumbered = `
  with held as materialized (
    select s.kind, s.prefix, s.pad, s.next, x.n from series s
    join ${rowsOf('series', { kind: 'text', n: 'int' })} on x.kind = s.kind
    where s.business_id = $1 order by s.kind for update of s),
  taken as (update series s set next = s.next + held.n from held where s.business_id = $1 and s.kind = held.kind),
  named as (
    update document d set seq = held.next + x.i,
      number = held.prefix || lpad((held.next + x.i)::text, greatest(held.pad, length((held.next + x.i)::text)), '0'),
      search = lower(held.prefix) || lpad((held.next + x.i)::text, greatest(held.pad, length((held.next + x.i)::text)), '0') || ' ' || d.search
    from ${rowsOf('numbered', { id: 'uuid', kind: 'text', i: 'int' })} join held on held.kind = x.kind
    where d.business_id = $1 and d.id = x.id returning d.id, d.number),
  entries as (
    insert into journal_entry (business_id, number, ${Object.keys(entryColumns).join(', ')})
    select $1::uuid, held.next + x.i, ${Object.keys(entryColumns)
      .map((name) => `x.${name}`)
      .join(', ')}
    from ${rowsOf('entries', { ...entryColumns, i: 'int' })} join held on held.kind = 'journal'),
  entry_lines as (${insertInto('journal_line', 'entryLines', entryLineColumns)})
  select id, number from named`;

/**
 * What a customer owes falls due when its document does: an amended due day moves the open item too. An edit that posts
 * anew opens an item of its own, and a row must not be updated twice in one statement.
 */
const dueDaysOf = (plan: Plan) =>
  plan.documents
    .filter(({ before, after, linesChanged }) => before && !linesChanged && before.dueOn !== after.dueOn)
    .map(({ after }) => ({ id: after.id, due_on: after.dueOn ?? after.issuedOn }));

const seriesOf = (plan: Plan) => {
  const numbered = plan.documents.flatMap((change) =>
    change.takesNumberFrom ? [{ id: change.after.id, kind: change.takesNumberFrom }] : [],
  );
  const counts = new Map<string, number>();
  const rows = numbered.map((row) => {
    const i = counts.get(row.kind) ?? 0;
    counts.set(row.kind, i + 1);
    return { ...row, i };
  });
  if (plan.entries.length) counts.set('journal', plan.entries.length);
  return { rows, series: [...counts].map(([kind, n]) => ({ kind, n })) };
};

/** The numbers given to documents by a plan, by document id. */
export type Numbers = Map<string, string>;

/**
 * Writes a plan: the only writer of books and stock. Locks are taken in one order, each group by key: documents and
 * the book (by whoever loaded them), items, inserts, contact totals, document days, balances, plan usage, series.
 * Runs inside the command's transaction; every balance is checked again by the database at commit.
 */
export const writePlan = async (tx: Tx, plan: Plan): Promise<Numbers> => {
  const { id: business } = tx.business;
  const replaced = plan.documents.filter((change) => change.before && change.linesChanged);
  const rows = {
    now: tx.now,
    newDocuments: plan.documents.filter((c) => !c.before).map((c) => documentRow(c.after, tx.now)),
    changedDocuments: plan.documents.filter((c) => c.before).map((c) => documentRow(c.after, tx.now)),
    dueDays: dueDaysOf(plan),
    lines: plan.documents.filter((c) => c.linesChanged).flatMap((c) => lineRows(c.after)),
    payments: plan.payments.map(paymentRow),
    undonePayments: plan.undonePayments,
    items: plan.items.map((item) => itemRow(item, plan.settlements)),
    reductions: itemReductions(plan),
    settlements: plan.settlements.map(settlementRow),
    events: plan.events.map((event) => eventRow(event, tx)),
  };
  const { rows: numbered, series } = seriesOf(plan);
  const last = {
    series,
    numbered,
    entries: plan.entries.map((entry, i) => ({ ...entryRow(entry, tx), i })),
    entryLines: plan.entries.flatMap(entryLineRows),
  };
  const rollups = await rollupsOf(tx, plan);
  if (replaced.length)
    await tx.query('delete from document_line where business_id = $1 and document_id = any($2)', [
      business,
      replaced.map((change) => change.after.id).sort(),
    ]);
  const send = <Row extends object>(text: string | null, values: object): Promise<Row[]> =>
    text === null ? Promise.resolve([]) : tx.query<Row>(text, [business, JSON.stringify(values)]);
  // Sent together: one wait instead of four, in the order of the locks.
  const [, , , named] = await Promise.all([
    send(together(rowParts, rows), rows),
    send(together(rollupParts, rollups), rollups),
    countUsage(tx, plan.usage),
    send<{ id: string; number: string }>(series.length ? writeNumbered : null, last),
  ]);
  return new Map(named.map((row) => [row.id, row.number]));
};
