import { v7 } from 'uuid';
import { billCalls } from '../src/api/calls/bill.ts';
import { orderCalls } from '../src/api/calls/order.ts';
import type { OpenBuyer } from './buyer.ts';
import { entryRows } from './invoice-by-sql.ts';
import {
  billedIn,
  books,
  days,
  due,
  event,
  events,
  header,
  money,
  paymentRows,
  plainSession,
  written,
} from './statements.ts';

const parties = `'{"from": {"name": "Lantern & Sons"}, "to": {"name": "Vendor 1"}}', 'vendor 1 good 1 good 2 good 3 good 4 good 5'`;

/** Lines from line ids, products and the lines they were made from. */
const lines = (ids: number, products: number, sources: number) =>
  `insert into document_line (business_id, document_id, n, id, product_id, source_line_id, name, qty, price, amount)
   select $1::uuid, $2::uuid, n, id, product, source, 'Good ' || n, 1, 10 * n, 10 * n
   from unnest($${ids}::uuid[], $${products}::uuid[], $${sources}::uuid[]) with ordinality as x(id, product, source, n)`;

/** Parameters: business, order, number, seq, vendor, day, user, line ids, products, sources, event id. */
const orderRows = `with d as (${header} values ($1, $2, 'order', 'order', 'Issued', null, $3, $4, $5, $6, null, ${money}, 0, $7, ${parties}, 'manual', null, 1, now())),
  l as (${lines(8, 9, 10)}) ${events} ${event(11, 'order.create', 'order', 2, 'Issued', 7)}`;

/** Parameters: business, bill, vendor, day, user, line ids, products, sources, order, event id. */
const draft = `d as (${header} values ($1, $2, 'bill', 'bill', 'Draft', null, null, null, $3, $4, $4, ${money}, 0, $5, ${parties}, 'manual', $9, 1, now())),
  l as (${lines(6, 7, 8)}) ${events} ${event(10, 'bill.create', 'bill', 2, 'Draft', 5)}`;
const draftRows = `with ${draft}`;
const billOfOrderRows = `with o as (update document set status = 'BillCreated', status_before = 'Issued', version = version + 1 where business_id = $1 and id = $9),
  ${draft}, ${event(11, 'order.bill', 'order', 9, 'BillCreated', 5)}`;

/** What a bill of day $6 adds to what its month brought of the items. */
const monthSums = (table: string, columns: Record<string, string>, sums: Record<string, string>) =>
  `insert into ${table} as s (business_id, product_id, month, ${Object.keys({ ...columns, ...sums }).join(', ')})
    select $1, x.product, date_trunc('month', $6::date)::date, ${Object.values({ ...columns, ...sums }).join(', ')} from x
    on conflict (${['business_id', 'product_id', 'month', ...Object.keys(columns)].join(', ')}) do update
    set ${Object.keys(sums)
      .map((name) => `${name} = s.${name} + excluded.${name}`)
      .join(', ')}`;

/** Parameters: business, bill, number, seq, vendor, day, user, line ids, products, item, entry, event id, location, move ids. */
const approvedRows = `with d as (update document set status = 'NotPaid', status_before = 'Draft', number = $3, seq = $4, home_open = 150,
    search = lower($3) || ' ' || search, version = version + 1 where business_id = $1 and id = $2),
  i as (insert into open_item (business_id, id, side, contact_id, document_id, entry_id, on_day, due_on, currency, rate, amount, home_amount, open, home_open)
    values ($1, $10, 'payable', $5, $2, $11, $6, $6, 'USD', 1, 150, 150, 150, 150)),
  x as (select * from unnest($8::uuid[], $9::uuid[], $14::uuid[]) with ordinality as x(line, product, move, n)),
  p as (update product p set qty = p.qty + 1, value = p.value + 10 * x.n, inventory_account = coalesce(p.inventory_account, 34)
    from x where p.business_id = $1 and p.id = x.product returning p.id, p.qty),
  v as (insert into stock_level (business_id, product_id, location_id, qty) select $1, x.product, $13, 1 from x
    on conflict (business_id, product_id, location_id) do update set qty = stock_level.qty + 1),
  w as (${monthSums('stock_month', {}, { qty: '1', value: '10 * x.n' })}),
  y as (${monthSums('stock_level_month', { location_id: '$13' }, { qty: '1' })}),
  m as (insert into stock_move (business_id, id, product_id, location_id, qty, value, qty_after, on_day, reason, document_id, document_line_id, contact_id, at)
    select $1, x.move, x.product, $13, 1, 10 * x.n, p.qty, $6, 'purchase', $2, x.line, $5, now() from x join p on p.id = x.product)
  ${events} ${event(12, 'bill.issue', 'bill', 2, 'NotPaid', 7)}`;

const purchaseEntry = entryRows('purchase', 'Bill', [10, 34], -1);
const bought = ['payable', 'manual'] as const;
const approved = `with d as (${days('bill', [
  ['Draft', -1, 0],
  ['NotPaid', 1, 150],
])}), f as (${due('bill', 1)}), m as (${billedIn('bill')}), ${books(bought, [34, 10], 150, 0)}`;
const paidRows = paymentRows('bill', 'out', 'Payment made', [10, 1]);
const paid = `with d as (${days('bill', [
  ['NotPaid', -1, 150],
  ['Paid', 1, 0],
])}), f as (${due('bill', -1)}), ${books(bought, [10, 1], 0, 150)}`;
const ofOrder = `with q as (${days('order', [
  ['Issued', -1, 0],
  ['BillCreated', 1, 0],
])}) ${days('bill', [['Draft', 1, 0]])}`;

/** A bill of five lines as the statements know it. */
interface Written {
  bill: string;
  lines: string[];
}

/** Writes the rows of orders, bills and payments without a server, an act a transaction. */
export const plainBuyer = async (url: string, buyer: OpenBuyer, day: string) => {
  const { run, next, act, take, intend, end } = await plainSession(url, buyer);
  const { shop, vendor, goods, location } = buyer;
  const [uuid, user] = [shop.business.id, shop.user.id];
  const ids = () => goods.map(() => v7());
  const none = goods.map(() => null);

  /** A draft of five lines; nobody counts its time. */
  const draftBill = async (): Promise<Written> => {
    const made = { bill: v7(), lines: ids() };
    await act(async () => {
      await intend('draft', billCalls.createBill.path);
      const values = [uuid, made.bill, vendor, day, user, made.lines, goods, none, null, v7()];
      await run('draft rows', draftRows, values);
      await run('draft day', days('bill', [['Draft', 1, 0]]), [uuid, day]);
    });
    return made;
  };

  /** Approves it: its goods arrive, and it is owed. Answers the open item. */
  const approve = async ({ bill, lines }: Written): Promise<string> => {
    const [item, entry] = [v7(), v7()];
    await act(async () => {
      const seq = await take('approve', billCalls.approveBill.path, 'bill');
      const entryNumber = await next('journal');
      const who = [vendor, day, user, lines, goods];
      const made = [item, entry, v7(), location, ids()];
      await run('approved rows', approvedRows, [uuid, bill, ...written(seq, 'BILL'), ...who, ...made]);
      await run('purchase', purchaseEntry, [uuid, entry, entryNumber, day, bill, user, vendor, goods, lines]);
      await run('approved', approved, [uuid, day, vendor]);
    });
    return item;
  };

  /** An order, the bill of all of it, approved, and its payment in full. */
  const buy = async (): Promise<void> => {
    const [order, ordered, made] = [v7(), ids(), { bill: v7(), lines: ids() }];
    await act(async () => {
      const seq = await take('order', orderCalls.createOrder.path, 'order');
      const values = [uuid, order, ...written(seq, 'PO'), vendor, day, user, ordered, goods, none, v7()];
      await run('order rows', orderRows, values);
      await run('order day', days('order', [['Issued', 1, 0]]), [uuid, day]);
    });
    await act(async () => {
      const values = [uuid, made.bill, vendor, day, user, made.lines, goods, ordered, order, v7(), v7()];
      await run('bill rows', billOfOrderRows, values);
      await run('of order', ofOrder, [uuid, day]);
    });
    const item = await approve(made);
    await act(async () => {
      const entry = await take('payment', billCalls.addBillPayment.path, 'journal');
      const values = [uuid, made.bill, item, v7(), v7(), v7(), entry, day, vendor, user, v7()];
      await run('paid rows', paidRows, values);
      await run('paid', paid, [uuid, day, vendor]);
    });
  };
  return { draftBill, approve, buy, end };
};
