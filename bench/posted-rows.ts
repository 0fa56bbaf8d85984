import type pg from 'pg';
import { idFromWire } from '../src/api/wire/id.ts';
import type { OpenBusiness } from '../tests/support/open-business.ts';

const chunk = { first: 1000, rest: 20_000 };
const id = (kind: number) => `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

/** What every statement writes from, one row per invoice. Two years of days in order, as they would have come. */
const rows = `with x as (
  select $1::uuid as business, $5::uuid as customer, $6::uuid as product, $7::uuid as person, n, n % 4 = 0 as is_paid,
    (30 + n % 970)::numeric as total, date '2024-11-01' + (n::bigint * 730 / $2::bigint)::int as day, n + (n - 1) / 4 as entry_number,
    ${id(1)} as invoice, ${id(2)} as line, ${id(3)} as sale, ${id(4)} as item, ${id(5)} as payment, ${id(6)} as receipt, ${id(7)} as settlement
  from generate_series($3::int, $4::int) n)`;

const statements = [
  `insert into document (business_id, id, kind, subtype, status, status_before, number, seq, contact_id, issued_on, due_on, currency, subtotal,
     discount, tax, shipping, shipping_tax, total, home_total, settled, home_open, employee_id, parties, search, created_at)
   select business, invoice, 'invoice', 'invoice', case when is_paid then 'Paid' else 'NotPaid' end, 'Draft', 'INV-' || lpad(n::text, 7, '0'), n,
     customer, day, day + 30, 'USD', total, 0, 0, 0, 0, total, total, case when is_paid then total else 0 end,
     case when is_paid then 0 else total end, person, '{"from": {"name": "Umbrella Works"}, "to": {"name": "Customer 1"}}', 'customer 1 work', now() from x`,
  `insert into document_line (business_id, document_id, n, id, product_id, name, qty, price, amount, account_id)
   select business, invoice, 1, line, product, 'Work', 1, total, total, 15 from x`,
  `insert into journal_entry (business_id, id, number, on_day, kind, document_id, memo, posted_by, posted_at)
   select business, sale, entry_number, day, 'sale', invoice, 'Invoice', person, now() from x`,
  `insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate, contact_id, product_id, employee_id, document_id)
   select business, sale, l, day, account, amount, 'USD', amount, 1, customer, product, person, invoice from x,
     lateral (values (1, 2, total), (2, 15, case when n % 3 = 0 then -total else 10 - total end), (3, 13, case when n % 3 = 0 then 0 else -10 end)) y(l, account, amount)
   where amount <> 0`,
  `insert into open_item (business_id, id, side, contact_id, document_id, entry_id, on_day, due_on, currency, rate, amount, home_amount, open, home_open)
   select business, item, 'receivable', customer, invoice, sale, day, day + 30, 'USD', 1, total, total, case when is_paid then 0 else total end,
     case when is_paid then 0 else total end from x`,
  `insert into payment (business_id, id, direction, contact_id, account_id, mode, on_day, currency, rate, amount, home_amount)
   select business, payment, 'in', customer, 1, 1, day, 'USD', 1, total, total from x where is_paid`,
  `insert into journal_entry (business_id, id, number, on_day, kind, document_id, payment_id, memo, posted_by, posted_at)
   select business, receipt, entry_number + 1, day, 'payment', invoice, payment, 'Payment received', person, now() from x where is_paid`,
  `insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate, contact_id, employee_id, document_id)
   select business, receipt, l, day, account, amount, 'USD', amount, 1, customer, person, invoice from x,
     lateral (values (1, 1, total), (2, 2, -total)) y(l, account, amount) where is_paid`,
  `insert into settlement (business_id, id, item_id, kind, payment_id, entry_id, on_day, amount, home_amount)
   select business, settlement, item, 'payment', payment, receipt, day, total, total from x where is_paid`,
];

/**
 * Posts invoices over two years, every fourth of them paid, by plain SQL through the tables' own triggers and
 * constraints: 1.25 entries and 3.2 lines per invoice. The sums beside the rows are left to `rebuild`.
 *
 * @param analyzes whether the planner looks at the tables as they grow; no need for one business of many, but the first
 */
export const postRows = async (
  client: pg.Client,
  business: OpenBusiness,
  count: number,
  { analyzes = true }: { analyzes?: boolean } = {},
): Promise<void> => {
  const { shop, customer, products } = business;
  const people = [idFromWire(customer), idFromWire(products[0]!), shop.user.id];
  for (let from = 1; from <= count; ) {
    const size = from === 1 ? chunk.first : chunk.rest;
    const to = Math.min(count, from + size - 1);
    await client.query('begin');
    const values = [shop.business.id, count, from, to, ...people];
    for (const text of statements) await client.query(`${rows} ${text}`, values);
    await client.query('commit');
    // What triggers and foreign keys ask was planned on empty tables; autovacuum would look again in a minute.
    if (analyzes && from < 200_000) await client.query('analyze');
    from = to + 1;
  }
  const series = 'update series set next = $2 where business_id = $1 and kind = $3';
  await client.query(series, [shop.business.id, count + 1, 'invoice']);
  await client.query(series, [shop.business.id, count + Math.floor(count / 4) + 1, 'journal']);
};

/** Adds customers who have bought nothing yet; what counts them is left to `rebuild`. */
export const addCustomers = async (
  client: pg.Client,
  { shop }: OpenBusiness,
  count: number,
): Promise<void> => {
  await client.query(
    `insert into contact (business_id, id, is_customer, is_vendor, name, search, email, created_at)
     select $1, ${id(8)}, true, false, 'Customer ' || n, 'customer ' || n || ' c' || n || '@example.com', 'c' || n || '@example.com', now()
     from generate_series(1, $2::int) n`,
    [shop.business.id, Math.floor(count)],
  );
};

/**
 * Spreads what `postRows` posted for one customer over those that `addCustomers` added, behind the guards that keep lines as they are:
 * nobody else is in the database. What counts them is left to `rebuild`.
 */
export const spreadOverCustomers = async (
  client: pg.Client,
  { shop }: OpenBusiness,
  count: number,
): Promise<void> => {
  const one = id(8).replace('n)', '1 + d.seq % $2::int)');
  await client.query('begin; set local session_replication_role = replica');
  await client.query(`update document d set contact_id = ${one} where business_id = $1`, [
    shop.business.id,
    count,
  ]);
  for (const table of ['journal_line', 'open_item'])
    await client.query(
      `update ${table} t set contact_id = d.contact_id from document d
       where t.business_id = $1 and d.business_id = $1 and d.id = t.document_id`,
      [shop.business.id],
    );
  await client.query(
    `update payment p set contact_id = d.contact_id from journal_entry e join document d on d.business_id = e.business_id and d.id = e.document_id
     where p.business_id = $1 and e.business_id = $1 and e.payment_id = p.id`,
    [shop.business.id],
  );
  await client.query('commit');
};

/**
 * Lets the business have bought as much as it sold: each invoice's document once more as a bill, and as an order nobody has
 * billed. What counts them is left to `rebuild`.
 */
export const addPurchases = async (client: pg.Client, { shop }: OpenBusiness): Promise<void> => {
  const columns =
    'contact_id, issued_on, due_on, currency, subtotal, discount, tax, shipping, shipping_tax, total, home_total, employee_id, parties, search, created_at';
  const copied = (kind: string, prefix: string, status: string, open: string, place: number) =>
    `insert into document (business_id, id, kind, subtype, status, status_before, number, seq, settled, home_open, ${columns})
     select business_id, replace(id::text, '01900001-', '0190000${place}-')::uuid, '${kind}', '${kind}', ${status}, 'Draft',
       '${prefix}-' || lpad(seq::text, 7, '0'), seq, ${open}, ${columns} from document where business_id = $1 and kind = 'invoice'`;
  await client.query(copied('bill', 'BILL', 'status', 'settled, home_open', 8), [shop.business.id]);
  await client.query(copied('order', 'PO', "'Issued'", '0, 0', 9), [shop.business.id]);
};
