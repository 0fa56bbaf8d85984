import { Client } from 'pg';
import { v7 } from 'uuid';
import { idFromWire } from '../src/api/wire/id.ts';
import type { OpenBusiness } from '../tests/support/open-business.ts';

/** Takes the intended act, the plan's usage and both numbers. Parameters: business, key, fingerprint. */
const take = `with k as (insert into idempotency (scope, key, fingerprint, call, result, at) values ($1, $2, $3, '/api/invoice/CreateInvoice', '{}', now())),
  u as (update usage set n = n + 1 where business_id = $1 and cap = 'invoices')
  update series set next = next + 1 where business_id = $1 and kind in ('invoice', 'journal') returning kind, next - 1 as n`;

/** The document with its five lines, what the customer owes and both events. */
const documentRows = `with d as (
  insert into document (business_id, id, kind, subtype, status, status_before, number, seq, contact_id, issued_on, due_on, currency, subtotal,
    discount, tax, shipping, shipping_tax, total, home_total, home_open, employee_id, parties, search, version, created_at)
  values ($1, $2, 'invoice', 'invoice', 'NotPaid', 'Draft', $3, $4, $5, $6, $6, 'USD', 150, 0, 0, 0, 0, 150, 150, 150, $7,
    '{"from": {"name": "Lantern & Sons"}, "to": {"name": "Customer 1"}}', 'customer 1 work 1 work 2 work 3 work 4 work 5', 1, now())),
  l as (insert into document_line (business_id, document_id, n, id, product_id, name, qty, price, amount, account_id)
    select $1::uuid, $2::uuid, n, id, product, 'Work ' || n, 1, 10 * n, 10 * n, 15 from unnest($8::uuid[], $9::uuid[]) with ordinality as x(id, product, n)),
  i as (insert into open_item (business_id, id, side, contact_id, document_id, entry_id, on_day, due_on, currency, rate, amount, home_amount, open, home_open)
    values ($1, $10, 'receivable', $5, $2, $11, $6, $6, 'USD', 1, 150, 150, 150, 150))
  insert into event (business_id, id, at, user_id, act, subject_kind, subject_id, to_status, data)
  values ($1, $12, now(), $7, 'invoice.create', 'invoice', $2, 'Draft', '{}'), ($1, $13, now(), $7, 'invoice.issue', 'invoice', $2, 'NotPaid', '{}')`;

/**
 * The entry: what is owed, and what each line is for. Parameters: business, entry, number, day, document, user, contact,
 * products, line ids.
 *
 * @param accounts of what is owed, and of every line
 * @param owed 1 where it is owed to the business, -1 where by it
 */
export const entryRows = (
  kind: 'sale' | 'purchase',
  memo: string,
  [claim, line]: readonly [number, number],
  owed: 1 | -1,
) => `with e as (
  insert into journal_entry (business_id, id, number, on_day, kind, document_id, memo, posted_by, posted_at)
  values ($1, $2, $3, $4, '${kind}', $5, '${memo}', $6, now()))
  insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate, contact_id, product_id, qty,
    employee_id, document_id, document_line_id, memo)
  select $1::uuid, $2::uuid, n, $4::date, account, amount * ${owed}, 'USD', amount * ${owed}, 1, $7::uuid, product, qty, $6::uuid, $5::uuid, line, memo
  from unnest(array[1, 2, 3, 4, 5, 6], array[${claim}, ${Array.from({ length: 5 }, () => line).join(', ')}], array[150, -10, -20, -30, -40, -50],
    array[null, 1, 1, 1, 1, 1], array[null, 'Work 1', 'Work 2', 'Work 3', 'Work 4', 'Work 5'],
    array_prepend(null, $8::uuid[]), array_prepend(null, $9::uuid[])) as x(n, account, amount, qty, memo, product, line)`;

/** The entry of a sale that is owed. */
export const saleEntry = entryRows('sale', 'Invoice', [2, 15], 1);

const balances = (table: string, column: string, day: string) =>
  `insert into ${table} (business_id, account_id, channel, ${column}, debit, credit)
   values ($1, 2, 'manual', ${day}, 150, 0), ($1, 15, 'manual', ${day}, 0, 150)
   on conflict (business_id, account_id, channel, ${column}) do update set debit = ${table}.debit + excluded.debit, credit = ${table}.credit + excluded.credit`;

/** The sums kept beside the rows. Parameters: business, customer, day. */
const rollupRows = `with c as (
  insert into contact_total (business_id, contact_id, side, billed, settled, open) values ($1, $2, 'receivable', 150, 0, 150)
  on conflict (business_id, contact_id, side) do update set billed = contact_total.billed + 150, open = contact_total.open + 150),
  d as (insert into document_day (business_id, kind, subtype, status, on_day, n, home_total, home_open)
  values ($1, 'invoice', 'invoice', 'NotPaid', $3, 1, 150, 150)
  on conflict (business_id, kind, subtype, status, on_day) do update set n = document_day.n + 1,
    home_total = document_day.home_total + 150, home_open = document_day.home_open + 150),
  f as (insert into document_due (business_id, kind, due_on, n, home_open) values ($1, 'invoice', $3, 1, 150)
  on conflict (business_id, kind, due_on) do update set n = document_due.n + 1, home_open = document_due.home_open + 150),
  m as (insert into contact_month (business_id, kind, contact_id, month, n, home_total)
  values ($1, 'invoice', $2, date_trunc('month', $3::date)::date, 1, 150)
  on conflict (business_id, kind, contact_id, month) do update set n = contact_month.n + 1, home_total = contact_month.home_total + 150),
  y as (${balances('day_balance', 'on_day', '$3')})
  ${balances('month_balance', 'month', "date_trunc('month', $3::date)::date")}`;

/** Writes the rows of an issued five-line invoice without a server: what the database alone can do in six round trips. */
export interface PlainWriter {
  write: () => Promise<void>;
  end: () => Promise<void>;
}

export async function plainWriter(url: string, business: OpenBusiness, day: string): Promise<PlainWriter> {
  const client = new Client({ connectionString: url, options: '-c role=counterfoil_app' });
  await client.connect();
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  const uuid = business.shop.business.id;
  const user = business.shop.user.id;
  const customer = idFromWire(business.customer);
  const products = business.products.map(idFromWire);
  return {
    async write() {
      const [document, entry, key] = [v7(), v7(), v7()];
      const lines = products.map(() => v7());
      await client.query(`begin; set local app.business = '${uuid}'`);
      const { rows } = await run('take', take, [uuid, key, Buffer.from(key)]);
      const next = (kind: string): number => rows.find((row) => row.kind === kind)!.n;
      const number = `INV-${String(next('invoice')).padStart(4, '0')}`;
      const ids = [v7(), entry, v7(), v7()];
      await run('document', documentRows, [
        uuid,
        document,
        number,
        next('invoice'),
        customer,
        day,
        user,
        lines,
        products,
        ...ids,
      ]);
      await run('entry', saleEntry, [
        uuid,
        entry,
        next('journal'),
        day,
        document,
        user,
        customer,
        products,
        lines,
      ]);
      await run('rollups', rollupRows, [uuid, customer, day]);
      await client.query('commit');
    },
    end: () => client.end(),
  };
}
