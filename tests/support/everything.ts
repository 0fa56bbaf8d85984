import pg from 'pg';
import { v7 } from 'uuid';
import type { Shop } from './given.ts';

/** One row, as plain as it can be, in each table of a business that the acts of this release leave empty. */
const rows = `
  with firm as (select $1::uuid as business_id, $2::uuid as id, now() as at),
  thing as (select id from product where business_id = $1 limit 1),
  place as (select id from location where business_id = $1 limit 1),
  other as (insert into location (business_id, id, name) select business_id, id, 'Annex' from firm returning id),
  role as (insert into account_default (business_id, role, account_id) select business_id, 'sales', 15 from firm),
  bank as (insert into bank (business_id, id, account_id, details) select business_id, id, 1, '{"name": "First"}' from firm),
  said as (insert into bank_statement (business_id, id, account_id, first_day, last_day, opening, closing, created_at)
    select business_id, id, 1, '2026-01-01', '2026-01-31', 0, 5, at from firm),
  found as (insert into bank_statement_entry (business_id, account_id, entry_id, statement_id, earlier)
    select firm.business_id, 1, e.id, firm.id, false from firm, (select id from journal_entry where business_id = $1 order by id limit 1) e),
  sent_on as (insert into bank_transfer (business_id, left_id, arrived_id)
    select firm.business_id, e.id, e.id from firm, (select id from journal_entry where business_id = $1 order by id limit 1) e),
  refused as (insert into refused_invite (business_id, email, role, refused_at, refused_by) select business_id, 'late@example.com', 'Staff', at, id from firm),
  gone as (insert into erased_person (user_id, n, erased_at) select user_id, 1, now() from member
    where business_id = $1 and user_id is not null limit 1 on conflict do nothing),
  tax as (insert into tax (business_id, id, name, percent) select business_id, id, 'VAT', 7.5 from firm),
  planned as (insert into budget (business_id, id, year, type, start_month, start_day) select business_id, id, 2026, 'Revenue', 1, 1 from firm),
  planned_month as (insert into budget_amount (business_id, budget_id, n, account_id, month, amount) select business_id, id, 0, 13, 0, 5 from firm),
  filed as (insert into tax_filing (business_id, id, first_day, last_day, filed_on, reference, adjustments, marked_by, marked_at)
    select business_id, id, '2026-01-01', '2026-01-31', '2026-02-01', 'VAT-1', 0, id, at from firm),
  filed_row as (insert into tax_filing_row (business_id, filing_id, n, tax_name, kind, sale_base, sale_tax, purchase_base, deducted)
    select business_id, id, 0, 'VAT', 'standard', 5, 1, 0, 0 from firm),
  saved as (insert into saved_report (business_id, id, name, note, report, query, shared, owner_id)
    select business_id, id, 'Board pack', '', 'business-summary', '', true, id from firm),
  saved_reader as (insert into saved_report_reader (business_id, report_id, user_id) select business_id, id, id from firm),
  saved_link as (insert into saved_report_link (business_id, token_hash, report_id, user_id, created_at) select business_id, '\\x00', id, id, at from firm),
  excepted as (insert into lock_exception (business_id, id, user_id, from_day, to_day, until, reason, granted_by, granted_at)
    select business_id, id, id, '2026-01-01', '2026-01-31', at + interval '1 day', 'Late bill', id, at from firm),
  began as (insert into accounting_period (business_id, kind, first_day, last_day, status)
    select business_id, 'month', '2026-01-01'::date, '2026-01-31'::date, 'Locked' from firm),
  skipped as (insert into period_skip (business_id, kind, first_day, check_name, reason, skipped_by, skipped_at)
    select business_id, 'month', '2026-01-01'::date, 'tax', 'Not yet due', id, at from firm),
  closed as (insert into period_closing (business_id, id, kind, first_day, last_day, last_entry, locked_by, locked_at)
    select business_id, id, 'month', '2026-01-01'::date, '2026-01-31'::date, 1, id, at from firm),
  closed_balance as (insert into period_closing_balance (business_id, closing_id, account_id, balance)
    select business_id, id, 1, 5 from firm),
  linked as (insert into event_link (business_id, n, event_id, hash, appended_at) select business_id, 1, id, decode(repeat('00', 32), 'hex'), at from firm),
  salted as (insert into event_salt (business_id, event_id, salt) select business_id, id, decode(repeat('00', 16), 'hex') from firm),
  signed_head as (insert into event_head (business_id, n, signed_at, hash, occasion, key, signature)
    select business_id, 1, at, decode(repeat('00', 32), 'hex'), 'daily', 'k', 's' from firm),
  template as (insert into template (business_id, id, style, color, is_default) select business_id, id, 'classic', '#0b6b53', true from firm),
  category as (insert into category (business_id, id, kind, name) select business_id, id, 'product', 'Rainwear' from firm),
  spent as (insert into expense (business_id, id, number, seq, status, name, description, search, on_day, mode, account_id,
      currency, rate, includes_tax, net, tax_amount, total, home_total, entry_id, created_at)
    select firm.business_id, firm.id, 'EXP-0001', 1, 'Recorded', 'Taxi', 'There', 'taxi there', '2026-01-15', 1, 1,
      'USD', 1, false, 5, 0, 5, 5, e.id, at
    from firm, (select id from journal_entry where business_id = $1 order by id limit 1) e),
  spent_line as (insert into expense_line (business_id, expense_id, n, id, category_id, amount, net, tax_amount, home_total)
    select firm.business_id, firm.id, 0, firm.id, k.id, 5, 5, 0, 5
    from firm, (select id from public.category where business_id = $1 and number = 5) k),
  taxed as (insert into tax_record (business_id, entry_id, n, on_day, side, tax_name, kind, deductible, country, currency, base, home_base, tax, home_tax, deducted, home_deducted)
    select business_id, id, 1, on_day, 'sale', 'VAT', 'zero', 100, 'US', 'USD', 5, 5, 0, 0, 0, 0 from journal_entry where business_id = $1 order by id limit 1),
  typed as (insert into manual_entry (business_id, entry_id, status) select business_id, id, 'Posted' from journal_entry where business_id = $1 order by id limit 1),
  spending as (update series set next = 2 where business_id = $1 and kind = 'expense'),
  spent_counted as (update usage set n = n + 1 where business_id = $1 and cap = 'expenses'),
  moved as (insert into stock_move (business_id, id, product_id, location_id, qty, value, qty_after, on_day, reason, at)
    select business_id, firm.id, thing.id, place.id, 5, 0, 5, '2026-01-15', 'opening', at from firm, thing, place),
  level as (insert into stock_level (business_id, product_id, location_id, qty) select business_id, thing.id, place.id, 5 from firm, thing, place),
  brought as (insert into stock_month (business_id, product_id, month, qty, value)
    select business_id, thing.id, '2026-01-01', 5, 0 from firm, thing),
  brought_there as (insert into stock_level_month (business_id, product_id, location_id, month, qty)
    select business_id, thing.id, place.id, '2026-01-01', 5 from firm, thing, place),
  sent as (insert into stock_transfer (business_id, id, number, seq, status, source_id, destination_id, on_day, search, created_by, created_at)
    select firm.business_id, firm.id, 'TRF-0001', 1, 'Cancelled', place.id, other.id, '2026-01-15', 'thing', firm.id, at
    from firm, place, (select id from other) other),
  sending as (update series set next = 2 where business_id = $1 and kind = 'transfer'),
  sent_line as (insert into stock_transfer_line (business_id, transfer_id, n, product_id, name, qty)
    select firm.business_id, firm.id, 0, thing.id, 'Thing', 2 from firm, thing),
  stocked as (update product set qty = 5, image_id = $2 where business_id = $1 and id = (select id from thing)),
  rate as (insert into exchange_rate (business_id, from_code, to_code, on_day, rate, source) select business_id, 'EUR', 'USD', '2026-01-15', 1.1, 'typed' from firm),
  file as (insert into file (business_id, id, sha256, name, mime, bytes)
    select business_id, id, '\\x00ff', E'back\\\\slash\\ttab\\nline.txt', 'text/plain', '\\xdeadbeef' from firm),
  attachment as (insert into attachment (business_id, subject_id, file_id, role) select business_id, id, id, 'logo' from firm),
  message as (insert into message (business_id, id, channel, recipients, created_at) select business_id, id, 'mail', '[]', at from firm),
  task as (insert into task (business_id, id, kind, state, input, by_user, created_at) select business_id, id, 'import', 'done', '{}', id, at from firm),
  imported as (insert into import_run (business_id, id, kind, status, file_name, sha256, encoding, headers, rows, created, created_by, by_name, created_at)
    select business_id, id, 'inventory', 'Finished', 'items.csv', '\\x01', 'utf-8', '["Name"]', 1, 1, id, 'Ada', at from firm),
  piece as (insert into import_piece (business_id, run_id, n, bytes, created_at) select business_id, id, 0, '\\x4e616d65', at from firm),
  imported_row as (insert into import_row (business_id, run_id, line, outcome) select business_id, id, 2, 'created' from firm),
  counting as (insert into stock_count (business_id, id, location_id, status, started_by, by_name, started_at)
    select firm.business_id, firm.id, place.id, 'Open', firm.id, 'Ada', at from firm, place),
  counted as (insert into stock_count_line (business_id, count_id, product_id, qty, seen, by_user, at)
    select firm.business_id, firm.id, thing.id, 4, 5, firm.id, at from firm, thing),
  share as (insert into share (business_id, document_id, token_hash, created_at)
    select firm.business_id, document.id, '\\x03', at from firm, (select id from document where business_id = $1 limit 1) document),
  asked as (insert into payment_session (business_id, id, provider, method, document_id, contact_id, status, amount, currency, rate, created_at)
    select firm.business_id, firm.id, 'sandbox', 'card', d.id, d.contact_id, 'Created', 5, 'USD', 1, at
    from firm, (select id, contact_id from document where business_id = $1 and contact_id is not null limit 1) d),
  held as (insert into held_payment (business_id, id, provider, charge, session_id, document_id, amount, currency, held_at)
    select firm.business_id, firm.id, 'sandbox', 'charge', firm.id, d.id, 15, 'USD', at
    from firm, (select id from document where business_id = $1 and contact_id is not null limit 1) d),
  letter as (insert into letter (id, business_id, to_address, subject, created_at) select id, business_id, 'someone@example.com', 'Hello', at from firm),
  inbox as (insert into inbox_event (provider, event_id, business_id, raw, received_at) select 'sandbox', id::text, business_id, '\\x01', at from firm),
  shop as (insert into store_connection (business_id, status) select business_id, 'NotConnected' from firm),
  taker as (insert into provider_connection (business_id, provider, status) select business_id, 'stripe', 'NotConnected' from firm),
  given_back as (insert into provider_refund (business_id, id, provider, account, live, charge, document_id, status, amount, currency, asked_at)
    select firm.business_id, firm.id, 'stripe', 'acct_1', false, 'charge', d.id, 'Asked', 5, 'USD', at
    from firm, (select id from document where business_id = $1 and contact_id is not null limit 1) d),
  disputed as (insert into provider_dispute (business_id, id, provider, account, live, dispute, charge, document_id, status, amount, currency, reason, told_at)
    select firm.business_id, firm.id, 'stripe', 'acct_1', false, firm.id::text, 'charge', d.id, 'Won', 5, 'USD', 'general', at
    from firm, (select id from document where business_id = $1 and contact_id is not null limit 1) d),
  paid_out as (insert into provider_payout (business_id, id, provider, account, live, payout, status, amount, fees, currency, arrives_on, told_at)
    select business_id, id, 'stripe', 'acct_1', false, id::text, 'Announced', 5, 0, 'USD', '2026-01-15', at from firm),
  way as (insert into store_authorisation (business_id, id, user_id, shop, state_hash, cookie_hash, until)
    select business_id, id, id, 'a.myshopify.com', '\\x04', '\\x05', at from firm),
  store_billed as (insert into store_subscription (business_id, id, shop_id, subscription_id, plan, interval, price, currency, status, confirm_url, asked_at)
    select business_id, id, 'shop', '1', 'growth', 'month', 29, 'USD', 'Ended', 'https://a.myshopify.com/', at from firm),
  told as (insert into store_event (shop_id, topic, event_id, business_id, order_id, raw, received_at)
    select id::text, 'orders/create', id::text, business_id, '1', '\\x7b7d', at from firm),
  sold as (insert into store_order (business_id, id, shop_id, order_id, name, status, waiting, state, heard_at)
    select business_id, id, 'shop', '1', '#1001', 'Held', false, '{"id": "1"}', at from firm),
  deed as (insert into store_order_deed (business_id, store_order_id, kind, key, at) select business_id, id, 'refund', '1', at from firm),
  sold_line as (insert into store_order_line (business_id, store_order_id, document_id, line_id, document_line_id) select business_id, id, id, '1', id from firm),
  paying as (insert into store_gateway (business_id, shop_id, gateway) select business_id, 'shop', 'paypal' from firm),
  sending_from as (insert into store_place (business_id, shop_id, place_id, name) select business_id, 'shop', '1', 'Floor' from firm),
  store_paid_out as (insert into store_payout (business_id, shop_id, payout_id, status, on_day, net, currency)
    select business_id, 'shop', '1', 'Announced', '2026-01-15', 5, 'USD' from firm),
  paid_line as (insert into store_payout_line (business_id, shop_id, line_id, payout_id, kind, amount, fee)
    select business_id, 'shop', '1', '1', 'charge', 5, 0 from firm),
  asking as (insert into store_request (business_id, id, shop_id, event_id, asked_at, due_on) select business_id, id, 'shop', '1', at, '2026-02-15' from firm),
  variant as (insert into store_variant (business_id, shop_id, variant_id, product_id) select firm.business_id, 'shop', '1', thing.id from firm, thing),
  told_level as (insert into store_level (business_id, shop_id, variant_id, place_id, pushed) select business_id, 'shop', '1', '', 2 from firm),
  held_count as (insert into store_count (business_id, shop_id, product_id, location_id, level, reason, held_at)
    select firm.business_id, 'shop', thing.id, place.id, 3, 'Locked.', at from firm, thing, place),
  taking as (insert into store_run (business_id, id, kind, status, since, epoch, created_at) select business_id, id, 'import', 'Stopped', at, 0, at from firm),
  plan_paid as (insert into plan_billing (business_id, state, plan, interval, seats, currency, anchor_on, period_from, period_to)
    select business_id, 'Active', 'enterprise', 'month', null, 'USD', '2026-01-15', '2026-01-15', '2026-02-14' from firm),
  plan_lined as (insert into plan_line (business_id, id, kind, plan, quantity, from_day, to_day, net, currency)
    select business_id, id, 'plan', 'growth', 1, '2026-01-15', '2026-02-14', 29, 'USD' from firm),
  plan_paying as (insert into plan_payment (business_id, id, kind, state, amount, currency, description, email, off_session, begun_at)
    select business_id, id, 'start', 'Paid', 29, 'USD', 'Growth', 'someone@example.com', false, at from firm),
  plan_timed as (insert into plan_timer (business_id, step, due_at) select business_id, 'period', '2026-02-15' from firm
    on conflict do nothing),
  series as (insert into plan_series (id, prefix, next_number) select id, 'CF', 2 from firm),
  seller as (insert into plan_seller (name, address, country, tax_number, email, series_id) select 'Counterfoil Ltd', '', 'IE', '', '', id from firm),
  priced as (insert into plan_price (plan, interval, currency, from_day, set_on, amount, seats, seat_price)
    values ('growth', 'month', 'USD', '2026-01-01', '2026-01-01', 29, 5, 5)),
  plan_taxed as (insert into plan_tax (country, from_day, name, percent, reverse_charge, sentence) values ('IE', '2026-01-01', 'VAT', 23, false, '')),
  billed as (insert into plan_invoice (business_id, id, kind, status, series_id, n, number, plan, interval, seats, currency, period_from, period_to,
      net, tax, total, tax_name, tax_percent, tax_sentence, seller, buyer, finalised_on, due_on, paid_at, created_at)
    select business_id, id, 'Invoice', 'Paid', id, 1, 'CF-0001', 'growth', 'month', 5, 'USD', '2026-01-15', '2026-02-14', 29, 0, 29, '', 0, '',
      '{"name": "Counterfoil Ltd", "address": "", "country": "IE", "taxNumber": "", "email": ""}', '{"name": "Ada"}', '2026-01-15', '2026-01-15', at, at from firm),
  billed_line as (insert into plan_invoice_line (business_id, invoice_id, n, kind, plan, interval, seats, from_day, to_day, price, off, net, tax)
    select business_id, id, 0, 'plan', 'growth', 'month', 5, '2026-01-15', '2026-02-14', 29, 0, 29, 0 from firm),
  credited as (insert into plan_credit (business_id, id, at, currency, amount, reason) select business_id, id, at, 'USD', 5, 'overpaid' from firm),
  plan_given_back as (insert into plan_refund (business_id, id, invoice_id, amount, status, asked_at) select business_id, id, id, 5, 'Failed', at from firm),
  discounted as (insert into plan_coupon (business_id, id, coupon_id, code, percent, lasts, months, starts_on, created_at)
    select business_id, id, id, 'SPRING', 50, 'months', 3, '2026-01-15', at from firm),
  dealt as (insert into business_deal (business_id, id, code_id, last4, status, plan, seats, redeemed_at)
    select business_id, id, id, 'WXYZ', 'Redeemed', 'growth', 5, at from firm),
  signed as (insert into signed_file (token_hash, business_id, file_id, until) select decode(md5(id::text), 'hex'), business_id, id, at from firm)
  insert into idempotency (scope, key, fingerprint, call, result, at) select business_id, 'key', '\\x02', 'POST /', '{}', at from firm`;

/** Gives a business with a product a row in every table it could have one in. */
export const withEverything = async (shop: Shop): Promise<void> => {
  const client = new pg.Client({ connectionString: shop.database.url });
  await client.connect();
  await client.query(`set app.maintenance = 'on'`);
  await client.query(rows, [shop.business.id, v7()]).finally(() => client.end());
};
