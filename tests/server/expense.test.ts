import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { currencyOf } from '../../src/domain/values/currency.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type ExpenseApi, expenseApiFor, travel } from '../support/expense-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

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

const linesOf = ({ Journal }: Awaited<ReturnType<ExpenseApi['view']>>) =>
  Journal.map(({ lines }) => lines.map(({ account, amount }) => `${account} ${amount}`));

/** What the spec's client computes and sends beside what was typed; nothing of it is believed. */
const workedOut = {
  ExpenseNumber: 'EXP-9999',
  TaxName: 'Some tax',
  TaxPercentage: '50',
  ExpenseTax: '9',
  SubTotal: '9',
  TaxAmount: '9',
  GrandTotalAmount: '9',
  HomeCurrencyAmount: '9',
};

test('an expense is recorded with all its fields, posted and shown under both shapes of the spec', async () => {
  const [bank, tax] = [await api.bank('First bank'), await api.tax('VAT', '7.5')];
  const vendor = await billApiFor(client).vendor('City Cabs');
  const userid = idToWire(client.shop.user.id);
  const next = expectOk(await client.send(expenseCalls.nextExpenseNumber, { userId: userid })).body.data;
  expect(next).toEqual({ expensenumber: 'EXP-0001', today: '2026-03-02', IncludesTax: true });
  const added = expectOk(
    await expenses.add({
      ExpenseID: '0',
      VendorIDFK: vendor,
      Reference: 'R-17',
      BankId: bank,
      ModeOfPaymentID: 2,
      ExpenseDate: '2026-03-01',
      ExpenseTaxId: tax,
      ...workedOut,
      UserIDFK: userid,
    }),
  );
  expect(added.body.message).toBe('Expense details added successfully.');
  const { ExpenseID: id, ...rest } = added.body.data;
  expect(rest).toEqual({ ExpenseNumber: 'EXP-0001', Status: 'Recorded', repeated: false });
  const request = { expenseId: id, userid, businessid: client.business };
  const shown = expectOk(await client.send(expenseCalls.getExpense, request)).body.data;
  const { History, Journal } = shown;
  expect(shown).toMatchObject({
    id,
    expensenumber: 'EXP-0001',
    name: 'Taxi',
    description: 'To the airport',
    category: 'Travel',
    CategoryID: travel,
    vendor: 'City Cabs',
    VendorIDFK: vendor,
    Reference: 'R-17',
    expensedate: '2026-03-01',
    paidwith: 'Bank Transfer',
    ModeOfPaymentID: 2,
    BankId: bank,
    BankName: 'First bank',
    Currency: 'USD',
    HomeCurrencyID: currencyOf('USD').id,
    ForeignCurrencyID: null,
    ExchangeRate: '1',
    ExpenseAmount: '40',
    IncludesTax: false,
    NoTaxTotal: '40',
    TaxID: tax,
    TaxName: 'VAT',
    TaxPercentage: '7.5',
    TaxIsRecoverable: true,
    TaxAmount: '3',
    totalamount: '43',
    GrandTotalAmount: '43',
    ForeignCurrencyAmount: null,
    ForeignTaxAmount: null,
    businessid: client.business,
    userid,
    version: 1,
    Standing: { status: 'Recorded', facts: { bankArchived: false } },
  });
  expect(linesOf(shown)).toEqual([['Travel 40', 'Sales tax paid 3', 'First bank -43']]);
  expect([History.map(({ act, amount }) => [act, amount]), Journal.map(({ date }) => date)]).toEqual([
    [['expense.create', '43']],
    ['2026-03-01'],
  ]);
  expect(await api.balances()).toEqual({ 8: '3', 25: '40', 1000: '-43' });
});

test('a foreign expense is converted once, its tax taken out of what was typed', async () => {
  expectOk(await client.send(bankCalls.addBank, { bankname: 'Home bank' }));
  const tax = await api.tax('VAT', '20');
  const id = await expenses.expense({
    NoTaxTotal: '100',
    IncludesTax: true,
    ExpenseTaxId: tax,
    ModeOfPaymentID: 3,
    CurrencyIDFK: 1,
    HomeCurrencyIDFK: 1,
    ForeignCurrencyIDFK: currencyOf('EUR').id,
    ForeignCurrencyAmount: '100',
    ExchangeRate: '1.1',
  });
  expect(await expenses.view(id)).toMatchObject({
    Currency: 'EUR',
    ExchangeRate: '1.1',
    ExpenseAmount: '100',
    IncludesTax: true,
    ForeignCurrencyID: currencyOf('EUR').id,
    ForeignCurrencyAmount: '100',
    ForeignTaxAmount: '16.67',
    TaxAmount: '18.34',
    NoTaxTotal: '91.66',
    totalamount: '110',
    BankName: 'Home bank',
  });
  expect(await api.balances()).toEqual({ 8: '18.34', 25: '91.66', 1000: '-110' });
});

test('an edit keeps the number, takes the old entry back and posts anew; an older version is refused', async () => {
  const id = await expenses.expense();
  const [bank, tax] = [await api.bank('First bank'), await api.tax('VAT', '20')];
  const edited = expectOk(
    await expenses.update(id, {
      ...workedOut,
      ExpenseName: 'Office',
      Description: 'March',
      NoTaxTotal: '25',
      CategoryID: 1,
      ExpenseDate: '2026-03-01',
      ModeOfPaymentID: 2,
      BankId: bank,
      ExpenseTaxId: tax,
      CurrencyIDFK: currencyOf('USD').id,
      HomeCurrencyIDFK: currencyOf('USD').id,
      ForeignCurrencyIDFK: currencyOf('EUR').id,
      ForeignCurrencyAmount: '30',
      ExchangeRate: '2',
      UserIDFK: idToWire(client.shop.user.id),
      version: 1,
    }),
  );
  expect(edited.body.message).toBe('Expense details updated successfully.');
  const shown = await expenses.view(id);
  expect(shown).toMatchObject({
    expensenumber: 'EXP-0001',
    name: 'Office',
    description: 'March',
    category: 'Rent',
    expensedate: '2026-03-01',
    ForeignCurrencyAmount: '30',
    totalamount: '60',
    version: 2,
  });
  expect(linesOf(shown)).toEqual([
    ['Travel 40', 'Cash and cash equivalents -40'],
    ['Travel -40', 'Cash and cash equivalents 40'],
    ['Rent 50', 'Sales tax paid 10', 'First bank -60'],
  ]);
  expect(await api.balances()).toEqual({ 8: '10', 21: '50', 1000: '-60' });
  expect((await expenses.update(id, { version: 1 })).body).toMatchObject({ kind: 'stale' });
  // Without another currency it is the amount itself that counts.
  expectOk(await expenses.update(id, { NoTaxTotal: '25', ModeOfPaymentID: 3, BankId: bank, version: 2 }));
  expect(await expenses.view(id)).toMatchObject({
    NoTaxTotal: '25',
    totalamount: '25',
    ForeignCurrencyAmount: null,
    ModeOfPaymentID: 3,
  });
});

test('an edit across months with one locked is refused, and names which (N19)', async () => {
  const february = await expenses.expense({ ExpenseDate: '2026-02-10' });
  const march = await expenses.expense({ ExpenseDate: '2026-03-01' });
  await server.lockBooks(client, '2026-02-28');
  const refused = [
    await expenses.update(february, { ExpenseDate: '2026-03-01' }),
    await expenses.update(march, { ExpenseDate: '2026-02-10' }),
    await expenses.remove(february),
  ];
  expect(refused.map(({ status, body }) => [status, body.kind, body.Message])).toEqual([
    [
      400,
      'locked-period',
      'This expense was posted on Feb 10, 2026, and the books are locked until Feb 28, 2026. It stays as it is.',
    ],
    [400, 'locked-period', 'The books are locked until Feb 28, 2026. Choose a later day.'],
    [
      400,
      'locked-period',
      'This expense was posted on Feb 10, 2026, and the books are locked until Feb 28, 2026. It stays as it is.',
    ],
  ]);
  expect(await api.balances()).toEqual({ 1: '-80', 25: '80' });
});

test('a bank archived since stays on an edited expense; a new one can’t choose it (N20)', async () => {
  const [first, second] = [await api.bank('First bank'), await api.bank('Second bank')];
  const paid = { ModeOfPaymentID: 2, BankId: first };
  const id = await expenses.expense(paid);
  expectOk(await client.send(bankCalls.setDefaultBank, { bankid: second }));
  expectOk(await client.send(bankCalls.deleteBank, { bankid: first }));
  expectOk(await expenses.update(id, { ...paid, ExpenseName: 'Cab' }));
  expect(await expenses.view(id)).toMatchObject({ name: 'Cab', BankId: first });
  const other = await expenses.expense({ ModeOfPaymentID: 2, BankId: second });
  for (const refused of [await expenses.add(paid), await expenses.update(other, paid)])
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ field: 'BankId', message: 'This bank is archived. Choose another one.' }],
    ]);
});

test('a bank is refused beside its field where cash was paid', async () => {
  const bank = await api.bank('First bank');
  expect((await expenses.add({ ModeOfPaymentID: 1, BankId: bank })).body.fields).toMatchObject([
    { field: 'BankId' },
  ]);
});

test('one deleted leaves the books and the list, and comes back as it was', async () => {
  const id = await expenses.expense();
  expect(await expenses.counts()).toEqual({ AllCount: 1, DeletedCount: 0 });
  const userid = idToWire(client.shop.user.id);
  const deleted = expectOk(await client.send(expenseCalls.deleteExpense, { expenseid: id, userid }));
  expect(deleted.body.message).toBe('Expense deleted successfully.');
  expect([await expenses.counts(), await api.balances()]).toEqual([{ AllCount: 0, DeletedCount: 1 }, {}]);
  expect((await expenses.list()).total).toBe(0);
  expect((await expenses.list({ status: 'Deleted' })).expenses).toMatchObject([{ id }]);
  expectOk(await expenses.restore(id));
  expect([await expenses.counts(), await api.balances()]).toEqual([
    { AllCount: 1, DeletedCount: 0 },
    { 1: '-40', 25: '40' },
  ]);
});

test('several are deleted and restored row by row, each with its reason where it isn’t done', async () => {
  const [one, two] = [await expenses.expense(), await expenses.expense({ ExpenseDate: '2026-02-10' })];
  await server.lockBooks(client, '2026-02-28');
  const { rows } = expectOk(await expenses.removeSeveral(one, two)).body.data;
  expect(rows.map(({ id, done }) => [id, done])).toEqual([
    [one, true],
    [two, false],
  ]);
  expect(rows[1]!.reason).toContain('Feb 28, 2026');
});

test('a copy is of today under a number of its own', async () => {
  const id = await expenses.expense({ ExpenseDate: '2026-02-10', Reference: 'R-1' });
  const copy = expectOk(await expenses.duplicate(id)).body.data;
  expect(copy.ExpenseNumber).toBe('EXP-0002');
  expect(await expenses.view(copy.ExpenseID)).toMatchObject({
    expensedate: '2026-03-02',
    Reference: 'R-1',
    totalamount: '40',
  });
});
