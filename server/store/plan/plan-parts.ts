import { column, listed, type RowColumns, sqlNames } from '../database/row.ts';
import { insertInto, type Parts, rowsOf } from '../database/rowset.ts';
import { creditNoteColumns } from '../rows/credit-note.ts';
import { documentColumns, lineColumns, movedColumns } from '../rows/document.ts';
import { entryColumns, entryLineColumns, taxRecordColumns } from '../rows/entry.ts';
import { eventColumns } from '../rows/event.ts';
import { itemColumns, paymentColumns, settlementColumns } from '../rows/money.ts';
import { owedHere } from '../rows/statuses.ts';
import { levelColumns, levelMonthColumns, monthColumns, moveColumns, poolColumns } from '../rows/stock.ts';
import { inventoryDefault } from '../settings/account-defaults.ts';
import { countedUsage } from './usage.ts';

const headerNames = sqlNames(documentColumns);
const headerUpdates = headerNames
  .filter((name) => name !== 'id' && name !== 'created_at' && name !== 'search')
  // What other parts of the product keep beside the terms stays.
  .map((name) => (name === 'ext' ? 'ext = d.ext || x.ext' : `${name} = x.${name}`))
  .join(', ');

const setMoved = sqlNames(movedColumns)
  .filter((name) => name !== 'id')
  .map((name) => `${name} = x.${name}`)
  .join(', ');

/** Adds rows to the sums of a table that has the same columns, in the order of its keys. */
const addTo =
  (table: string, columns: RowColumns, keys: readonly string[]) =>
  (rows: string): string => {
    const names = sqlNames(columns);
    const sums = names.filter((name) => !keys.includes(name));
    return `insert into ${table} (business_id, ${names.join(', ')})
    select $1::uuid, ${names.map((name) => `x.${name}`).join(', ')} from ${rowsOf(rows, columns)} order by ${keys.join(', ')}
    on conflict (business_id, ${keys.join(', ')}) do update set ${sums.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`;
  };

/** What changes of rows that stand: documents, stock, items and payments, each by their own keys. */
export const changeParts: Parts = {
  // Most acts only move a document on: all that was typed of it would be read, sent and written again.
  movedDocuments: (rows) => `update document d set ${setMoved}
    from ${rowsOf(rows, movedColumns)} where d.business_id = $1 and d.id = x.id`,
  changedDocuments: (rows) => `update document d set ${headerUpdates}, search = x.search
    from ${rowsOf(rows, documentColumns)} where d.business_id = $1 and d.id = x.id`,
  // An item's first move fixes its inventory account: a later change of the default leaves it alone.
  pools: (rows) => `update product p set qty = p.qty + x.qty, value = p.value + x.value,
      inventory_account = coalesce(p.inventory_account, ${inventoryDefault('$1')})
    from ${rowsOf(rows, poolColumns)} where p.business_id = $1 and p.id = x.id`,
  levels: addTo('stock_level', levelColumns, ['product_id', 'location_id']),
  months: addTo('stock_month', monthColumns, ['product_id', 'month']),
  levelMonths: addTo('stock_level_month', levelMonthColumns, ['product_id', 'location_id', 'month']),
  dueDays: (
    rows,
  ) => `update open_item i set due_on = x.due_on from ${rowsOf(rows, { id: column.id, dueOn: column.day })}
    where i.business_id = $1 and i.document_id = x.id and i.side in (${owedHere})`,
  undonePayments: (rows) => `update payment p set undone_at = x.at
    from ${rowsOf(rows, { id: column.id, at: column.instant })} where p.business_id = $1 and p.id = x.id`,
  undoneCreditNotes: (rows) => `update credit_note c set undone_at = x.at
    from ${rowsOf(rows, { id: column.id, at: column.instant })} where c.business_id = $1 and c.id = x.id`,
  reductions: (
    rows,
  ) => `update open_item i set open = i.open - x.amount, home_open = i.home_open - x.home_amount
    from ${rowsOf(rows, { id: column.id, amount: column.exact, homeAmount: column.exact })} where i.business_id = $1 and i.id = x.id`,
};

const addToBalance = (table: 'day_balance' | 'month_balance', day: 'on_day' | 'month') =>
  addTo(
    table,
    {
      accountId: column.int,
      channel: column.text,
      day: column.day.called(day),
      debit: column.exact,
      credit: column.exact,
    },
    ['account_id', 'channel', day],
  );

/** Every sum kept beside the rows, each group in key order, so that two writers never wait for one another crosswise. Plan usage, which the statement answers, is carried out before them. */
export const rollupParts: Parts = {
  contacts: (
    rows,
  ) => `insert into contact_total (business_id, contact_id, side, billed, settled, open, items, claimed)
    select $1::uuid, x.contact_id, x.side, x.billed, x.settled, x.billed - x.settled, x.items, x.claimed
    from ${rowsOf(rows, { contactId: column.id, side: column.text, billed: column.exact, settled: column.exact, items: column.int, claimed: column.exact })}
    order by x.contact_id, x.side
    on conflict (business_id, contact_id, side) do update set billed = contact_total.billed + excluded.billed,
      settled = contact_total.settled + excluded.settled, open = contact_total.open + excluded.open,
      items = contact_total.items + excluded.items, claimed = contact_total.claimed + excluded.claimed`,
  documentDays: addTo(
    'document_day',
    {
      kind: column.text,
      subtype: column.text,
      status: column.text,
      day: column.day.called('on_day'),
      n: column.int,
      homeTotal: column.exact,
      homeOpen: column.exact,
    },
    ['kind', 'subtype', 'status', 'on_day'],
  ),
  documentsDue: addTo(
    'document_due',
    { kind: column.text, day: column.day.called('due_on'), n: column.int, homeOpen: column.exact },
    ['kind', 'due_on'],
  ),
  contactMonths: addTo(
    'contact_month',
    {
      kind: column.text,
      contactId: column.id,
      month: column.day,
      n: column.int,
      homeTotal: column.exact,
    },
    ['kind', 'contact_id', 'month'],
  ),
  dayBalances: addToBalance('day_balance', 'on_day'),
  monthBalances: addToBalance('month_balance', 'month'),
  usage: countedUsage,
};

const numberColumns = { takes: column.text, i: column.int };
const number = `held.prefix || lpad((held.next + x.i)::text, greatest(held.pad, length((held.next + x.i)::text)), '0')`;
const foundByNumber = `lower(${number}) || ' ' || x.search`;
const unsearched = headerNames.filter((name) => name !== 'search');

/**
 * What is new. Numbers come last of all locks, in the statement that writes what carries them: a series is held only
 * from here to the commit, and no number is lost by what fails before.
 */
export const newParts: Parts = {
  events: (rows) => insertInto('event', rows, eventColumns),
  creditNotes: (rows) => `insert into credit_note (business_id, seq, number, ${listed(creditNoteColumns)})
    select $1::uuid, held.next + x.i, ${number}, ${listed(creditNoteColumns, 'x')}
    from ${rowsOf(rows, { ...creditNoteColumns, i: column.int })} join held on held.kind = x.kind`,
  taxRecords: (rows) => insertInto('tax_record', rows, taxRecordColumns),
  entryLines: (rows) => insertInto('journal_line', rows, entryLineColumns),
  entries: (rows) => `insert into journal_entry (business_id, number, ${listed(entryColumns)})
    select $1::uuid, held.next + x.i, ${listed(entryColumns, 'x')}
    from ${rowsOf(rows, { ...entryColumns, i: column.int })} join held on held.kind = 'journal'`,
  moves: (rows) => insertInto('stock_move', rows, moveColumns),
  settlements: (rows) => insertInto('settlement', rows, settlementColumns),
  items: (rows) => insertInto('open_item', rows, itemColumns),
  payments: (rows) => insertInto('payment', rows, paymentColumns),
  lines: (rows) => insertInto('document_line', rows, lineColumns),
  drafts: (rows) => insertInto('document', rows, documentColumns),
  ownNumbered: (rows) => `insert into document (business_id, number, search, ${unsearched.join(', ')})
    select $1::uuid, x.own_number, lower(x.own_number) || ' ' || x.search, ${unsearched.map((name) => `x.${name}`).join(', ')}
    from ${rowsOf(rows, { ...documentColumns, ownNumber: column.text })}`,
  keptNumbered: (
    rows,
  ) => `update document d set number = x.own_number, search = lower(x.own_number) || ' ' || x.search, ${headerUpdates}
    from ${rowsOf(rows, { ...documentColumns, ownNumber: column.text })} where d.business_id = $1 and d.id = x.id`,
  issued: (rows) => `insert into document (business_id, seq, number, search, ${unsearched.join(', ')})
    select $1::uuid, held.next + x.i, ${number}, ${foundByNumber}, ${unsearched.map((name) => `x.${name}`).join(', ')}
    from ${rowsOf(rows, { ...documentColumns, ...numberColumns })} join held on held.kind = x.takes returning id, number`,
  numbered: (
    rows,
  ) => `update document d set seq = held.next + x.i, number = ${number}, search = ${foundByNumber}, ${headerUpdates}
    from ${rowsOf(rows, { ...documentColumns, ...numberColumns })} join held on held.kind = x.takes
    where d.business_id = $1 and d.id = x.id returning d.id, d.number`,
  movedNumbered: (
    rows,
  ) => `update document d set seq = held.next + x.i, number = ${number}, search = lower(${number}) || ' ' || d.search, ${setMoved}
    from ${rowsOf(rows, { ...movedColumns, ...numberColumns })} join held on held.kind = x.takes
    where d.business_id = $1 and d.id = x.id returning d.id, d.number`,
  held: (rows) => `
    select s.kind, s.prefix, s.pad, s.next, x.n from series s join ${rowsOf(rows, { kind: column.text, n: column.int })} on x.kind = s.kind
    where s.business_id = $1 order by s.kind for update of s),
  taken as (update series s set next = s.next + held.n from held where s.business_id = $1 and s.kind = held.kind`,
};
