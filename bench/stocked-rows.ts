import type pg from 'pg';
import { derived } from '../server/maintenance/derived.ts';
import type { OpenBusiness } from '../tests/support/open-business.ts';

const chunk = 20_000;
/** An id as the product makes them, with the time first: row n of a kind is made in its n-th millisecond. */
const id = (kind: number, n: string) =>
  `(lpad(to_hex(${0x019000000000 + kind * 2 ** 34} + ${n}), 12, '0') || '70008000000000000000')::uuid`;

const products = `insert into product (business_id, id, kind, name, search, sku, price, cost, tracked, qty, value, created_at)
  select $1, ${id(1, 'n')}, 'product', 'Item ' || n, 'item ' || n || ' sku-' || lpad(n::text, 6, '0'), 'SKU-' || lpad(n::text, 6, '0'), 5 + n % 90, 2, true, $4::int, 2 * $4::int, now()
  from generate_series($2::int, $3::int) n`;
const levels = `insert into stock_level (business_id, product_id, location_id, qty)
  select $1, ${id(1, 'n')}, (select id from location where business_id = $1 and is_default), $4::int
  from generate_series($2::int, $3::int) n`;
/** In turn three come in and one goes out, evenly over the two years before today. */
const moves = `insert into stock_move (business_id, id, product_id, location_id, qty, value, qty_after, on_day, reason, at)
  select $1, ${id(2, '(n::bigint * 1000 + m)')}, ${id(1, 'n')}, (select id from location where business_id = $1 and is_default),
    case m % 2 when 0 then 3 else -1 end, case m % 2 when 0 then 6 else -2 end, m + 3 - 2 * (m % 2),
    current_date - 730 + ((m * 730 + n % 700) / ($4::int + 1))::int, case m % 2 when 0 then 'purchase' else 'sale' end, now()
  from generate_series($2::int, $3::int) n, generate_series(0, $4::int - 1) m`;
const months = ['stock_month', 'stock_level_month'].map((name) => {
  const { table, keys, values, sums } = derived.find((one) => one.table === name)!;
  const columns = ['business_id', ...keys, ...values].join(', ');
  return `insert into ${table} (${columns}) select ${columns} from (${sums}) brought
    where business_id = $1 and product_id between ${id(1, '$2::int')} and ${id(1, '$3::int')}`;
});

/**
 * Adds items with an even number of moves of stock each, as many of each left as it had moves; nothing of it is posted.
 *
 * @param each moves of each item, an even number
 */
export const addStock = async (
  client: pg.Client,
  { shop }: OpenBusiness,
  items: number,
  each: number,
): Promise<void> => {
  for (let from = 1; from <= items; from += chunk) {
    const values = [shop.business.id, from, Math.min(items, from + chunk - 1), each];
    for (const text of [products, levels, moves]) await client.query(text, values);
    for (const text of months) await client.query(text, values.slice(0, 3));
    // What triggers and foreign keys ask was planned on empty tables.
    await client.query('analyze');
  }
  await client.query(`update usage set n = n + $2 where business_id = $1 and cap = 'inventory'`, [
    shop.business.id,
    items,
  ]);
};
