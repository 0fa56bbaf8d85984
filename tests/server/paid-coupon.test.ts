import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCoupon } from '../../server/maintenance/plan-codes.ts';
import { planCodeCalls } from '../../src/api/calls/plan-code.ts';
import type { Coupon } from '../../src/domain/billing/coupon.ts';
import { expectOk } from '../support/api.ts';
import { billingOn } from '../support/plan-billing.ts';
import { planSandbox } from '../support/plan-payments.ts';
import { sellPlans } from '../support/plan-seller.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let sandbox: Awaited<ReturnType<typeof planSandbox>>;
let n = 0;
let couponcode = '';
beforeAll(async () => {
  sandbox = await planSandbox();
  server = await startServer({ planPayments: sandbox.planPayments });
  await sellPlans(server.owner, { taxes: [] });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});
beforeEach(() => {
  n += 1;
  couponcode = `PAID${n}`;
  server.setToday('2026-06-01');
});

const make = (terms: Partial<Coupon> = {}) =>
  makeCoupon(
    server.url,
    {
      code: couponcode,
      off: { percent: '50' },
      lasts: { months: 3 },
      plans: null,
      intervals: null,
      firstDay: null,
      lastDay: null,
      uses: null,
      oncePerBusiness: false,
      newOnly: false,
      ...terms,
    },
    server.clock(),
  );

/** A business on the free plan, and what is done about its plan. */
const someBusiness = async () => {
  const client = await server.client();
  await server.owner.query(`update business set plan = 'free' where id = $1`, [client.shop.business.id]);
  return { client, billing: billingOn(server, client) };
};

const on = (day: string) => server.setToday(day);
const used = async () =>
  (await server.owner.query('select used from coupon where code = $1', [couponcode])).rows[0].used;

test('M7: 50 % for 2 months on a yearly 290.00: 24.17 off, 265.83 paid, and the use counts once it is', async () => {
  await make({ lasts: { months: 2 } });
  const { billing } = await someBusiness();
  const year = { interval: 'year', couponcode };
  expect(expectOk(await billing.preview('growth', year)).body.data).toMatchObject({ DueNow: '265.83' });
  expect(await used()).toBe(0);
  await billing.subscribe('growth', year);
  expect(await billing.invoices()).toEqual(['Paid 265.83']);
  expect(await used()).toBe(1);
});

test('M8: with 100 % a seat more in mid-period is an invoice of 0.00, paid without a payment', async () => {
  await make({ off: { percent: '100' }, lasts: 'ever' });
  const { billing } = await someBusiness();
  expect(expectOk(await billing.ask('growth', { couponcode })).body).toMatchObject({
    PaymentStatus: 'succeeded',
  });
  on('2026-06-16');
  expect(expectOk(await billing.ask('growth', { seats: 6 })).body).toMatchObject({
    PaymentStatus: 'succeeded',
  });
  expect(await billing.invoices()).toEqual(['Paid 0', 'Paid 0']);
  expect(await billing.plan()).toEqual({ plan: 'growth', seats: 6 });
});

test('three months are three invoices, and the fourth is whole', async () => {
  await make();
  const { billing } = await someBusiness();
  await billing.subscribe('growth', { couponcode });
  for (const day of ['2026-07-01', '2026-08-01', '2026-09-01']) {
    on(day);
    await billing.steps();
  }
  expect(await billing.invoices()).toEqual(['Paid 14.5', 'Paid 14.5', 'Paid 14.5', 'Paid 29']);
});

test('N61: the last use under two checkouts is one’s, and the other’s once that one lapses', async () => {
  await make({ uses: 1 });
  const [first, second] = [await someBusiness(), await someBusiness()];
  const answers = await Promise.all(
    [first, second].map(({ billing }) => billing.ask('growth', { couponcode })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const [winner, loser] = answers[0]!.status === 200 ? [first, second] : [second, first];
  const refused = await loser.billing.ask('growth', { couponcode });
  expect(refused.body.fields).toEqual([{ field: 'couponcode', message: 'This coupon has been used up.' }]);
  server.pass(24 * 60);
  await winner.billing.steps();
  await loser.billing.subscribe('growth', { couponcode });
  expect(await loser.billing.invoices()).toEqual(['Paid 14.5']);
  expect(await used()).toBe(1);
});

test('what is added for the next invoice isn’t taken off an upgrade before it', async () => {
  await make();
  const { client, billing } = await someBusiness();
  await billing.subscribe('growth');
  expectOk(await client.send(planCodeCalls.addCoupon, { couponcode }));
  on('2026-06-16');
  expectOk(await billing.ask('enterprise'));
  expect([await billing.invoices(), await used()]).toEqual([['Paid 29', 'Paid 25'], 0]);
  on('2026-07-01');
  await billing.steps();
  expect([await billing.invoices(), await used()]).toEqual([['Paid 29', 'Paid 25', 'Paid 39.5'], 1]);
});

test('on an upgrade a coupon goes on where it is for the new plan, and ends where it isn’t', async () => {
  await make({ plans: ['starter', 'growth'] });
  const { billing } = await someBusiness();
  await billing.subscribe('starter', { couponcode });
  on('2026-06-16');
  // Half of 15 days of 29.00, less what is left of the 4.50 that were paid.
  expectOk(await billing.ask('growth'));
  on('2026-06-21');
  expectOk(await billing.ask('enterprise'));
  on('2026-07-01');
  await billing.steps();
  expect((await billing.invoices()).at(-1)).toBe('Paid 79');
  expect((await billing.invoices())[1]).toBe('Paid 5');
});

test('what a body says of the coupon beside its code changes nothing', async () => {
  await make();
  const { billing } = await someBusiness();
  const tampered = { couponcode, percent: '100', lasts: 'ever', startsOn: '2020-01-01', uses: 99 };
  expect(expectOk(await billing.preview('growth', tampered)).body.data).toMatchObject({ DueNow: '14.5' });
  expect((await billing.preview('growth', { couponcode, Price: '0' })).status).toBe(400);
  await billing.subscribe('growth', tampered);
  expect(await billing.invoices()).toEqual(['Paid 14.5']);
});
