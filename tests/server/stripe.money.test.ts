import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBusiness } from '../../server/store/database/tx.ts';
import { remindable } from '../../server/store/mail/reminders.ts';
import { providerMoneyCalls as calls } from '../../src/api/calls/provider-money.ts';
import { expectOk } from '../support/api.ts';
import { sandboxProviders } from '../support/gateway-api.ts';
import { paidAtStripe } from '../support/provider-money.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { clientOf, origin, type Server, startServer } from '../support/server.ts';
import { noAnswer } from '../support/silent-gateway.ts';
import { outcomeOf, sendStripeEvent, stripeEvent } from '../support/stripe-api.ts';

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

const paid = async () => {
  const client = await server.client();
  return { client, ...(await paidAtStripe(server, client, sandbox.url)) };
};
const ask = () =>
  runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });

test('clearing ends at zero: paid, half refunded, disputed, won, paid out', async () => {
  const { client, invoice, reportPaid, press, reportAbout, tell, books, rows } = await paid();
  await reportPaid();
  const charge = await press('half');
  await reportAbout('refund.created', charge);
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 3: '50', 13: '-100' },
    violations: [],
  });
  await press('dispute');
  await reportAbout('charge.dispute.created', charge);
  expect(await books()).toEqual({
    status: 'NotPaid',
    balances: { 2: '100', 3: '-15', 13: '-100', 30: '15' },
    violations: [],
  });
  await press('win');
  await reportAbout('charge.dispute.closed', charge);
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 3: '50', 13: '-100' },
    violations: [],
  });
  // What a won dispute brought back is no second payment: the charge is refunded once.
  expect(
    expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data.payments,
  ).toMatchObject([{ amount: '100', refundable: '50' }]);
  await press('payout');
  const payout = await press('arrive');
  await tell('payout.paid', payout);
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '50', 13: '-100', 30: '3.2', 1000: '46.8' },
    violations: [],
  });
  expect(await rows('provider_payout')).toMatchObject([{ status: 'Paid', amount: '46.8', fees: '3.2' }]);
});

test('a payout that is sent back is taken back, and the next one clears all the same', async () => {
  const { reportPaid, press, tell, books, rows } = await paid();
  await reportPaid();
  await press('payout');
  const payout = await press('arrive');
  await tell('payout.paid', payout);
  await press('fail');
  await tell('payout.failed', payout);
  await tell('payout.paid', payout);
  expect((await books()).balances).toEqual({ 3: '100', 13: '-100' });
  expect(await rows('provider_payout')).toMatchObject([{ status: 'Failed' }]);
  await press('payout');
  await press('arrive');
  await ask();
  expect((await books()).balances).toEqual({ 13: '-100', 30: '3.2', 1000: '96.8' });
});

test('a refund asked for here goes to Stripe, is booked by its word, and the owners aren’t told of it', async () => {
  const { client, reportPaid, invoice, books, rows } = await paid();
  await reportPaid();
  const money = expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data;
  const [payment] = money.payments;
  expect(payment).toMatchObject({ provider: 'Stripe', amount: '100', refundable: '100', canrefund: true });
  const ask = (amount: string) =>
    client.send(calls.refundOnline, { InvoiceId: invoice, PaymentId: payment!.paymentid, amount });
  expect((await ask('100.01')).body).toMatchObject({
    Message: 'You can refund up to 100 USD of this payment.',
  });
  expect(expectOk(await ask('30')).body.data).toMatchObject({ repeated: false });
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '30', 3: '70', 13: '-100' },
    violations: [],
  });
  expect(await rows('provider_refund')).toMatchObject([{ status: 'Done' }]);
  expect((await ask('70.01')).body).toMatchObject({
    Message: 'You can refund up to 70 USD of this payment.',
  });
});

test('a refund that was never answered is unknown, and found at Stripe later', async () => {
  const { client, reportPaid, invoice, balance, books, rows } = await paid();
  await reportPaid();
  const stripe = sandbox.gateways.stripe!;
  const silent = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: {
      stripe: {
        ...stripe,
        settlements: {
          ...stripe.settlements!,
          refund: async (request) => {
            await stripe.settlements!.refund(request);
            return noAnswer();
          },
        },
      },
    },
  });
  const money = expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data;
  const there = clientOf(silent.send, client.shop, client.token);
  const requested = { InvoiceId: invoice, PaymentId: money.payments[0]!.paymentid, amount: '30' };
  expectOk(await there.send(calls.refundOnline, requested));
  expect(await rows('provider_refund')).toMatchObject([{ status: 'Unknown' }]);
  await silent.close();
  expect((await books()).balances).toEqual({ 3: '100', 13: '-100' });
  server.pass(5);
  await ask();
  expect((await books()).balances).toEqual({ 2: '30', 3: '70', 13: '-100' });
  expect(balance).toContain('/balance/');
});

test('a signed report of one business that names another’s payment moves nothing', async () => {
  const one = await paid();
  await one.reportPaid();
  const charge = await one.press('dispute');
  await one.press('payout').catch(() => {});
  const other = await paid();
  const event = stripeEvent('charge.dispute.created', other.account, 'du_1', {
    data: { object: { id: 'du_1', charge } },
  });
  await sendStripeEvent(server, event);
  expect(await outcomeOf(server, event.id)).toBe('names no payment');
  expect((await one.books()).balances).toEqual({ 3: '100', 13: '-100' });
  expect((await other.books()).balances).toEqual({ 2: '100', 13: '-100' });
  expect(await one.rows('provider_dispute')).toEqual([]);
  expect(await other.rows('provider_dispute')).toEqual([]);
});

test('a dispute is shown on its invoice, reminders rest, and the owners are told', async () => {
  const { client, reportPaid, press, reportAbout, invoice } = await paid();
  await reportPaid();
  const charge = await press('dispute');
  await reportAbout('charge.dispute.created', charge);
  const money = async () =>
    expectOk(await client.send(calls.getOnlineMoney, { InvoiceId: invoice })).body.data;
  expect((await money()).disputes).toMatchObject([
    { provider: 'Stripe', amount: '100', reason: 'fraudulent', Standing: { status: 'Open' } },
  ]);
  const reminded = async () =>
    (await withBusiness({ ...server, business: client.shop.business }, 'read', (tx) => remindable(tx)))!
      .documents.length;
  const mine = [client.shop.business.id];
  await server.owner.query(
    `update business set settings = settings || '{"reminders": {"on": true, "days": [1], "since": "2026-01-01T00:00:00Z"}}' where id = $1`,
    mine,
  );
  await server.owner.query(
    `insert into message (business_id, id, channel, recipients, created_at, document_id, purpose, state)
     select business_id, id, 'mail', '[]', '2026-03-02', id, 'document', 'sent' from document where business_id = $1`,
    mine,
  );
  expect(await reminded()).toBe(0);
  await press('lose');
  await reportAbout('charge.dispute.closed', charge);
  expect((await money()).disputes[0]!.Standing.status).toBe('Lost');
  expect(await reminded()).toBe(0);
  await server.owner.query(`update provider_dispute set status = 'Won' where business_id = $1`, mine);
  expect(await reminded()).toBe(1);
  const letters = await server.owner.query(
    `select subject from letter where business_id = $1 order by created_at, subject`,
    [client.shop.business.id],
  );
  expect(letters.rows.map(({ subject }) => subject.replace(/INV-\d+/, 'it'))).toEqual([
    'The payment for it is disputed',
    'You lost the dispute for it',
  ]);
});

test('a payout of a provider that reports none is recorded by hand, and clears', async () => {
  const { client, reportPaid, books } = await paid();
  await reportPaid();
  const recorded = { amount: '97', fees: '3', provider: 'PayPal', onday: '2026-03-02' };
  expectOk(await client.send(calls.recordPayout, recorded));
  expect((await books()).balances).toEqual({ 13: '-100', 30: '3', 1000: '97' });
  const listed = expectOk(await client.send(calls.listPayouts, {})).body.data;
  expect(listed).toMatchObject({
    clearing: '0',
    homecurrency: 'USD',
    total: 1,
    payouts: [{ provider: 'PayPal', amount: '97', fees: '3', isbooked: true, Standing: { status: 'Paid' } }],
  });
});
