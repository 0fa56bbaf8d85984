import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { type Api, apiFor, expectOk, type GivenInvoice } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
  customer = await api.customer();
});
afterAll(() => server.close());

const [euro, dollar] = [978, 840];
const at = (ExchangeRate: string, ForeignCurrencyID = euro) => ({ ForeignCurrencyID, ExchangeRate });
/** An invoice in euros at 1.10, or as told, of a customer of their own. */
const invoice = (prices: string[], rate = '1.1', more: GivenInvoice = {}) =>
  api.invoice({ customer, prices, money: at(rate), ...more });

test('a draft without a rate counts as 1 and says so; it is issued once it has one', async () => {
  const money = { ForeignCurrencyID: euro };
  const id = await api.invoice({ customer, status: 'Draft', money });
  const counted = { ExchangeRate: '1', total: '100', hometotal: '100' };
  expect(await api.view(id)).toMatchObject({ ...counted, RateMissing: true });
  const refused = {
    status: 400,
    body: {
      kind: 'invalid',
      Message: 'This draft has no exchange rate for EUR. Edit it to add one, then issue it.',
      fields: [{ field: 'rate' }],
    },
  };
  expect(await api.setStatus(id, 'NotPaid')).toMatchObject(refused);
  expect(await api.setStatus(id, 'Paid')).toMatchObject({ status: 400 });
  expect(await api.update(id, { customer, money })).toMatchObject({
    status: 400,
    body: {
      fields: [
        { field: 'ExchangeRate', message: expect.stringContaining('Enter the exchange rate for EUR') },
      ],
    },
  });
  expect(await api.journal()).toEqual([]);
  expectOk(await api.update(id, { customer, money: at('1.1') }));
  expect(await api.view(id)).toMatchObject({ ExchangeRate: '1.1', RateMissing: false, hometotal: '110' });
});

test.each([['invoice'], ['receipt']] as const)(
  'an %s is not issued at once without a rate, and nothing is saved',
  async (type) => {
    const before = await api.list({ status: 'all' });
    const answer = await api.create({ type, customer, money: { ForeignCurrencyID: euro } });
    expect(answer).toMatchObject({
      status: 400,
      body: { kind: 'invalid', fields: [{ field: 'ExchangeRate' }] },
    });
    expect(await api.list({ status: 'all' })).toEqual(before);
  },
);

test('a typed rate of 1 is a rate', async () => {
  const id = await invoice(['100'], '1', { status: 'Draft' });
  expect(await api.view(id)).toMatchObject({ ExchangeRate: '1', RateMissing: false });
  expectOk(await api.setStatus(id, 'NotPaid'));
  expect(await api.journal()).toEqual(['2026-03-02 Invoice: Dr 2 100, Cr 13 100']);
});

test('an issued invoice is not edited to have no rate, and one issued 1 to 1 before stays so', async () => {
  const id = await invoice(['100']);
  const money = { ForeignCurrencyID: euro };
  expect(await api.update(id, { customer, money })).toMatchObject({
    body: { fields: [{ field: 'ExchangeRate' }] },
  });
  const old = await invoice(['100'], '1');
  expectOk(await api.update(old, { customer, money, prices: ['50'] }));
  expect(await api.view(old)).toMatchObject({ ExchangeRate: '1', RateMissing: false, hometotal: '50' });
});

test('a rate of nothing is refused by the name the call has for it, on a document, with money and among the rates', async () => {
  const named = { status: 400, body: { kind: 'invalid', fields: [{ field: 'ExchangeRate' }] } };
  expect(await api.create({ customer, money: at('0') })).toMatchObject(named);
  const id = await invoice(['100']);
  expect(await api.pay(id, '10', { ExchangeRate: '0' })).toMatchObject(named);
  const kept = { from: 'EUR', to: 'USD', date: '2026-03-02', rate: '0' };
  expect(await api.client.send(rateCalls.saveRate, kept)).toMatchObject({
    status: 400,
    body: { kind: 'invalid', fields: [{ field: 'rate' }] },
  });
});

test('a copy of a draft without a rate has none, and a rate at home is always 1', async () => {
  const draft = await api.invoice({ customer, status: 'Draft', money: { ForeignCurrencyID: euro } });
  const copy = expectOk(await api.duplicate(draft)).body.data.id;
  expect(await api.view(copy)).toMatchObject({ ExchangeRate: '1', RateMissing: true });
  const own = await api.invoice({ customer, money: at('3', dollar) });
  expect(await api.view(own)).toMatchObject({
    ExchangeRate: '1',
    ForeignCurrencyID: null,
    hometotal: '100',
  });
});
