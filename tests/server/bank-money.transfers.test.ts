import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankMoneyApi, bankMoneyApiFor } from '../support/bank-money-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** 1000 is the account of the bank at home, 1001 that of the one in USD, 1002 that of the one in GBP. */
let server: Server;
let client: Client;
let api: Api;
let money: BankMoneyApi;
let eur: string;
let usd: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client('EUR');
  api = apiFor(client);
  money = bankMoneyApiFor(client);
  eur = await api.bank('Home', { OpeningBalance: '500', OpeningDate: '2026-01-01' });
  usd = await api.bank('Dollars', { Currency: 'USD' });
});
afterAll(() => server.close());

/** The journal after the opening balances and what was put in. */
const posted = async () =>
  (await api.journal())
    .filter((entry) => !/Opening balance of|Funds from/.test(entry))
    .map((entry) => entry.replace(/: .*: /, ': '));

describe('worked examples', () => {
  test('M5: 92.00 arrive of 100 USD carried at 95.00, which empties the bank', async () => {
    expectOk(await money.add(usd, '100', { rate: '0.95' }));
    expectOk(await money.transfer(usd, eur, '100', { amountin: '92.00' }));
    expect((await api.journal()).at(-1)).toBe(
      '2026-03-02 Transfer from Dollars to Home: Cr 1001 92, Cr 1001 3, Dr 19 3, Dr 1000 92',
    );
    expect((await money.rows(usd))[0]).toMatchObject({
      type: 'transfer',
      Out: '100',
      HomeOut: '95',
      Balance: '0',
      HomeBalance: '0',
    });
    expect(await api.balances()).toMatchObject({ 1000: '592', 19: '3' });
  });

  test('M14: 100 of 200 USD carried at 180.00 at a rate of 0.88, 87.00 arrive', async () => {
    expectOk(await money.add(usd, '200', { rate: '0.90' }));
    expectOk(await money.transfer(usd, eur, '100', { amountin: '87', rate: '0.88' }));
    expect((await api.journal()).at(-1)).toBe(
      '2026-03-02 Transfer from Dollars to Home: Cr 1001 88, Dr 1000 87, Dr 19 1',
    );
    expect((await money.rows(usd))[0]).toMatchObject({ Balance: '100', HomeBalance: '92' });
    // Of the month it says the loss alone: nothing came in or went out besides.
    const { report } = expectOk(
      await client.send(sheetCalls.cashFlowDetails, { fromdate: '2026-03-02', todate: '2026-03-02' }),
    ).body;
    const figures = report.groups.flatMap(({ rows, total }) => [
      ...rows.map((cells) => `${cells[2]!.value} ${cells[3]!.value}`),
      `${total?.label} ${total?.cells.at(3)?.value}`,
    ]);
    expect(figures).toContain('Realised exchange gain or loss -1');
    expect(figures).toContain('Net cash from operating activities -1');
  });
});

test('between two banks at home the amount is the same on both', async () => {
  const savings = await api.bank('Savings');
  const { body } = expectOk(await money.transfer(eur, savings, '120.50', { memo: 'Put aside' }));
  expect(body.message).toBe('Transfer recorded.');
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Put aside: Cr 1000 120.5, Dr 1002 120.5');
  expect(await money.lines(savings)).toEqual(['2026-03-02 transfer 120.5/ 120.5']);
  expect((await money.transfer(eur, savings, '10', { amountin: '9' })).body).toMatchObject({
    fields: [
      {
        field: 'amountin',
        message:
          'Both banks have the same currency, so the amounts must be equal. Enter a charge as the fee.',
      },
    ],
  });
});

test('a fee is taken from the bank it leaves, beside the amount', async () => {
  const savings = await api.bank('Savings');
  expectOk(await money.transfer(eur, savings, '100', { fee: '2.5' }));
  expect((await api.journal()).at(-1)).toBe(
    '2026-03-02 Transfer from Home to Savings: Cr 1000 100, Cr 1000 2.5, Dr 30 2.5, Dr 1002 100',
  );
  expect((await money.rows(eur))[0]).toMatchObject({ Out: '102.5', Balance: '397.5' });
});

test('a fee in another currency is worth what the transfer is, and empties its bank with it', async () => {
  expectOk(await money.add(usd, '102', { rate: '0.95' }));
  // 102 USD at 96.90; 100 of them arrive as 92, so the fee of 2 is 1.84: 96.90 − 92 − 1.84 = 3.06 are left.
  expectOk(await money.transfer(usd, eur, '100', { amountin: '92', fee: '2' }));
  expect((await api.journal()).at(-1)).toBe(
    '2026-03-02 Transfer from Dollars to Home: Cr 1001 92, Cr 1001 1.84, Dr 30 1.84, Cr 1001 3.06, Dr 19 3.06, Dr 1000 92',
  );
  expect((await money.rows(usd))[0]).toMatchObject({ Balance: '0', HomeBalance: '0' });
});

test('from the bank at home the home amount is the worth of both, unless a rate is typed', async () => {
  expectOk(await money.transfer(eur, usd, '92', { amountin: '100' }));
  expectOk(await money.transfer(eur, usd, '92', { amountin: '100', rate: '0.9' }));
  expect(await posted()).toEqual([
    '2026-03-02 Transfer from Home to Dollars: Cr 1000 92, Dr 1001 92',
    '2026-03-02 Transfer from Home to Dollars: Cr 1000 92, Dr 1001 90, Dr 19 2',
  ]);
  expect((await money.rows(usd))[0]).toMatchObject({ Balance: '200', HomeBalance: '182' });
});

describe('between two foreign banks', () => {
  let gbp: string;
  beforeEach(async () => {
    gbp = await api.bank('Pounds', { Currency: 'GBP' });
    expectOk(await money.add(usd, '300', { rate: '0.9' }));
  });

  test('the worth is what leaves at the rate typed', async () => {
    expectOk(await money.transfer(usd, gbp, '100', { amountin: '80', rate: '0.91' }));
    expect((await api.journal()).at(-1)).toBe(
      '2026-03-02 Transfer from Dollars to Pounds: Cr 1001 91, Dr 1002 91',
    );
    expect((await money.rows(gbp))[0]).toMatchObject({ In: '80', HomeIn: '91' });
  });

  test('or at the rate kept for the day, and without either it is asked for', async () => {
    const sent = { amountin: '80' };
    expect((await money.transfer(usd, gbp, '100', sent)).body).toMatchObject({
      fields: [{ field: 'rate', message: 'Enter the exchange rate for USD.' }],
    });
    expectOk(
      await client.send(rateCalls.saveRate, { from: 'USD', to: 'EUR', date: '2026-03-01', rate: '0.92' }),
    );
    expectOk(await money.transfer(usd, gbp, '100', sent));
    expect((await api.journal()).at(-1)).toBe(
      '2026-03-02 Transfer from Dollars to Pounds: Cr 1001 92, Dr 1002 92',
    );
  });

  test('of one currency', async () => {
    const other = await api.bank('Dollars too', { Currency: 'USD' });
    expectOk(await money.transfer(usd, other, '100', { rate: '0.95' }));
    expect((await api.journal()).at(-1)).toBe(
      '2026-03-02 Transfer from Dollars to Dollars too: Cr 1001 95, Dr 1003 95',
    );
  });
});

describe('over two days', () => {
  test('payment clearing holds it between them', async () => {
    const savings = await api.bank('Savings');
    const { TransactionId } = expectOk(
      await money.transfer(eur, savings, '100', { date: '2026-02-27', arrivaldate: '2026-03-02', fee: '1' }),
    ).body.data;
    expect(await posted()).toEqual([
      '2026-02-27 Transfer from Home to Savings: Cr 1000 100, Cr 1000 1, Dr 30 1, Dr 3 100',
      '2026-03-02 Transfer from Home to Savings: Cr 3 100, Dr 1002 100',
    ]);
    expect(await api.balances('2026-02-28')).toMatchObject({ 3: '100', 1000: '399' });
    expect(await api.balances()).not.toHaveProperty('3');
    const [arrived] = await money.rows(savings);
    expect(arrived).toMatchObject({ type: 'transfer', date: '2026-03-02', CanUndo: true });
    // Either of its entries is that of the transfer.
    expectOk(await money.undo(arrived!.TransactionId));
    expect(expectOk(await money.undo(TransactionId)).body.data.repeated).toBe(true);
    expect((await posted()).slice(2)).toEqual([
      '2026-02-27 Undone: Dr 1000 100, Dr 1000 1, Cr 30 1, Cr 3 100',
      '2026-03-02 Undone: Dr 3 100, Cr 1002 100',
    ]);
    expect(await api.balances()).toMatchObject({ 1000: '500' });
  });

  test('the difference of currencies is that of the day it arrives', async () => {
    expectOk(await money.add(usd, '200', { rate: '0.90', date: '2026-02-01' }));
    expectOk(
      await money.transfer(usd, eur, '100', {
        amountin: '87',
        rate: '0.88',
        date: '2026-02-27',
        arrivaldate: '2026-03-01',
      }),
    );
    expect(await posted()).toEqual([
      '2026-02-27 Transfer from Dollars to Home: Cr 1001 88, Dr 3 88',
      '2026-03-01 Transfer from Dollars to Home: Cr 3 88, Dr 1000 87, Dr 19 1',
    ]);
  });

  test('it may arrive after today, within thirty days and never before it leaves', async () => {
    const on = (arrivaldate: string) => money.transfer(eur, usd, '9', { amountin: '10', arrivaldate });
    expectOk(await on('2026-03-04'));
    expect((await on('2026-04-02')).body).toMatchObject({
      fields: [{ field: 'arrivaldate', message: 'It must arrive within 30 days.' }],
    });
    expect((await on('2026-03-01')).body).toMatchObject({
      fields: [{ field: 'arrivaldate', message: 'It can’t arrive before it leaves.' }],
    });
  });
});

test.each([
  ['to itself', (): [string, string, object] => [eur, eur, {}], 'tobankid'],
  ['without what arrives', () => [eur, usd, {}], 'amountin'],
  ['with nothing that arrives', () => [eur, usd, { amountin: '0' }], 'amountin'],
  ['of nothing', () => [eur, usd, { amountout: '0', amountin: '5' }], 'amountout'],
  ['of part of a cent', () => [eur, usd, { amountout: '1.005', amountin: '5' }], 'amountout'],
  ['with a fee below nothing', () => [eur, usd, { amountin: '5', fee: '-1' }], 'fee'],
  ['on a day to come', () => [eur, usd, { amountin: '5', date: '2026-03-03' }], 'date'],
  ['on a locked day', () => [eur, usd, { amountin: '5', date: '2026-01-31' }], 'date'],
  ['at no rate', () => [eur, usd, { amountin: '5', rate: '-1' }], 'rate'],
  ['of more than there is', () => [eur, usd, { amountout: '500.01', amountin: '5' }], 'confirmOverdraft'],
  [
    'of all there is and a fee',
    () => [eur, usd, { amountout: '500', amountin: '5', fee: '1' }],
    'confirmOverdraft',
  ],
] as [string, () => [string, string, object], string][])(
  'a transfer %s is refused beside its field, and nothing is posted',
  async (_, given, field) => {
    await server.lockBooks(client, '2026-01-31');
    const [frombankid, tobankid, more] = given();
    const sent = { frombankid, tobankid, amountout: '5', ...more };
    const { status, body } = await client.send(bankMoneyCalls.transferFunds, sent);
    expect([status, (body as { fields: { field: string }[] }).fields[0]!.field]).toEqual([400, field]);
    expect(await posted()).toEqual([]);
  },
);

test('below zero is asked about once', async () => {
  expectOk(await money.transfer(eur, usd, '500.01', { amountin: '5', confirmOverdraft: true }));
  expect((await money.rows(eur))[0]!.Balance).toBe('-0.01');
});

test('an archived bank neither gives nor takes', async () => {
  const away = await api.bank('Away', { OpeningBalance: '5' });
  expectOk(await client.send(bankCalls.deleteBank, { bankid: away }));
  expect((await money.transfer(away, eur, '5')).body).toMatchObject({ fields: [{ field: 'frombankid' }] });
  expect((await money.transfer(eur, away, '5')).body).toMatchObject({ fields: [{ field: 'tobankid' }] });
});

test('cash is brought to a bank', async () => {
  const cash = (await money.banks()).find(({ IsCash }) => IsCash)!;
  expectOk(await money.add(cash.id, '30'));
  expectOk(await money.transfer(cash.id, eur, '30'));
  expect((await api.journal()).at(-1)).toBe(
    '2026-03-02 Transfer from Cash and cash equivalents to Home: Cr 1 30, Dr 1000 30',
  );
});

test('a preview shows the difference before it is posted', async () => {
  expectOk(await money.add(usd, '100', { rate: '0.95' }));
  const { data } = expectOk(
    await client.send(bankMoneyCalls.previewTransferFunds, {
      frombankid: usd,
      tobankid: eur,
      amountout: '100',
      amountin: '92',
    }),
  ).body;
  expect(data.entries[0]!.lines.map(({ account, amount }) => `${account} ${amount}`)).toEqual([
    'Dollars -92',
    'Dollars -3',
    'Realised exchange gain or loss 3',
    'Home 92',
  ]);
  expect(await posted()).toEqual([]);
});
