import { beforeAll, describe, expect, it } from 'vitest';
import { invariants, verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database.ts';
import { asAdmin, copyOf, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { given } from '../../support/given.ts';
import { busyBuyer, busyMonth } from '../../support/story.ts';

let sound: TestDatabase;

beforeAll(async () => {
  sound = await freshDatabase();
  const database = await openDatabase(sound.url);
  await busyMonth(database, 'Busy Shop');
  await given.invoice(await given.business(database, { name: 'Quiet Shop' }));
  await busyBuyer(database, 'Buyer');
  await database.close();
});

it('finds nothing wrong with a month of work', async () => {
  expect(await verify(sound.url)).toEqual([]);
});

/** The invariant that notices, what is broken behind the guards' back, how, and what verify says of it. */
const faults: [number, string, string, RegExp][] = [
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
    7,
    'an order that is further than its bills',
    `update document set status = 'Issued' where status = 'BillCreated'`,
    /^Buyer .*The order PO-0001 is Issued with 12 billed/,
  ],
  [
    7,
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
    8,
    'a product that keeps stock without moves',
    `update product set qty = 3`,
    /product .* keeps qty, value as 3.*, 0.* where its rows add up to 0/,
  ],
  [
    8,
    'a stock level without moves',
    `insert into stock_level select business_id, id, business_id, 3 from product`,
    /stock_level .* keeps qty as 3.* add up to nothing/,
  ],
  [
    8,
    'goods below zero where nobody allowed it',
    `insert into stock_level select p.business_id, p.id, l.id, -3 from product p join location l using (business_id)`,
    /-3.* of .* lie at one place, and the business never allowed less than none/,
  ],
  [
    9,
    'an inventory account without stock',
    `update journal_line set account_id = 34 where n = 2 and entry_id = one_entry()`,
    /Account 34 holds .*, and the stock is worth 0/,
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
];

const oneEntry = `create function one_entry() returns uuid language sql stable as $$
  select e.id from journal_entry e join business b on b.id = e.business_id
  where b.name = 'Busy Shop' and e.kind = 'sale' order by e.id limit 1 $$;`;

describe.each(faults)('invariant %i', (invariant, what, fault, sentence) => {
  it(`notices ${what}`, async () => {
    const broken = await copyOf(sound);
    await asAdmin(broken.url, `${oneEntry} set session_replication_role = replica; ${fault}`);
    const found = await verify(broken.url);
    expect(
      found
        .filter((one) => one.invariant === invariant)
        .map((one) => one.sentence)
        .join('\n'),
    ).toMatch(sentence);
    await broken.drop();
  });
});

it('tries every one of the twelve', () => {
  expect(new Set(faults.map(([invariant]) => invariant)).size).toBe(invariants.length);
});

it('refuses a user to whom the tables would look empty', async () => {
  const stranger = new URL(sound.url);
  stranger.searchParams.set('options', '-c role=counterfoil_app');
  await expect(verify(stranger.href)).rejects.toThrow(/the user who owns the tables/);
});
