import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShopError, ShopThrottled } from '../../server/adapters/shop/platform.ts';
import { shopFetch } from '../../server/adapters/shop/shop-fetch.ts';
import { shopifyPlatform } from '../../server/adapters/shop/shopify.ts';
import { testSecret } from '../support/payments.ts';
import { origin } from '../support/server.ts';

/** A shop that misbehaves as its path says. */
let requests: string[] = [];
let answers: { status: number; headers?: Record<string, string>; body: string };
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  response.writeHead(answers.status, answers.headers).end(answers.body);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
const shop = 'blue-kettle.myshopify.com';
const platform = () => shopifyPlatform({ key: 'test', secret: testSecret, sandboxUrl: url }, origin);
const faultOf = async (asking: Promise<unknown>) => {
  const error = await asking.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ShopError ? error.fault : error;
};

test.each([
  'http://blue-kettle.myshopify.com/admin',
  'https://blue-kettle.myshopify.com:8443/admin',
  'https://user@blue-kettle.myshopify.com/admin',
  'https://blue-kettle.myshopify.com.evil.com/admin',
  'https://127.0.0.1/admin',
  'https://[::1]/admin',
  'https://169.254.169.254/latest/meta-data',
  'https://evil.com/blue-kettle.myshopify.com',
])('%s is not asked', async (address) => {
  requests = [];
  expect(await faultOf(shopFetch(url)(address, {}))).toBe('unreachable');
  expect(await faultOf(shopFetch(null)(address, {}))).toBe('unreachable');
  expect(requests).toEqual([]);
});

test('a name that leads inside is not connected to', async () => {
  const found: string[] = [];
  const { lookUpPublic } = await import('../../server/adapters/rates/public-address.ts');
  const inside = shopFetch(null, (host, options, done) => {
    found.push(host);
    // The name as whoever holds its zone could point it.
    lookUpPublic('localhost', options, done);
  });
  expect(await faultOf(inside(`https://${shop}/admin`, {}))).toBe('unreachable');
  expect(found).toEqual([shop]);
});

test.each([
  ['an error of its own', { status: 500, body: 'oops' }, 'unreachable'],
  ['too many requests', { status: 429, body: '{}' }, 'unreachable'],
  ['no JSON', { status: 200, body: '<html>' }, 'unreachable'],
  ['less than it should', { status: 200, body: '{"access_token":"x"}' }, 'unreachable'],
  ['a way elsewhere', { status: 302, headers: { location: 'https://evil.com' }, body: '' }, 'unreachable'],
  ['a refusal', { status: 400, body: '{"error":"invalid_grant"}' }, 'refused'],
] as const)('a request for tokens that meets %s says what came of it', async (_, expected, fault) => {
  answers = expected;
  expect(await faultOf(platform().exchange(shop, 'code'))).toBe(fault);
});

const version = { 'x-shopify-api-version': '2026-07', 'content-type': 'application/json' };

test.each([
  [
    'another version',
    {
      status: 200,
      headers: { ...version, 'x-shopify-api-version': '2027-01' },
      body: '{"data":{"ordersCount":{"count":1}}}',
    },
    'unreachable',
  ],
  ['errors', { status: 200, headers: version, body: '{"errors":[{"message":"no"}]}' }, 'unreachable'],
  ['nothing to count', { status: 200, headers: version, body: '{"data":{"ordersCount":null}}' }, 'refused'],
  ['a token that is dead', { status: 401, headers: version, body: '{"errors":"no"}' }, 'refused'],
  ['an error of its own', { status: 503, headers: version, body: 'oops' }, 'unreachable'],
] as const)('a question that meets %s says what came of it', async (_, expected, fault) => {
  answers = expected;
  expect(await faultOf(platform().countOrders(shop, 'token', new Date(0)))).toBe(fault);
});

test('a shop that never answers is given up', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const there = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  expect(await faultOf(shopFetch(there)(`https://${shop}/admin`, {}))).toBe('unreachable');
  silent.closeAllConnections();
  silent.close();
}, 30_000);

const costs = (cost: object | null) =>
  JSON.stringify({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    ...(cost && { extensions: { cost } }),
  });
const left = (currentlyAvailable: number) => ({
  requestedQueryCost: 202,
  actualQueryCost: null,
  throttleStatus: { maximumAvailable: 2000, currentlyAvailable, restoreRate: 100 },
});

test.each([
  ['two points left of 202', { status: 200, headers: version, body: costs(left(2)) }, 2000],
  ['less than a second missing', { status: 200, headers: version, body: costs(left(200)) }, 1000],
  ['no word of how much', { status: 200, headers: version, body: costs(null) }, 10_000],
  ['seconds to wait', { status: 429, headers: { ...version, 'retry-after': '3.5' }, body: '{}' }, 3500],
  ['an hour to wait', { status: 429, headers: { ...version, 'retry-after': '3600' }, body: '{}' }, 600_000],
  ['nothing to go by', { status: 429, headers: version, body: '{}' }, 10_000],
] as const)(
  'a question throttled with %s is asked once, and says how long to wait',
  async (_, expected, waitMs) => {
    answers = expected;
    for (const asking of [
      () => platform().countOrders(shop, 'token', new Date(0)),
      ...(expected.status === 429 ? [() => platform().exchange(shop, 'code')] : []),
    ]) {
      requests = [];
      const error = await asking().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ShopThrottled);
      expect(error).toMatchObject({ fault: 'unreachable', waitMs });
      expect(requests).toHaveLength(1);
    }
  },
);
