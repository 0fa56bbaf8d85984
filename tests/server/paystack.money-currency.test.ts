import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankApiFor } from '../support/bank-api.ts';
import { pressAt, sandboxProviders } from '../support/gateway-api.ts';
import { connectPaystack } from '../support/paystack-api.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { origin, type Server, startServer } from '../support/server.ts';

let sandbox: Awaited<ReturnType<typeof sandboxProviders>>;
let server: Server;
beforeAll(async () => {
  sandbox = await sandboxProviders();
  server = await startServer({ gateways: sandbox.gateways });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const cedi = 936;
const ask = () => {
  server.pass(5);
  return runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });
};

/** An invoice of 100 cedis at 1.2 dollars, paid on a sub-account that Paystack settles in dollars at 1.25. */
const paidInCedis = async () => {
  const client = await server.client();
  await connectPaystack(client);
  expectOk(await bankApiFor(client).add('Northbank'));
  expectOk(
    await client.send(rateCalls.saveRate, { from: 'GHS', to: 'USD', date: '2026-01-02', rate: '1.2' }),
  );
  const api = apiFor(client);
  const ada = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, ada)).body.data.id;
  const invoice = await api.invoice({ customer, money: { ForeignCurrencyID: cedi, ExchangeRate: '1.2' } });
  const request = { InvoiceId: invoice };
  const opened = expectOk(await client.send(paymentSessionCalls.openPaystackSession, request)).body.data;
  await pressAt(opened.paymentlink!, 'pay');
  const { rows } = await server.owner.query(
    'select provider_session as reference, account from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const { reference, account } = rows[0] as { reference: string; account: string };
  const page = `${sandbox.url}/paystack/balance/${account}`;
  await pressAt(page, 'usd');
  const report = await sandbox.gateways.paystack!.look(account, reference);
  const charge = report.type === 'payment.received' ? report.charge : '';
  return {
    press: (act: string) => pressAt(page, act),
    pressOf: (act: string) => pressAt(page, `${act} ${charge}`),
    books: async () => ({
      status: (await api.view(invoice)).standing.status,
      balances: await api.balances(),
      violations: await violationsSeenBy(server.owner),
    }),
  };
};

test('a settlement in another currency than the payment’s clears it at what it was booked at, the difference realised', async () => {
  const { press, books } = await paidInCedis();
  await ask();
  expect((await books()).balances).toEqual({ 3: '120', 13: '-120' });
  await press('settle');
  await ask();
  // 125 dollars, less 1.50 cedis that Paystack keeps, which are 1.88. It was booked at 120.
  expect(await books()).toEqual({
    status: 'Paid',
    balances: { 13: '-120', 19: '-5', 30: '1.88', 1000: '123.12' },
    violations: [],
  });
});

test('what went back before it was settled is cleared at what that was booked at', async () => {
  const { press, pressOf, books } = await paidInCedis();
  await pressOf('half');
  await press('process');
  await press('settle');
  await ask();
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '60', 13: '-120', 19: '-2.5', 30: '1.88', 1000: '60.62' },
    violations: [],
  });
});
