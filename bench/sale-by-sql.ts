import { Client } from 'pg';
import { v7 } from 'uuid';
import { idFromWire } from '../src/api/wire/id.ts';
import type { OpenBusiness } from '../tests/support/open-business.ts';
import { entryRows, type PlainWriter } from './invoice-by-sql.ts';

/** Takes an intended act. Parameters: business, key, fingerprint. */
const key = (call: string) =>
  `insert into idempotency (scope, key, fingerprint, call, result, at) values ($1, $2, $3, '${call}', '{}', now())`;

/** A number of a series. Parameters from the given place: business. */
const number = (kind: string, at: number) =>
  `update series set next = next + 1 where business_id = $${at} and kind = '${kind}' returning next - 1 as n`;

const money = `'USD', 150, 0, 0, 0, 0, 150, 150`;
const parties = `'{"from": {"name": "Lantern & Sons"}, "to": {"name": "Customer 1"}}', 'customer 1 work 1 work 2 work 3 work 4 work 5'`;
const lines = (ids: number, products: number) =>
  `insert into document_line (business_id, document_id, n, id, product_id, name, qty, price, amount, account_id)
   select $1::uuid, $2::uuid, n, id, product, 'Work ' || n, 1, 10 * n, 10 * n, 15 from unnest($${ids}::uuid[], $${products}::uuid[]) with ordinality as x(id, product, n)`;
const header = `insert into document (business_id, id, kind, subtype, status, status_before, number, seq, contact_id, issued_on, due_on, currency,
  subtotal, discount, tax, shipping, shipping_tax, total, home_total, home_open, employee_id, parties, search, channel, source_id, version, created_at)`;
const event = (place: number, act: string, subject: string, of: number, to: string, user: number) =>
  `($1, $${place}, now(), $${user}, '${act}', '${subject}', $${of}, '${to}', '{}')`;
const events =
  'insert into event (business_id, id, at, user_id, act, subject_kind, subject_id, to_status, data) values';

/** Parameters: business, document, number, seq, customer, day, user, line ids, products, event id. */
const quoteRows = `with d as (${header} values ($1, $2, 'quote', 'quote', 'Open', null, $3, $4, $5, $6, null, ${money}, 0, $7, ${parties}, 'manual', null, 1, now())),
  l as (${lines(8, 9)}) ${events} ${event(10, 'quote.create', 'quote', 2, 'Open', 7)}`;

/** Parameters: business, invoice, number, seq, customer, day, user, line ids, products, quote, item, entry, three event ids. */
const invoiceRows = `with q as (update document set status = 'ConvertedToInvoice', status_before = 'Open', version = version + 1 where business_id = $1 and id = $10),
  d as (${header} values ($1, $2, 'invoice', 'invoice', 'NotPaid', 'Draft', $3, $4, $5, $6, $6, ${money}, 150, $7, ${parties}, 'quote', $10, 1, now())),
  l as (${lines(8, 9)}),
  i as (insert into open_item (business_id, id, side, contact_id, document_id, entry_id, on_day, due_on, currency, rate, amount, home_amount, open, home_open)
    values ($1, $11, 'receivable', $5, $2, $12, $6, $6, 'USD', 1, 150, 150, 150, 150))
  ${events} ${event(13, 'invoice.create', 'invoice', 2, 'Draft', 7)}, ${event(14, 'quote.convert', 'quote', 10, 'ConvertedToInvoice', 7)}, ${event(15, 'invoice.issue', 'invoice', 2, 'NotPaid', 7)}`;

/** Parameters: business, invoice, item, payment, entry, settlement, entry's number, day, customer, user, event id. */
const paymentRows = `with d as (update document set status = 'Paid', status_before = 'NotPaid', settled = 150, home_open = 0, version = version + 1 where business_id = $1 and id = $2),
  i as (update open_item set open = 0, home_open = 0 where business_id = $1 and id = $3),
  p as (insert into payment (business_id, id, direction, contact_id, account_id, mode, on_day, currency, rate, amount, home_amount)
    values ($1, $4, 'in', $9, 1, 1, $8, 'USD', 1, 150, 150)),
  e as (insert into journal_entry (business_id, id, number, on_day, kind, document_id, payment_id, memo, posted_by, posted_at)
    values ($1, $5, $7, $8, 'payment', $2, $4, 'Payment received', $10, now())),
  j as (insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate, contact_id, employee_id, document_id)
    values ($1, $5, 1, $8, 1, 150, 'USD', 150, 1, $9, $10, $2), ($1, $5, 2, $8, 2, -150, 'USD', -150, 1, $9, $10, $2)),
  s as (insert into settlement (business_id, id, item_id, kind, payment_id, entry_id, on_day, amount, home_amount) values ($1, $6, $3, 'payment', $4, $5, $8, 150, 150))
  ${events} ${event(11, 'payment.record', 'invoice', 2, 'Paid', 10)}`;

/** One day's documents by status, kept beside the rows. Parameters: business, day. */
const days = (kind: string, moves: readonly (readonly [status: string, n: 1 | -1, open: number])[]) =>
  `insert into document_day (business_id, kind, subtype, status, on_day, n, home_total, home_open)
   values ${moves.map(([status, n, open]) => `($1, '${kind}', '${kind}', '${status}', $2, ${n}, ${150 * n}, ${open * n})`).join(', ')}
   on conflict (business_id, kind, subtype, status, on_day) do update set n = document_day.n + excluded.n,
     home_total = document_day.home_total + excluded.home_total, home_open = document_day.home_open + excluded.home_open`;

/** What is open by the day it falls due. Parameters: business, day. */
const due = (n: 1 | -1) =>
  `insert into document_due (business_id, kind, due_on, n, home_open) values ($1, 'invoice', $2, ${n}, ${150 * n})
   on conflict (business_id, kind, due_on) do update set n = document_due.n + excluded.n, home_open = document_due.home_open + excluded.home_open`;

/** What was billed to a customer in a month. Parameters: business, day, customer. */
const billed = `insert into contact_month (business_id, kind, contact_id, month, n, home_total)
   values ($1, 'invoice', $3, date_trunc('month', $2::date)::date, 1, 150)
   on conflict (business_id, kind, contact_id, month) do update set n = contact_month.n + 1, home_total = contact_month.home_total + 150`;

/** Debits and credits of a day and its month: debit one account, credit the other. Parameters: business, day. */
const balances = (table: string, column: string, day: string, [debit, credit]: readonly [number, number]) =>
  `insert into ${table} (business_id, account_id, channel, ${column}, debit, credit)
   values ($1, ${debit}, 'quote', ${day}, 150, 0), ($1, ${credit}, 'quote', ${day}, 0, 150)
   on conflict (business_id, account_id, channel, ${column}) do update set debit = ${table}.debit + excluded.debit, credit = ${table}.credit + excluded.credit`;

/** The customer's total and both balances. Parameters: business, day, customer. */
const books = (accounts: readonly [number, number], billed: number, settled: number) =>
  `c as (insert into contact_total (business_id, contact_id, side, billed, settled, open) values ($1, $3, 'receivable', ${billed}, ${settled}, ${billed - settled})
    on conflict (business_id, contact_id, side) do update set billed = contact_total.billed + excluded.billed,
      settled = contact_total.settled + excluded.settled, open = contact_total.open + excluded.open),
  y as (${balances('day_balance', 'on_day', '$2', accounts)})
  ${balances('month_balance', 'month', "date_trunc('month', $2::date)::date", accounts)}`;

const converted = `with q as (${days('quote', [
  ['Open', -1, 0],
  ['ConvertedToInvoice', 1, 0],
])}), d as (${days('invoice', [['NotPaid', 1, 150]])}), f as (${due(1)}), m as (${billed}), u as (update usage set n = n + 1 where business_id = $1 and cap = 'invoices'), ${books([2, 15], 150, 0)}`;
const paid = `with d as (${days('invoice', [
  ['NotPaid', -1, 150],
  ['Paid', 1, 0],
])}), f as (${due(-1)}), ${books([1, 2], 0, 150)}`;

/** Writes the rows of a five-line quote, of the invoice it becomes and of its payment without a server, an act a transaction. */
export async function plainSeller(url: string, business: OpenBusiness, day: string): Promise<PlainWriter> {
  const client = new Client({ connectionString: url, options: '-c role=counterfoil_app' });
  await client.connect();
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows;
  const uuid = business.shop.business.id;
  const user = business.shop.user.id;
  const customer = idFromWire(business.customer);
  const products = business.products.map(idFromWire);
  const act = async (write: () => Promise<unknown>) => {
    await client.query(`begin; set local app.business = '${uuid}'`);
    await write();
    await client.query('commit');
  };
  const take = (name: string, call: string, kind: string) => {
    const made = v7();
    const values = [uuid, made, Buffer.from(made)];
    return run(name, `with k as (${key(call)}) ${number(kind, 1)}`, values).then((rows) => Number(rows[0].n));
  };
  const next = (kind: string) =>
    run(`next ${kind}`, number(kind, 1), [uuid]).then((rows) => Number(rows[0].n));
  const lineIds = () => products.map(() => v7());
  const written = (seq: number, prefix: string) => [`${prefix}-${String(seq).padStart(4, '0')}`, seq];
  return {
    async write() {
      const [quote, invoice, item, sale, payment, receipt] = [v7(), v7(), v7(), v7(), v7(), v7()];
      await act(async () => {
        const seq = await take('quote', '/api/QuotesController/create-quotation', 'quote');
        const values = [uuid, quote, ...written(seq, 'QU'), customer, day, user, lineIds(), products, v7()];
        await run('quote rows', quoteRows, values);
        await run('quote day', days('quote', [['Open', 1, 0]]), [uuid, day]);
      });
      await act(async () => {
        const ids = lineIds();
        const who = [customer, day, user, ids, products];
        const seq = written(await next('invoice'), 'INV');
        const entry = await next('journal');
        const made = [quote, item, sale, v7(), v7(), v7()];
        await run('invoice rows', invoiceRows, [uuid, invoice, ...seq, ...who, ...made]);
        await run('sale', entryRows, [uuid, sale, entry, day, invoice, user, customer, products, ids]);
        await run('converted', converted, [uuid, day, customer]);
      });
      await act(async () => {
        const entry = await take('payment', '/api/invoice/AddPayment', 'journal');
        const ids = [payment, receipt, v7(), entry];
        await run('payment rows', paymentRows, [uuid, invoice, item, ...ids, day, customer, user, v7()]);
        await run('paid', paid, [uuid, day, customer]);
      });
    },
    end: () => client.end(),
  };
}
