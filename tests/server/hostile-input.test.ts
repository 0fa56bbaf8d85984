import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { planCodeCalls } from '../../src/api/calls/plan-code.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { fieldsOf, withValue } from '../support/call-fields.ts';
import { type Fixture, fixtureOf } from '../support/fixture.ts';
import { goodPassword } from '../support/people.ts';
import { samples } from '../support/samples.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { runsAll, seed } from '../support/thorough.ts';

let server: Server;
let client: Client;
let fixture: Fixture;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  fixture = await fixtureOf(client);
});
afterAll(() => server.close());

const { register, login, verifyEmail, validateCode, userInfo, trueUserInfo } = accountCalls;
const me = () => idToWire(client.shop.user.id);

/** Calls outside a business, with fields they take. */
const own: { name: string; call: Call; fields: (fixture: Fixture) => Record<string, unknown> }[] = [
  {
    name: 'register',
    call: register,
    fields: () => ({ firstname: 'A', lastname: 'B', email: 'a@example.com', password: goodPassword }),
  },
  { name: 'login', call: login, fields: () => ({ email: 'a@example.com', password: goodPassword }) },
  { name: 'verifyEmail', call: verifyEmail, fields: () => ({ userid: me(), code: '123456' }) },
  { name: 'validateCode', call: validateCode, fields: () => ({ userId: me(), code: 'x'.repeat(22) }) },
  { name: 'userInfo', call: userInfo, fields: () => ({}) },
  { name: 'trueUserInfo', call: trueUserInfo, fields: () => ({}) },
  {
    name: 'saveOnboarding',
    call: onboardingCalls.saveOnboarding,
    fields: () => ({
      companyname: 'Firm',
      country: { id: 1 },
      currency: { id: 1 },
      timezone: 'Europe/Brussels',
    }),
  },
  {
    name: 'retrieveCoupon',
    call: planCodeCalls.retrieveCoupon,
    fields: () => ({ couponcode: 'SPRING', SubscriptionPlanId: '3', interval: 'month', seats: '5' }),
  },
  { name: 'addCoupon', call: planCodeCalls.addCoupon, fields: () => ({ couponcode: 'SPRING' }) },
  { name: 'redeemDealCode', call: planCodeCalls.redeemDealCode, fields: () => ({ code: 'ABCD-EFGH-1234' }) },
];

/** Texts that mean something to a database, a shell, a page, a calendar or an object, or are far too long. */
const texts = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b',
  "'; drop table document; --",
  '%_\\',
  '<script>alert(1)</script>',
  '=cmd|x',
  '#{1+1}{{1+1}}',
  '__proto__',
  'constructor',
  '0.00001',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '99999999999999.9999999999',
  '-99999999999999',
  '1e9',
  '999999',
  'x'.repeat(100_000),
];
/** What JSON can hold where a text is asked for. */
const others: unknown[] = [null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], ['a', 'b'], {}, { toString: 'x' }];

const statusOf = async (call: Call, fields: unknown, n: number) => {
  const began = performance.now();
  const { status, body } = await server.send(call, {
    // A sign-in that goes through would end the session it comes with.
    ...(call === login ? {} : { token: client.token }),
    from: `10.0.${n >> 8}.${n & 255}`,
    ...(call.body ? { body: fields } : { query: fields as Record<string, string> }),
  });
  return { status, kind: body.kind, ms: performance.now() - began };
};

/** A value that work grows with beyond all bounds takes longer; a busy machine, which starts what draws PDFs, doesn't. */
const endlessMs = 10_000;

/**
 * Each field meets every other value, its neighbour the rest, and the next call the other way round, for calls about one thing
 * share their fields. Every day it is each fourth value, in all every one.
 */
const meets = (place: number, field: number, value: number): boolean =>
  runsAll || (seed + place + field + value) % 4 === 0;

/** What reads every event of a business comes first, while there are few: each value that is taken leaves one more. */
const readsAllEvents = ['exportEvents', 'verifyChain', 'exportProof'];
const inOrder = [...samples, ...own].sort(
  (one, other) => readsAllEvents.indexOf(other.name) - readsAllEvents.indexOf(one.name),
);

test.each(inOrder.map((sample, place) => ({ ...sample, place })))(
  '$name meets no value of any field that it fails on',
  async ({ call, fields, place }) => {
    const sound = { ...fields(fixture), ...(call.business ? { [call.business]: client.business } : {}) };
    const faults: string[] = [];
    let n = 0;
    const values = [...texts, ...(call.query ? [['a', 'b']] : others)];
    for (const [field, { path }] of fieldsOf((call.query ?? call.body)!).entries())
      for (const value of values.filter((_, at) => meets(place, field, at))) {
        n += 1;
        const { status, kind, ms } = await statusOf(call, withValue(sound, path, value), n);
        if (status >= 500 || ms > endlessMs)
          faults.push(
            `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}: ${status} ${kind}, ${ms} ms`,
          );
      }
    expect(faults).toEqual([]);
  },
  // Every value in every field of a document with lines is some thousand calls.
  300_000,
);

test('a body may set no prototype, by any name', async () => {
  const { call, fields } = samples.find(({ name }) => name === 'addCustomer')!;
  const sound = JSON.stringify({ ...fields(fixture), businessid: client.business }).slice(1);
  const post = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: call.path,
      payload,
      headers: { token: client.token, 'content-type': 'application/json' },
    });
  for (const evil of ['"__proto__":{"polluted":1}', '"constructor":{"prototype":{"polluted":1}}'])
    expect((await post(`{${evil},${sound}`)).statusCode, evil).toBe(400);
  expect('polluted' in {}).toBe(false);
});

test('a key that comes twice counts once, for the access check as for what it lets in', async () => {
  const { call, fields } = samples.find(({ name }) => name === 'addCustomer')!;
  const other = await server.client();
  const customers = async (of: Client) =>
    (await server.owner.query('select 1 from contact where business_id = $1', [of.shop.business.id]))
      .rowCount!;
  const before = [await customers(client), await customers(other)] as const;
  const post = (first: string, last: string) =>
    server.app.inject({
      method: 'POST',
      url: `${call.path}?businessid=${first}`,
      payload: `{"businessid":"${first}",${JSON.stringify(fields(fixture)).slice(1, -1)},"businessid":"${last}"}`,
      headers: { token: client.token, 'content-type': 'application/json' },
    });
  expect((await post(client.business, other.business)).statusCode).toBe(404);
  expect((await post(other.business, client.business)).statusCode).toBe(200);
  expect([await customers(client), await customers(other)]).toEqual([before[0] + 1, before[1]]);
});
