import type pg from 'pg';
import type { OpenBusiness } from '../tests/support/open-business.ts';

const id = (kind: number) => `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
const chunk = 20_000;

/** Writes rows 1 to `count` in parts, each in a transaction of its own. */
const inBatches = async (
  client: pg.Client,
  count: number,
  write: (from: number, to: number) => Promise<void>,
) => {
  for (let from = 1; from <= count; from += chunk) {
    await client.query('begin');
    await write(from, Math.min(count, from + chunk - 1));
    await client.query('commit');
    // What triggers and foreign keys ask was planned on empty tables.
    await client.query('analyze');
  }
};

/** Adds vendors who have sold nothing yet; what counts them is left to `rebuild`. */
export const addVendors = (client: pg.Client, { shop }: OpenBusiness, count: number): Promise<void> =>
  inBatches(client, count, async (from, to) => {
    await client.query(
      `insert into contact (business_id, id, is_customer, is_vendor, name, search, email, created_at)
       select $1, ${id(7)}, false, true, 'Vendor ' || n, 'vendor ' || n || ' v' || n || '@example.com', 'v' || n || '@example.com', now()
       from generate_series($2::int, $3::int) n`,
      [shop.business.id, from, to],
    );
  });

const entries = `insert into journal_entry (business_id, id, number, on_day, kind, memo, posted_by, posted_at)
  select business, entry, n, day, 'expense', 'Expense', person, now() from x`;
const lines = `insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate, employee_id)
  select business, entry, l, day, account, amount, 'USD', amount, 1, person from x,
    lateral (values (1, 49, total), (2, 1, -total)) y(l, account, amount)`;
const expenses = `insert into expense (business_id, id, number, seq, status, name, description, search, on_day, mode, account_id,
    currency, rate, includes_tax, net, tax_amount, total, home_total, entry_id, created_at)
  select business, expense, 'EXP-' || lpad(n::text, 7, '0'), n, 'Recorded', 'Taxi ' || n, '', 'taxi ' || n, day, 1, 1,
    'USD', 1, false, total, 0, total, total, entry, now() from x`;
const expenseLines = `insert into expense_line (business_id, expense_id, n, id, category_id, amount, net, tax_amount, home_total)
  select business, expense, 0, expense,
    (select id from category where business_id = business and kind = 'expense' and account_id = 49), total, total, 0, total from x`;

/** Records expenses over two years, paid in cash, with the entry of each; the sums beside the rows are left to `rebuild`. */
export const addExpenses = async (
  client: pg.Client,
  { shop }: OpenBusiness,
  count: number,
): Promise<void> => {
  const rows = `with x as (
    select $1::uuid as business, $2::uuid as person, n, (5 + n % 95)::numeric as total, ${id(5)} as expense, ${id(6)} as entry,
      date '2024-11-01' + (n::bigint * 730 / $3::bigint)::int as day
    from generate_series($4::int, $5::int) n)`;
  await inBatches(client, count, async (from, to) => {
    const values = [shop.business.id, shop.user.id, count, from, to];
    for (const text of [entries, lines, expenses, expenseLines])
      await client.query(`${rows} ${text}`, values);
  });
  const series = 'update series set next = $2 where business_id = $1 and kind = any($3)';
  await client.query(series, [shop.business.id, count + 1, ['expense', 'journal']]);
};
