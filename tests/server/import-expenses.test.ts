import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { bankApiFor } from '../support/bank-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type ExpenseApi, expenseApiFor, travel } from '../support/expense-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let expenses: ExpenseApi;
let imports: ReturnType<typeof importApiFor>;
let ids: { bank: string; tax: string; vendor: string };

/** A business with what the rows name. */
const open = async () => {
  client = await server.client();
  api = apiFor(client);
  expenses = expenseApiFor(client);
  imports = importApiFor(client, 'expenses');
  ids = {
    bank: await api.bank('First bank'),
    tax: await api.tax('VAT', '7.5'),
    vendor: await billApiFor(client).vendor('City Cabs'),
  };
};
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  await open();
});
afterAll(() => server.close());

const file = `Number;Date;Category;Name;Description;Amount;Tax;Payment mode;Vendor;Bank;Tax included
R-1;2026-03-01;travel;Taxi;To the airport;40,00;VAT;bank transfer;city cabs;First bank;
R-2;2026-03-02;Travel;Train;;21,50;7,5%;;;;yes
;2026-03-03;Travel;Coffee;;3;;;;;
`;

const listed = async () => (await expenses.list({ pagelimit: '50' })).expenses;
const idOf = async (name: string) => (await listed()).find((row) => row.name === name)!.id;
/** Their pages by number, without what differs from one time to the next. */
const pages = async () => {
  const rows = [...(await listed())].sort((a, b) => a.expensenumber.localeCompare(b.expensenumber));
  return Promise.all(
    rows.map(async ({ id }) => {
      const { id: _, VendorIDFK: __, BankId: ___, TaxID: ____, ...page } = await expenses.view(id);
      return JSON.parse(
        JSON.stringify(page, (key, value) =>
          ['at', 'id', 'LineID', 'TaxID', 'EntryId', 'entryId', 'businessid', 'userid'].includes(key)
            ? undefined
            : value,
        ),
      );
    }),
  );
};

test('a file of expenses is what typing its rows is: the same pages, numbers and books', async () => {
  expect(await imports.imported(file)).toMatchObject({ status: 'Finished', created: 3, failed: 0 });
  const imported = [await pages(), await api.journal(), await api.balances()];
  await open();
  for (const fields of [
    {
      Reference: 'R-1',
      ExpenseName: 'Taxi',
      Description: 'To the airport',
      NoTaxTotal: '40',
      ExpenseDate: '2026-03-01',
      ExpenseTaxId: ids.tax,
      ModeOfPaymentID: 2,
      VendorIDFK: ids.vendor,
      BankId: ids.bank,
    },
    {
      Reference: 'R-2',
      ExpenseName: 'Train',
      Description: 'Train',
      NoTaxTotal: '21.5',
      ExpenseDate: '2026-03-02',
      ExpenseTaxId: ids.tax,
      IncludesTax: true,
    },
    { ExpenseName: 'Coffee', Description: 'Coffee', NoTaxTotal: '3', ExpenseDate: '2026-03-03' },
  ])
    expectOk(await expenses.add({ CategoryID: travel, ...fields }));
  expect(imported).toEqual([await pages(), await api.journal(), await api.balances()]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('imported twice is there once, with a number and without; what is here is left, corrected or added again', async () => {
  await imports.imported(file);
  expect(await listed()).toHaveLength(3);
  expect(await imports.imported(file, { again: true })).toMatchObject({ created: 0, skipped: 3 });
  const change = 'Number,Date,Category,Name,Amount,Vendor\nR-1,2026-03-05,Travel,Taxi,50,City Cabs\n';
  expect(await imports.imported(change, { duplicates: 'update' })).toMatchObject({ updated: 1, created: 0 });
  expect(await expenses.view(await idOf('Taxi'))).toMatchObject({
    expensedate: '2026-03-05',
    description: 'To the airport',
    BankName: 'First bank',
    GrandTotalAmount: '53.75',
  });
  await imports.imported(file, { again: true, duplicates: 'create' });
  expect(await listed()).toHaveLength(6);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a preview says what the import then does, takes no number and writes nothing', async () => {
  const importid = await imports.uploaded(file);
  const answered = { importid, ...(await imports.mapping(importid)) };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview).toMatchObject({ created: 3, failed: 0, openingvalue: '64.5' });
  expect([await listed(), await api.journal()]).toEqual([[], []]);
  await imports.imported(file, { again: true });
  expect((await listed()).map(({ expensenumber }) => expensenumber).sort()).toEqual([
    'EXP-0001',
    'EXP-0002',
    'EXP-0003',
  ]);
});

test('what a row names and there is none of is mended once for all rows, and rows are refused as the form refuses', async () => {
  await server.lockBooks(client, '2026-02-28');
  const importid = await imports.uploaded(
    'Date,Category,Name,Amount,Vendor,Currency,Payment mode\n2026-03-01,Trips,A,5,,,\n2026-03-01,Trips,B,5,,,\n2026-03-01,Travel,C,5,Nobody,,\n2026-02-01,Travel,D,5,,,\n2026-03-21,Travel,E,5,,,\n2026-03-01,Travel,F,-5,,,\n2026-03-01,Travel,G,5,,EUR,\n2026-03-01,Travel,H,5,,,Shells\n',
  );
  const answered = { importid, ...(await imports.mapping(importid)) };
  const previewed = async (more: object = {}) =>
    expectOk(await client.send(importCalls.previewImport, { ...answered, ...more })).body.data;
  const before = await previewed();
  expect(before.groups.map(({ column, value, lines }) => `${lines} ${column} ${value}`).sort()).toEqual([
    '2,3 category Trips',
    '4 vendor Nobody',
    '5 onDay ',
    '6 onDay ',
    '7 amount -5',
    '8 rate ',
    '9 mode Shells',
  ]);
  const replacements = [{ field: 'category', value: 'Trips', by: 'Travel' }];
  expect(await previewed({ replacements })).toMatchObject({ created: 2, failed: 6 });
});

test('undoing takes them out of the books but for what was changed, deleted or is locked; an update is put back', async () => {
  const { importid } = await imports.imported(`${file}R-4;2026-01-10;Travel;Bus;;2;;;;;\n`);
  expectOk(await expenses.update(await idOf('Train'), { ExpenseName: 'Train', NoTaxTotal: '9' }));
  expectOk(await expenses.remove(await idOf('Coffee')));
  await server.lockBooks(client, '2026-01-31');
  const undone = await imports.undone(importid);
  expect(undone).toMatchObject({ status: 'Undone', undone: 1, kept: 2, refused: 1 });
  expect(undone.left.map(({ line, undo, name, reason }) => `${line} ${undo} ${name}: ${reason}`)).toEqual([
    '3 kept Train: It was changed after the import.',
    '4 kept Coffee: It was deleted after the import.',
    expect.stringMatching(/^5 refused Bus: .*2026/),
  ]);
  expect((await listed()).map(({ name }) => name).sort()).toEqual(['Bus', 'Train']);

  await server.lockBooks(client, null);
  const before = [await pages(), await api.balances()];
  const change = 'Number,Date,Category,Name,Amount\nR-4,2026-01-12,Travel,Night bus,7\n';
  const run = await imports.imported(change, { duplicates: 'update' });
  expect((await listed()).map(({ name }) => name)).toContain('Night bus');
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0, refused: 0 });
  const bare = (all: Record<string, unknown>[]) =>
    all.map(({ version: _, history: __, Journal: ___, History: ____, ...page }) => page);
  expect([bare(await pages()), await api.balances()]).toEqual([bare(before[0] as never), before[1]]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('what was paid before the opening balance of its bank is in that balance: it goes to 33, and stays there', async () => {
  const opening = { OpeningBalance: '500', OpeningDate: '2026-03-02' };
  expectOk(await bankApiFor(client).update(ids.bank, 'First bank', opening));
  await imports.imported(
    'Number,Date,Category,Name,Amount,Payment mode,Vendor\nO-1,2026-03-01,Travel,Old,40,bank transfer,City Cabs\nO-2,2026-03-02,Travel,New,7,bank transfer,City Cabs\n',
  );
  expect(await api.balances()).toEqual({ 25: '47', 33: '-540', 1000: '493' });
  const old = await idOf('Old');
  const typed = { ExpenseName: 'Older', ExpenseDate: '2026-03-01', ModeOfPaymentID: 2, NoTaxTotal: '40' };
  expectOk(await expenses.update(old, typed));
  expect(await api.balances()).toEqual({ 25: '47', 33: '-540', 1000: '493' });
  expectOk(await expenses.duplicate(old));
  expect(await api.balances()).toEqual({ 25: '87', 33: '-540', 1000: '453' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a row is one line: an expense of several keeps them where the row leaves them alone, and is refused another amount', async () => {
  const id = await expenses.expense({
    Reference: 'R-9',
    ExpenseDate: '2026-03-01',
    NoTaxTotal: '90',
    Lines: [
      { CategoryID: travel, Amount: '40', ExpenseTaxId: ids.tax },
      { TAccountId: 6, Amount: '50' },
    ],
  });
  const shown = async () => {
    const { name, Lines } = await expenses.view(id);
    return [name, ...Lines.map(({ Name, Amount, TaxAmount }) => `${Name} ${Amount} ${TaxAmount}`)];
  };
  const lines = ['Travel 40 3', 'Equipment 50 0'];
  const balances = await api.balances();
  expect(balances).toEqual({ 1: '-93', 6: '50', 8: '3', 25: '40' });
  const row = (head: string, cells: string) =>
    `Number,Date,Category,Name,${head}\nR-9,2026-03-01,Travel,Bus,${cells}\n`;
  const refused = await imports.imported(row('Amount', '91'), { duplicates: 'update' });
  expect(refused).toMatchObject({ updated: 0, failed: 1 });
  expect(await shown()).toEqual(['Taxi', ...lines]);
  const run = await imports.imported(row('Amount', '90'), { duplicates: 'update' });
  expect(run).toMatchObject({ updated: 1, failed: 0 });
  expect([await shown(), await api.balances()]).toEqual([['Bus', ...lines], balances]);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0, refused: 0 });
  expect([await shown(), await api.balances()]).toEqual([['Taxi', ...lines], balances]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
