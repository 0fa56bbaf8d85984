import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/http/app.ts';
import { listenHere } from '../../server/http/listen.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { goodPassword, verified } from '../support/people.ts';
import { quickPasswords, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const paths = [
  '/healthz',
  '/api/Account/user-info',
  '/api/invoice/GetInvoice',
  '/nowhere',
  '/dev/mailbox.json',
];

const expectSecured = (headers: Record<string, unknown>) => {
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*payment=\(\)/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/require-trusted-types-for 'script'; ?trusted-types 'none'/);
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).not.toHaveProperty('x-powered-by');
};

test.each(paths)('%s comes with every security header, refusals too', async (url) => {
  const { headers } = await server.app.inject({ method: 'GET', url });
  expectSecured(headers);
});

/** What the socket answers to bytes, whatever they are: the status and the headers of the first answer. */
const answerTo = async (
  bytes: string,
  port = (server.app.server.address() as AddressInfo).port,
  address = '127.0.0.1',
) => {
  const text = await new Promise<string>((ended, failed) => {
    const socket = connect(port, address, () => socket.write(bytes));
    let heard = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => {
      heard += part;
      if (heard.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => ended(heard));
    socket.on('error', failed);
  });
  const [first, ...rest] = text.split('\r\n\r\n')[0]!.split('\r\n');
  const headers = Object.fromEntries(
    rest.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first!.split(' ')[1]), headers };
};

const http = (start: string, ...headers: string[]) =>
  [`${start} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
const host = 'Host: localhost';

test.each<[string, string, number]>([
  ['an address that can’t be decoded', http('GET /%', host), 400],
  ['one of the API that can’t be', http('GET /api/%E0%A4%A', host), 400],
  ['a name longer than a route takes', http(`GET /assets/${'a'.repeat(9_000)}`, host), 404],
  ['an unknown address', http('GET /api/nowhere', host), 404],
  ['a method no address takes', http('DELETE /api/Account/user-info', host), 404],
  ['a method nobody knows', http('BREW /healthz', host), 400],
  [
    'a body that is too long',
    http('POST /api/Account/login', host, 'Content-Type: application/json', 'Content-Length: 2000000'),
    413,
  ],
  [
    'a body of another type',
    `${http('POST /api/Account/login', host, 'Content-Type: text/xml', 'Content-Length: 4')}<a/>`,
    415,
  ],
  [
    'a body that is no JSON',
    `${http('POST /api/Account/login', host, 'Content-Type: application/json', 'Content-Length: 3')}{a}`,
    400,
  ],
  ['a request without a host', http('GET /healthz'), 400],
  ['an expectation nobody meets', http('GET /healthz', host, 'Expect: a-miracle'), 417],
  ['headers without end', http('GET /healthz', host, `Token: ${'A'.repeat(20_000)}`), 431],
  ['what is no HTTP', 'GET /healthz HTTP/9.9\r\n\r\n', 400],
  ['a header that is none', 'GET /healthz HTTP/1.1\r\nHost localhost\r\n\r\n', 400],
])('%s is refused with every security header', async (_, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer.status).toBe(status);
  expectSecured(answer.headers);
});

test('on one’s own machine so is what is no HTTP, on either of its addresses, and both stop', async () => {
  const local = await startServer();
  await listenHere(local.app, 0);
  const { port } = local.app.server.address() as AddressInfo;
  const good = http('GET /healthz', host);
  const bad = 'GET /healthz HTTP/1.1\r\nHost localhost\r\n\r\n';
  for (const address of ['127.0.0.1', '::1']) {
    expect((await answerTo(good, port, address)).status).toBe(200);
    const refused = await answerTo(bad, port, address);
    expect(refused.status).toBe(400);
    expectSecured(refused.headers);
  }
  await local.close();
  for (const address of ['127.0.0.1', '::1'])
    await expect(answerTo(good, port, address)).rejects.toThrow('ECONNREFUSED');
});

test('so is whoever asks while the server closes', async () => {
  const closing = await startServer();
  await closing.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = closing.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  const until = async (text: string) => expect.poll(() => heard, { timeout: 60_000 }).toContain(text);
  // Half a request keeps its connection open while the server closes.
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  await new Promise((resume) => setTimeout(resume, 50));
  const closed = closing.app.close();
  await new Promise((resume) => setTimeout(resume, 50));
  socket.write('\r\n');
  await until('503');
  socket.end();
  await closed;
  expect(heard).toMatch(/content-security-policy: /i);
  expect(heard).toMatch(/permissions-policy: /i);
  await closing.close();
});

test('searches find the pages meant for it and nothing else, and are kept from no address', async () => {
  const page = await mkdtemp(join(tmpdir(), 'page-'));
  await mkdir(join(page, 'assets'));
  await writeFile(join(page, 'index.html'), '<html><head></head></html>');
  await mkdir(join(page, '.vite'));
  await writeFile(join(page, '.vite/manifest.json'), '{}');
  const app = await buildApp({ ...server.services, page, docs: false });
  const robotsTagOf = async (url: string) => (await app.inject({ url })).headers['x-robots-tag'];
  for (const url of ['/', '/signup', '/pricing', '/terms', '/privacy', '/subscription-terms'])
    expect(await robotsTagOf(url), url).toBeUndefined();
  for (const url of ['/?returnTo=%2Fdashboard', '/public/invoice?token=a', '/dashboard', '/auth/team-invite'])
    expect(await robotsTagOf(url), url).toBe('noindex');
  const robots = await app.inject({ url: '/robots.txt' });
  expect([robots.headers['content-type'], robots.body]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow:\n',
  ]);
  await app.close();
  await rm(page, { recursive: true });
});

test('another site’s page is given no leave to read an answer', async () => {
  const request = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await server.app.inject({ method, url: '/api/Account/user-info', headers: request });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('what another site’s page can send without leave changes nothing: forms, plain text, and links', async () => {
  const { owner, app, client } = server;
  const { token, business } = await client();
  const { body } = await server.send(taxCalls.addTax, {
    token,
    body: { businessId: business, TaxName: 'VAT', TaxPercentage: '20' },
  });
  const sessions = async () => (await owner.query('select count(*)::int as n from session')).rows[0].n;
  const { email } = await verified(server, 'mara@example.com');
  const before = await sessions();
  const text = JSON.stringify({ email, password: goodPassword });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type, origin: 'https://elsewhere.example' };
    const sent = { method: 'POST' as const, url: '/api/Account/login', headers, payload: text };
    expect([400, 415]).toContain((await app.inject(sent)).statusCode);
  }
  expect(await sessions()).toBe(before);
  const query = { taxId: body.data.TaxId, businessId: business };
  const cookie = `counterfoil_session=${token}; token=${token}`;
  const link = await app.inject({ url: taxCalls.deleteTax.path, query, headers: { cookie } });
  expect(link.statusCode).toBe(401);
  expect((await owner.query('select 1 from tax')).rowCount).toBe(1);
});

test('answers of the API are stored by nobody', async () => {
  const { client } = server;
  const { token, business } = await client();
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/Client/NewGetAllClients',
    headers: { token },
    query: { businessid: business },
  });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a failure nobody expected tells an id and nothing of the inside', async () => {
  const broken = () =>
    Promise.reject(new Error('relation "session" at /srv/app/store.ts: select token_hash'));
  const database = { app: { connect: broken, query: broken }, access: { connect: broken, query: broken } };
  const app = await buildApp({
    database: database as never,
    clock: () => new Date(0),
    origin: 'http://localhost',
    pdf: undefined as never,
    xlsx: undefined as never,
    passwords: quickPasswords,
    page: null,
    docs: false,
  });
  const token = 'A'.repeat(43);
  const answer = await app.inject({ method: 'GET', url: '/api/Account/user-info', headers: { token } });
  await app.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    Message: 'An unexpected error occured, please refresh and try again',
    kind: 'unexpected',
    id: expect.any(String),
  });
});
