import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxPlanPayments } from '../../server/adapters/billing/choose-plan-payments.ts';
import { planReportPath, providerCalls, reportPaths } from '../../src/api/wire/provider-calls.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { agreeableGateways } from '../support/agreeable-gateways.ts';
import { notingProvider, testSecret } from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';
import { sandboxShops } from '../support/store-api.ts';

/** Reports whose headers can't be signed rightly: they are answered before anything of their body is read. */
let server: Server;
let shops: Awaited<ReturnType<typeof sandboxShops>>;
const logged: string[] = [];
beforeAll(async () => {
  shops = await sandboxShops();
  server = await startServer({
    payments: notingProvider(),
    gateways: agreeableGateways(),
    planPayments: await sandboxPlanPayments('http://127.0.0.1:9', testSecret),
    shops: shops.platform,
    log: (line) => logged.push(line),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await shops.close();
});

/** What is answered to a report of which nothing but the head was sent. */
const answeredToHead = async (path: string, headers: Record<string, string>, length: number) => {
  const { port } = server.app.server.address() as AddressInfo;
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
  });
  sending.on('error', () => {});
  sending.flushHeaders();
  const [response] = await once(sending, 'response', { signal: AbortSignal.timeout(3000) });
  sending.destroy();
  return { status: response.statusCode, connection: response.headers.connection };
};

const hex = 'ab'.repeat(32);
const shop = {
  'x-shopify-shop-domain': 'one.myshopify.com',
  'x-shopify-topic': 'orders/create',
  'x-shopify-webhook-id': 'w1',
  'x-shopify-api-version': '2026-07',
};
const paypal = {
  'paypal-transmission-id': 'a-1',
  'paypal-transmission-time': '2026-03-02T10:00:00Z',
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
};

const malformed: [
  who: string,
  path: string,
  signature: string,
  values: string[],
  more?: Record<string, string>,
][] = [
  [
    'the sandbox',
    providerCalls.receiveEvent.path,
    'sandbox-signature',
    ['', 'sha256=ab', 't=1,v1=ab', `v1=${hex}`],
  ],
  [
    'Stripe',
    reportPaths.stripe,
    'stripe-signature',
    ['', 'x', 't=1', `t=x,v1=${hex}`, `t=1,v1=${hex.slice(2)}`],
  ],
  [
    'the provider of plan payments',
    planReportPath,
    'stripe-signature',
    ['', 'x', 't=1', `t=x,v1=${hex}`, `t=1,v1=${hex.slice(2)}`],
  ],
  ['Paystack', reportPaths.paystack, 'x-paystack-signature', ['', 'x', hex, `${hex}${hex.slice(2)}zz`]],
  ['Flutterwave', reportPaths.flutterwave, 'verif-hash', ['', 'not the secret']],
  ['PayPal', reportPaths.paypal, 'paypal-transmission-sig', ['', 'short', `${'A'.repeat(340)}!`], paypal],
  ['a shop', storeAddresses.report, 'x-shopify-hmac-sha256', ['', 'x', hex], shop],
];

const heads = malformed.flatMap(([who, path, signature, values, more = {}]) => [
  { who, path, headers: more, sent: 'no signature' },
  ...values.map((value) => ({ who, path, headers: { ...more, [signature]: value }, sent: `“${value}”` })),
]);

test.each(heads)(
  'a report of $who with $sent is refused before its body is read',
  async ({ path, headers }) => {
    const status = path === storeAddresses.report ? 401 : 400;
    for (const length of [50_000, 5_000_000])
      expect(await answeredToHead(path, headers, length)).toEqual({ status, connection: 'close' });
  },
);

test('each refused report is logged once', async () => {
  logged.length = 0;
  await answeredToHead(reportPaths.stripe, { 'stripe-signature': 'x' }, 50_000);
  await answeredToHead(storeAddresses.report, shop, 50_000);
  expect(logged.filter((line) => line.includes('report refused'))).toHaveLength(2);
});

test('a shop’s report without its topic or with another host’s name is refused before its body is read', async () => {
  const signed = { ...shop, 'x-shopify-hmac-sha256': Buffer.alloc(32, 1).toString('base64') };
  const { 'x-shopify-topic': _, ...noTopic } = signed;
  const stranger = { ...signed, 'x-shopify-shop-domain': 'shop.example' };
  for (const headers of [noTopic, stranger])
    expect((await answeredToHead(storeAddresses.report, headers, 50_000)).status).toBe(401);
});
