import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankMoneyApi, bankMoneyApiFor } from '../support/bank-money-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let money: BankMoneyApi;
let cash: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client('EUR');
  api = apiFor(client);
  money = bankMoneyApiFor(client);
  // 100 paid in cash today.
  expectOk(await api.pay(await api.invoice(), '100'));
  cash = (await money.banks()).find(({ IsCash }) => IsCash)!.id;
});
afterAll(() => server.close());

test('cash that is short goes to other expenses, and to the account that is named', async () => {
  const { body } = expectOk(await money.count(cash, '97.50'));
  expect(body).toMatchObject({ message: 'Difference posted.', data: { Difference: '-2.5' } });
  expectOk(await money.count(cash, '97', { TAccountId: 20, memo: 'Friday evening' }));
  expect((await api.journal()).slice(-2)).toEqual([
    '2026-03-02 Cash count: Cr 1 2.5, Dr 49 2.5',
    '2026-03-02 Friday evening: Cr 1 0.5, Dr 20 0.5',
  ]);
});

test('cash that is over comes from it', async () => {
  expect(expectOk(await money.count(cash, '101')).body.data.Difference).toBe('1');
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Cash count: Dr 1 1, Cr 49 1');
});

test('what was counted is held against the books of that day', async () => {
  server.setToday('2026-03-05');
  expectOk(await money.add(cash, '50', { date: '2026-03-04' }));
  expectOk(await money.count(cash, '99', { date: '2026-03-03' }));
  expect((await api.journal()).at(-1)).toBe('2026-03-03 Cash count: Cr 1 1, Dr 49 1');
  server.setToday('2026-03-02');
});

test('nothing is posted where the books say the same', async () => {
  const before = await api.journal();
  const { body } = expectOk(await money.count(cash, '100'));
  expect(body).toMatchObject({
    message: 'Your books match what you counted.',
    data: { TransactionId: null, Difference: '0' },
  });
  expect(await api.journal()).toEqual(before);
});

test.each([
  ['less than nothing', '-1', {}, 'counted'],
  ['part of a cent', '1.005', {}, 'counted'],
  ['more than books hold', '1000000000000', {}, 'counted'],
  ['on a day to come', '1', { date: '2026-03-03' }, 'date'],
  ['against receivables', '1', { TAccountId: 2 }, 'TAccountId'],
  ['against a bank', '1', { TAccountId: 3 }, 'TAccountId'],
])('%s is refused beside its field', async (_, counted, more, field) => {
  expect((await money.count(cash, counted, more)).body).toMatchObject({ fields: [{ field }] });
});

test('a preview shows the difference and posts nothing', async () => {
  const before = await api.journal();
  const { data } = expectOk(
    await client.send(bankMoneyCalls.previewCashCount, { bankid: cash, counted: '97.50' }),
  ).body;
  expect(data.entries[0]!.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
    [1, '-2.5'],
    [49, '2.5'],
  ]);
  expect(await api.journal()).toEqual(before);
});
