import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Journal entries from a file. Source: finance-answers.md, Q135. */
let server: Server;
let client: Client;
let api: Api;
let journal: ReturnType<typeof journalApiFor>;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client('EUR');
  [api, journal] = [apiFor(client), journalApiFor(client)];
  imports = importApiFor(client, 'journal-entries');
});
afterAll(() => server.close());

const head = 'Number,Date,Account,Description,Contact,Debit,Credit,Memo\n';
const payroll = `${head}J-1,2026-01-31,Salaries,Gross pay,,4200,,Payroll
,,12,Withheld,,,900,
,,Cash and cash equivalents,,,,3300,
J-2,2026-02-01,Rent,,,750.5,,February
J-2,2026-02-01,1,,,,750.5,
`;
const faultsOf = ({
  groups,
}: {
  groups: readonly { column: string; message: string; lines: readonly number[] }[];
}) => groups.map(({ column, message, lines }) => `${lines.join(' ')} ${column}: ${message}`).sort();
const posted = [
  '2026-01-31 Payroll: Dr 23 4200, Cr 12 900, Cr 1 3300',
  '2026-02-01 February: Dr 21 750.5, Cr 1 750.5',
];

test('rows of one number are one entry, with its lines, day and memo; the number is its reference', async () => {
  const run = await imports.imported(payroll);
  expect([run.created, run.failed, run.groups]).toEqual([5, 0, []]);
  expect(await api.journal()).toEqual(posted);
  const { rows } = await server.owner.query(
    `select m.entry_id as id, m.reference, m.status from manual_entry m where business_id = $1 order by reference`,
    [client.shop.business.id],
  );
  expect(rows).toMatchObject([
    { reference: 'J-1', status: 'Posted' },
    { reference: 'J-2', status: 'Posted' },
  ]);
});

test('the review says what it will do before anything is posted', async () => {
  const importid = await imports.uploaded(payroll);
  const preview = expectOk(
    await client.send(importCalls.previewImport, { importid, ...(await imports.mapping(importid)) }),
  ).body.data;
  expect(preview).toMatchObject({ created: 2, failed: 0, openingvalue: '4950.5' });
  expect(await api.journal()).toEqual([]);
});

test('an entry that is out of balance fails as a whole, names the difference, and keeps no other out', async () => {
  const run = await imports.imported(payroll.replace(',,12,Withheld,,,900,', ',,12,Withheld,,,888,'));
  expect([run.created, run.failed]).toEqual([2, 3]);
  expect(faultsOf(run)).toEqual(['2 : Out of balance by €12.00 (debit)']);
  expect(await api.journal()).toEqual(posted.slice(1));
});

test('each fault is beside its row and column', async () => {
  await api.customer('Ada');
  const run = await imports.imported(`${head}A,2026-01-31,Nowhere,,,1,,
A,2026-01-31,Rent,,,,1,
B,2026-01-31,Rent,,Nobody,1,,
B,2026-02-01,1,,,,1,
C,2026-01-31,Inventory,,,1,,
C,2026-01-31,Accounts receivable,,,,1,
D,2026-01-31,Rent,,,1,1,
D,2026-01-31,1,,,abc,,
E,,Rent,,,1,,
E,,1,,,,1,
`);
  expect([run.created, run.failed]).toEqual([0, 10]);
  expect(faultsOf(run)).toEqual([
    '10 onDay: Date is empty.',
    '2 account: There is no account “Nowhere”. Choose one from the list.',
    '5 onDay: Date differs from line 4 of the same entry.',
    '6 account: Inventory is what your stock is worth. It changes with your items: change their stock instead.',
    '7 contact: Choose the customer who owes this.',
    '9 debit: Debit isn’t a number.',
  ]);
  expect(await api.journal()).toEqual([]);
});

test('an unknown account is given once for every row that names it', async () => {
  const text = payroll.replaceAll('Salaries', 'Wages');
  const run = await imports.imported(text, {
    replacements: [{ field: 'account', value: 'Wages', by: 'Salaries' }],
  });
  expect([run.created, run.failed]).toEqual([5, 0]);
  expect(await api.journal()).toEqual(posted);
});

test('entries that are here already are left, known by number and day; asked for, they come again', async () => {
  await imports.imported(payroll);
  // The number of an earlier one on another day is another entry.
  const later = `${head}J-1,2026-02-28,Salaries,,,4200,,\nJ-1,2026-02-28,1,,,,4200,\n`;
  expect(await imports.imported(later)).toMatchObject({ created: 2, skipped: 0 });
  const again = await imports.imported(payroll, { again: true });
  expect([again.created, again.skipped]).toEqual([0, 5]);
  const twice = await imports.imported(payroll, { duplicates: 'create', again: true });
  expect(twice.created).toBe(5);
  expect(await api.journal()).toHaveLength(5);
  expect((await api.journal()).filter((one) => one === posted[0])).toHaveLength(2);
});

test('in a foreign currency each line is converted by itself, the rest is on rounding', async () => {
  const run = await imports.imported(`Number,Date,Account,Debit,Credit,Currency,Rate
F,2026-01-31,Rent,10.05,,USD,0.9
F,,Utilities,10.05,,,
F,,1,,20.10,USD,
`);
  expect(run.groups).toEqual([]);
  expect(await api.journal()).toEqual(['2026-01-31 : Dr 21 9.05, Dr 22 9.05, Cr 1 18.09, Cr 20 0.01']);
});

test('what an entry of the file opens, a later one settles, and both are undone', async () => {
  await api.customer('Ada');
  const run = await imports.imported(`${head}R-1,2026-01-10,Accounts receivable,,Ada,100,,
R-1,2026-01-10,Sales,,,,100,
R-2,2026-01-20,1,,,60,,
R-2,2026-01-20,Accounts receivable,,Ada,,60,
R-3,2026-01-25,1,,,50,,
R-3,2026-01-25,Accounts receivable,,Ada,,50,
`);
  expect(faultsOf(run)).toEqual([
    '7 credit: Only €40.00 of opening balances and journal entries of Ada is open on Jan 25, 2026. Invoices and bills are settled by their own payments.',
  ]);
  const open = async () => {
    const { rows } = await server.owner.query(
      `select trim_scale(open) as open from open_item where business_id = $1`,
      [client.shop.business.id],
    );
    return rows.map((row) => row.open);
  };
  expect(await open()).toEqual(['40']);
  const undone = await imports.undone(run.importid);
  expect([undone.undone, undone.kept, undone.refused]).toEqual([4, 0, 0]);
  expect(await open()).toEqual(['0']);
});

test('undone, each entry is reversed on its own day, on a later one where that is locked; one reversed since stays', async () => {
  const run = await imports.imported(payroll);
  const { rows } = await server.owner.query(
    `select entry_id from manual_entry where business_id = $1 and reference = 'J-2'`,
    [client.shop.business.id],
  );
  expect(rows).toHaveLength(1);
  await server.lockBooks(client, '2026-01-31');
  const undone = await imports.undone(run.importid);
  expect(undone).toMatchObject({ undone: 5, left: [] });
  const reversals = (await api.journal()).filter((one) => one.includes('Reversal'));
  expect(reversals.map((one) => one.slice(0, 10))).toEqual(['2026-02-01', '2026-03-20']);
});

test('what was reversed by hand since is kept, and says so', async () => {
  const run = await imports.imported(payroll);
  const { rows } = await server.owner.query(
    `select translate(encode(decode(replace(entry_id::text, '-', ''), 'hex'), 'base64'), '+/=', '-_') as id
     from manual_entry where business_id = $1 and reference = 'J-2'`,
    [client.shop.business.id],
  );
  expectOk(await journal.reverse(rows[0]!.id));
  const undone = await imports.undone(run.importid);
  expect([undone.undone, undone.kept]).toEqual([3, 2]);
  expect(undone.left).toMatchObject([{ reason: 'It was reversed after the import.', name: 'February' }]);
});
