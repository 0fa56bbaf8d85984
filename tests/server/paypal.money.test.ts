import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerMoneyCalls as calls } from '../../src/api/calls/provider-money.ts';
import { expectOk } from '../support/api.ts';
import { inEveryOrder, sampledOrders } from '../support/orders.ts';
import { paidAtPaypal } from '../support/paypal-money.ts';
import { type PaypalSigner, startServerWithPaypal } from '../support/paypal-signer.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { origin, type Server } from '../support/server.ts';

let signer: PaypalSigner;
let sandbox: Awaited<ReturnType<typeof startServerWithPaypal>>['sandbox'];
let server: Server;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ signer, sandbox, server, close } = await startServerWithPaypal());
});
afterAll(() => close());

const paid = () => paidAtPaypal(server, signer, sandbox.url);
const booked = async () => {
  const one = await paid();
  await one.reportPaid();
  return { ...one, capture: await one.charge() };
};
const ask = () => {
  server.pass(5);
  return runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });
};

test('clearing ends at zero: paid, half refunded, charged back, won, and paid out by hand', async () => {
  const { capture, client, press, tell, refund, dispute, books } = await booked();
  await press('half');
  expect(await tell(refund(capture))).toBe('1 refunds, 0 disputes');
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 3: '50', 13: '-100' },
    violations: [],
  });
  await press('chargeback');
  await tell(dispute('CREATED', capture));
  expect(await books()).toEqual({
    status: 'NotPaid',
    balances: { 2: '100', 3: '-20', 13: '-100', 30: '20' },
    violations: [],
  });
  await press('win');
  await tell(dispute('RESOLVED', capture));
  await tell(dispute('RESOLVED', capture));
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 3: '30', 13: '-100', 30: '20' },
    violations: [],
  });
  // PayPal reports no payouts: what reached the bank is recorded by hand, and the fee it kept of the payment with it.
  expectOk(await client.send(calls.recordPayout, { amount: '26.01', fees: '3.99', provider: 'PayPal' }));
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 13: '-100', 30: '23.99', 1000: '26.01' },
    violations: [],
  });
});

test('a claim takes the money once it is lost, and one that is asked about or won takes none', async () => {
  for (const [begun, act, status, balances] of [
    ['dispute', 'lose', 'NotPaid', { 2: '100', 13: '-100' }],
    ['dispute', 'win', 'Paid', { 3: '100', 13: '-100' }],
    ['inquire', 'win', 'Paid', { 3: '100', 13: '-100' }],
  ] as const) {
    const { capture, press, tell, dispute, books } = await booked();
    await press(begun);
    await tell(dispute('CREATED', capture));
    expect((await books()).balances).toEqual({ 3: '100', 13: '-100' });
    await press(act);
    await tell(dispute('UPDATED', capture));
    expect(await books()).toEqual({ status, balances, violations: [] });
  }
});

test('a chargeback that is lost keeps the money and its fee', async () => {
  const { capture, press, tell, dispute, books } = await booked();
  await press('chargeback');
  await tell(dispute('CREATED', capture));
  await press('lose');
  await tell(dispute('RESOLVED', capture));
  expect(await books()).toEqual({
    status: 'NotPaid',
    balances: { 2: '100', 3: '-20', 13: '-100', 30: '20' },
    violations: [],
  });
});

test('a refund on its way books nothing until PayPal completes it, and one that fails never does', async () => {
  for (const [act, balances] of [
    ['complete', { 2: '100', 13: '-100' }],
    ['fail', { 3: '100', 13: '-100' }],
  ] as const) {
    const { capture, press, tell, refund, books } = await booked();
    await press('slow');
    await tell(refund(capture, 'PAYMENT.REFUND.PENDING'));
    expect((await books()).balances).toEqual({ 3: '100', 13: '-100' });
    await press(act);
    await ask();
    expect((await books()).balances).toEqual(balances);
  }
});

test('two refunds of one amount are two, and a refund asked for here is made once', async () => {
  const { client, capture, invoice, press, tell, refund, books } = await booked();
  const money = expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data;
  const request = { InvoiceId: invoice, PaymentId: money.payments[0]!.paymentid, amount: '50' };
  expectOk(await client.send(calls.refundOnline, request));
  expect((await books()).balances).toEqual({ 2: '50', 3: '50', 13: '-100' });
  await press('refund');
  await tell(refund(capture));
  await tell(refund(capture));
  expect((await books()).balances).toEqual({ 2: '100', 13: '-100' });
  const after = expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data;
  expect(after.refunds.map(({ Standing }) => Standing.status)).toEqual(['Done', 'Done']);
});

test('a signed report of one business that names another’s capture moves nothing', async () => {
  const [mine, other] = [await booked(), await booked()];
  await mine.press('chargeback');
  expect(await mine.tell(mine.dispute('CREATED', mine.capture, other.account))).toBe('names no payment');
  expect((await mine.books()).balances).toEqual({ 3: '100', 13: '-100' });
  expect((await other.books()).balances).toEqual({ 3: '100', 13: '-100' });
  // Nor does the provider answer one business about the other's.
  await expect(
    sandbox.gateways.paypal.settlements!.refunds(other.account, mine.capture),
  ).rejects.toMatchObject({ fault: 'refused' });
});

test('reports of an order, its capture, a refund, a chargeback and its end come to the same books in every order', async () => {
  const ends = await inEveryOrder(async () => {
    const one = await paid();
    // Approved isn't taken: the first who looks takes it. Here that is before the order of reports begins.
    const { look } = sandbox.gateways.paypal;
    const { rows } = await server.owner.query(
      'select account, provider_session as order from payment_session where business_id = $1',
      [one.client.shop.business.id],
    );
    const report = await look(rows[0].account, rows[0].order);
    const capture = report.type === 'payment.received' ? report.charge : '';
    await one.press('half');
    await one.press('chargeback');
    await one.press('win');
    const { reportPaid, tell, of, refund, dispute, books } = one;
    return {
      reports: [
        reportPaid,
        () => tell(of.capture('COMPLETED')),
        () => tell(refund(capture)),
        () => tell(dispute('CREATED', capture)),
        () => tell(dispute('RESOLVED', capture)),
      ],
      books,
    };
  });
  expect(ends.size).toBe(sampledOrders().length);
  for (const [order, books] of ends)
    expect(books, order).toEqual({
      status: 'DepositPaid',
      balances: { 2: '50', 3: '30', 13: '-100', 30: '20' },
      violations: [],
    });
}, 600_000);

test('a refund that no report told of is found within a day as long as its payment can be refunded, and no longer', async () => {
  const one = await booked();
  /** Which of the day's 144 turns a payment is asked about in. */
  const turnOf = async ({ capture }: typeof one): Promise<number> =>
    (await server.owner.query('select abs(hashtext($1) % 144)::int as turn', [capture])).rows[0].turn;
  let other = await booked();
  // Asked about in a turn of the first's, it would be found with it.
  while ([0, 1].includes(((await turnOf(other)) - (await turnOf(one)) + 144) % 144)) other = await booked();
  const clearing = async ({ client }: typeof one) =>
    (
      await server.owner.query(
        'select sum(amount)::float as n from journal_line where business_id = $1 and account_id = 3',
        [client.shop.business.id],
      )
    ).rows[0].n;
  /** Asks so many days later, in the ten minutes of a day in which this payment is asked about, or so many turns after them. */
  const askAfter = async (days: number, payment: typeof one, turns = 0) => {
    const then = Math.floor(server.services.clock().getTime() / 600_000) % 144;
    server.pass(days * 1440 + (((await turnOf(payment)) + turns - then + 144) % 144) * 10 - 5);
    await ask();
  };
  await one.press('half');
  await other.press('half');
  await askAfter(90, one, 1);
  expect(await clearing(one)).toBe(100);
  await askAfter(0, one);
  expect(await clearing(one)).toBe(50);
  await askAfter(100, other);
  expect([await clearing(one), await clearing(other)]).toEqual([50, 100]);
});
