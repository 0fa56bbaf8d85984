import '@shopify/shopify-api/adapters/node';
import { ApiVersion, shopifyApi } from '@shopify/shopify-api';
import { expect, test } from 'vitest';
import { shopReportOf } from '../../server/adapters/shop/shop-report.ts';
import { signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';

const secret = 'a secret of stores';
const library = shopifyApi({
  apiKey: 'key',
  apiSecretKey: secret,
  apiVersion: ApiVersion.July26,
  hostName: 'books.example.com',
  isEmbeddedApp: false,
  logger: { log: () => {} },
});

const { raw, headers } = signedReport(
  { domain: 'one.myshopify.com' },
  'orders/updated',
  { id: 1, note: 'é' },
  secret,
);
const without = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries<string>(headers).filter(([key]) => key !== name));
const signature = headers['x-shopify-hmac-sha256']!;
const needed = ['hmac-sha256', 'topic', 'shop-domain', 'api-version', 'webhook-id'];

test.each<[string, Buffer, Record<string, string>]>([
  ['as it came', raw, headers],
  ['without an event’s id', raw, without('x-shopify-event-id')],
  ['without when it happened', raw, without('x-shopify-triggered-at')],
  ...needed.map((name): [string, Buffer, Record<string, string>] => [
    `without ${name}`,
    raw,
    without(`x-shopify-${name}`),
  ]),
  ['with a byte more', Buffer.concat([raw, Buffer.from(' ')]), headers],
  ['with another signature', raw, { ...headers, 'x-shopify-hmac-sha256': `AAAA${signature.slice(4)}` }],
  ['with part of the signature', raw, { ...headers, 'x-shopify-hmac-sha256': signature.slice(0, 20) }],
  ['with no signature in it', raw, { ...headers, 'x-shopify-hmac-sha256': '' }],
])('a report %s is judged as the platform’s library judges it', async (_, body, sent) => {
  const rawRequest = { method: 'POST', url: '/', headers: sent };
  const judged = await library.webhooks.validate({ rawBody: body.toString(), rawRequest, rawResponse: {} });
  const report = shopReportOf(body, sent, secret);
  expect(report !== null).toBe(judged.valid);
  if (!judged.valid) return;
  const eventId = 'eventId' in judged ? judged.eventId : undefined;
  expect(report).toMatchObject({
    shop: judged.domain,
    topic: 'orders/updated',
    eventId: eventId ?? headers['x-shopify-webhook-id'],
  });
});

test('a report with the signature of other bytes is nobody’s', () => {
  const other = signedReport({ domain: 'one.myshopify.com' }, 'orders/updated', { id: 2 }, secret);
  expect(shopReportOf(other.raw, headers, secret)).toBeNull();
  expect(shopReportOf(raw, headers, 'another secret')).toBeNull();
});

test('what a report says of itself is cut where no shop’s is as long: it names a job, and an index has a bound', () => {
  const long = 'x'.repeat(100_000);
  const report = shopReportOf(
    raw,
    { ...headers, 'x-shopify-topic': long, 'x-shopify-event-id': long },
    secret,
  );
  expect([report?.topic, report?.eventId]).toEqual(['x'.repeat(128), 'x'.repeat(128)]);
});
