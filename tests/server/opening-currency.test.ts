import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const card = { type: 'person', name: 'Ada Stone' };
/** A customer of a business in US dollars who owed 100 euro at 1.2 since New Year. */
const owingEuro = async (): Promise<string> => {
  client = await server.client();
  return expectOk(
    await client.send(customerCalls.addCustomer, {
      ...card,
      openingbalance: '100',
      openingcurrency: 'EUR',
      openingrate: '1.2',
      openingbalancedate: '2026-01-01',
    }),
  ).body.data.id;
};
const view = async (clientid: string) =>
  expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data;
const edit = (id: string, fields: Record<string, unknown>) =>
  client.send(customerCalls.updateCustomer, { id, ...card, ...fields });
const pays = (clientid: string, amount: string, ExchangeRate: string | null = null) =>
  client.send(customerAccountCalls.payOpeningBalance, { clientid, amount, ExchangeRate, paymentmode: 1 });
const takesBack = (clientid: string, PaymentId: string) =>
  client.send(customerAccountCalls.deleteOpeningPayment, { clientid, PaymentId });
const journal = () => apiFor(client).journal();

test('an opening balance in a foreign currency stands in the books in both', async () => {
  const id = await owingEuro();
  expect(await view(id)).toMatchObject({
    openingbalance: '100',
    openingcurrency: 'EUR',
    openingrate: '1.2',
    openinghomebalance: '120',
    openingdue: '100',
    openinghomedue: '120',
    totaloutstanding: '120',
  });
  expect(await journal()).toEqual(['2026-01-01 Opening balance: Dr 2 120, Cr 33 120']);
  const { rows } = await server.owner.query(
    'select currency, fx_amount::float as foreign, amount::float as home, rate::float from journal_line where business_id = $1 order by account_id',
    [client.shop.business.id],
  );
  expect(rows).toEqual([
    { currency: 'EUR', foreign: 100, home: 120, rate: 1.2 },
    { currency: 'EUR', foreign: -100, home: -120, rate: 1.2 },
  ]);
  const { body } = await client.send(customerAccountCalls.clientStatement, { clientid: id });
  expect(body.statement).toMatchObject([
    { invoicetype: 'opening', currency: 'EUR', totalamount: '100', amountdue: '100', homeamountdue: '120' },
  ]);
});

test('a rate or a currency that was wrong is corrected by an equal and opposite entry; what is left out stays', async () => {
  const id = await owingEuro();
  expectOk(await edit(id, { openingbalance: '100', notes: 'Nothing of it changes.' }));
  expect(await journal()).toHaveLength(1);
  expectOk(await edit(id, { openingbalance: '100', openingrate: '1.1' }));
  expect(await view(id)).toMatchObject({ openingrate: '1.1', totaloutstanding: '110' });
  expectOk(await edit(id, { openingbalance: '90', openingcurrency: 'USD' }));
  expect(await view(id)).toMatchObject({ openingcurrency: 'USD', openingrate: '1', totaloutstanding: '90' });
  expectOk(await edit(id, { openingbalance: '0' }));
  expect(await view(id)).toMatchObject({ openingbalance: '0', openingcurrency: null, totaloutstanding: '0' });
  expect(await journal()).toEqual([
    '2026-01-01 Opening balance: Dr 2 120, Cr 33 120',
    '2026-01-01 Opening balance corrected: Cr 2 120, Dr 33 120',
    '2026-01-01 Opening balance: Dr 2 110, Cr 33 110',
    '2026-01-01 Opening balance corrected: Cr 2 110, Dr 33 110',
    '2026-01-01 Opening balance: Dr 2 90, Cr 33 90',
    '2026-01-01 Opening balance corrected: Cr 2 90, Dr 33 90',
  ]);
});

test.each([
  ['a currency that is none', { openingcurrency: 'ZZZ' }, 'openingcurrency'],
  ['a rate of nothing', { openingcurrency: 'EUR', openingrate: '0' }, 'openingrate'],
  [
    'yen and a half',
    { openingcurrency: 'JPY', openingrate: '0.01', openingbalance: '1.5' },
    'openingbalance',
  ],
  ['what is worth nothing at home', { openingcurrency: 'JPY', openingrate: '0.000001' }, 'openingbalance'],
] as const)('%s is refused beside its field', async (_, fields, field) => {
  client = await server.client();
  const { body } = await client.send(customerCalls.addCustomer, { ...card, openingbalance: '10', ...fields });
  expect(body).toMatchObject({ kind: 'invalid', fields: [{ field }] });
});

test('a foreign opening balance needs the business’s switch, and keeps its currency without it', async () => {
  const id = await owingEuro();
  const off = () =>
    server.owner.query('update business set multi_currency = false where id = $1', [client.shop.business.id]);
  await off();
  expectOk(await edit(id, { openingbalance: '80', openingcurrency: 'EUR' }));
  const fresh = { ...card, openingbalance: '10', openingcurrency: 'EUR' };
  expect((await client.send(customerCalls.addCustomer, fresh)).body).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'openingcurrency' }],
  });
});

test('a payment at another rate clears what it was worth in the books, and realises the difference', async () => {
  const id = await owingEuro();
  expectOk(await pays(id, '40', '1.25'));
  expect(await view(id)).toMatchObject({ openingdue: '60', openinghomedue: '72', totaloutstanding: '72' });
  expectOk(await pays(id, '60', '1.1'));
  expect(await view(id)).toMatchObject({ openingdue: '0', openinghomedue: '0', totaloutstanding: '0' });
  expect((await journal()).slice(1)).toEqual([
    '2026-03-02 Opening balance paid: Dr 1 50, Cr 2 48, Cr 19 2',
    '2026-03-02 Opening balance paid: Dr 1 66, Cr 2 72, Dr 19 6',
  ]);
  expect((await pays(id, '1')).body).toMatchObject({ kind: 'invalid' });
});

test('a payment is taken back by an equal and opposite entry, once, and the opening balance is owed and can be corrected again', async () => {
  const id = await owingEuro();
  expectOk(await pays(id, '40', '1.25'));
  const [payment] = (await view(id)).openingpayments;
  expect(payment).toMatchObject({ amount: '40', homeamount: '48', live: true, date: '2026-03-02' });
  expectOk(await takesBack(id, payment!.id));
  const after = await view(id);
  expect(after).toMatchObject({ openingdue: '100', openinghomedue: '120', totaloutstanding: '120' });
  expect(after.openingpayments.map(({ live }) => live)).toEqual([false]);
  expect(after.history.map(({ act }) => act)).toContain('opening.payment-delete');
  expect((await journal()).at(-1)).toBe('2026-03-02 Payment deleted: Cr 1 50, Dr 2 48, Dr 19 2');
  expect((await takesBack(id, payment!.id)).body).toMatchObject({ kind: 'illegal-move' });
  expectOk(await edit(id, { openingbalance: '100', openingrate: '1.3' }));
  expect((await takesBack(id, payment!.id)).status).toBe(404);
  const { rows } = await server.owner.query(
    'select undone_at is not null as undone from payment where business_id = $1',
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ undone: true }]);
});

test('no payment is taken back while today is locked, nor from another customer', async () => {
  const id = await owingEuro();
  expectOk(await pays(id, '40'));
  const [payment] = (await view(id)).openingpayments;
  const other = await apiFor(client).customer('Somebody else');
  expect((await takesBack(other, payment!.id)).status).toBe(404);
  await server.lockBooks(client, '2026-03-02');
  expect((await takesBack(id, payment!.id)).body).toMatchObject({ kind: 'locked-period' });
});
