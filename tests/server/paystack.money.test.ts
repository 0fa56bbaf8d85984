import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { providerMoneyCalls as calls } from '../../src/api/calls/provider-money.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankApiFor } from '../support/bank-api.ts';
import { pressAt, sandboxProviders } from '../support/gateway-api.ts';
import { inEveryOrder, sampledOrders } from '../support/orders.ts';
import { connectPaystack, sendPaystackEvent } from '../support/paystack-api.ts';
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

/** An invoice of 100 paid at Paystack, of which nothing was told yet, with the page of the sub-account's balance. */
const paidThere = async () => {
  const client = await server.client('NGN');
  await connectPaystack(client);
  const api = apiFor(client);
  expectOk(await bankApiFor(client).add('Northbank'));
  const sent = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, sent)).body.data.id;
  const invoice = await api.invoice({ customer });
  const request = { InvoiceId: invoice };
  const opened = expectOk(await client.send(paymentSessionCalls.openPaystackSession, request)).body.data;
  await pressAt(opened.paymentlink!, 'pay');
  const mine = [client.shop.business.id];
  const { rows } = await server.owner.query(
    'select provider_session as reference, account from payment_session where business_id = $1',
    mine,
  );
  const { reference, account } = rows[0] as { reference: string; account: string };
  const send = (event: string, more: Record<string, unknown> = {}) =>
    sendPaystackEvent(server, { event, data: { domain: 'test', ...more } });
  const { look } = sandbox.gateways.paystack!;
  const report = await look(account, reference);
  const charge = report.type === 'payment.received' ? report.charge : '';
  const page = `${sandbox.url}/paystack/balance/${account}`;
  return {
    client,
    api,
    invoice,
    reportPaid: () => send('charge.success', { reference }),
    press: async (act: string) => pressAt(page, `${act} ${charge}`),
    plain: (act: string) => pressAt(page, act),
    reportAbout: (event: string, more: Record<string, unknown> = {}) =>
      send(event, { transaction_reference: reference, ...more }),
    books: async () => ({
      status: (await api.view(invoice)).standing.status,
      balances: await api.balances(),
      violations: await violationsSeenBy(server.owner),
    }),
  };
};
const paid = async () => {
  const one = await paidThere();
  await one.reportPaid();
  return one;
};
const ask = () => {
  server.pass(5);
  return runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });
};

test('two refunds of one amount, whose reports carry no id, are two; a settlement is polled, and clears', async () => {
  const one = await paid();
  await one.press('half');
  expect(await one.reportAbout('refund.pending', { amount: '5000' })).toBe('1 refunds, 0 disputes');
  expect((await one.books()).balances).toEqual({ 3: '100', 13: '-100' });
  await one.press('half');
  await one.plain('process');
  await one.reportAbout('refund.processed', { amount: '5000', refund_reference: 'a' });
  await one.reportAbout('refund.processed', { amount: '5000', refund_reference: 'b' });
  expect(await one.books()).toEqual({
    status: 'NotPaid',
    balances: { 2: '100', 13: '-100' },
    violations: [],
  });
});

test('a settlement that no report tells of is found by asking, and clearing ends at zero', async () => {
  const one = await paid();
  await one.press('half');
  await one.plain('process');
  await one.reportAbout('refund.processed');
  await one.plain('settle');
  await ask();
  await ask();
  expect(await one.books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 13: '-100', 30: '1.5', 1000: '48.5' },
    violations: [],
  });
});

test('a dispute takes the money once it is lost, and one that is won takes none', async () => {
  for (const [act, status, balances] of [
    ['lose', 'NotPaid', { 2: '100', 13: '-100' }],
    ['win', 'Paid', { 3: '100', 13: '-100' }],
  ] as const) {
    const one = await paid();
    await one.press('dispute');
    await one.reportAbout('charge.dispute.create');
    expect((await one.books()).balances).toEqual({ 3: '100', 13: '-100' });
    await one.press(act);
    await one.reportAbout('charge.dispute.resolve');
    expect(await one.books()).toEqual({ status, balances, violations: [] });
  }
});

test('a refund asked for here is pending until Paystack has processed it', async () => {
  const one = await paid();
  const money = expectOk(await one.client.send(calls.getOnlineMoney, { InvoiceId: one.invoice })).body.data;
  const request = { InvoiceId: one.invoice, PaymentId: money.payments[0]!.paymentid, amount: '30' };
  expectOk(await one.client.send(calls.refundOnline, request));
  const kept = expectOk(await one.client.send(calls.getOnlineMoney, { InvoiceId: one.invoice })).body.data;
  expect(kept.refunds[0]!.Standing.status).toBe('Pending');
  await one.plain('process');
  await ask();
  expect((await one.books()).balances).toEqual({ 2: '30', 3: '70', 13: '-100' });
});

test('reports of a payment, a refund, a dispute and its end come to the same books in every order, and are settled', async () => {
  const fixtures: Awaited<ReturnType<typeof paidThere>>[] = [];
  const ends = await inEveryOrder(async () => {
    const one = await paidThere();
    fixtures.push(one);
    await one.press('half');
    await one.plain('process');
    await one.press('dispute');
    await one.press('lose');
    await one.plain('settle');
    return {
      reports: [
        one.reportPaid,
        () => one.reportAbout('refund.pending', { amount: '5000' }),
        () => one.reportAbout('refund.processed', { amount: '5000' }),
        () => one.reportAbout('charge.dispute.create'),
        () => one.reportAbout('charge.dispute.resolve'),
      ],
      books: one.books,
    };
  });
  const end = { status: 'NotPaid', violations: [] };
  expect(ends.size).toBe(sampledOrders().length);
  for (const [order, books] of ends)
    expect(books, order).toEqual({ ...end, balances: { 2: '100', 13: '-100' } });
  // No report tells of settlements: the one that took the fee is found by asking.
  await ask();
  for (const { books } of fixtures)
    expect(await books()).toEqual({ ...end, balances: { 2: '100', 13: '-100', 30: '1.5', 1000: '-1.5' } });
}, 600_000);
