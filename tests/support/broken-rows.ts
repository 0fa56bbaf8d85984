/** An invoice for a plan with neither lines nor what its status asks for. */
const onePlanInvoice = (status: string, net: number, creditUsed = 0): string =>
  `insert into plan_invoice (business_id, id, kind, status, series_id, n, number, plan, interval, currency, period_from, period_to, net, tax, total,
     tax_name, tax_percent, tax_sentence, credit_used, seller, buyer, finalised_on, paid_at, created_at)
   select business.id, business.id, 'Invoice', status, numbered.id, numbered.n, numbered.number, 'growth', 'month', 'USD', '2026-01-01', '2026-01-31', ${net}, 0, ${net},
     '', 0, '', ${creditUsed}, '{}', '{}', '2026-01-01', now(), now()
   from business, (select ${status} as status) s,
     lateral (select case when status <> 'Draft' then business.id end as id, case when status <> 'Draft' then 1 end as n,
       case when status <> 'Draft' then 'CF-0001' end as number) numbered limit 1`;

/** The invariant that notices, what is broken behind the guards' back, how, and what verify says of it. */
export const faults: [number, string, string, RegExp][] = [
  [
    14,
    'goods in transit that no transfer sent',
    `insert into stock_move (business_id, id, product_id, qty, value, qty_after, on_day, reason, at)
      select business_id, id, id, 3, 0, 3, '2026-01-15', 'transfer-out', now() from product limit 1`,
    /are in transit, and transfers say 0/,
  ],
  [
    10,
    'a number that no invoice for a plan has',
    `insert into plan_series (id, prefix, next_number) values (one_entry(), 'CF', 3)`,
    /The series CF of invoices for plans is at 2 and has 0 of its numbers/,
  ],
  [
    16,
    'an invoice for a plan that is for nothing',
    onePlanInvoice("'Draft'", 29),
    /The plan invoice .* says 29(\.0+)? and 0(\.0+)? of tax, and its lines 0 and 0/,
  ],
  [
    16,
    'a void invoice for a plan that nothing takes back',
    onePlanInvoice("'Void'", 29),
    /Of the plan invoice CF-0001, which is Void, 0 of 29(\.0+)? is taken back/,
  ],
  [
    16,
    'plan credit that paid an invoice and is still there',
    onePlanInvoice("'Paid'", 29, 5),
    /The plan invoice CF-0001 says that plan credit paid 5(\.0+)? of it, and 0 was used/,
  ],
  [
    16,
    'plan credit below zero',
    `insert into plan_credit (business_id, id, at, currency, amount, reason) select id, id, now(), 'USD', -5, 'used' from business limit 1`,
    /The plan credit in USD is -5/,
  ],
  [
    17,
    'a sum that reports read which differs from the lines they read',
    `update day_balance set credit = credit + 7 where account_id in (13, 15)`,
    /Sales by customer of 2026-.*Differs by/,
  ],
  [
    15,
    'a tax record of what no line has',
    `insert into tax_record (business_id, entry_id, n, on_day, side, tax_name, kind, deductible, country, currency, base, home_base, tax, home_tax, deducted, home_deducted)
      select business_id, id, 99, on_day, 'sale', 'VAT', 'standard', 100, '', 'USD', 10, 10, 2, 2, 0, 0 from journal_entry where id = one_entry()`,
    /Entry \d+ has 0 of tax on its lines, and -2(\.0+)? in its tax records/,
  ],
  [
    1,
    'an entry that does not add up',
    `update journal_line set amount = amount + 1 where n = 2 and entry_id = one_entry()`,
    /^Busy Shop .*Entry \d+ has 2 lines, which add up to 1/,
  ],
  [
    1,
    'an entry of one line',
    `delete from journal_line where n = 2 and entry_id = one_entry()`,
    /Entry \d+ has 1 lines/,
  ],
  [
    1,
    'an entry without lines',
    `delete from journal_line where entry_id = one_entry()`,
    /Entry \d+ has 0 lines/,
  ],
  [
    2,
    'a line on another day than its entry',
    `update journal_line set on_day = on_day + 1 where n = 1 and entry_id = one_entry()`,
    /Line 1 of entry \d+ is on 2026-.*, its entry on/,
  ],
  [
    2,
    'a line on an account that is not there',
    `update journal_line set account_id = 999 where n = 1 and entry_id = one_entry()`,
    /on account 999, which its business does not have/,
  ],
  [
    2,
    'lines whose entry is gone',
    `delete from journal_entry where id = one_entry()`,
    /has no entry in its business/,
  ],
  [
    3,
    'a settlement that was changed',
    `update settlement set home_amount = home_amount - 1 where id = (select id from settlement where kind = 'payment' and reverses is null limit 1)`,
    /Account 2 holds .*, whose open receivable items are/,
  ],
  [3, 'settlements of other days', `update settlement set on_day = on_day - 1`, /Account 2 holds .*, on 20/],
  [
    3,
    'a receivable of nobody',
    `update journal_line set contact_id = null where entry_id = one_entry() and account_id = 2`,
    /Account 2 holds .* for nobody/,
  ],
  [
    3,
    'an item that keeps another rest than its settlements leave',
    `update open_item set open = open - 1 where id = (select id from open_item where side = 'receivable' and open > 1 limit 1)`,
    /open_item .* keeps open, home_open as/,
  ],
  [
    4,
    'a payable without an item',
    `update journal_line set account_id = 10 where n = 1 and entry_id = one_entry()`,
    /Account 10 holds .* whose open payable items are 0/,
  ],
  [
    5,
    'a credit item that was changed',
    `update open_item set home_amount = home_amount + 1 where id = (select id from open_item where side = 'credit' limit 1)`,
    /Account 11 holds .* whose open credit items are/,
  ],
  [
    5,
    'an advance without an item',
    `update journal_line set account_id = 5 where n = 1 and entry_id = one_entry()`,
    /Account 5 holds .* whose open advance items are 0/,
  ],
  [
    6,
    'a document that keeps another settled amount',
    `update document set settled = settled - 1 where status = 'DepositPaid'`,
    /document .* keeps settled, written_off, home_open as/,
  ],
  [
    6,
    'a document that keeps another open amount',
    `update document set home_open = 0 where status = 'DepositPaid'`,
    /document .* keeps settled, written_off, home_open as/,
  ],
  [
    6,
    'a total that is not what is owed',
    `update document set total = total + 1 where status = 'NotPaid'`,
    /totals .* and its items leave .* open/,
  ],
  [
    6,
    'an issued document without an open item',
    `delete from open_item where document_id in (select id from document where status = 'NotPaid')`,
    /is issued with a total of .* and has no open item/,
  ],
  [
    6,
    'a document that forgets what was given back',
    `update document set credited = '[]' where credited <> '[]'`,
    /knows of 0 given back in 0 credit notes, 0 of it off its balance; there are 1 of 25/,
  ],
  [
    6,
    'a credit note that takes another amount off the balance',
    `update credit_note set settled = settled - 1 where number = 'CN-0001'`,
    /Credit note CN-0001 took .* off the balance, and its settlement says/,
  ],
  [
    6,
    'a credit note that was undone and counts again',
    `update credit_note set undone_at = null`,
    /knows of 25 given back in 1 credit notes, .* there are 2 of 35/,
  ],
  [
    13,
    'an order that is further than its bills',
    `update document set status = 'Issued' where status = 'BillCreated'`,
    /^Buyer .*The order PO-0001 is Issued with 12 billed/,
  ],
  [
    13,
    'an order that is not as far as its bills',
    `delete from document_line where source_line_id is not null and qty = 2`,
    /The order PO-0001 is BillCreated with 10 billed/,
  ],
  [
    7,
    'a deleted expense that stands in the books',
    `update expense set status = 'Deleted' where status = 'Recorded'`,
    /The expense EXP-0001 is Deleted, and its entry stands/,
  ],
  [
    7,
    'an expense that was taken back and is recorded',
    `update expense set status = 'Recorded' where status = 'Deleted'`,
    /The expense EXP-0002 is Recorded, and its entry was taken back/,
  ],
  [
    7,
    'a line of an expense that was changed',
    `update expense_line set net = net + 1 where expense_id = (select id from expense where number = 'EXP-0001')`,
    /The expense EXP-0001 says .*, its 1 lines /,
  ],
  [
    7,
    'an expense without lines',
    `delete from expense_line where expense_id = (select id from expense where number = 'EXP-0002')`,
    /The expense EXP-0002 says .*, its 0 lines 0, 0 and 0/,
  ],
  [
    7,
    'a status of no chart',
    `update document set status = 'Lost' where status = 'NotPaid'`,
    /has the status Lost, which the chart of its kind, invoice, does not have/,
  ],
  [
    7,
    'Paid with a balance',
    `update document set status = 'Paid' where status = 'NotPaid'`,
    /is Paid with a total of/,
  ],
  [
    7,
    'Draft with a number and postings',
    `update document set status = 'Draft' where status = 'NotPaid'`,
    /is Draft with a total of .* and the number INV-/,
  ],
  [
    7,
    'DepositPaid with nothing settled',
    `update document set status = 'DepositPaid' where status = 'NotPaid'`,
    /is DepositPaid with a total of/,
  ],
  [
    7,
    'Deleted from a status that may not be deleted',
    `update document set status_before = 'Paid' where status = 'Deleted'`,
    /is Deleted with a total of/,
  ],
  [
    10,
    'a counter that skipped a number',
    `update series set next = next + 1 where kind = 'invoice'`,
    /Series invoice has \d+ numbers from 1 to \d+, and its next is/,
  ],
  [
    10,
    'a hole in the numbers of the journal',
    `update journal_entry set number = 1000 where number = 2`,
    /Series journal has \d+ numbers from 1 to 1000/,
  ],
  [
    10,
    'a number that is not its place in the series',
    `update document set number = 'INV-0099' where number = 'INV-0001'`,
    /has the number INV-0099 but stands at 1/,
  ],
  [
    11,
    'an entry posted into a locked period',
    `insert into event (business_id, id, at, act, subject_kind, data) select id, id, created_at, 'book.lock', 'book', '{"lockedUntil": "2026-01-20"}' from business`,
    /Entry \d+ of 2026-01-\d\d was posted at .*, while the books were locked until 2026-01-20/,
  ],
  [
    11,
    'an entry that names an exception to the lock date of somebody else',
    `with given as (insert into lock_exception (business_id, id, user_id, from_day, to_day, until, reason, granted_by, granted_at)
       select id, id, id, '2026-01-01', '2026-01-31', created_at + interval '1 hour', 'Late', id, created_at from business returning business_id, id)
     update journal_entry e set lock_exception_id = given.id from given
     where e.business_id = given.business_id and e.id = (select id from journal_entry order by number limit 1)`,
    /names an exception to the lock date that doesn’t cover it/,
  ],
  [
    11,
    'a trigger switched off',
    `alter table journal_line disable trigger append_only`,
    /^The trigger append_only is not at work on journal_line/,
  ],
  [
    11,
    'a trigger dropped',
    `drop trigger journal_entry_lock_date on journal_entry`,
    /^The trigger journal_entry_lock_date is not at work/,
  ],
  [
    11,
    'a column of the books that can be updated',
    `grant update (memo) on journal_line to counterfoil_app`,
    /^The server’s role counterfoil_app may update rows of journal_line/,
  ],
  [
    11,
    'rows of the audit trail that can be deleted',
    `grant delete on event to counterfoil_access`,
    /counterfoil_access may delete rows of event/,
  ],
  [
    12,
    'a day whose balance differs',
    `update day_balance set debit = debit + 1 where account_id = 2`,
    /day_balance \(2, manual, 2026-/,
  ],
  [
    12,
    'a month whose balance is missing',
    `delete from month_balance where account_id = 2`,
    /month_balance \(2, manual, 2026-01-01\) keeps debit, credit as nothing where/,
  ],
  [
    12,
    'a month with a balance of no lines',
    `insert into month_balance select business_id, account_id, 'store', month, 5, 0 from month_balance where account_id = 2`,
    /where its rows add up to nothing/,
  ],
  [
    12,
    'a total of a contact that differs',
    `update contact_total set billed = billed + 1, open = open + 1`,
    /contact_total \(.*, receivable\) keeps billed, settled, open, items, claimed as/,
  ],
  [
    12,
    'a count of documents that differs',
    `update document_day set n = n + 1`,
    /document_day \(invoice, invoice, Draft, 2026-01-15\) keeps n, home_total, home_open as/,
  ],
  [
    12,
    'what falls due on a day that differs',
    `update document_due set home_open = home_open + 1`,
    /document_due \(invoice, .*\) keeps n, home_open as/,
  ],
  [
    12,
    'what was billed in a month that differs',
    `update contact_month set n = n + 1`,
    /contact_month \(invoice, .*, 2026-01-01\) keeps n, home_total as/,
  ],
  [
    12,
    'a count against the plan that differs',
    `update usage set n = 0`,
    /usage \(invoices\) keeps n as 0 where its rows add up to/,
  ],
  [
    7,
    'a deal code that its business has otherwise',
    `insert into deal_code (id, hash, last4, status, created_at) select id, '\\x01', 'WXYZ', 'Refunded', now() from business limit 1;
      insert into business_deal (business_id, id, code_id, last4, status, plan, seats, redeemed_at)
        select id, id, id, 'WXYZ', 'Redeemed', 'growth', 5, now() from business where id = (select id from deal_code)`,
    /The deal code that ends in WXYZ is Refunded, and with its business Redeemed/,
  ],
  [
    7,
    'a redeemed deal code that two businesses have',
    `insert into deal_code (id, hash, last4, status, created_at, redeemed_at) select id, '\\x01', 'WXYZ', 'Redeemed', now(), now() from business limit 1;
      insert into business_deal (business_id, id, code_id, last4, status, plan, seats, redeemed_at)
        select b.id, b.id, c.id, 'WXYZ', 'Redeemed', 'growth', 5, now() from business b, deal_code c limit 2`,
    /The deal code that ends in WXYZ was redeemed, and 2 businesses have it/,
  ],
  [
    12,
    'a coupon that is used more often than plans were paid with it',
    `insert into coupon (id, code, percent, lasts, used, once_per_business, new_only, created_at)
      select id, 'SPRING', 50, 'once', 1, false, false, now() from business limit 1`,
    /The coupon SPRING is used 1 times, and plans were paid with it 0 times/,
  ],
  [
    16,
    'a plan in force that is not the one paid for',
    `insert into plan_billing (business_id, state, plan, interval, seats, currency, anchor_on, period_from, period_to)
      select id, 'Active', 'growth', 'month', 7, 'USD', '2026-01-15', '2026-01-15', '2026-02-14' from business limit 1`,
    /The business is on .*, and pays for growth with 7 seats and keeps nothing/,
  ],
];
