import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankApi, bankApiFor } from '../support/bank-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let banks: BankApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  banks = bankApiFor(client);
});
afterAll(() => server.close());

const update = (id: string, more: Record<string, unknown>) => banks.update(id, 'First', more);
const memo = 'Opening balance of First';
const corrected = 'Opening balance corrected';

test.each([
  [1, '1'],
  [2, '1000'],
  [3, '1000'],
  [4, '3'],
  [5, '1000'],
])(
  'money by payment mode %i reaches account %s once there is a bank, and leaves it when the payment is deleted',
  async (paymentmode, account) => {
    await api.bank('First');
    await api.bank('Second');
    const id = await api.invoice();
    expectOk(await api.pay(id, '40', { paymentmode }));
    expect(await api.balances()).toMatchObject({ [account]: '40', 2: '60' });
    expectOk(await api.deletePayment(id, (await api.view(id)).payment[0]!.id));
    expect(Object.keys(await api.balances())).not.toContain(account);
  },
);

test('what is paid while a document is issued reaches the default bank as any payment does', async () => {
  await api.bank('First');
  await api.invoice({ type: 'receipt', mode: 3, prices: ['10'] });
  await api.invoice({ deposit: '20', mode: 2 });
  expect(await api.balances()).toMatchObject({ 1000: '30', 2: '80' });
  const customer = await api.customer('Bo');
  const draft = await api.invoice({ type: 'receipt', customer, status: 'Draft', prices: ['5'] });
  expectOk(await api.update(draft, { type: 'receipt', customer, mode: 5, prices: ['7'] }));
  expect(await api.balances()).toMatchObject({ 1000: '37' });
  const issued = await api.invoice({ type: 'receipt', status: 'Draft', prices: ['3'] });
  expectOk(await api.setStatus(issued, 'NotPaid', { paymentmode: 2 }));
  await api.invoice({ type: 'receipt', mode: 1, prices: ['1'] });
  const balances = await api.balances();
  expect([balances[1000], balances[1], balances[3]]).toEqual(['40', '1', undefined]);
});

test('money goes to the default bank of its own time, and to clearing when none is left', async () => {
  const first = await api.bank('First');
  const second = await api.bank('Second');
  const pay = async () => expectOk(await api.pay(await api.invoice(), '10', { paymentmode: 2 }));
  await pay();
  expectOk(await client.send(bankCalls.setDefaultBank, { bankid: second }));
  await pay();
  expectOk(await client.send(bankCalls.setDefaultBank, { bankid: first }));
  expectOk(await client.send(bankCalls.deleteBank, { bankid: second }));
  await pay();
  expectOk(await client.send(bankCalls.deleteBank, { bankid: first }));
  await pay();
  expect(await api.balances()).toMatchObject({ 1000: '20', 1001: '10', 3: '10' });
  expect((await banks.list()).map(({ Balance }) => Balance)).toEqual(['20', '10']);
});

test('a payment deleted after its bank was archived leaves the bank it came to', async () => {
  const bankid = await api.bank('First');
  const id = await api.invoice();
  expectOk(await api.pay(id, '40', { paymentmode: 2 }));
  expectOk(await client.send(bankCalls.deleteBank, { bankid }));
  expectOk(await api.deletePayment(id, (await api.view(id)).payment[0]!.id));
  expect((await banks.list())[0]).toMatchObject({ Balance: '0', IsActive: false });
});

test('a cancelled invoice’s payment is refunded the way it came, or from the default bank by a mode that reaches one', async () => {
  const paid = async () => {
    const id = await api.invoice();
    expectOk(await api.pay(id, '40', { paymentmode: 2 }));
    return id;
  };
  await api.bank('First');
  const [asItCame, byBank] = [await paid(), await paid()];
  expectOk(await client.send(bankCalls.setDefaultBank, { bankid: await api.bank('Second') }));
  expectOk(await api.cancel(asItCame, { payments: 'refund' }));
  expect(await api.balances()).toMatchObject({ 1000: '40' });
  expectOk(await api.cancel(byBank, { payments: 'refund', paymentmode: 5 }));
  expect(await api.balances()).toMatchObject({ 1000: '40', 1001: '-40' });
});

test('credit is paid back from the default bank, and what a customer owed before is paid into it', async () => {
  await api.bank('First');
  const customer = expectOk(
    await client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada', openingbalance: '40' }),
  ).body.data.id;
  const opening = { clientid: customer, amount: '40', paymentmode: 2 };
  expectOk(await client.send(customerAccountCalls.payOpeningBalance, opening));
  expectOk(await api.pay(await api.invoice({ customer }), '150', { paymentmode: 1, surplus: 'credit' }));
  expectOk(await api.refundCredit(customer, '30', { paymentmode: 3 }));
  expect(await api.balances()).toMatchObject({ 1000: '10', 1: '150', 11: '-20' });
});

test('an opening balance is posted on its day against 33, corrected by reversal, and taken back', async () => {
  const id = await api.bank('First', { OpeningBalance: '500', OpeningDate: '2026-01-05' });
  expect(await api.journal()).toEqual([`2026-01-05 ${memo}: Dr 1000 500, Cr 33 500`]);
  expect(await banks.list()).toMatchObject([
    { OpeningBalance: '500', OpeningDate: '2026-01-05', OpeningRate: '1', Balance: '500' },
  ]);
  expectOk(await update(id, { OpeningBalance: '500' }));
  expectOk(await update(id, { accounttype: 'Savings' }));
  expect(await api.journal()).toHaveLength(1);
  expectOk(await update(id, { OpeningBalance: '450', OpeningDate: '2026-01-06' }));
  expect(await api.journal()).toEqual([
    `2026-01-05 ${memo}: Dr 1000 500, Cr 33 500`,
    `2026-01-05 ${corrected}: Cr 1000 500, Dr 33 500`,
    `2026-01-06 ${memo}: Dr 1000 450, Cr 33 450`,
  ]);
  expectOk(await update(id, { OpeningBalance: '0' }));
  expect(await banks.list()).toMatchObject([
    { OpeningBalance: '0', OpeningDate: null, Balance: '0', IsUsed: true },
  ]);
  expect(await api.balances()).toEqual({});
});

test('an overdraft is an opening balance below zero', async () => {
  await api.bank('First', { OpeningBalance: '-120.5', OpeningDate: '2026-01-05' });
  expect(await api.journal()).toEqual([`2026-01-05 ${memo}: Cr 1000 120.5, Dr 33 120.5`]);
  expect(await banks.list()).toMatchObject([{ OpeningBalance: '-120.5', Balance: '-120.5' }]);
});

test('an opening balance respects the lock date on both of its days, and nothing of the bank is saved', async () => {
  const id = await api.bank('First', { OpeningBalance: '500', OpeningDate: '2026-01-05' });
  expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-01-10' }));
  const late = await client.send(bankCalls.addBank, {
    bankname: 'Second',
    OpeningBalance: '5',
    OpeningDate: '2026-01-10',
  });
  const moved = await update(id, { bankname: 'Renamed', OpeningBalance: '400', OpeningDate: '2026-01-11' });
  const into = await update(id, { OpeningBalance: '500', OpeningDate: '2026-01-11' });
  expect([late, moved, into].map(({ body }) => [body.kind, body.fields?.[0]?.field])).toEqual([
    ['locked-period', 'OpeningDate'],
    ['locked-period', 'OpeningBalance'],
    ['locked-period', 'OpeningBalance'],
  ]);
  expect((await banks.list()).map(({ bankname }) => bankname)).toEqual(['First']);
  expectOk(await update(id, { bankname: 'Renamed' }));
  expect(await api.journal()).toHaveLength(1);
});

test('a bank in a foreign currency opens at its rate, in home currency in the books', async () => {
  const id = await api.bank('First', {
    Currency: 'EUR',
    OpeningBalance: '100',
    OpeningDate: '2026-01-05',
    OpeningRate: '1.1',
  });
  const euros = { Currency: 'EUR' };
  expect(await banks.list()).toMatchObject([
    { ...euros, OpeningBalance: '100', OpeningRate: '1.1', Balance: '110' },
  ]);
  expectOk(await update(id, { ...euros, OpeningBalance: '100' }));
  expectOk(await update(id, { ...euros, OpeningBalance: '100', OpeningRate: '1.2' }));
  expect(await api.journal()).toEqual([
    `2026-01-05 ${memo}: Dr 1000 110, Cr 33 110`,
    `2026-01-05 ${corrected}: Cr 1000 110, Dr 33 110`,
    `2026-01-05 ${memo}: Dr 1000 120, Cr 33 120`,
  ]);
  const wrong = await update(id, { ...euros, OpeningBalance: '100', OpeningRate: '0' });
  expect(wrong.body.fields).toEqual([
    { field: 'OpeningRate', message: 'The exchange rate must be above zero.' },
  ]);
  const other = await update(id, { Currency: 'GBP' });
  expect(other.body.fields).toEqual([
    { field: 'Currency', message: 'The account has entries, so it stays in EUR. Add another bank for GBP.' },
  ]);
});

test('a bank in a foreign currency shows what it has in that beside home, and apart what moved in others', async () => {
  const BankId = await api.bank('First', { Currency: 'EUR', OpeningBalance: '100', OpeningRate: '1.1' });
  await api.bank('At home', { OpeningBalance: '7' });
  const shown = async () => {
    const { Balance, OwnBalance, OtherMoney } = await banks.bank(BankId);
    return [OwnBalance, Balance, OtherMoney];
  };
  expect(await shown()).toEqual(['100', '110', '0']);
  const money = { ForeignCurrencyID: 978, ExchangeRate: '1.2' };
  const id = await api.invoice({ prices: ['100'], money });
  const through = { paymentmode: 2, BankId };
  expectOk(await api.pay(id, '40', { ...through, ExchangeRate: '1.3' }));
  expect(await shown()).toEqual(['140', '162', '0']);
  const bills = billApiFor(client);
  const items = [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '50' }];
  const more = { ForeignCurrencyIDFK: 978, ExchangeRate: '1.2' };
  const bill = await bills.bill({ vendor: await bills.vendor('Paper Mill'), items, more });
  expectOk(await bills.pay(bill, '50', { ...through, ExchangeRate: '1.4', BankCharge: '2' }));
  expect(await shown()).toEqual(['88', '89.2', '0']);
  // The rest of the invoice comes in dollars: the bank changed them, and nobody knows into how many euros.
  expectOk(await api.pay(id, '12', { ...through, ExchangeRate: '1.2', inhomecurrency: true }));
  expect(await shown()).toEqual(['88', '101.2', '12']);
  const inEuros = (await api.view(id)).payment.find(({ amount }) => amount === '40');
  const sent = { InvoiceId: id, PaymentId: inEuros?.id };
  expectOk(await client.send(invoiceCalls.deletePayment, sent));
  expect(await shown()).toEqual(['48', '49.2', '12']);
  expect((await banks.list())[1]).toMatchObject({ Balance: '7', OwnBalance: '7', OtherMoney: '0' });
});

test('a bank without entries may change its currency', async () => {
  const id = await api.bank('First');
  expectOk(await update(id, { Currency: 'EUR' }));
  expect(await banks.list()).toMatchObject([{ Currency: 'EUR', IsUsed: false }]);
});

test('a foreign currency needs the plan and the business’s switch', async () => {
  await server.owner.query('update business set multi_currency = false where id = $1', [
    client.shop.business.id,
  ]);
  const off = await client.send(bankCalls.addBank, { bankname: 'First', Currency: 'EUR' });
  expect(off.body.fields).toEqual([
    { field: 'Currency', message: 'Foreign currencies are not enabled for this business.' },
  ]);
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  const lacking = await client.send(bankCalls.addBank, { bankname: 'First', Currency: 'EUR' });
  expect(lacking.body.kind).toBe('plan-limit');
});
