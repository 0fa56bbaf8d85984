import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** The chart of accounts as a file, in and out. Source: finance-answers.md, Q131. */
let server: Server;
let client: Client;
let api: Api;
let ledger: LedgerApi;
let imports: ReturnType<typeof importApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  [api, ledger, imports] = [apiFor(client), ledgerApiFor(client), importApiFor(client, 'accounts')];
});
afterAll(() => server.close());

const head = 'Code,Name,Group,Sub-group,Description,Opening balance,Opening day\n';
const faultsOf = ({ groups }: { groups: readonly { column: string; message: string }[] }) =>
  groups.map(({ column, message }) => `${column}: ${message}`);

test('a file adds accounts with every field, their opening balances on the side of their group', async () => {
  const run = await imports.imported(
    `${head}2500,Van loan,Liabilities,Non-current,For the van,900,2026-01-31\n0500,Van,assets,non-current,,1200,2026-01-31\n6150,Workshop rent,,Operating,,,\n`,
  );
  expect(run).toMatchObject({ created: 3, failed: 0 });
  expect(await ledger.account(101)).toMatchObject({
    TAccountName: 'Van loan',
    Code: '2500',
    Description: 'For the van',
    SubGroupId: 10,
    Balance: '900',
    OpeningDate: '2026-01-31',
  });
  expect(await ledger.account(103)).toMatchObject({ SubGroupId: 14, OpeningDate: null, IsUsed: false });
  expect(await api.journal()).toEqual([
    '2026-01-31 Opening balance of Van loan: Cr 101 900, Dr 33 900',
    '2026-01-31 Opening balance of Van: Dr 102 1200, Cr 33 1200',
  ]);
});

test('accounts that are here are known by their name: left, or renumbered and described, never made twice', async () => {
  const file = 'Code,Name,Sub-group\n4000,SALES,Sales\n6000,Rent,Operating\n';
  expect(await imports.imported(file)).toMatchObject({ skipped: 2, created: 0 });
  expect(await ledger.account(13)).toMatchObject({ Code: '', version: 1 });
  const run = await imports.imported(`${file}\n`, { duplicates: 'update' });
  expect(run).toMatchObject({ updated: 2, failed: 0 });
  expect(await ledger.account(13)).toMatchObject({ TAccountName: 'SALES', Code: '4000', SubGroupId: 12 });
  expect(await ledger.account(21)).toMatchObject({ Code: '6000', Description: '', version: 2 });
  const again = await imports.imported(`${file}4000,Sales,Sales\n`, { duplicates: 'create' });
  expect(again).toMatchObject({ created: 0, failed: 3 });
  expect(await ledger.list()).toHaveLength(51);
});

test('each fault is told with its column, and keeps out its row alone', async () => {
  await ledger.deactivate(22);
  const run = await imports.imported(
    `${head}1,,Income,Sales,,,
2,Taxes,,Tax,,,
3,Nowhere,Cash,Sales,,,
4,Elsewhere,Income,Operating,,,
5,Twice,Income,Sales,,,
5,Thrice,Income,Sales,,,
6,Twice,Income,Sales,,,
7,Rent,Expenses,Selling,,,
8,Utilities,Expenses,Operating,,,
9,Accounts payable,Liabilities,Payables,,5,
10,Late,Liabilities,Non-current,,abc,
11,Fine,Liabilities,Non-current,,1,2026-01-31
`,
    { duplicates: 'update' },
  );
  expect(run).toMatchObject({ created: 2, updated: 0, failed: 10 });
  expect(faultsOf(run).sort()).toEqual(
    [
      'name: Enter a name for the account.',
      'group: Several groups have this sub-group. Enter the group too.',
      'group: The group must be Assets, Liabilities, Equity, Income or Expenses.',
      'subgroup: Unknown sub-group. Choose one from the list.',
      'code: Another account, perhaps an inactive one, has this code.',
      ': The same account is on line 6 already.',
      'subgroup: Your books came with this account, so it stays in its sub-group.',
      ': This account is inactive. Activate it first.',
      'openingBalance: This account has no opening balance of its own: enter it with the customer, the item or the bank.',
      'openingBalance: Opening balance isn’t a number.',
    ].sort(),
  );
});

test('an opening balance on a locked day is refused row by row', async () => {
  await server.lockBooks(client, '2026-01-31');
  const run = await imports.imported(
    `${head},Old loan,Liabilities,Non-current,,900,2026-01-31\n,New loan,Liabilities,Non-current,,50,2026-02-01\n`,
  );
  expect(run).toMatchObject({ created: 1, failed: 1 });
  expect(await api.journal()).toEqual(['2026-02-01 Opening balance of New loan: Cr 101 50, Dr 33 50']);
});

test('undone, what nothing was posted to is removed, what had an opening balance is out of use, what is used stays', async () => {
  const run = await imports.imported(
    `${head},Fresh,Expenses,Operating,,,\n,Loan,Liabilities,Non-current,,900,2026-01-31\n,Named,Expenses,Operating,,,\n,Changed,Expenses,Operating,,,\n,Planned,Expenses,Operating,,,\n`,
  );
  const months = [{ BudgetMonth: 1, Amount: '900' }];
  const budget = { Year: 2026, BudgetType: 'Expense', BudgetAccounts: [{ AccountId: 105, Budget: months }] };
  expectOk(await client.send(budgetCalls.createBudget, budget));
  const vendor = { type: 'business', VendorName: 'Ada', TAccountId: 103 };
  expectOk(await client.send(vendorCalls.addVendor, vendor));
  expectOk(await ledger.update(104, 'Changed since', 14));
  const undone = await imports.undone(run.importid);
  expect(undone).toMatchObject({ undone: 2, kept: 3 });
  expect(undone.left.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    'Named: It’s in use: see what uses it in the chart of accounts.',
    'Changed since: It was changed after the import.',
    'Planned: It’s in use: see what uses it in the chart of accounts.',
  ]);
  expect(await ledger.account(101)).toBeUndefined();
  expect(await ledger.account(102)).toMatchObject({ IsActive: false, Balance: '0', OpeningDate: null });
});

test('undone, an account that was changed has its old card and opening balance again', async () => {
  const id = await ledger.added('Loan', 10, { Code: '1', OpeningBalance: '900', OpeningDate: '2026-01-31' });
  const run = await imports.imported(`${head}2500,Loan,Liabilities,Other current,Bank,700,2026-02-15\n`, {
    duplicates: 'update',
  });
  expect(await ledger.account(id)).toMatchObject({ Code: '2500', SubGroupId: 9, Balance: '700' });
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, left: [] });
  expect(await ledger.account(id)).toMatchObject({
    Code: '1',
    Description: '',
    SubGroupId: 10,
    OpeningBalance: '900',
    OpeningDate: '2026-01-31',
  });
});

test('our own file has every account in use by code, and is imported without a change', async () => {
  await ledger.added('Loan', 10, { Code: '2500', OpeningBalance: '900', OpeningDate: '2026-01-31' });
  await ledger.added('=Formula', 14, { Code: '99' });
  await ledger.deactivate(22);
  const { url, name } = expectOk(await client.send(importCalls.exportOwnFile, { type: 'accounts' })).body
    .data;
  expect(name).toBe('Chart of accounts 2026-03-20.csv');
  const file = (await server.app.inject({ url })).payload;
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 52);
  expect(lines[0]).toContain('Code,Name,Group,Sub-group,Description,Opening balance,Opening day');
  expect(lines).toContain('2500,Loan,Liabilities,Non-current,,900,2026-01-31');
  expect(lines).not.toContain(',Utilities,Expenses,Operating,,,');
  const before = await ledger.list();
  expect(await imports.imported(file, { duplicates: 'update' })).toMatchObject({ updated: 52, failed: 0 });
  const figures = (accounts: typeof before) => accounts.map(({ version: _, ...account }) => account);
  expect(figures(await ledger.list())).toEqual(figures(before));
  expect(await api.journal()).toHaveLength(1);
});

test('files of accounts are for plans with advanced accounting', async () => {
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  expect((await imports.upload(`${head}1,One,Income,Sales,,,\n`)).body).toMatchObject({
    kind: 'plan-limit',
    details: { flag: 'advancedAccounting' },
  });
});
