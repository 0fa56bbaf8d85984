import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { providerMoneyCalls as calls } from '../../src/api/calls/provider-money.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankApiFor } from '../support/bank-api.ts';
import { connectFlutterwave, sendFlutterwaveEvent } from '../support/flutterwave-api.ts';
import { pressAt, sandboxProviders } from '../support/gateway-api.ts';
import { inEveryOrder, sampledOrders } from '../support/orders.ts';
import { newId } from '../support/payments.ts';
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

/** An invoice of 100 naira paid at Flutterwave, of which nothing was told yet, with the page of the sub-account's money. */
const paidThere = async () => {
  const client = await server.client('NGN');
  await connectFlutterwave(server, client);
  const api = apiFor(client);
  expectOk(await bankApiFor(client).add('Northbank'));
  const ada = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, ada)).body.data.id;
  const invoice = await api.invoice({ customer });
  const request = { InvoiceId: invoice };
  const opened = expectOk(await client.send(paymentSessionCalls.openFlutterwaveSession, request)).body.data;
  await pressAt(opened.paymentlink!, 'pay');
  const { rows } = await server.owner.query(
    'select provider_session as reference, account from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const { reference, account } = rows[0] as { reference: string; account: string };
  const report = await sandbox.gateways.flutterwave!.look(account, reference);
  const charge = report.type === 'payment.received' ? report.charge : '';
  const page = `${sandbox.url}/flutterwave/balance/${account}`;
  /** Presses the first act on the page that begins so. */
  const press = async (act: string) => {
    const shown = await (await fetch(page)).text();
    const offered = [...shown.matchAll(/value="([^"]+)"/g)].map(([, value]) => value!);
    const value = offered.find((one) => one === act || one.startsWith(`${act} `));
    if (!value) throw new Error(`${act} isn’t offered`);
    await pressAt(page, value);
  };
  const meta_data = { subaccount: account };
  const tell = (event: string, data: Record<string, unknown>, meta: object | null = meta_data) =>
    sendFlutterwaveEvent(server, { event, data: { ...data, sent: newId('report') }, meta_data: meta });
  return {
    client,
    api,
    invoice,
    charge,
    account,
    press,
    reportPaid: () => tell('charge.completed', { tx_ref: reference }),
    /** A report of a refund names the payment by its id, in a spelling of its own. */
    refunded: (meta?: object | null) =>
      tell('refund.completed', { TransactionId: Number(charge), AmountRefunded: 999 }, meta),
    chargedBack: (end: string) => tell(`chargeback.${end}`, { tx_ref: reference, amount: 999 }),
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

test('clearing ends at zero: paid, half refunded, charged back, won, and settled to the bank', async () => {
  const one = await paid();
  await one.press('half');
  expect(await one.refunded()).toBe('1 refunds, 0 disputes');
  expect((await one.books()).balances).toEqual({ 2: '50', 3: '50', 13: '-100' });
  await one.press('chargeback');
  await one.chargedBack('initiated');
  expect(await one.books()).toEqual({
    status: 'NotPaid',
    balances: { 2: '100', 13: '-100' },
    violations: [],
  });
  await one.press('win');
  await one.chargedBack('won');
  await one.chargedBack('won');
  expect((await one.books()).balances).toEqual({ 2: '50', 3: '50', 13: '-100' });
  await one.press('settle');
  await ask();
  await ask();
  expect(await one.books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 13: '-100', 30: '1.4', 1000: '48.6' },
    violations: [],
  });
});

test('a chargeback that is lost keeps the money, with evidence sent or not', async () => {
  for (const decline of [false, true]) {
    const one = await paid();
    await one.press('chargeback');
    if (decline) await one.press('decline');
    await one.chargedBack('initiated');
    await one.press('lose');
    await one.chargedBack('lost');
    await one.press('settle');
    await ask();
    expect(await one.books()).toEqual({
      status: 'NotPaid',
      balances: { 2: '100', 13: '-100', 30: '1.4', 1000: '-1.4' },
      violations: [],
    });
  }
});

test('refunds and chargebacks whose reports never come, or don’t say whose they are, are found by asking', async () => {
  const [refunded, disputed, other] = [await paid(), await paid(), await paid()];
  await refunded.press('half');
  expect(await refunded.refunded(null)).toBe('names no business');
  await disputed.press('chargeback');
  await ask();
  expect((await refunded.books()).balances).toEqual({ 2: '50', 3: '50', 13: '-100' });
  expect((await disputed.books()).balances).toEqual({ 2: '100', 13: '-100' });
  expect((await other.books()).balances).toEqual({ 3: '100', 13: '-100' });
});

test('a refund asked for here is made once, though nobody answered, and two of one amount are two', async () => {
  const { client, invoice, charge, account, press, refunded, books } = await paid();
  const { settlements } = sandbox.gateways.flutterwave!;
  const money = expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data;
  const request = { InvoiceId: invoice, PaymentId: money.payments[0]!.paymentid, amount: '50' };
  expectOk(await client.send(calls.refundOnline, request));
  expect((await books()).balances).toEqual({ 2: '50', 3: '50', 13: '-100' });
  const [made] = await settlements!.refunds(account, charge);
  const again = { account, charge, refundId: made!.ours!, amount: '50', currency: 'NGN' };
  expect(await settlements!.refund(again)).toEqual(made);
  expect(await settlements!.refunds(account, charge)).toHaveLength(1);
  await press('slow');
  await refunded();
  expect((await books()).balances).toEqual({ 2: '50', 3: '50', 13: '-100' });
  await press('complete');
  await refunded();
  expect((await books()).balances).toEqual({ 2: '100', 13: '-100' });
});

test('a report under the right hash that names another’s payment moves nothing', async () => {
  const [mine, other] = [await paid(), await paid()];
  await mine.press('half');
  expect(await mine.refunded({ subaccount: other.account })).toBe('names no payment');
  expect((await mine.books()).balances).toEqual({ 3: '100', 13: '-100' });
  const { settlements } = sandbox.gateways.flutterwave!;
  await expect(settlements!.refunds(other.account, mine.charge)).rejects.toMatchObject({ fault: 'refused' });
  await mine.press('settle');
  const [settlement] = await settlements!.payouts(mine.account, new Date());
  await expect(settlements!.payout(other.account, settlement!)).rejects.toMatchObject({ fault: 'refused' });
});

test('reports of a payment, a refund, a chargeback, its evidence and its end come to the same books in every order', async () => {
  const ends = await inEveryOrder(async () => {
    const one = await paidThere();
    for (const act of ['half', 'chargeback', 'decline', 'win']) await one.press(act);
    return {
      reports: [
        one.reportPaid,
        () => one.refunded(),
        () => one.chargedBack('initiated'),
        () => one.chargedBack('declined'),
        () => one.chargedBack('won'),
      ],
      books: one.books,
    };
  });
  expect(ends.size).toBe(sampledOrders().length);
  for (const [order, books] of ends)
    expect(books, order).toEqual({
      status: 'DepositPaid',
      balances: { 2: '50', 3: '50', 13: '-100' },
      violations: [],
    });
}, 600_000);
