import { standsAs } from '../store/contacts/contacts.ts';
import { billedHere, isOpenHere, owedHere } from '../store/rows/statuses.ts';

/**
 * Every number that is kept beside the rows it is the sum of, with the query that says what it must be. Verify compares
 * with it, rebuild writes it: the books have one definition of each sum, apart from the writer that keeps it current.
 */
export interface Derived {
  /** The invariant that is broken where it is wrong. */
  invariant: number;
  table: string;
  /** What names a row beside its business. */
  keys: readonly string[];
  values: readonly string[];
  /** A query of business_id, the keys and the values as they must be, over all businesses. */
  sums: string;
  /** False where the sum stands on a row that is there for its own sake. */
  ownRow: boolean;
}

/** What each document's live items say of it: how much is settled, how much of that written off, what is left at home. */
const documentSums = `
  select d.business_id, d.id, coalesce(s.settled, 0) as settled, coalesce(s.written_off, 0) as written_off,
    coalesce(i.home, 0) - coalesce(s.home, 0) as home_open
  from document d
  left join (select business_id, document_id, sum(home_amount) as home from open_item
    where side in (${owedHere}) group by 1, 2) i on i.business_id = d.business_id and i.document_id = d.id
  left join (select i.business_id, i.document_id, sum(s.home_amount) as home,
      sum(s.amount) filter (where s.kind in ('payment', 'credit', 'credit-note', 'write-off')) as settled,
      sum(s.amount) filter (where s.kind = 'write-off') as written_off
    from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
    where i.side in (${owedHere}) group by 1, 2) s on s.business_id = d.business_id and s.document_id = d.id`;

const itemSums = `
  select i.business_id, i.id, i.amount - coalesce(s.amount, 0) as open, i.home_amount - coalesce(s.home_amount, 0) as home_open
  from open_item i left join (select business_id, item_id, sum(amount) as amount, sum(home_amount) as home_amount
    from settlement group by 1, 2) s on s.business_id = i.business_id and s.item_id = i.id`;

/**
 * A cancelled or written-off amount and what was given back lower what was billed; every other settlement is what was settled of it. A cancelled
 * item is none any more; one written off stays a claim.
 */
const contactSums = `
  select business_id, contact_id, side, sum(billed) as billed, sum(settled) as settled, sum(billed - settled) as open,
    sum(items) as items, sum(claimed) as claimed
  from (
    select business_id, contact_id, side, home_amount as billed, 0 as settled, 1 as items, home_amount as claimed from open_item
    union all
    select i.business_id, i.contact_id, i.side,
      case when s.kind in ('cancel', 'write-off', 'credit-note') then -s.home_amount else 0 end,
      case when s.kind in ('cancel', 'write-off', 'credit-note') then 0 else s.home_amount end,
      case when s.kind = 'cancel' then -sign(s.amount)::int else 0 end,
      case when s.kind = 'cancel' then -s.home_amount else 0 end
    from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id) x
  group by 1, 2, 3`;

const usageSums = `
  select b.id as business_id, c.cap, case c.cap
    when 'invoices' then (select count(*) from document d where d.business_id = b.id and d.kind = 'invoice' and d.status <> 'Deleted')
    when 'inventory' then (select count(*) from product p where p.business_id = b.id and p.deleted_at is null)
    when 'vendors' then (select count(*) from contact k where k.business_id = b.id and ${standsAs('vendor', 'k')})
    when 'expenses' then (select count(*) from expense x where x.business_id = b.id and x.status = 'Recorded')
    else (select count(*) from contact k where k.business_id = b.id and ${standsAs('customer', 'k')}) end as n
  from business b cross join (values ('invoices'), ('inventory'), ('clients'), ('vendors'), ('expenses')) c (cap)`;

const balanceSums = (column: string, day: string) => `
  select business_id, account_id, channel, ${day} as ${column}, sum(greatest(amount, 0)) as debit, sum(greatest(-amount, 0)) as credit
  from journal_line group by 1, 2, 3, 4`;

const monthOf = (day: string) => `${day} - extract(day from ${day})::int + 1`;

/** In the order the writer of plans takes them, and what stands on documents before what is counted from documents. */
export const derived: readonly Derived[] = [
  {
    invariant: 6,
    table: 'document',
    keys: ['id'],
    values: ['settled', 'written_off', 'home_open'],
    sums: documentSums,
    ownRow: false,
  },
  {
    invariant: 8,
    table: 'product',
    keys: ['id'],
    values: ['qty', 'value'],
    sums: `select p.business_id, p.id, coalesce(sum(m.qty), 0) as qty, coalesce(sum(m.value), 0) as value from product p
      left join stock_move m on m.business_id = p.business_id and m.product_id = p.id group by 1, 2`,
    ownRow: false,
  },
  {
    invariant: 8,
    table: 'stock_level',
    keys: ['product_id', 'location_id'],
    values: ['qty'],
    sums: `select business_id, product_id, location_id, sum(qty) as qty from stock_move where location_id is not null group by 1, 2, 3`,
    ownRow: true,
  },
  {
    invariant: 8,
    table: 'stock_month',
    keys: ['product_id', 'month'],
    values: ['qty', 'value'],
    sums: `select business_id, product_id, ${monthOf('on_day')} as month, sum(qty) as qty, sum(value) as value from stock_move group by 1, 2, 3`,
    ownRow: true,
  },
  {
    invariant: 8,
    table: 'stock_level_month',
    keys: ['product_id', 'location_id', 'month'],
    values: ['qty'],
    sums: `select business_id, product_id, location_id, ${monthOf('on_day')} as month, sum(qty) as qty from stock_move
      where location_id is not null group by 1, 2, 3, 4`,
    ownRow: true,
  },
  {
    invariant: 3,
    table: 'open_item',
    keys: ['id'],
    values: ['open', 'home_open'],
    sums: itemSums,
    ownRow: false,
  },
  {
    invariant: 12,
    table: 'contact_total',
    keys: ['contact_id', 'side'],
    values: ['billed', 'settled', 'open', 'items', 'claimed'],
    sums: contactSums,
    ownRow: true,
  },
  {
    invariant: 12,
    table: 'document_day',
    keys: ['kind', 'subtype', 'status', 'on_day'],
    values: ['n', 'home_total', 'home_open'],
    sums: `select business_id, kind, subtype, status, issued_on as on_day, count(*) as n, sum(home_total) as home_total,
      sum(home_open) as home_open from document group by 1, 2, 3, 4, 5`,
    ownRow: true,
  },
  {
    invariant: 12,
    table: 'document_due',
    keys: ['kind', 'due_on'],
    values: ['n', 'home_open'],
    sums: `select business_id, kind, due_on, count(*) as n, sum(home_open) as home_open from document
      where ${isOpenHere('document')} and due_on is not null group by 1, 2, 3`,
    ownRow: true,
  },
  {
    invariant: 12,
    table: 'contact_month',
    keys: ['kind', 'contact_id', 'month'],
    values: ['n', 'home_total'],
    sums: `select business_id, kind, contact_id, ${monthOf('issued_on')} as month, count(*) as n, sum(home_total) as home_total from document
      where contact_id is not null and ${billedHere} group by 1, 2, 3, 4`,
    ownRow: true,
  },
  {
    invariant: 12,
    table: 'day_balance',
    keys: ['account_id', 'channel', 'on_day'],
    values: ['debit', 'credit'],
    sums: balanceSums('on_day', 'on_day'),
    ownRow: true,
  },
  {
    invariant: 12,
    table: 'month_balance',
    keys: ['account_id', 'channel', 'month'],
    values: ['debit', 'credit'],
    sums: balanceSums('month', monthOf('on_day')),
    ownRow: true,
  },
  { invariant: 12, table: 'usage', keys: ['cap'], values: ['n'], sums: usageSums, ownRow: true },
];
