import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
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

const euro = 978;
/** An invoice in euros at 1.10. */
const invoice = (prices: string[]) =>
  api.invoice({ customer, prices, money: { ForeignCurrencyID: euro, ExchangeRate: '1.1' } });
const newest = async () => (await api.journal()).slice(-1);

test('credit in foreign currency is refunded in it, at what it is worth at home', async () => {
  expectOk(await api.pay(await invoice(['100']), '120', { surplus: 'credit', ExchangeRate: '1.2' }));
  expect((await api.refundCredit(customer, '5')).body.Message).toBe('The customer has only 0 of credit.');
  expectOk(await api.refundCredit(customer, '5', { ForeignCurrencyID: euro }));
  expect(await newest()).toEqual(['2026-03-02 Credit refunded: Dr 11 6, Cr 1 6']);
  expectOk(await api.refundCredit(customer, '15', { ForeignCurrencyID: euro }));
  expect(await api.creditOf(customer)).toBe('0');
});

test('a customer’s page is told their credit by the currency it stands in', async () => {
  expectOk(await api.pay(await invoice(['100']), '120', { surplus: 'credit', ExchangeRate: '1.2' }));
  expectOk(await api.pay(await api.invoice({ customer, prices: ['40'] }), '50', { surplus: 'credit' }));
  const { body } = expectOk(await api.client.send(customerCalls.getCustomer, { clientid: customer }));
  expect(body.data.credits).toEqual([
    { currency: 'EUR', amount: '20' },
    { currency: 'USD', amount: '10' },
  ]);
  expect(body.data.credit).toBe('34');
  expectOk(await api.refundCredit(customer, '20', { ForeignCurrencyID: euro }));
  const after = expectOk(await api.client.send(customerCalls.getCustomer, { clientid: customer }));
  expect(after.body.data.credits).toEqual([{ currency: 'USD', amount: '10' }]);
});

test('a refund over credits of several rates takes each at its own; the bank pays their worth together', async () => {
  expectOk(await api.pay(await invoice(['100']), '110', { surplus: 'credit', ExchangeRate: '1.2' }));
  expectOk(await api.pay(await invoice(['100']), '110', { surplus: 'credit', ExchangeRate: '1.5' }));
  expectOk(await api.refundCredit(customer, '15', { ForeignCurrencyID: euro }));
  expect(await newest()).toEqual(['2026-03-02 Credit refunded: Dr 11 12, Dr 11 7.5, Cr 1 19.5']);
  const { rows: lines } = await server.owner.query(
    `select l.account_id, l.fx_amount, l.rate from journal_line l
     join journal_entry e on e.business_id = l.business_id and e.id = l.entry_id
     where e.business_id = $1 and e.kind = 'refund' order by l.n`,
    [api.client.shop.business.id],
  );
  expect(
    lines.map(({ account_id, fx_amount, rate }) => [account_id, Number(fx_amount), Number(rate)]),
  ).toEqual([
    [11, 10, 1.2],
    [11, 5, 1.5],
    [1, -15, 1.3],
  ]);
});

test('credits of several rates that come to nothing at home are refunded all the same', async () => {
  for (const ExchangeRate of ['0.006', '0.0061']) {
    const money = { ForeignCurrencyID: 360, ExchangeRate };
    expectOk(
      await api.pay(await api.invoice({ customer, money }), '100.5', { surplus: 'credit', ExchangeRate }),
    );
  }
  const entries = await api.journal();
  expectOk(await api.refundCredit(customer, '1', { ForeignCurrencyID: 360 }));
  expect(await api.journal()).toEqual(entries);
  const { body } = expectOk(await api.client.send(customerCalls.getCustomer, { clientid: customer }));
  expect(body.data.credits).toEqual([]);
});

test('credit refunded at the rate of the day realises what the books and the bank differ by', async () => {
  expectOk(await api.pay(await invoice(['100']), '120', { surplus: 'credit', ExchangeRate: '1.2' }));
  expectOk(await api.refundCredit(customer, '5', { ForeignCurrencyID: euro, ExchangeRate: '1.3' }));
  expect(await newest()).toEqual(['2026-03-02 Credit refunded: Dr 11 6, Cr 1 6.5, Dr 19 0.5']);
  expectOk(await api.refundCredit(customer, '15', { ForeignCurrencyID: euro, ExchangeRate: '1.1' }));
  expect(await newest()).toEqual(['2026-03-02 Credit refunded: Dr 11 18, Cr 1 16.5, Cr 19 1.5']);
  expect(await api.creditOf(customer)).toBe('0');
});

test('a refund at a rate nobody can book is refused', async () => {
  expectOk(await api.pay(await invoice(['100']), '120', { surplus: 'credit', ExchangeRate: '1.2' }));
  const { status, body } = await api.refundCredit(customer, '5', {
    ForeignCurrencyID: euro,
    ExchangeRate: '0',
  });
  expect([status, body.fields?.[0]?.field]).toEqual([400, 'ExchangeRate']);
});
