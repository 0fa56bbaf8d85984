import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import { expenseFaults as words } from '../../src/domain/words/expenses.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type ExpenseApi, expenseApiFor, travel } from '../support/expense-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Expenses of several lines, each case worked by hand: 6 equipment, 8 deducted, 9 owed to the office, 21 rent, 25 travel, 1 cash. */
let server: Server;
let client: Client;
let api: Api;
let expenses: ExpenseApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
  expenses = expenseApiFor(client);
});
afterAll(() => server.close());

const rent = 1;
const line = (Amount: string, more: Record<string, unknown> = {}) => ({
  CategoryID: travel,
  Amount,
  ...more,
});
const onAccount = (TAccountId: number, Amount: string, more: object = {}) => ({
  TAccountId,
  Amount,
  ...more,
});
/** Lines with what the specification has of one: the first's category, and the sum. */
const withLines = (total: string, ...Lines: Record<string, unknown>[]) => ({
  CategoryID: Lines[0]!.CategoryID ?? 0,
  NoTaxTotal: total,
  Lines,
});
const taxOf = async (TaxName: string, TaxPercentage: string, more: object = {}): Promise<string> =>
  expectOk(await client.send(taxCalls.addTax, { TaxName, TaxPercentage, ...more })).body.data.TaxId;
const euros = { ForeignCurrencyIDFK: 978, ExchangeRate: '1.1337' };

/** The tax records of the business: side, kind; base, tax and what is deducted, at home. */
const records = async (): Promise<string[]> => {
  const { rows } = await server.owner.query(
    `select concat_ws(' ', side, kind, home_base::float, home_tax::float, home_deducted::float) as record
     from tax_record where business_id = $1 order by entry_id, n`,
    [idFromWire(client.business)],
  );
  return rows.map(({ record }) => record);
};

test('a receipt of three lines with their tax in them: a category each, and an account', async () => {
  const [full, reduced] = [await taxOf('VAT 19', '19'), await taxOf('VAT 7', '7')];
  const id = await expenses.expense({
    IncludesTax: true,
    ...withLines(
      '1319.7',
      line('119', { ExpenseTaxId: full }),
      line('10.7', { CategoryID: rent, ExpenseTaxId: reduced }),
      onAccount(6, '1190', { ExpenseTaxId: full }),
    ),
  });
  expect(await api.balances()).toEqual({ 1: '-1319.7', 6: '1000', 8: '209.7', 21: '10', 25: '100' });
  const shown = await expenses.view(id);
  expect(shown).toMatchObject({
    CategoryID: travel,
    category: 'Travel',
    TaxID: full,
    ExpenseAmount: '1319.7',
    NoTaxTotal: '1110',
    TaxAmount: '209.7',
    totalamount: '1319.7',
    Lines: [
      {
        CategoryID: travel,
        TAccountId: null,
        Name: 'Travel',
        Amount: '119',
        NoTaxTotal: '100',
        TaxAmount: '19',
      },
      { CategoryID: rent, Name: 'Rent', Amount: '10.7', NoTaxTotal: '10', TaxAmount: '0.7', TaxID: reduced },
      { CategoryID: null, TAccountId: 6, Name: 'Equipment', NoTaxTotal: '1000', GrandTotalAmount: '1190' },
    ],
  });
  expect(await records()).toEqual([
    'purchase standard 100 19 19',
    'purchase standard 10 0.7 0.7',
    'purchase standard 1000 190 190',
  ]);
  // The most was spent on equipment, by the line and not by the expense.
  expect(await expenses.summary()).toMatchObject({
    TotalExpenses: '1319.7',
    NumberofExpenses: 1,
    TopCategory: 'Equipment',
    TopCategoryTotal: '1190',
  });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('in another currency each line’s amount and tax are worth what they are at home, and what was paid is their sum', async () => {
  const [whole, half] = [await taxOf('VAT', '7.5'), await taxOf('Half', '19', { Deductible: '50' })];
  const id = await expenses.expense({
    ...euros,
    ...withLines(
      '66.7',
      line('33.37', { ExpenseTaxId: whole }),
      onAccount(6, '33.33', { ExpenseTaxId: half }),
    ),
  });
  // 33.37 and 2.50 are 37.83 and 2.83. 33.33 and 6.33 are 37.79 and 7.18; of the tax 3.17 is deducted, 3.59, and 3.59 is a cost.
  expect(await api.balances()).toEqual({ 1: '-85.63', 6: '41.38', 8: '6.42', 25: '37.83' });
  expect(await expenses.view(id)).toMatchObject({
    totalamount: '85.63',
    NoTaxTotal: '75.62',
    TaxAmount: '10.01',
    ForeignCurrencyAmount: '75.53',
    ForeignTaxAmount: '8.83',
  });
  expect(await records()).toEqual(['purchase standard 37.83 2.83 2.83', 'purchase standard 37.79 7.18 3.59']);
  expectOk(await expenses.remove(id));
  expect(await api.balances()).toEqual({});
  expectOk(await expenses.restore(id));
  expect(await api.balances()).toEqual({ 1: '-85.63', 6: '41.38', 8: '6.42', 25: '37.83' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('reverse charge: the receipt is paid net, the tax is owed and deducted in two records, and turned round with the expense', async () => {
  const tax = await taxOf('Reverse', '19', { Kind: 'reverse-charge', Deductible: '60' });
  const typed = {
    IncludesTax: true,
    ...withLines('150', line('100', { ExpenseTaxId: tax }), onAccount(6, '50')),
  };
  const id = await expenses.expense(typed);
  // 19 are owed, 11.40 deducted, and 7.60 a cost; nothing of it was in the 100 that were paid.
  expect(await api.balances()).toEqual({ 1: '-150', 6: '50', 8: '11.4', 9: '-19', 25: '107.6' });
  expect(await expenses.view(id)).toMatchObject({ totalamount: '150', TaxAmount: '0', NoTaxTotal: '150' });
  expect(await records()).toEqual(['purchase reverse-charge 100 19 11.4', 'sale reverse-charge 100 19 0']);
  const [first] = (await expenses.view(id)).Lines;
  const edited = line('200', { LineID: first!.LineID, ExpenseTaxId: tax });
  expectOk(await expenses.update(id, { ...withLines('200', edited), ...euros }));
  // 200 are 226.74; of 38 of tax, 43.08, 22.80 are deducted, 25.85.
  expect(await api.balances()).toEqual({ 1: '-226.74', 8: '25.85', 9: '-43.08', 25: '243.97' });
  expectOk(await expenses.remove(id));
  expect(await api.balances()).toEqual({});
  expect((await records()).slice(2)).toEqual([
    'purchase reverse-charge -100 -19 -11.4',
    'sale reverse-charge -100 -19 0',
    'purchase reverse-charge 226.74 43.08 25.85',
    'sale reverse-charge 226.74 43.08 0',
    'purchase reverse-charge -226.74 -43.08 -25.85',
    'sale reverse-charge -226.74 -43.08 0',
  ]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('taxes that charge nothing have their record', async () => {
  const [zero, exempt] = [
    await taxOf('Zero', '0', { Kind: 'zero' }),
    await taxOf('Exempt', '0', { Kind: 'exempt' }),
  ];
  await expenses.expense(
    withLines('30', line('10', { ExpenseTaxId: zero }), line('20', { ExpenseTaxId: exempt })),
  );
  expect(await records()).toEqual(['purchase zero 10 0 0', 'purchase exempt 20 0 0']);
});

test('the tax on an import is a line of its base and its tax: only the tax is paid, beside what the carrier charges', async () => {
  const vat = await taxOf('VAT', '19');
  const duty = await taxOf('Customs', '19', { Kind: 'import' });
  const half = await taxOf('Customs in part', '19', { Kind: 'import', Deductible: '50' });
  const customs = (TaxBase: string, TaxAmount: string, ExpenseTaxId = duty) =>
    line('0', { ExpenseTaxId, TaxBase, TaxAmount });
  // 47.60 with 7.60 of VAT in them, and 950 of tax on 5,000 that the seller abroad was paid.
  const form = {
    IncludesTax: true,
    ...withLines('47.6', line('47.60', { ExpenseTaxId: vat }), customs('5000', '950')),
  };
  const id = await expenses.expense(form);
  expect(await api.balances()).toEqual({ 1: '-997.6', 8: '957.6', 25: '40' });
  expect(await records()).toEqual(['purchase standard 40 7.6 7.6', 'purchase import 5000 950 950']);
  expect(await expenses.view(id)).toMatchObject({
    NoTaxTotal: '40',
    TaxAmount: '957.6',
    totalamount: '997.6',
    Lines: [
      { Amount: '47.6', TaxBase: null },
      { Amount: '0', NoTaxTotal: '0', TaxAmount: '950', GrandTotalAmount: '950', TaxBase: '5000' },
    ],
  });

  // Edited: of 95 half is deducted and half a cost; foreign at 1.1337 it is 107.70, of which 53.85.
  const lines = (await expenses.view(id)).Lines;
  const edited = withLines('0', { ...customs('500', '95', half), LineID: lines[1]!.LineID });
  expectOk(await expenses.update(id, { ...edited, ...euros }));
  expect(await api.balances()).toEqual({ 1: '-107.7', 8: '53.85', 25: '53.85' });
  expect((await records()).slice(-1)).toEqual(['purchase import 566.85 107.7 53.85']);
  // Deleted, restored and copied it is the same.
  expectOk(await expenses.duplicate(id));
  expect(await api.balances()).toEqual({ 1: '-215.4', 8: '107.7', 25: '107.7' });
  expectOk(await expenses.remove(id));
  expectOk(await expenses.restore(id));
  expect(await api.balances()).toEqual({ 1: '-215.4', 8: '107.7', 25: '107.7' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('what is typed of an import’s tax is refused beside the field: both amounts above zero, and nothing else on its line', async () => {
  const duty = await taxOf('Customs', '19', { Kind: 'import' });
  const vat = await taxOf('VAT', '19');
  const faultsOf = async (Lines: Record<string, unknown>, total = '0') => {
    const { status, body } = await expenses.add(withLines(total, Lines));
    return [status, ...(body.fields ?? []).map(({ field, message }) => `${field}: ${message}`)];
  };
  expect(await faultsOf(line('0', { ExpenseTaxId: duty }))).toEqual([
    400,
    'Lines.0.TaxBase: Enter the amount the tax is calculated from.',
    'Lines.0.TaxAmount: Enter the tax.',
  ]);
  expect(await faultsOf(line('10', { ExpenseTaxId: duty, TaxBase: '100', TaxAmount: '19' }), '10')).toEqual([
    400,
    'Lines.0.Amount: A line with import tax has only the tax. Leave the amount out.',
  ]);
  expect(await faultsOf(line('10', { ExpenseTaxId: vat, TaxBase: '100', TaxAmount: '19' }), '10')).toEqual([
    400,
    'Lines.0.TaxBase: Only a line with import tax has an amount it’s calculated from.',
  ]);
  expect(await faultsOf(line('0', { ExpenseTaxId: duty, TaxBase: '0.001', TaxAmount: '-1' }))).toMatchObject([
    400,
    expect.stringMatching(/^Lines.0.TaxBase: /),
    'Lines.0.TaxAmount: Enter the tax.',
  ]);
  // Without lines there is no place for either.
  const { status, body } = await expenses.add({ ExpenseTaxId: duty });
  expect([status, body.Message, body.fields]).toEqual([
    400,
    words.importTax,
    [{ field: 'ExpenseTaxId', message: words.importTax }],
  ]);
});

test('an edit changes, adds, takes away and reorders lines; each keeps its tax as it was chosen', async () => {
  const tax = await taxOf('VAT', '10');
  const id = await expenses.expense(
    withLines('60', line('10', { ExpenseTaxId: tax }), line('20', { CategoryID: rent }), onAccount(6, '30')),
  );
  expect(await api.balances()).toEqual({ 1: '-61', 6: '30', 8: '1', 21: '20', 25: '10' });
  expectOk(
    await client.send(taxCalls.updateTax, {
      TaxId: tax,
      TaxName: 'VAT',
      TaxPercentage: '20',
      IsRecoverable: true,
    }),
  );
  const [first, , third] = (await expenses.view(id)).Lines;
  const lines = withLines(
    '55',
    onAccount(6, '35', { LineID: third!.LineID }),
    line('10', { LineID: first!.LineID, ExpenseTaxId: tax }),
    line('10', { ExpenseTaxId: tax }),
  );
  expectOk(await expenses.update(id, lines));
  // 1 of tax on the line that had it at ten percent, 2 on the new one.
  expect(await api.balances()).toEqual({ 1: '-58', 6: '35', 8: '3', 25: '20' });
  const shown = await expenses.view(id);
  expect(shown).toMatchObject({
    CategoryID: 0,
    category: 'Equipment',
    TaxID: null,
    NoTaxTotal: '55',
    TaxAmount: '3',
  });
  expect(shown.Lines.map(({ LineID, TaxPercentage }) => [LineID, TaxPercentage])).toEqual([
    [third!.LineID, null],
    [first!.LineID, '10'],
    [expect.any(String), '20'],
  ]);
  const copy = expectOk(await expenses.duplicate(id)).body.data.ExpenseID;
  expect((await expenses.view(copy)).Lines.map(({ Name, Amount }) => [Name, Amount])).toEqual(
    shown.Lines.map(({ Name, Amount }) => [Name, Amount]),
  );
  expect(await api.balances()).toEqual({ 1: '-116', 6: '70', 8: '6', 25: '40' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a client of the specification reads and sends one line: several stay as they are, or are refused another amount, category or tax', async () => {
  const tax = await taxOf('VAT', '19');
  const id = await expenses.expense({
    IncludesTax: true,
    ...withLines('169', line('119', { ExpenseTaxId: tax }), onAccount(6, '50')),
  });
  const { CategoryID, NoTaxTotal, TaxID } = await expenses.view(id);
  const read = { CategoryID, NoTaxTotal, ExpenseTaxId: TaxID };
  expect(read).toEqual({ CategoryID: travel, NoTaxTotal: '150', ExpenseTaxId: tax });
  expectOk(await expenses.update(id, { ...read, ExpenseName: 'Train', ModeOfPaymentID: 1 }));
  const shown = await expenses.view(id);
  expect(shown).toMatchObject({ name: 'Train', IncludesTax: true, ExpenseAmount: '169' });
  expect(shown.Lines.map(({ Name, Amount }) => `${Name} ${Amount}`)).toEqual(['Travel 119', 'Equipment 50']);
  const balances = await api.balances();
  for (const other of [{ NoTaxTotal: '151' }, { CategoryID: rent }, { ExpenseTaxId: null }])
    expect((await expenses.update(id, { ...read, ...other })).body).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'NoTaxTotal', message: words.severalLines }],
    });
  expect(await api.balances()).toEqual(balances);
});

test('name, description and lines are refused beside their fields, and nothing is posted', async () => {
  const cases: [Record<string, unknown>, object][] = [
    [{ ExpenseName: ' ' }, { field: 'ExpenseName' }],
    [{ Description: '' }, { field: 'Description' }],
    [
      { NoTaxTotal: '5', Lines: [] },
      { field: 'Lines', message: words.lineMissing },
    ],
    [withLines('5', { Amount: '5' }), { field: 'Lines.0.CategoryID', message: words.categoryMissing }],
    [
      withLines('5', line('5', { TAccountId: 6 })),
      { field: 'Lines.0.TAccountId', message: words.categoryOrAccount },
    ],
    [withLines('5', line('5'), line('0')), { field: 'Lines.1.Amount' }],
    [
      withLines('5', line('2'), line('3', { CategoryID: 99 })),
      { field: 'Lines.1.CategoryID', message: words.categoryUnknown },
    ],
    [withLines('6', line('2'), line('3')), { field: 'NoTaxTotal', message: words.notTheSum({ total: '5' }) }],
    [
      { ...withLines('5', line('5')), CategoryID: rent },
      { field: 'CategoryID', message: words.notFirstLine },
    ],
    [
      withLines('101', ...Array.from({ length: 101 }, () => line('1'))),
      { field: 'Lines', message: words.tooManyLines({ limit: 100 }) },
    ],
  ];
  for (const [typed, fault] of cases) {
    const { status, body } = await expenses.add(typed);
    expect([status, body.fields]).toMatchObject([400, [fault]]);
  }
  expect(await api.balances()).toEqual({});
});

test('a line is on any account but those that other postings move, and on none that became one of them', async () => {
  for (const account of [1, 2, 3, 5, 8, 9, 10, 11, 33, 34, 46, 999])
    expect((await expenses.add(withLines('5', onAccount(account, '5')))).body).toMatchObject({
      fields: [{ field: 'Lines.0.TAccountId', message: contactProblems.accountTakesNoLines }],
    });
  const added = { TAccountName: 'Tools', SubGroupId: 4 };
  const { TAccountId: tools } = expectOk(await client.send(ledgerAccountCalls.addAccount, added)).body.data;
  const id = await expenses.expense(withLines('5', onAccount(tools, '5')));
  // Out of use it stays on the line that has it, and is chosen for no other.
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: tools }));
  const [own] = (await expenses.view(id)).Lines;
  expectOk(await expenses.update(id, withLines('6', onAccount(tools, '6', { LineID: own!.LineID }))));
  expect((await expenses.add(withLines('5', onAccount(tools, '5')))).body.kind).toBe('invalid');
  expectOk(await client.send(ledgerAccountCalls.activateAccount, { TAccountId: tools }));
  // Among cash since, it takes nothing: neither an edit, nor a copy, nor a restoration.
  await server.owner.query(
    `update account set subgroup = 'Cash and bank' where business_id = $1 and id = $2`,
    [client.shop.business.id, tools],
  );
  const edit = await expenses.update(id, withLines('7', onAccount(tools, '7', { LineID: own!.LineID })));
  expect(edit.body.fields).toEqual([
    { field: 'Lines.0.TAccountId', message: contactProblems.accountTakesNoLines },
  ]);
  expect((await expenses.duplicate(id)).body.Message).toContain(contactProblems.accountTakesNoLines);
  expect(await api.balances()).toEqual({ 1: '-6', [tools]: '6' });
});

test('amounts have their tax in them until somebody says otherwise with a new expense, for each business', async () => {
  const proposed = async () =>
    expectOk(await client.send(expenseCalls.nextExpenseNumber, {})).body.data.IncludesTax;
  expect(await proposed()).toBe(true);
  // A call that says nothing is net, and changes nothing.
  const tax = await taxOf('VAT', '20');
  const id = await expenses.expense({ ExpenseTaxId: tax, NoTaxTotal: '100' });
  expect(await expenses.view(id)).toMatchObject({ IncludesTax: false, totalamount: '120' });
  expect(await proposed()).toBe(true);
  await expenses.expense({ IncludesTax: false });
  expect(await proposed()).toBe(false);
  expectOk(await expenses.update(id, { IncludesTax: true }));
  expect(await proposed()).toBe(false);
  const another = await server.client();
  expect(expectOk(await another.send(expenseCalls.nextExpenseNumber, {})).body.data.IncludesTax).toBe(true);
  await expenses.expense({ IncludesTax: true });
  expect(await proposed()).toBe(true);
});
