import { afterAll, beforeAll, expect, test } from 'vitest';
import { importDealCodes } from '../../server/maintenance/plan-codes.ts';
import { settlePlanPayment } from '../../server/services/settle-plan-payment.ts';
import { asAccess } from '../../server/store/access/access.ts';
import { onPoint } from '../../server/store/database/point.ts';
import { livePlanPayments } from '../../server/store/plans/plan-payments.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { planCodeCalls } from '../../src/api/calls/plan-code.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { expectOk } from '../support/api.ts';
import { pressAt } from '../support/gateway-api.ts';
import { billingOn } from '../support/plan-billing.ts';
import { planServer } from '../support/plan-payments.ts';

let server: Awaited<ReturnType<typeof planServer>>;
beforeAll(async () => {
  server = await planServer();
});
afterAll(() => server.close());

const at = (instant: string): void => {
  const now = server.clock();
  server.pass((new Date(instant).getTime() - now.getTime()) / 60_000);
};

/** A business on the free plan, and what is done about its plan. */
const someBusiness = async (day = '2026-06-01') => {
  server.setToday(day);
  const client = await server.client();
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  return { client, billing: billingOn(server, client) };
};

/** One that pays for growth from 1 June on. */
const subscriber = async (card = 'works') => {
  const { client, billing } = await someBusiness();
  await billing.subscribe('growth', {}, card);
  return { client, billing };
};

test('a plan is had once its payment succeeded, and not before', async () => {
  const { billing } = await someBusiness();
  const { body } = expectOk(await billing.ask('growth'));
  expect(body).toMatchObject({ PaymentStatus: 'requires_action', data: { PlanName: 'free' } });
  expect(await billing.plan()).toMatchObject({ plan: 'free' });
  const again = expectOk(await billing.ask('growth')).body;
  expect(again).toEqual(body);
  const other = await billing.ask('enterprise');
  expect(other.body).toMatchObject({
    Message: 'A payment is open for another change. Finish it first, or wait until it lapses.',
    details: { link: body.link, payment: body.payment },
  });
  const { state } = await billing.subscribe('growth');
  expect(state).toBe('Paid');
  expect(await billing.plan()).toEqual({ plan: 'growth', seats: 5 });
  expect(await billing.state()).toMatchObject({
    state: 'Active',
    period: { from: '2026-06-01', to: '2026-06-30' },
    nextCharge: { day: '2026-07-01', amount: '29' },
    method: 'Visa •••• 4242',
  });
  expect(await billing.invoices()).toEqual(['Paid 29']);
  expect(await billing.mails()).toEqual(['Your plan: Growth, monthly']);
});

test('M6: up to enterprise on 16 June 25.00 is due, by the card that is kept, and 79.00 on 1 July', async () => {
  const { billing } = await subscriber();
  server.setToday('2026-06-16');
  const preview = expectOk(await billing.preview('enterprise')).body.data;
  expect(preview).toMatchObject({
    Kind: 'up',
    DueNow: '25',
    Afterwards: { Day: '2026-07-01', Amount: '79' },
  });
  const { body } = expectOk(await billing.ask('enterprise'));
  expect(body).toMatchObject({ PaymentStatus: 'succeeded', data: { PlanName: 'enterprise' } });
  server.setToday('2026-07-01');
  await billing.steps();
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 25', 'Paid 79']);
  expect(await billing.state()).toMatchObject({ period: { from: '2026-07-01', to: '2026-07-31' } });
});

test('M13: a seat on 16 June is 2.50, and enterprise on 21 June credits each line by its own days', async () => {
  const { billing } = await subscriber();
  server.setToday('2026-06-16');
  expectOk(await billing.ask('growth', { seats: 6 }));
  expect(await billing.plan()).toEqual({ plan: 'growth', seats: 6 });
  server.setToday('2026-06-21');
  expectOk(await billing.ask('enterprise'));
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 2.5', 'Paid 14.99']);
});

test('a seat on the last day of a period is too little for a card, so it is had at once and charged from the next', async () => {
  const { billing } = await subscriber();
  server.setToday('2026-06-30');
  expect(expectOk(await billing.preview('growth', { seats: 6 })).body.data).toMatchObject({
    DueNow: '0',
    Afterwards: { Day: '2026-07-01', Amount: '34' },
    Notices: ['For the days left it comes to less than a card can be charged, so we don’t charge it.'],
  });
  expect(expectOk(await billing.ask('growth', { seats: 6 })).body).toMatchObject({
    PaymentStatus: 'succeeded',
  });
  expect(await billing.plan()).toEqual({ plan: 'growth', seats: 6 });
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 0', 'Paid 34']);
});

test('M11: past due on 1 July and cancelled on 3 July: free, the invoice void, no try and no mail after it', async () => {
  const { client, billing } = await subscriber('funds');
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  expect((await billing.state()).state).toBe('PastDue');
  expect(await billing.plan()).toMatchObject({ plan: 'growth' });
  at('2026-07-02T00:00:00Z');
  await billing.steps();
  server.setToday('2026-07-03');
  const mails = await billing.mails();
  expect(mails).toEqual([
    'Your plan: Growth, monthly',
    'We couldn’t charge your plan',
    'We couldn’t charge your plan',
  ]);
  const sent = { SubscriptionID: 'any' };
  const { body } = expectOk(await client.send(planBillingCalls.cancelSubscription, sent));
  expect(body.message).toBe('subscripion cancelled successfully.');
  const tries = await billing.payments();
  for (const day of ['2026-07-04', '2026-07-08', '2026-07-16']) {
    server.setToday(day);
    await billing.steps();
  }
  expect((await billing.state()).state).toBe('Free');
  expect(await billing.plan()).toMatchObject({ plan: 'free' });
  expect(await billing.invoices()).toEqual(['Paid 29', 'Void 29', 'Void -29']);
  expect(await billing.payments()).toEqual(tries);
  expect(await billing.mails()).toEqual(mails);
});

test('a renewal that fails is tried after 1, 3 and 7 days, and given up on day 14', async () => {
  const { billing } = await subscriber('funds');
  const triedOn: Record<string, number> = {};
  for (let day = 1; day <= 16; day += 1) {
    const before = (await billing.payments()).length;
    at(`2026-07-${String(day).padStart(2, '0')}T06:00:00Z`);
    await billing.steps();
    const tries = (await billing.payments()).length - before;
    if (tries > 0) triedOn[day] = tries;
  }
  expect(triedOn).toEqual({ 1: 1, 2: 1, 4: 1, 8: 1 });
  expect((await billing.state()).state).toBe('Free');
  expect(await billing.mails()).toEqual([
    'Your plan: Growth, monthly',
    ...Array(4).fill('We couldn’t charge your plan'),
    'Your plan has ended',
  ]);
  expect(await billing.invoices()).toEqual(['Paid 29', 'Void 29', 'Void -29']);
});

test('while nobody takes payments a plan goes on and nothing is given up, and it is charged once somebody does', async () => {
  const { billing } = await subscriber();
  for (const day of ['2026-07-01', '2026-07-02', '2026-07-20']) {
    server.setToday(day);
    await billing.steps({ planPayments: null });
  }
  expect((await billing.state()).state).toBe('Active');
  expect(await billing.invoices()).toEqual(['Paid 29']);
  at('2026-07-20T13:00:00Z');
  await billing.steps();
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 29']);
  expect(await billing.state()).toMatchObject({ state: 'Active', period: { to: '2026-07-31' } });
});

test('a server that slept takes each step once and in order, and tries it missed become one', async () => {
  const { billing } = await subscriber('funds');
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  at('2026-07-06T00:00:00Z');
  await Promise.all([billing.steps(), billing.steps()]);
  expect(await billing.payments()).toEqual(['start Paid', 'renew Failed', 'retry Failed']);
  at('2026-07-20T00:00:00Z');
  await billing.steps();
  expect(await billing.payments()).toEqual(['start Paid', 'renew Failed', 'retry Failed', 'retry Failed']);
  expect((await billing.mails()).at(-1)).toBe('Your plan has ended');
});

test('N59 a card the bank calls stolen isn’t tried again before another is kept, which is tried at once', async () => {
  const { billing } = await subscriber('stolen');
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  at('2026-07-02T00:00:00Z');
  await billing.steps();
  expect(await billing.payments()).toEqual(['start Paid', 'renew Failed']);
  expect(await billing.mails()).toHaveLength(3);
  await billing.changeCard('works');
  await billing.steps();
  expect(await billing.state()).toMatchObject({
    state: 'Active',
    period: { from: '2026-07-01', to: '2026-07-31' },
  });
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 29']);
});

test('the open invoice is paid on a page, and the period counts from its due day', async () => {
  const { client, billing } = await subscriber('funds');
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  server.setToday('2026-07-03');
  expect((await billing.ask('enterprise')).body).toMatchObject({ Message: 'Pay the open invoice first.' });
  const { body } = expectOk(await client.send(planBillingCalls.payOpenInvoice, {}));
  await pressAt(body.link!, 'works');
  // The next try finds the page paid, and takes nothing more.
  at('2026-07-04T00:00:00Z');
  await billing.steps();
  expect(await billing.state()).toMatchObject({
    state: 'Active',
    period: { from: '2026-07-01', to: '2026-07-31' },
  });
  expect(await billing.payments()).toEqual(['start Paid', 'renew Failed', 'pay Paid']);
});

test('a smaller plan begins when the period ends, cancelling replaces it, and undoing keeps the plan', async () => {
  const { client, billing } = await subscriber();
  const down = expectOk(await billing.ask('starter')).body;
  expect(down).toMatchObject({ PaymentStatus: 'succeeded', data: { PlanName: 'growth' } });
  expect(await billing.state()).toMatchObject({ state: 'Cancelling', nextCharge: { amount: '9' } });
  expectOk(await client.send(planBillingCalls.cancelSubscription, {}));
  expect(await billing.state()).toMatchObject({ state: 'Cancelling', next: null });
  expectOk(await client.send(planBillingCalls.cancelSubscription, {}));
  expectOk(await client.send(planBillingCalls.undoCancel, {}));
  expect(await billing.state()).toMatchObject({ state: 'Active', nextCharge: { amount: '29' } });
  expectOk(await billing.ask('starter'));
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  expect(await billing.plan()).toEqual({ plan: 'starter', seats: 2 });
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 9']);
});

test('what is cancelled ends with its period, and nothing is charged', async () => {
  const { client, billing } = await subscriber();
  expectOk(await client.send(planBillingCalls.cancelSubscription, {}));
  at('2026-06-30T23:59:59Z');
  await billing.steps();
  expect(await billing.plan()).toMatchObject({ plan: 'growth' });
  at('2026-07-01T00:00:00Z');
  await billing.steps();
  expect(await billing.plan()).toMatchObject({ plan: 'free' });
  expect(await billing.invoices()).toEqual(['Paid 29']);
  expect(await billing.mails()).toEqual(['Your plan: Growth, monthly', 'Your paid plan is over']);
  const { body } = await client.send(planBillingCalls.cancelSubscription, {});
  expect(body).toMatchObject({ Message: 'Nothing is paid for, so there is nothing to cancel.' });
});

test('a payment that isn’t finished lapses after 23 hours; money that comes after it becomes plan credit', async () => {
  const { billing } = await someBusiness();
  const { body } = expectOk(await billing.ask('growth'));
  const reference = (await server.owner.query('select id from plan_payment where link = $1', [body.link]))
    .rows[0].id;
  server.pass(23 * 60 - 1);
  await billing.steps();
  expect(await billing.payments()).toEqual(['start Incomplete']);
  server.pass(1);
  await billing.steps();
  expect(await billing.payments()).toEqual(['start Lapsed']);
  expect(await billing.invoices()).toEqual([]);
  // Another checkout can be begun; what had lapsed stays so.
  expectOk(await billing.ask('enterprise'));
  expect(await billing.settle(reference)).toBe('Lapsed');
});

test('the trial is announced and ends, once, also by a server that slept', async () => {
  const { client, billing } = await someBusiness('2026-06-01');
  const { id } = client.shop.business;
  await server.owner.query(
    `update business set plan = 'trial', trial_ends_at = '2026-06-15T12:00:00Z' where id = $1`,
    [id],
  );
  await server.owner.query(
    `insert into plan_timer (business_id, step, due_at) values ($1, 'trial.soon', '2026-06-12T12:00:00Z'),
     ($1, 'trial.last', '2026-06-14T12:00:00Z'), ($1, 'trial.end', '2026-06-15T12:00:00Z')`,
    [id],
  );
  server.setToday('2026-06-12');
  await billing.steps();
  await billing.steps();
  expect(await billing.mails()).toEqual(['Your trial ends soon']);
  server.setToday('2026-06-18');
  await billing.steps();
  expect(await billing.mails()).toEqual(['Your trial ends soon']);
  expect((await billing.state()).state).toBe('Free');
  expect(await billing.plan()).toMatchObject({ plan: 'free' });
});

test('of one payment everything is done once, however often and in whatever order it is told', async () => {
  const { billing } = await someBusiness();
  const { body } = expectOk(await billing.ask('growth'));
  await pressAt(body.link!, 'works');
  const { reference } = (
    await server.owner.query('select id as reference from plan_payment where link = $1', [body.link])
  ).rows[0];
  const told = await Promise.all(Array.from({ length: 4 }, () => billing.settle(reference)));
  expect(told).toEqual(['Paid', 'Paid', 'Paid', 'Paid']);
  expect(await billing.invoices()).toEqual(['Paid 29']);
  expect(await billing.mails()).toHaveLength(1);
});

test('periods keep their day: 31 January, 28 February, 31 March', async () => {
  const { billing } = await someBusiness('2027-01-31');
  await billing.subscribe('starter');
  const begun: string[] = [];
  for (const day of ['2027-02-28', '2027-03-31', '2027-04-30']) {
    at(`${day}T00:00:00Z`);
    await billing.steps();
    begun.push((await billing.state()).period!.from);
  }
  expect(begun).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
});

test('an upgrade that fails says why, and changes nothing', async () => {
  const { billing } = await subscriber('funds');
  server.setToday('2026-06-16');
  const { body } = expectOk(await billing.ask('enterprise'));
  expect([body.PaymentStatus, body.Comment, body.data.PlanName]).toEqual([
    'failed',
    'There isn’t enough money on it.',
    'growth',
  ]);
  expect(await billing.invoices()).toEqual(['Paid 29']);
  // It is over: another try is another payment.
  expect(expectOk(await billing.ask('enterprise')).body.PaymentStatus).toBe('failed');
  expect(await billing.payments()).toEqual(['start Paid', 'up Failed', 'up Failed']);
});

test('N63 an upgrade whose bank asks for a confirmation is had once that is given, though the page is closed', async () => {
  const { billing } = await subscriber('confirm');
  server.setToday('2026-06-16');
  const { body } = expectOk(await billing.ask('enterprise'));
  expect(body).toMatchObject({ PaymentStatus: 'requires_action', data: { PlanName: 'growth' } });
  await pressAt(body.link!, 'confirm');
  // Nobody comes back: what asks the provider by the clock finds it.
  for (const payment of await livePlanPayments(asAccess(server.database), server.clock()))
    await settlePlanPayment(billing.services, { ...payment, ref: null });
  expect(await billing.plan()).toMatchObject({ plan: 'enterprise' });
});

test('N58 a trial that ends while a form is open refuses what the free plan lacks', async () => {
  const { client } = await someBusiness('2026-06-01');
  const { id } = client.shop.business;
  await server.owner.query(
    `update business set plan = 'trial', trial_ends_at = '2026-06-15T12:00:00Z' where id = $1`,
    [id],
  );
  const add = (name: string) => client.send(vendorCalls.addVendor, { type: 'business', VendorName: name });
  server.setToday('2026-06-14');
  expectOk(await add('Before'));
  server.setToday('2026-06-16');
  expect((await add('After')).body).toMatchObject({ kind: 'plan-limit', details: { flag: 'vendors' } });
});

test('a server that ends between a payment and its answer charged once, and another one finishes', async () => {
  const { billing } = await subscriber();
  at('2026-07-01T00:00:00Z');
  let killed = false;
  onPoint(async (name) => {
    if (name !== 'plan-payment.answered' || killed) return;
    killed = true;
    throw new Error('The server ends here.');
  });
  await expect(billing.steps()).rejects.toThrow('The server ends here.');
  expect(await billing.payments()).toEqual(['start Paid', 'renew Incomplete']);
  await Promise.all([billing.steps(), billing.steps()]);
  onPoint(async () => {});
  expect(await billing.payments()).toEqual(['start Paid', 'renew Paid']);
  expect(await billing.invoices()).toEqual(['Paid 29', 'Paid 29']);
  expect(await billing.taken(server.sandbox.url)).toEqual([2900, 2900]);
});

test.each([
  ['works', ['Paid 29', 'Void 29', 'Void -29'], 29],
  ['funds', ['Paid 29', 'Void 29', 'Void -29'], 0],
])(
  'a renewal that is charged while a deal code ends the plan leaves no open invoice: the card %s',
  async (card, invoices, credit) => {
    const { client, billing } = await subscriber();
    await importDealCodes(server.url, `CHARGED-${card}`, '', server.clock());
    at('2026-06-30T23:00:00Z');
    if (card !== 'works') await billing.changeCard(card);
    at('2026-07-01T00:00:00Z');
    let ended = false;
    onPoint(async (name) => {
      if (name !== 'plan-payment.answered' || ended) return;
      ended = true;
      throw new Error('The server ends here.');
    });
    await expect(billing.steps()).rejects.toThrow('The server ends here.');
    onPoint(async () => {});
    expectOk(await client.send(planCodeCalls.redeemDealCode, { code: `CHARGED-${card}` }));
    await billing.steps();
    const { rows } = await server.owner.query(
      `select id from plan_payment where business_id = $1 and kind = 'renew'`,
      [billing.businessId],
    );
    await billing.settle(rows[0].id);
    expect(await billing.row()).toMatchObject({ state: 'Deal' });
    expect(await billing.invoices()).toEqual(invoices);
    expect(await billing.credit()).toBe(credit);
  },
);

test('prices that are sent with a change are nobody’s', async () => {
  const { billing } = await someBusiness();
  const more = { amount: '0.01', price: '0.01', dueNow: '0', due: '0', currency: 'IDR', quote: {} };
  const { status } = await billing.ask('growth', more);
  const [payment] = (
    await server.owner.query('select amount::float8, currency from plan_payment where business_id = $1', [
      billing.businessId,
    ])
  ).rows;
  expect(status === 400 ? [29, 'USD'] : [payment.amount, payment.currency]).toEqual([29, 'USD']);
  expect((await billing.ask('growth', { paymentmethodtoken: 'pm_of_another' })).body).toMatchObject({
    Message: 'This payment method isn’t yours. Pay on the provider’s page.',
  });
});

test('money of a page that had lapsed becomes plan credit, which pays the next invoice', async () => {
  const { billing } = await someBusiness();
  const { body } = expectOk(await billing.ask('growth'));
  const reference = (await server.owner.query('select id from plan_payment where link = $1', [body.link]))
    .rows[0].id;
  await server.owner.query(`update plan_payment set state = 'Lapsed' where id = $1`, [reference]);
  await server.owner.query('delete from plan_timer where business_id = $1', [billing.businessId]);
  await pressAt(body.link!, 'works');
  expect(await billing.settle(reference)).toBe('Credited');
  expect(await billing.settle(reference)).toBe('Credited');
  expect(await billing.credit()).toBe(29);
  expect(await billing.plan()).toMatchObject({ plan: 'free' });
  expect(await billing.mails()).toEqual(['A payment became plan credit']);
  expect(expectOk(await billing.preview('growth')).body.data).toMatchObject({
    CreditUsed: '29',
    DueNow: '0',
  });
});
