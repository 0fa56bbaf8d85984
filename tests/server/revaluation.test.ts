import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { revaluationCalls } from '../../src/api/calls/revaluation.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { type Server, startServer } from '../support/server.ts';

/**
 * Foreign balances at the rate of a day. Source: finance-answers.md, Q139; answers.md, postings. Worked by hand: at 31 March a customer
 * owes 1,000 EUR booked at 1.10, 200 EUR are owed to a vendor at 1.20, and 500 EUR that came at 1.05 are on a bank.
 */
let server: Server;
let api: Api;
let bank: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
const euros = (ExchangeRate: string) => ({ ForeignCurrencyID: 978, ExchangeRate });
beforeEach(async () => {
  server.setToday('2026-04-10');
  api = apiFor(await server.client());
  bank = await api.bank('Euros', {
    Currency: 'EUR',
    OpeningBalance: '500',
    OpeningRate: '1.05',
    OpeningDate: '2026-01-02',
  });
  await api.invoice({
    customer: await api.customer('Ada'),
    items: [{ ItemName: 'Work', quantity: '1', price: '1000' }],
    issuedOn: '2026-03-10',
    money: euros('1.1'),
  });
  const bills = billApiFor(api.client);
  await bills.bill({
    vendor: await bills.vendor('Mill'),
    day: '2026-03-12',
    items: [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '200' }],
    more: { CurrencyIDFK: 978, ExchangeRate: '1.2' },
  });
});

const revalue = (rate: string | null, more: Record<string, unknown> = {}) =>
  api.client.send(revaluationCalls.revalue, {
    date: '2026-03-31',
    rates: [{ Currency: 'EUR', ExchangeRate: rate }],
    ...more,
  });
const standing = async (date = '2026-03-31') => {
  const { data } = expectOk(await api.client.send(revaluationCalls.revaluation, { date })).body;
  return {
    ...data,
    balances: data.balances.map(
      ({ AccountName, ForeignBalance, HomeBalance }) => `${AccountName} ${ForeignBalance} ${HomeBalance}`,
    ),
  };
};
const faults = async (...given: Parameters<typeof revalue>) => {
  const { status, body } = await revalue(...given);
  expect(status).toBe(400);
  const { fields = [], Message } = body as {
    fields?: { field: string; message: string }[];
    Message?: string;
  };
  return fields.length > 0 ? fields.map(({ field, message }) => `${field}: ${message}`) : Message;
};
const posted = async (ids: readonly { EntryId: string }[]) =>
  Promise.all(ids.map(({ EntryId }) => journalApiFor(api.client).posted(EntryId)));

const sheet = async (report: keyof typeof sheetCalls, query: Record<string, unknown>) => {
  const { report: told } = expectOk(await api.client.send(sheetCalls[report], query as never)).body;
  return told;
};

test('each account is taken to the rate of the day against unrealised gains, and back the day after', async () => {
  expectOk(
    await api.client.send(rateCalls.saveRate, { from: 'EUR', to: 'USD', date: '2026-03-30', rate: '1.15' }),
  );
  expect(await standing()).toEqual({
    balances: ['Accounts receivable 1000 1100', 'Accounts payable -200 -240', 'Euros 500 525'],
    rates: [{ Currency: 'EUR', ExchangeRate: '1.15', RateDate: '2026-03-30' }],
    entries: [],
  });
  const { entries } = expectOk(await revalue('1.15')).body.data;
  expect(await posted(entries)).toEqual([
    ['2 50 0', '48 0 50'],
    ['10 10 0', '48 0 10'],
    ['1000 50 0', '48 0 50'],
  ]);
  const entry = await journalApiFor(api.client).view(entries[0]!.EntryId);
  expect(entry).toMatchObject({
    EntryDate: '2026-03-31',
    Memo: 'Revaluation at Mar 31, 2026',
    ByHand: true,
    Pair: { EntryDate: '2026-04-01' },
  });
  expect(await journalApiFor(api.client).posted(entry.Pair!.EntryId)).toEqual(['2 0 50', '48 50 0']);
  expect(await standing()).toMatchObject({ entries });
});

test('reports of the day carry it and still prove themselves; open items and the bank’s own amount know nothing of it', async () => {
  expectOk(await revalue('1.15'));
  const march = { fromdate: '2026-03-01', todate: '2026-03-31' };
  const position = await sheet('financialPositionDetails', { todate: '2026-03-31' });
  const ageing = await sheet('customerAgeing', { todate: '2026-03-31' });
  const vendors = await sheet('vendorAgeing', { todate: '2026-03-31' });
  for (const { controls } of [position, ageing, vendors])
    expect(controls.map(({ difference }) => difference)).toEqual(controls.map(() => '0'));
  expect(ageing.controls.map(({ label, value }) => `${label} ${value}`)).toContainEqual(
    expect.stringMatching(/, without a revaluation of \$50\.00 1100$/),
  );
  const rowOf = ({ groups }: typeof position, name: string) =>
    groups.flatMap(({ rows }) => rows).find((cells) => cells.some(({ value }) => value === name));
  expect(rowOf(position, 'Accounts receivable')!.map(({ value }) => value)).toContain('1150');
  const income = await sheet('incomeStatementDetails', march);
  expect(rowOf(income, 'Unrealised exchange gain or loss')!.map(({ value }) => value)).toContain('-110');
  const april = await sheet('incomeStatementDetails', { fromdate: '2026-04-01', todate: '2026-04-30' });
  expect(rowOf(april, 'Unrealised exchange gain or loss')!.map(({ value }) => value)).toContain('110');
  expect(await bankMoneyApiFor(api.client).lines(bank)).toEqual(['2026-01-02 opening 500/ 500']);
  const [euro] = (await bankMoneyApiFor(api.client).banks()).filter(({ id }) => id === bank);
  expect(euro).toMatchObject({ Balance: '525', OwnBalance: '500' });
});

test('a second one of the day takes the first back, each on its own day', async () => {
  const { entries: first } = expectOk(await revalue('1.15')).body.data;
  const { entries: second } = expectOk(await revalue('1.12')).body.data;
  expect(await posted(second)).toEqual([
    ['2 20 0', '48 0 20'],
    ['10 16 0', '48 0 16'],
    ['1000 35 0', '48 0 35'],
  ]);
  for (const { EntryId } of first) {
    const { Status, Pair } = await journalApiFor(api.client).view(EntryId);
    expect([Status, (await journalApiFor(api.client).view(Pair!.EntryId)).Status]).toEqual([
      'Reversed',
      'Reversed',
    ]);
  }
  expect(await standing()).toMatchObject({ entries: second });
  // What stands is the first again where nothing differs any more but for it.
  expect(expectOk(await revalue('1.15')).body.data.entries).toHaveLength(3);
});

test('it is taken back as any entry by hand', async () => {
  const { entries } = expectOk(await revalue('1.15')).body.data;
  for (const { EntryId } of entries) expectOk(await journalApiFor(api.client).reverse(EntryId));
  expect(await standing()).toMatchObject({ entries: [] });
  expect(await faults('1.15', { rates: [] })).toEqual(['rates: Enter what 1 EUR was worth on that day.']);
});

test('credits and advances are revalued on request alone', async () => {
  const customer = await api.customer('Ben');
  const paid = await api.invoice({
    customer,
    items: [{ ItemName: 'Work', quantity: '1', price: '100' }],
    issuedOn: '2026-03-12',
    money: euros('1.1'),
  });
  expectOk(
    await api.pay(paid, '150', {
      surplus: 'credit',
      date: '2026-03-13',
      paymentmode: 2,
      BankId: bank,
      ExchangeRate: '1.1',
    }),
  );
  expect((await standing()).balances).toContainEqual('Customer deposits and credits -50 -55');
  expect(await posted(expectOk(await revalue('1.2')).body.data.entries)).toHaveLength(2);
  const { entries } = expectOk(await revalue('1.2', { creditsAndAdvances: true })).body.data;
  expect(await posted(entries)).toContainEqual(['11 0 5', '48 5 0']);
});

test('a day that isn’t over, a locked one, a rate that is missing or of nothing, and nothing to post are refused', async () => {
  expect(await faults('1.15', { date: '2026-04-10' })).toEqual([
    'date: Choose a day before today: a revaluation is reversed the day after.',
  ]);
  expect(await faults(null)).toEqual(['rates.0.ExchangeRate: Enter what 1 EUR was worth on that day.']);
  expect(await faults('0')).toEqual([expect.stringMatching(/^rates\.0\.ExchangeRate: /)]);
  expect(await faults('1.1', { date: '2026-01-01' })).toBe(
    'Nothing differs at these rates, so there’s nothing to post.',
  );
  await server.lockBooks(api.client, '2026-03-31');
  expect(await faults('1.15')).toEqual([expect.stringMatching(/^date: /)]);
});
