import { v7 } from 'uuid';
import { idFromWire } from '../src/api/wire/id.ts';
import type { OpenBusiness } from '../tests/support/open-business.ts';
import { type PlainWriter, saleEntry } from './invoice-by-sql.ts';
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

const parties = `'{"from": {"name": "Lantern & Sons"}, "to": {"name": "Customer 1"}}', 'customer 1 work 1 work 2 work 3 work 4 work 5'`;
const lines = (ids: number, products: number) =>
  `insert into document_line (business_id, document_id, n, id, product_id, name, qty, price, amount, account_id)
   select $1::uuid, $2::uuid, n, id, product, 'Work ' || n, 1, 10 * n, 10 * n, 15 from unnest($${ids}::uuid[], $${products}::uuid[]) with ordinality as x(id, product, n)`;

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

const received = paymentRows('invoice', 'in', 'Payment received', [1, 2]);
const sold = ['receivable', 'quote'] as const;

const converted = `with q as (${days('quote', [
  ['Open', -1, 0],
  ['ConvertedToInvoice', 1, 0],
])}), d as (${days('invoice', [['NotPaid', 1, 150]])}), f as (${due('invoice', 1)}), m as (${billedIn('invoice')}), u as (update usage set n = n + 1 where business_id = $1 and cap = 'invoices'), ${books(sold, [2, 15], 150, 0)}`;
const paid = `with d as (${days('invoice', [
  ['NotPaid', -1, 150],
  ['Paid', 1, 0],
])}), f as (${due('invoice', -1)}), ${books(sold, [1, 2], 0, 150)}`;

/** Writes the rows of a five-line quote, of the invoice it becomes and of its payment without a server, an act a transaction. */
export async function plainSeller(url: string, business: OpenBusiness, day: string): Promise<PlainWriter> {
  const { run, next, act, take, end } = await plainSession(url, business);
  const uuid = business.shop.business.id;
  const user = business.shop.user.id;
  const customer = idFromWire(business.customer);
  const products = business.products.map(idFromWire);
  const lineIds = () => products.map(() => v7());
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
        await run('sale', saleEntry, [uuid, sale, entry, day, invoice, user, customer, products, ids]);
        await run('converted', converted, [uuid, day, customer]);
      });
      await act(async () => {
        const entry = await take('payment', '/api/invoice/AddPayment', 'journal');
        const ids = [payment, receipt, v7(), entry];
        await run('payment rows', received, [uuid, invoice, item, ...ids, day, customer, user, v7()]);
        await run('paid', paid, [uuid, day, customer]);
      });
    },
    end,
  };
}
