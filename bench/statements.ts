import { Client } from 'pg';
import { v7 } from 'uuid';
import type { OpenBusiness } from '../tests/support/open-business.ts';

/** What the benches write by plain SQL of any document: five lines, 150 in all. */

/** Takes an intended act. Parameters: business, key, fingerprint. */
const key = (call: string) =>
  `insert into idempotency (scope, key, fingerprint, call, result, at) values ($1, $2, $3, '${call}', '{}', now())`;

/** A number of a series. Parameters from the given place: business. */
const number = (kind: string, at: number) =>
  `update series set next = next + 1 where business_id = $${at} and kind = '${kind}' returning next - 1 as n`;

export const money = `'USD', 150, 0, 0, 0, 0, 150, 150`;
export const header = `insert into document (business_id, id, kind, subtype, status, status_before, number, seq, contact_id, issued_on, due_on, currency,
  subtotal, discount, tax, shipping, shipping_tax, total, home_total, home_open, employee_id, parties, search, channel, source_id, version, created_at)`;

/** One event as a row. Parameters by their places. */
export const event = (place: number, act: string, subject: string, of: number, to: string, user: number) =>
  `($1, $${place}, now(), $${user}, '${act}', '${subject}', $${of}, '${to}', '{}')`;
export const events =
  'insert into event (business_id, id, at, user_id, act, subject_kind, subject_id, to_status, data) values';

/** One day's documents by status, kept beside the rows. Parameters: business, day. */
export const days = (kind: string, moves: readonly (readonly [status: string, n: 1 | -1, open: number])[]) =>
  `insert into document_day (business_id, kind, subtype, status, on_day, n, home_total, home_open)
   values ${moves.map(([status, n, open]) => `($1, '${kind}', '${kind}', '${status}', $2, ${n}, ${150 * n}, ${open * n})`).join(', ')}
   on conflict (business_id, kind, subtype, status, on_day) do update set n = document_day.n + excluded.n,
     home_total = document_day.home_total + excluded.home_total, home_open = document_day.home_open + excluded.home_open`;

/** What is open by the day it falls due. Parameters: business, day. */
export const due = (kind: string, n: 1 | -1) =>
  `insert into document_due (business_id, kind, due_on, n, home_open) values ($1, '${kind}', $2, ${n}, ${150 * n})
   on conflict (business_id, kind, due_on) do update set n = document_due.n + excluded.n, home_open = document_due.home_open + excluded.home_open`;

/** What was billed by or to a contact in a month. Parameters: business, day, contact. */
export const billedIn = (
  kind: string,
) => `insert into contact_month (business_id, kind, contact_id, month, n, home_total)
   values ($1, '${kind}', $3, date_trunc('month', $2::date)::date, 1, 150)
   on conflict (business_id, kind, contact_id, month) do update set n = contact_month.n + 1, home_total = contact_month.home_total + 150`;

type Accounts = readonly [debit: number, credit: number];

/** Debits and credits of a day and its month. Parameters: business, day. */
const balances = (table: string, column: string, onDay: string, channel: string, [debit, credit]: Accounts) =>
  `insert into ${table} (business_id, account_id, channel, ${column}, debit, credit)
   values ($1, ${debit}, '${channel}', ${onDay}, 150, 0), ($1, ${credit}, '${channel}', ${onDay}, 0, 150)
   on conflict (business_id, account_id, channel, ${column}) do update set debit = ${table}.debit + excluded.debit, credit = ${table}.credit + excluded.credit`;

/** The contact's total on a side of the books, and both balances. Parameters: business, day, contact. */
export const books = (
  [side, channel]: readonly [side: 'receivable' | 'payable', channel: string],
  accounts: Accounts,
  billed: number,
  settled: number,
) =>
  `c as (insert into contact_total (business_id, contact_id, side, billed, settled, open) values ($1, $3, '${side}', ${billed}, ${settled}, ${billed - settled})
    on conflict (business_id, contact_id, side) do update set billed = contact_total.billed + excluded.billed,
      settled = contact_total.settled + excluded.settled, open = contact_total.open + excluded.open),
  y as (${balances('day_balance', 'on_day', '$2', channel, accounts)})
  ${balances('month_balance', 'month', "date_trunc('month', $2::date)::date", channel, accounts)}`;

/**
 * A payment in full: document, item, payment, entry and settlement. Parameters: business, document, item, payment, entry,
 * settlement, entry's number, day, contact, user, event id.
 *
 * @param accounts which the entry debits and credits
 */
export const paymentRows = (
  kind: string,
  direction: 'in' | 'out',
  memo: string,
  [debit, credit]: Accounts,
) => `
  with d as (update document set status = 'Paid', status_before = 'NotPaid', settled = 150, home_open = 0, version = version + 1 where business_id = $1 and id = $2),
  i as (update open_item set open = 0, home_open = 0 where business_id = $1 and id = $3),
  p as (insert into payment (business_id, id, direction, contact_id, account_id, mode, on_day, currency, rate, amount, home_amount)
    values ($1, $4, '${direction}', $9, 1, 1, $8, 'USD', 1, 150, 150)),
  e as (insert into journal_entry (business_id, id, number, on_day, kind, document_id, payment_id, memo, posted_by, posted_at)
    values ($1, $5, $7, $8, 'payment', $2, $4, '${memo}', $10, now())),
  j as (insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate, contact_id, employee_id, document_id)
    values ($1, $5, 1, $8, ${debit}, 150, 'USD', 150, 1, $9, $10, $2), ($1, $5, 2, $8, ${credit}, -150, 'USD', -150, 1, $9, $10, $2)),
  s as (insert into settlement (business_id, id, item_id, kind, payment_id, entry_id, on_day, amount, home_amount) values ($1, $6, $3, 'payment', $4, $5, $8, 150, 150))
  ${events} ${event(11, 'payment.record', kind, 2, 'Paid', 10)}`;

/** A session of the app's role, which writes for one business, an act a transaction. */
export const plainSession = async (url: string, { shop }: OpenBusiness) => {
  const client = new Client({ connectionString: url, options: '-c role=counterfoil_app' });
  await client.connect();
  const uuid = shop.business.id;
  const run = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values })).rows;
  const next = (kind: string): Promise<number> =>
    run(`next ${kind}`, number(kind, 1), [uuid]).then((rows) => Number(rows[0].n));
  const intent = () => {
    const made = v7();
    return [uuid, made, Buffer.from(made)];
  };
  return {
    run,
    next,
    act: async (write: () => Promise<unknown>): Promise<void> => {
      await client.query(`begin; set local app.business = '${uuid}'`);
      await write();
      await client.query('commit');
    },
    /** Takes an intended act, and the number it needs. */
    take: (name: string, call: string, kind: string): Promise<number> =>
      run(name, `with k as (${key(call)}) ${number(kind, 1)}`, intent()).then((rows) => Number(rows[0].n)),
    /** Takes an intended act that needs no number. */
    intend: (name: string, call: string) => run(name, key(call), intent()),
    end: () => client.end(),
  };
};

/** A number as it is written, and its place in the series. */
export const written = (seq: number, prefix: string): [string, number] => [
  `${prefix}-${String(seq).padStart(4, '0')}`,
  seq,
];
