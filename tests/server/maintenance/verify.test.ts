import { beforeAll, describe, expect, it } from 'vitest';
import { invariants, verify } from '../../../server/maintenance/verify.ts';
import { openDatabase } from '../../../server/store/database.ts';
import { asAdmin, copyOf, freshDatabase, type TestDatabase } from '../../support/database.ts';
import { given } from '../../support/given.ts';
import { busyMonth } from '../../support/story.ts';

let sound: TestDatabase;

beforeAll(async () => {
  sound = await freshDatabase();
  const database = await openDatabase(sound.url);
  await busyMonth(database, 'Busy Shop');
  await given.invoice(await given.business(database, { name: 'Quiet Shop' }));
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
    2,
    'an entry of one line',
    `update journal_line set on_day = on_day + 1 where n = 1 and entry_id = one_entry()`,
    /Line 1 of entry \d+ is on 2026-.*, its entry on/,
  ],
  [
    2,
    'an entry without lines',
    `update journal_line set account_id = 999 where n = 1 and entry_id = one_entry()`,
    /on account 999, which its business does not have/,
  ],
  [
    3,
    'a line on another day than its entry',
    `update settlement set home_amount = home_amount - 1 where id = (select id from settlement where kind = 'payment' and reverses is null limit 1)`,
    /Account 2 holds .* for .*, whose open receivable items are/,
  ],
  [
    3,
    'a line on an account that is not there',
    `update journal_line set contact_id = null where entry_id = one_entry() and account_id = 2`,
    /Account 2 holds .* for nobody/,
  ],
  [
    3,
    'lines whose entry is gone',
    `update open_item set open = open - 1 where id = (select id from open_item where side = 'receivable' and open > 1 limit 1)`,
    /open_item .* keeps open, home_open as/,
  ],
  [
    4,
    'a settlement that was changed',
    `update journal_line set account_id = 10 where n = 1 and entry_id = one_entry()`,
    /Account 10 holds .* whose open payable items are 0/,
  ],
  [
    5,
    'a receivable of nobody',
    `update open_item set home_amount = home_amount + 1 where id = (select id from open_item where side = 'credit' limit 1)`,
    /Account 11 holds .* whose open credit items are/,
  ],
  [
    5,
    'an item that keeps another rest than its settlements leave',
    `update journal_line set account_id = 5 where n = 1 and entry_id = one_entry()`,
    /Account 5 holds .* whose open advance items are 0/,
  ],
  [
    6,
    'a payable without an item',
    `update document set settled = settled - 1 where status = 'DepositPaid'`,
    /document .* keeps settled, written_off, home_open as/,
  ],
  [
    6,
    'a credit item that was changed',
    `update document set home_open = 0 where status = 'DepositPaid'`,
    /document .* keeps settled, written_off, home_open as/,
  ],
  [
    6,
    'an advance without an item',
    `update document set total = total + 1 where status = 'NotPaid'`,
    /totals .* and its items leave .* open/,
  ],
  [
    6,
    'a document that keeps another settled amount',
    `delete from open_item where document_id in (select id from document where status = 'NotPaid')`,
    /is issued with a total of .* and has no open item/,
  ],
  [
    7,
    'a document that keeps another open amount',
    `update document set status = 'Lost' where status = 'NotPaid'`,
    /has the status Lost, which no chart of a invoice knows/,
  ],
  [
    7,
    'a total that is not what is owed',
    `update document set status = 'Draft' where status = 'NotPaid'`,
    /is Draft with a total of .* and the number INV-/,
  ],
  [
    7,
    'an issued document without an open item',
    `update document set status = 'DepositPaid' where status = 'NotPaid'`,
    /is DepositPaid with a total of/,
  ],
  [
    8,
    'a status of no chart',
    `insert into stock_level select business_id, id, business_id, 3 from product`,
    /stock_level .* keeps qty as 3.* add up to nothing/,
  ],
  [
    9,
    'Paid with a balance',
    `update journal_line set account_id = 34 where n = 2 and entry_id = one_entry()`,
    /Account 34 holds .*, and the stock is worth 0/,
  ],
  [
    10,
    'Draft with a number and postings',
    `update series set next = next + 1 where kind = 'invoice'`,
    /Series invoice has \d+ numbers from 1 to \d+, and its next is/,
  ],
  [
    10,
    'DepositPaid with nothing settled',
    `update journal_entry set number = 1000 where number = 2`,
    /Series journal has \d+ numbers from 1 to 1000/,
  ],
  [
    10,
    'Deleted from a status that may not be deleted',
    `update document set number = 'INV-0099' where number = 'INV-0001'`,
    /has the number INV-0099 but stands at 1/,
  ],
  [
    11,
    'a product that keeps stock without moves',
    `insert into event (business_id, id, at, act, subject_kind, data) select id, id, created_at, 'book.lock', 'book', '{"lockedUntil": "2026-01-20"}' from business`,
    /Entry \d+ of 2026-01-\d\d was posted at .*, while the books were locked until 2026-01-20/,
  ],
  [
    11,
    'a stock level without moves',
    `alter table journal_line disable trigger append_only`,
    /^The trigger append_only is not at work on journal_line/,
  ],
  [
    11,
    'an inventory account without stock',
    `drop trigger journal_entry_lock_date on journal_entry`,
    /^The trigger journal_entry_lock_date is not at work/,
  ],
  [
    11,
    'a counter that skipped a number',
    `grant update (memo) on journal_line to counterfoil_app`,
    /^The server's role counterfoil_app may update rows of journal_line/,
  ],
  [
    12,
    'a hole in the journal’s numbers',
    `delete from month_balance where account_id = 2`,
    /month_balance \(2, manual, 2026-01-01\) keeps debit, credit as nothing where/,
  ],
  [
    12,
    'a number that is not its place in the series',
    `insert into month_balance select business_id, account_id, 'store', month, 5, 0 from month_balance where account_id = 2`,
    /where its rows add up to nothing/,
  ],
  [
    12,
    'an entry posted into a locked period',
    `update contact_total set billed = billed + 1, open = open + 1`,
    /contact_total \(.*, receivable\) keeps billed, settled, open as/,
  ],
  [
    12,
    'a trigger switched off',
    `update document_day set n = n + 1`,
    /document_day \(invoice, invoice, Draft, 2026-01-15\) keeps n, home_total, home_open as/,
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
