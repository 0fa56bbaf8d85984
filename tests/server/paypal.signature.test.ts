import { X509Certificate } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  certificatesAt,
  certificatesIn,
  chainOf,
  isCertificateAddress,
  isGoodAt,
} from '../../server/adapters/payments/paypal/certificates.ts';
import { paypalSigning, signedText } from '../../server/adapters/payments/paypal/signature.ts';
import { reportTo } from '../support/gateway-api.ts';
import { certificates, checksum, paypalEvent, rsaKeys } from '../support/paypal-api.ts';
import { certPath, type PaypalSigner, startServerWithPaypal } from '../support/paypal-signer.ts';
import { vector } from '../support/paypal-vector.ts';
import { type Server, startServer } from '../support/server.ts';

let signer: PaypalSigner;
let sandbox: Awaited<ReturnType<typeof startServerWithPaypal>>['sandbox'];
let server: Server;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ signer, sandbox, server, close } = await startServerWithPaypal());
});
afterAll(() => close());
afterEach(() => {
  const { leaf, between } = signer.made;
  Object.assign(signer.served, { body: leaf + between, status: 200, requests: 0, waitMs: 0, location: '' });
  signer.clock.now = () => new Date();
});

const body = Buffer.from(JSON.stringify(paypalEvent('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-1' })));
const unreachable = 'We couldn’t check who signed this report. Send it again in a minute.';

test('a report signed by hand with openssl is taken, and its checksum is the unsigned one of its bytes', async () => {
  const raw = Buffer.from(vector.body);
  expect(signedText(vector.id, vector.time, vector.webhookId, raw)).toBe(
    `${vector.id}|${vector.time}|${vector.webhookId}|${vector.checksum}`,
  );
  expect(checksum(raw)).toBe(vector.checksum);
  const signing = (now: string, webhookId: string = vector.webhookId) =>
    paypalSigning(
      webhookId,
      async () => new X509Certificate(vector.leaf),
      () => new Date(now),
    );
  const headers = {
    'paypal-transmission-id': vector.id,
    'paypal-transmission-time': vector.time,
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-transmission-sig': vector.signature,
    'paypal-cert-url': `https://api.paypal.com${certPath}`,
  };
  expect(await signing('2026-03-02T12:00:05Z')(raw, headers)).toBe('signed');
  expect(await signing('2026-03-05T11:59:59Z')(raw, headers)).toBe('signed');
  expect(await signing('2026-03-05T12:00:01Z')(raw, headers)).toBe('old');
  expect(await signing('2026-03-02T11:54:59Z')(raw, headers)).toBe('old');
  expect(await signing('2026-03-02T12:00:05Z', 'WH-OTHER')(raw, headers)).toBe('wrong');
  expect(await signing('2026-03-02T12:00:05Z')(Buffer.from(`${vector.body} `), headers)).toBe('wrong');
});

test('the certificates that openssl made are a chain, and good for as long as they say', () => {
  const chain = chainOf(certificatesIn(vector.leaf), certificatesIn(vector.root))!;
  expect(chain.map(({ subject }) => subject)).toEqual([
    'CN=messageverificationcerts.example',
    'CN=Vector root',
  ]);
  expect(isGoodAt(chain, new Date('2030-01-01'))).toBe(true);
  expect(isGoodAt(chain, new Date('2026-01-01'))).toBe(false);
  expect(isGoodAt(chain, new Date('2050-01-01'))).toBe(false);
});

test.each([
  ['https://api.paypal.com/v1/notifications/certs/CERT-1_a', true],
  ['http://api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com:8443/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1', false],
  ['https://evil.example/v1/notifications/certs/CERT-1', false],
  ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1', false],
  ['https://user@api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://api.paypal.com/v1/notifications/certs/../../evil', false],
  ['https://api.paypal.com/v1/notifications/certs/a/b', false],
  ['https://api.paypal.com/v1/notifications/certs/', false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1?x=1', false],
  ['https://api.paypal.com/v1/notifications/certs/CERT-1#x', false],
  ['https://API.paypal.com/v1/notifications/certs/CERT-1', false],
  ['//api.paypal.com/v1/notifications/certs/CERT-1', false],
  ['https://169.254.169.254/v1/notifications/certs/CERT-1', false],
  ['file:///v1/notifications/certs/CERT-1', false],
])('%s is an address of PayPal’s certificates: %s', (address, is) => {
  expect(isCertificateAddress(address, 'https://api.paypal.com')).toBe(is);
});

test('reports that are unsigned, altered, old, for another webhook or signed by somebody else aren’t taken', async () => {
  const hour = 3_600_000;
  const right = signer.headersOf(body);
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const { 'paypal-transmission-sig': _, ...unsigned } = right;
  const wrong = 'This report is not signed by the provider.';
  for (const [bytes, headers, why] of [
    [body, unsigned, 'This report is not signed.'],
    [Buffer.from(`${body} `), right, wrong],
    [body, { ...right, 'paypal-transmission-id': 'another' }, wrong],
    [body, { ...right, 'paypal-transmission-time': at(-1000) }, wrong],
    [body, { ...right, 'paypal-transmission-time': 'yesterday' }, wrong],
    [body, { ...right, 'paypal-auth-algo': 'SHA1withRSA' }, wrong],
    [body, { ...right, 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT-1' }, wrong],
    [body, { ...right, 'paypal-transmission-sig': 'x'.repeat(344) }, wrong],
    [body, signer.headersOf(body, { webhookId: 'WH-OF-SOMEBODY' }), wrong],
    [body, signer.headersOf(body, { key: rsaKeys().privateKey }), wrong],
    [
      body,
      signer.headersOf(body, { time: at(-73 * hour) }),
      'This report was signed too long ago. Sign it and send it again.',
    ],
    [Buffer.from('[]'), signer.headersOf(Buffer.from('[]')), 'This report can’t be read.'],
  ] as const)
    expect(await reportTo(server, 'paypal', bytes, headers), why).toMatchObject({
      status: 400,
      body: { Message: why },
    });
  expect((await reportTo(server, 'paypal', body, right)).status).toBe(200);
});

test('a certificate that can’t be had now is 503: away, slow, long, or behind a redirect', async () => {
  for (const change of [
    { status: 500 },
    { waitMs: 3_500 },
    { body: `${signer.made.leaf}${'\n'.repeat(16_384)}` },
    { status: 302, location: `${signer.url}${certPath}x` },
  ]) {
    Object.assign(signer.served, { status: 200, waitMs: 0, location: '', body: signer.made.leaf, ...change });
    await expect(signer.signing()(body, signer.headersOf(body))).rejects.toThrow(unreachable);
    expect(signer.served.requests).toBe(1);
    signer.served.requests = 0;
  }
  const { paypal } = sandbox.gateways;
  signer.served.status = 500;
  const away = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: { paypal: { ...paypal, signingOf: signer.signing() } },
  });
  const answer = await away.app.inject({
    method: 'POST',
    url: '/api/Payment/receive-paypal',
    payload: body,
    headers: { 'content-type': 'application/json', ...signer.headersOf(body) },
  });
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().Message]).toEqual([
    503,
    '60',
    unreachable,
  ]);
  await away.close();
}, 30_000);

test('a certificate that no root vouches for, of another chain, self-made, or past its days is not PayPal’s', async () => {
  const { leaf, between, root } = signer.made;
  const other = certificates();
  const foreign = [leaf, leaf + other.between, other.leaf + other.between, root + leaf, between + leaf];
  for (const served of [...foreign, 'none', '']) {
    signer.served.body = served;
    expect(await signer.signing()(body, signer.headersOf(body))).toBe('wrong');
  }
  signer.served.body = leaf + between;
  signer.clock.now = () => new Date(Date.now() + 40 * 86_400_000);
  const time = signer.clock.now().toISOString();
  expect(await signer.signing()(body, signer.headersOf(body, { time }))).toBe('wrong');
});

test('a certificate is fetched once and kept, at most eight are, and one is fetched a minute', async () => {
  let now = Date.now();
  const at = certificatesAt({
    origin: signer.url,
    roots: async () => [new X509Certificate(signer.made.root)],
    clock: () => new Date(now),
  });
  const of = (n: number) => at(`${signer.certUrl}-${n}`);
  const [one, same] = await Promise.all([of(0), of(0)]);
  expect(one).not.toBeNull();
  expect(same).toBe(one);
  await of(0);
  expect(signer.served.requests).toBe(1);
  await expect(of(1)).rejects.toThrow(unreachable);
  expect(signer.served.requests).toBe(1);
  for (let n = 1; n <= 8; n += 1) {
    now += 60_000;
    expect(await of(n)).not.toBeNull();
  }
  expect(signer.served.requests).toBe(9);
  expect(await of(8)).not.toBeNull();
  expect(signer.served.requests).toBe(9);
  now += 60_000;
  expect(await of(0)).not.toBeNull();
  expect(signer.served.requests).toBe(10);
});

test('the sandbox’s own reports are judged by its own root', async () => {
  const { startSigner } = await import('../../tools/sandboxes/src/paypal/signer.ts');
  const made = startSigner(() => signer.url, 'WH-SANDBOX');
  signer.served.body = made.certificate();
  const place = {
    origin: signer.url,
    roots: async () => certificatesIn(made.root()),
    clock: () => new Date(),
  };
  const signing = paypalSigning('WH-SANDBOX', certificatesAt(place), () => new Date());
  expect(await signing(body, made.headersOf(body))).toBe('signed');
  expect(await signing(Buffer.from('{}'), made.headersOf(body))).toBe('wrong');
});
