import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/http/app.ts';
import { taxCalls } from '../../src/api/contract/tax.ts';
import { goodPassword, verified } from '../support/people.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const paths = [
  '/healthz',
  '/api/Account/user-info',
  '/api/invoice/GetInvoice',
  '/nowhere',
  '/dev/mailbox.json',
];

test.each(paths)('%s comes with every security header, refusals too', async (url) => {
  const { headers } = await server.app.inject({ method: 'GET', url });
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('another site’s page is given no leave to read an answer', async () => {
  const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await server.app.inject({ method, url: '/api/Account/user-info', headers: asked });
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
