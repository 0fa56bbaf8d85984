import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankMoneyApi, bankMoneyApiFor } from '../support/bank-money-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** 1000 is the account of the first bank, 1001 that of the second. */
let server: Server;
let client: Client;
let api: Api;
let money: BankMoneyApi;
let bank: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client('EUR');
  api = apiFor(client);
  money = bankMoneyApiFor(client);
  bank = await api.bank('First', { OpeningBalance: '100', OpeningDate: '2026-01-01' });
});
afterAll(() => server.close());

/** The journal after the opening balances. */
const posted = async () => (await api.journal()).filter((entry) => !entry.includes('Opening balance of'));

test('funds added come from the owner’s capital, and from the account that is named', async () => {
  const { body } = expectOk(await money.add(bank, '250.50'));
  expect(body.message).toBe('Funds have been added');
  expect(body.data).not.toHaveProperty('warnings');
  expectOk(await money.add(bank, '10', { TAccountId: 45, date: '2026-02-01', memo: 'Loan, first part' }));
  expect(await posted()).toEqual([
    "2026-03-02 Funds from Owner's capital: Dr 1000 250.5, Cr 36 250.5",
    '2026-02-01 Loan, first part: Dr 1000 10, Cr 45 10',
  ]);
  expect(await money.lines(bank)).toEqual([
    '2026-03-02 fund 250.5/ 360.5',
    '2026-02-01 fund 10/ 110',
    '2026-01-01 opening 100/ 100',
  ]);
});

test('funds removed go to the owner’s drawings, and to the account that is named; bank fees are of a type of their own', async () => {
  const { body } = expectOk(await money.remove(bank, '20'));
  expect(body.message).toBe('Funds have been removed');
  expect(expectOk(await money.remove(bank, '1.5', { TAccountId: 30 })).body.data.warnings).toEqual([
    'No tax is recorded here.',
  ]);
  expect(await posted()).toEqual([
    "2026-03-02 Funds to Owner's drawings: Cr 1000 20, Dr 37 20",
    '2026-03-02 Funds to Bank and provider fees: Cr 1000 1.5, Dr 30 1.5',
  ]);
  expect((await money.rows(bank)).map(({ type }) => type)).toEqual(['fee', 'fund', 'opening']);
});

test.each([
  ['income', 18],
  ['expense', 21],
])('on an account of %s it says that no tax is recorded', async (_, TAccountId) => {
  const { data } = expectOk(await money.add(bank, '5', { TAccountId })).body;
  expect(data.warnings).toEqual(['No tax is recorded here.']);
});

test.each([
  ['Accounts receivable', 2],
  ['Vendor advances', 5],
  ['Accounts payable', 10],
  ['Customer deposits and credits', 11],
  ['Inventory', 34],
])('%s changes with documents alone', async (name, TAccountId) => {
  for (const { status, body } of [
    await money.add(bank, '5', { TAccountId }),
    await money.remove(bank, '5', { TAccountId }),
  ]) {
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: [
        {
          field: 'TAccountId',
          message: `${name} changes only with documents, payments and stock. Choose another account.`,
        },
      ],
    });
  }
});

test.each([
  ['cash', 1],
  ['payment clearing', 3],
  ['store clearing', 46],
  ['another bank', 1001],
])('from %s it is a transfer', async (_, TAccountId) => {
  await api.bank('Second');
  expect((await money.add(bank, '5', { TAccountId })).body).toMatchObject({
    kind: 'invalid',
    fields: [
      {
        field: 'TAccountId',
        message: 'Moving money between banks or cash is a transfer. Record a transfer instead.',
      },
    ],
  });
});

test('an account that is inactive, or that there is none of, is refused beside its field', async () => {
  const { TAccountId } = expectOk(
    await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Workshop', SubGroupId: 14 }),
  ).body.data;
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId }));
  for (const [account, message] of [
    [TAccountId, 'This account is inactive. Choose another one, or activate it.'],
    [9999, 'Choose one of your accounts.'],
  ] as const)
    expect((await money.add(bank, '5', { TAccountId: account })).body).toMatchObject({
      fields: [{ field: 'TAccountId', message }],
    });
});

test.each([
  ['nothing', { amount: '0' }, 'amount'],
  ['less than nothing', { amount: '-5' }, 'amount'],
  ['part of a cent', { amount: '5.005' }, 'amount'],
  ['more than books hold', { amount: '1000000000000' }, 'amount'],
  ['a day to come', { date: '2026-03-03' }, 'date'],
  ['a locked day', { date: '2026-01-31' }, 'date'],
])('%s is refused beside its field, and nothing is posted', async (_, more, field) => {
  await server.lockBooks(client, '2026-01-31');
  const sent = { bankid: bank, amount: '5', ...more };
  for (const call of [bankMoneyCalls.addFund, bankMoneyCalls.removeFund]) {
    const { status, body } = await client.send(call, sent);
    expect([status, (body as { fields: { field: string }[] }).fields[0]!.field]).toEqual([400, field]);
  }
  expect(await posted()).toEqual([]);
});

test('a day far from today is asked about once', async () => {
  const far = await money.add(bank, '5', { date: '2016-03-02' });
  expect(far.body).toMatchObject({ kind: 'far-day', fields: [{ field: 'date' }] });
  expectOk(await money.add(bank, '5', { date: '2016-03-02', confirmFarDate: true }));
});

test('below zero is asked about once', async () => {
  const { status, body } = await money.remove(bank, '100.01');
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: [
      {
        field: 'confirmOverdraft',
        message: expect.stringMatching(/^First will be at .*0\.01.*Confirm that it can go below zero\.$/),
      },
    ],
  });
  expect(await posted()).toEqual([]);
  expectOk(await money.remove(bank, '100.01', { confirmOverdraft: true }));
  expect((await money.rows(bank))[0]!.Balance).toBe('-0.01');
  // Putting money in never is.
  expectOk(await money.remove(bank, '5', { confirmOverdraft: true }));
  expectOk(await money.add(bank, '1'));
});

test('exactly all of it goes without a question', async () => {
  expectOk(await money.remove(bank, '100'));
});

test('an archived bank takes nothing', async () => {
  expectOk(await client.send(bankCalls.deleteBank, { bankid: bank }));
  expect((await money.add(bank, '5')).body).toMatchObject({
    fields: [{ field: 'bankid', message: 'An archived bank takes no money. Activate it first.' }],
  });
});

test('a bank of another business is not found', async () => {
  const theirs = await apiFor(await server.client('EUR')).bank('Theirs');
  expect((await money.add(theirs, '5')).status).toBe(404);
});

test('of a bank in another currency the rate is asked for beside its field', async () => {
  const abroad = await api.bank('Overseas', { Currency: 'USD' });
  expect((await money.add(abroad, '5')).body).toMatchObject({
    fields: [{ field: 'rate', message: 'Enter the exchange rate for USD.' }],
  });
  expect((await money.add(abroad, '5', { rate: '0' })).body).toMatchObject({ fields: [{ field: 'rate' }] });
  expect((await money.add(abroad, '0.01', { rate: '0.1' })).body).toMatchObject({
    fields: [{ field: 'amount' }],
  });
  expectOk(await money.add(abroad, '100', { rate: '0.95' }));
  expect((await posted()).at(-1)).toBe("2026-03-02 Funds from Owner's capital: Dr 1001 95, Cr 36 95");
});

test('what empties a foreign bank takes along what is left of it at home', async () => {
  const abroad = await api.bank('Overseas', { Currency: 'USD' });
  expectOk(await money.add(abroad, '100', { rate: '0.95' }));
  expectOk(await money.remove(abroad, '60', { rate: '0.90' }));
  // 40 USD are left, carried at 95 − 54 = 41; removed at 1.05 they are 42, which is 1 more than the books have.
  expectOk(await money.remove(abroad, '40', { rate: '1.05' }));
  expect((await posted()).at(-1)).toBe(
    "2026-03-02 Funds to Owner's drawings: Cr 1001 42, Dr 37 42, Dr 1001 1, Cr 19 1",
  );
  expect((await money.rows(abroad))[0]).toMatchObject({
    Out: '40',
    HomeOut: '41',
    Balance: '0',
    HomeBalance: '0',
  });
});

test('a repeated request adds once', async () => {
  const headers = { 'idempotency-key': 'once' };
  const sent = { bankid: bank, amount: '5' };
  const first = expectOk(await client.send(bankMoneyCalls.addFund, sent, headers));
  const again = expectOk(await client.send(bankMoneyCalls.addFund, sent, headers));
  expect(again.body.data).toEqual({ ...first.body.data, repeated: true });
  expect(await posted()).toHaveLength(1);
});

test('a preview says what would be posted and posts nothing', async () => {
  const { data } = expectOk(
    await client.send(bankMoneyCalls.previewFund, {
      direction: 'out',
      bankid: bank,
      amount: '5',
      TAccountId: 30,
    }),
  ).body;
  expect(
    data.entries.map(({ onDay, lines }) => [onDay, lines.map(({ account, amount }) => [account, amount])]),
  ).toEqual([
    [
      '2026-03-02',
      [
        ['First', '-5'],
        ['Bank and provider fees', '5'],
      ],
    ],
  ]);
  expect(data.warnings).toEqual(['No tax is recorded here.']);
  expect(await posted()).toEqual([]);
});

test('the cash on hand takes funds like a bank, by the id of the business', async () => {
  const [, cash] = await money.banks();
  expect(cash).toMatchObject({ bankname: 'Cash and cash equivalents', IsCash: true, Balance: '0' });
  expectOk(await money.add(cash!.id, '30'));
  expect((await posted()).at(-1)).toBe("2026-03-02 Funds from Owner's capital: Dr 1 30, Cr 36 30");
  expect(await money.lines(cash!.id)).toEqual(['2026-03-02 fund 30/ 30']);
});

test('money moved by hand is undone by a reversal on its own day, once', async () => {
  const { TransactionId } = expectOk(await money.add(bank, '5', { date: '2026-02-01' })).body.data;
  expect((await money.rows(bank)).map(({ CanUndo }) => CanUndo)).toEqual([true, false]);
  expect(expectOk(await money.undo(TransactionId)).body.message).toBe('Entry undone.');
  expect(expectOk(await money.undo(TransactionId)).body.data.repeated).toBe(true);
  expect(await posted()).toEqual([
    "2026-02-01 Funds from Owner's capital: Dr 1000 5, Cr 36 5",
    "2026-02-01 Undone: Funds from Owner's capital: Cr 1000 5, Dr 36 5",
  ]);
  expect((await money.rows(bank)).map(({ CanUndo, IsReversal }) => [CanUndo, IsReversal])).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('on a day that was locked since, it is undone today', async () => {
  const { TransactionId } = expectOk(await money.add(bank, '5', { date: '2026-02-01' })).body.data;
  await server.lockBooks(client, '2026-02-28');
  expectOk(await money.undo(TransactionId));
  expect((await posted()).at(-1)).toBe("2026-03-02 Undone: Funds from Owner's capital: Cr 1000 5, Dr 36 5");
});

test('what something else posted can’t be undone from here', async () => {
  const [opening] = await money.rows(bank);
  const { status, body } = await money.undo(opening!.TransactionId);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    kind: 'illegal-move',
    Message: 'This entry was posted by something else. Undo it there.',
  });
  expect((await money.undo(bank)).status).toBe(404);
});

test('undone, a foreign bank that is left with nothing keeps nothing at home', async () => {
  const abroad = await api.bank('Overseas', { Currency: 'USD' });
  const { TransactionId } = expectOk(await money.add(abroad, '100', { rate: '0.95' })).body.data;
  expectOk(await money.remove(abroad, '100', { rate: '0.90' }));
  // Emptied at 90 with 5 to exchange differences: taken back, the first leaves −100 USD at −95, put in again at 0.96.
  expectOk(await money.undo(TransactionId));
  expect((await money.rows(abroad))[0]).toMatchObject({ Balance: '-100', HomeBalance: '-95' });
  expectOk(await money.add(abroad, '100', { rate: '0.96' }));
  expect((await posted()).at(-1)).toBe(
    "2026-03-02 Funds from Owner's capital: Dr 1001 96, Cr 36 96, Cr 1001 1, Dr 19 1",
  );
});
