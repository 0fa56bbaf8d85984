import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCoupon } from '../../server/maintenance/plan-codes.ts';
import {
  addForNextInvoice,
  countNextUse,
  countUse,
  couponFor,
  couponInForce,
  couponOfNextInvoice,
  endCoupons,
  giveBackUse,
  keepReservation,
  reserveCoupon,
} from '../../server/services/coupons.ts';
import { lockSettings } from '../../server/store/database/settings-lock.ts';
import { Refused, type Tx, withBusiness } from '../../server/store/database/tx.ts';
import type { Coupon } from '../../src/domain/billing/coupon.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let n = 0;
let code = '';
beforeAll(async () => {
  server = await startServer();
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

const wish = () => ({ code, plan: 'growth', interval: 'month', currency: 'USD', isNew: true }) as const;

/** A transaction as core begins one: under the business's lock, at the server's time. */
const within = <T>({ shop }: Client, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withBusiness({ ...shop, clock: server.clock }, 'write', async (tx) => {
    await lockSettings(tx);
    return work(tx);
  });

const reserves = (client: Client, changeId = v7()) =>
  within(client, (tx) => reserveCoupon(tx, wish(), changeId)).then(() => changeId);

const refusedAs = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => expect.unreachable('nothing was refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refused)) throw error;
  expect(error.refusal.fields?.[0]?.field).toBe('couponcode');
  return error.refusal.message;
};

const usesOf = async (): Promise<[used: number, reserved: number]> => {
  const { rows } = await server.owner.query(
    `select used, (select count(*)::int from coupon_reservation r where r.coupon_id = c.id) as reserved from coupon c where code = $1`,
    [code],
  );
  return [rows[0].used, rows[0].reserved];
};

describe('the last use of a coupon', () => {
  test('goes to one of two checkouts that begin at once', async () => {
    await make({ uses: 1 });
    const clients = [await server.client(), await server.client()];
    const begun = await Promise.allSettled(clients.map((client) => reserves(client)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { reason } = begun.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason.refusal.message).toBe('This coupon has been used up.');
    expect(await usesOf()).toEqual([0, 1]);
  });

  test('is free again half an hour later where no payment has begun, and the first is told so', async () => {
    await make({ uses: 1 });
    const [first, second] = [await server.client(), await server.client()];
    const change = await reserves(first);
    server.pass(29);
    expect(await refusedAs(reserves(second))).toBe('This coupon has been used up.');
    server.pass(2);
    await reserves(second);
    expect(await refusedAs(within(first, (tx) => keepReservation(tx, change)))).toBe(
      'This coupon has been used up.',
    );
  });

  test('is kept as long as a payment is under way, and lost to nobody once it is paid', async () => {
    await make({ uses: 1 });
    const [first, second] = [await server.client(), await server.client()];
    const change = await reserves(first);
    await within(first, (tx) => keepReservation(tx, change));
    server.pass(23 * 60);
    expect(await refusedAs(reserves(second))).toBe('This coupon has been used up.');
    await within(first, (tx) => countUse(tx, change, '2026-03-02'));
    expect(await usesOf()).toEqual([1, 0]);
    expect(await refusedAs(reserves(second))).toBe('This coupon has been used up.');
  });

  test('is given back where the change lapses', async () => {
    await make({ uses: 1 });
    const [first, second] = [await server.client(), await server.client()];
    const change = await reserves(first);
    await within(first, (tx) => keepReservation(tx, change));
    await within(first, (tx) => giveBackUse(tx, change));
    await reserves(second);
    expect(await usesOf()).toEqual([0, 1]);
  });

  test('is the same one for the same change, however often it is begun', async () => {
    await make({ uses: 1 });
    const client = await server.client();
    const change = await reserves(client);
    await reserves(client, change);
    expect(await usesOf()).toEqual([0, 1]);
    await within(client, (tx) => countUse(tx, change, '2026-03-02'));
    await within(client, (tx) => countUse(tx, change, '2026-03-02'));
    expect(await usesOf()).toEqual([1, 0]);
  });
});

test('a coupon that replaces another in the same change gives that one’s use back', async () => {
  await make({ uses: 1 });
  const client = await server.client();
  const change = await reserves(client);
  const first = code;
  code = `OTHER${n}`;
  await make();
  await reserves(client, change);
  code = first;
  expect(await usesOf()).toEqual([0, 0]);
});

test('a coupon is refused with the reason: unknown, ended, used by the business before', async () => {
  const client = await server.client();
  const asks = () => refusedAs(within(client, (tx) => couponFor(tx, wish())));
  expect(await asks()).toBe('There is no such coupon.');
  await make({ oncePerBusiness: true });
  const change = await reserves(client);
  expect(await within(client, (tx) => couponFor(tx, wish()))).toMatchObject({ code, off: { percent: '50' } });
  await within(client, (tx) => countUse(tx, change, '2026-03-02'));
  expect(await asks()).toBe('You have used this coupon before.');
  expect(await within(await server.client(), (tx) => couponFor(tx, wish()))).toMatchObject({ code });
  await server.owner.query('update coupon set ended_at = now() where code = $1', [code]);
  expect(await asks()).toBe('This coupon has ended.');
});

describe('a coupon on a plan', () => {
  test('goes on for its months, and ends where another is paid with', async () => {
    await make();
    const client = await server.client();
    const change = await reserves(client);
    await within(client, (tx) => countUse(tx, change, '2026-03-02'));
    const next = (from: string) => within(client, (tx) => couponOfNextInvoice(tx, from));
    expect(await next('2026-05-02')).toMatchObject({ coupon: { code }, startsOn: '2026-03-02' });
    expect(await next('2026-06-02')).toBeNull();
    code = `BETTER${n}`;
    await make({ lasts: 'ever' });
    const other = await reserves(client);
    await within(client, (tx) => countUse(tx, other, '2026-04-02'));
    expect(await next('2027-04-02')).toMatchObject({ coupon: { code }, startsOn: '2026-04-02' });
  });

  test('added to a running one is for its next invoice, and its use counts when that is paid', async () => {
    await make({ uses: 1 });
    const [client, other] = [await server.client(), await server.client()];
    await within(client, (tx) => addForNextInvoice(tx, wish()));
    server.pass(20 * 24 * 60);
    expect(await refusedAs(reserves(other))).toBe('This coupon has been used up.');
    const next = () => within(client, (tx) => couponOfNextInvoice(tx, '2026-04-02'));
    expect(await next()).toMatchObject({ coupon: { code }, startsOn: null });
    expect(await within(client, (tx) => couponInForce(tx, '2026-03-20'))).toBeNull();
    await within(client, (tx) => countNextUse(tx, '2026-04-02'));
    expect(await next()).toMatchObject({ coupon: { code }, startsOn: '2026-04-02' });
    expect(await within(client, (tx) => couponInForce(tx, '2026-04-20'))).toMatchObject({ coupon: { code } });
    expect(await usesOf()).toEqual([1, 0]);
  });

  test('ends with the plan, and what waited for the next invoice is given back', async () => {
    await make();
    const client = await server.client();
    const change = await reserves(client);
    await within(client, (tx) => countUse(tx, change, '2026-03-02'));
    const first = code;
    code = `WAITS${n}`;
    await make({ uses: 1 });
    await within(client, (tx) => addForNextInvoice(tx, wish()));
    await within(client, endCoupons);
    expect(await within(client, (tx) => couponOfNextInvoice(tx, '2026-04-02'))).toBeNull();
    expect(await usesOf()).toEqual([0, 0]);
    code = first;
    expect(await usesOf()).toEqual([1, 0]);
  });

  test('keeps its terms, whatever the operator does to it', async () => {
    await make({ off: { amount: '5', currency: 'USD' }, plans: ['growth'], intervals: ['month'] });
    const client = await server.client();
    const change = await reserves(client);
    await within(client, (tx) => countUse(tx, change, '2026-03-02'));
    await server.owner.query('update coupon set amount = 1, ended_at = now() where code = $1', [code]);
    expect(await within(client, (tx) => couponOfNextInvoice(tx, '2026-04-02'))).toMatchObject({
      coupon: {
        off: { amount: '5', currency: 'USD' },
        lasts: { months: 3 },
        plans: ['growth'],
        intervals: ['month'],
      },
    });
  });
});
