import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, apiFor } from '../support/api.ts';
import { notingProvider, openedSession, type Report, report, testSecret } from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer({ payments: notingProvider() });
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const ask = () => openedSession(api);
const isKept = async (id: string): Promise<boolean> =>
  (await server.owner.query('select 1 from inbox_event where event_id = $1', [id])).rows.length > 0;

/** The scheme of card providers, written here a second time. */
const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
const nowSeconds = () => Math.floor(Date.now() / 1000);

const untrusted: [what: string, signature: (body: string) => string | null, message: string][] = [
  ['without a signature', () => null, 'This report is not signed.'],
  ['with an empty signature', () => '', 'This report is not signed.'],
  ['signed with another secret', (body) => signatureOf(body, 'another secret', nowSeconds()), 'provider'],
  ['signed over another body', () => signatureOf('{}', testSecret, nowSeconds()), 'provider'],
  [
    'signed for another second',
    (body) => signatureOf(body, testSecret, nowSeconds() - 5).replace(/t=\d+/, `t=${nowSeconds()}`),
    'provider',
  ],
  ['with half a signature', (body) => signatureOf(body, testSecret, nowSeconds()).slice(0, -32), 'provider'],
  ['with a signature in no scheme', () => 'sha256=abcdef', 'provider'],
  ['signed 301 seconds ago', (body) => signatureOf(body, testSecret, nowSeconds() - 301), 'too long ago'],
  ['signed far in the future', (body) => signatureOf(body, testSecret, nowSeconds() + 320), 'too long ago'],
];

test.each(untrusted)('a report %s is refused and not kept', async (_, signature, message) => {
  const { invoice, paid } = await ask();
  const sent = paid();
  const body = JSON.stringify(sent);
  const answer = await report(server, body, signature(body));
  expect([answer.status, answer.body.Message]).toEqual([400, expect.stringContaining(message)]);
  expect(await isKept(sent.id)).toBe(false);
  expect((await api.view(invoice)).standing.status).toBe('NotPaid');
});

test('a report signed 299 seconds ago is taken, and one of two signatures may be the right one', async () => {
  const { paid } = await ask();
  const first = JSON.stringify(paid());
  expect((await report(server, first, signatureOf(first, testSecret, nowSeconds() - 299))).status).toBe(200);
  const second = JSON.stringify(paid());
  const right = signatureOf(second, testSecret, nowSeconds());
  const two = right.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`);
  expect((await report(server, second, two)).status).toBe(200);
});

test.each([
  ['no JSON', 'paid!'],
  ['an unknown type', (sent: Report) => ({ ...sent, type: 'payment.imagined' })],
  ['no id', ({ id, ...sent }: Report) => sent],
  ['a business that is no id', (sent: Report) => ({ ...sent, business: '*' })],
  ['a negative amount', (sent: Report) => ({ ...sent, amount: '-5' })],
  ['an amount as a number', (sent: Report) => ({ ...sent, amount: 5 })],
])('a signed report of %s is refused', async (_, change) => {
  const { paid } = await ask();
  const body = typeof change === 'string' ? change : JSON.stringify(change(paid()));
  const answer = await report(server, body);
  expect([answer.status, answer.body.Message]).toEqual([400, 'This report can’t be read.']);
});
