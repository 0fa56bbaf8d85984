import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCoupon } from '../../server/maintenance/plan-codes.ts';
import { planCodeCalls } from '../../src/api/calls/plan-code.ts';
import type { Coupon } from '../../src/domain/billing/coupon.ts';
import { expectOk } from '../support/api.ts';
import { sellPlans, stopSellingPlans } from '../support/plan-seller.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let n = 0;
let code = '';
beforeAll(async () => {
  server = await startServer();
  await sellPlans(server.owner);
});
afterAll(() => server.close());
beforeEach(() => {
  n += 1;
  code = `SPRING${n}`;
});

const make = (terms: Partial<Coupon> = {}) =>
  makeCoupon(
    server.url,
    {
      code,
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

const asks = (client: Client, fields: Record<string, string> = {}) =>
  client.send(planCodeCalls.retrieveCoupon, { couponcode: code, ...fields });

/** A plan that is paid for, as a change leaves it. */
const pays = (client: Client, terms: { plan: string; interval: string; seats: number; state?: string }) =>
  server.owner.query(
    `with held as (update business set plan = $3, seats = $5 where id = $1)
     insert into plan_billing (business_id, state, plan, interval, seats, currency, anchor_on, period_from, period_to)
     values ($1, $2, $3, $4, $5, 'USD', '2026-03-01', '2026-03-01', '2026-03-31')`,
    [client.shop.business.id, terms.state ?? 'Active', terms.plan, terms.interval, terms.seats],
  );

test('a coupon is valid: what comes off now, until when, and the price afterwards, in numbers and as the checkout says it', async () => {
  await make();
  const { body } = expectOk(
    await asks(await server.client(), { SubscriptionPlanId: '3', couponcode: ` ${code.toLowerCase()} ` }),
  );
  expect(body).toEqual({
    status: 200,
    message: '50 % off for 3 months, then USD 29 a month',
    data: {
      couponcode: code,
      SubscriptionPlanId: 3,
      interval: 'month',
      Currency: 'USD',
      Price: '29',
      AmountOff: '14.5',
      PriceNow: '14.5',
      Until: '2026-06-01',
    },
  });
});

test('it is asked about a year, and more seats than the plan includes', async () => {
  await make({ lasts: { months: 2 } });
  const { data, message } = expectOk(
    await asks(await server.client(), { SubscriptionPlanId: '3', interval: 'year' }),
  ).body;
  expect([data.Price, data.AmountOff, data.PriceNow]).toEqual(['290', '24.17', '265.83']);
  expect(message).toBe('50 % off for 2 months: USD 24.17 off the year, then USD 290 a year');
  const seats = expectOk(await asks(await server.client(), { SubscriptionPlanId: '3', seats: '7' })).body
    .data;
  expect([seats.Price, seats.AmountOff]).toEqual(['39', '19.5']);
});

test('of no plan in particular it is asked about the one that is paid for, else the smallest it is for', async () => {
  await make({ plans: ['growth', 'enterprise'] });
  const client = await server.client();
  expect(expectOk(await asks(client)).body.data).toMatchObject({ SubscriptionPlanId: 3, interval: 'month' });
  await pays(client, { plan: 'enterprise', interval: 'year', seats: 10 });
  expect(expectOk(await asks(client)).body.data).toMatchObject({
    SubscriptionPlanId: 13,
    interval: 'year',
    Price: '790',
    AmountOff: '98.75',
  });
});

test('it is refused beside its field, with the reason as a sentence', async () => {
  const client = await server.client();
  const refused = async (fields: Record<string, string> = {}) => {
    const { status, body } = await asks(client, fields);
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'couponcode']);
    return body.Message;
  };
  expect(await refused()).toBe('There is no such coupon.');
  await make({ plans: ['enterprise'], intervals: ['year'] });
  expect(await refused({ SubscriptionPlanId: '3' })).toBe('This coupon is for the Enterprise plan.');
  expect(await refused({ SubscriptionPlanId: '13', interval: 'month' })).toBe(
    'This coupon is for paying by the year.',
  );
  await stopSellingPlans(server.owner);
  expect(await refused()).toBe('Plans are free of charge here, so there is nothing to discount.');
  await sellPlans(server.owner);
});

test('coupons are guessed ten times an hour, and asking about a right one costs nothing', async () => {
  await make();
  const client = await server.client();
  for (let tries = 0; tries < 12; tries += 1) expectOk(await asks(client));
  for (let tries = 0; tries < 10; tries += 1)
    expect((await asks(client, { couponcode: `GUESS${tries}` })).status).toBe(400);
  expect((await asks(client)).body.Message).toBe('Too many wrong codes. Try again in 60 minutes.');
  expectOk(await asks(await server.client()));
});

describe('added to a plan that is paid for', () => {
  const adds = (client: Client) => client.send(planCodeCalls.addCoupon, { couponcode: code });

  test('it is for the next invoice, and another takes its place', async () => {
    await make();
    const client = await server.client();
    await pays(client, { plan: 'growth', interval: 'month', seats: 5 });
    expect(expectOk(await adds(client)).body).toMatchObject({
      message: `${code} will be taken off your next invoice.`,
      data: { couponcode: code, repeated: false },
    });
    const first = code;
    code = `OTHER${n}`;
    await make();
    expectOk(await adds(client));
    const { rows } = await server.owner.query('select code from plan_coupon where business_id = $1', [
      client.shop.business.id,
    ]);
    expect(rows).toEqual([{ code }]);
    expect(first).not.toBe(code);
  });

  test('it is refused where nothing is paid for from then on', async () => {
    await make();
    const [trial, ending] = [await server.client(), await server.client()];
    await pays(ending, { plan: 'growth', interval: 'month', seats: 5, state: 'Cancelling' });
    for (const client of [trial, ending])
      expect((await adds(client)).body.Message).toBe(
        'There is no next invoice. Choose a plan, and enter the coupon there.',
      );
  });
});
