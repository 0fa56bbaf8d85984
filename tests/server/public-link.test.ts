import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { everyRow } from '../support/dump.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: ReturnType<typeof apiFor>;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const linkOf = async (id: string, kind = 'invoice'): Promise<URL> =>
  new URL(expectOk(await client.send(shareCalls.createLink, { kind, DocumentId: id })).body.data.link);

/** What somebody without a session is answered for a link's parameters. */
const opened = async (query: Record<string, string>, path = publicViewCalls.publicInvoice.path) => {
  const response = await server.app.inject({ method: 'GET', url: path, query });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};
const paramsOf = (link: URL) => Object.fromEntries(link.searchParams);

test('a link of an issued invoice shows it to somebody who is not signed in, and nothing of the books', async () => {
  const id = await api.invoice({ prices: ['100', '20.5'], deposit: '20' });
  const link = await linkOf(id);
  expect(link.pathname).toBe('/inv');
  expect([...link.searchParams.keys()]).toEqual(['businessid', 'token', 'invoiceid', 'type']);
  const { status, body, headers } = await opened(paramsOf(link));
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(body.data).toMatchObject({ type: 'invoice', total: '120.5', amountpaid: '20', amountdue: '100.5' });
  // What was due before the business's day is overdue.
  expect(body.data).toMatchObject({ today: '2026-03-02', due_date: '2026-04-02' });
  for (const inner of ['standing', 'history', 'journal', 'payment', 'credit'])
    expect(body.data).not.toHaveProperty(inner);
});

test('a token has 256 bits, and only its hash is in the database', async () => {
  const token = (await linkOf(await api.invoice())).searchParams.get('token')!;
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await everyRow(server.url)).not.toContain(token);
});

describe('one same 404 answers', () => {
  let good: Record<string, string>;
  let other: Record<string, string>;
  beforeAll(async () => {
    good = paramsOf(await linkOf(await api.invoice()));
    other = paramsOf(await linkOf(await api.invoice()));
  });
  const never = { status: 404, body: { Message: 'Not found.', kind: 'missing' } };

  test.each<[string, () => Record<string, string>]>([
    ['a wrong token', () => ({ token: 'A'.repeat(43) })],
    ['a token of another shape', () => ({ token: 'no token' })],
    ['another document’s token', () => ({ token: other.token! })],
    ['another business', () => ({ businessid: idToWire('01890000-0000-7000-8000-000000000000') })],
    ['a business of another shape', () => ({ businessid: 'x' })],
    ['another document', () => ({ invoiceid: other.invoiceid! })],
    ['another type', () => ({ type: 'receipt' })],
    ['the session’s token in the link’s place', () => ({ token: client.token })],
  ])('%s', async (_, change) => {
    expect(await opened({ ...good, ...change() })).toMatchObject(never);
  });

  test('an invoice’s link at the quotes’ page', async () => {
    const { businessid, token, invoiceid } = good as { businessid: string; token: string; invoiceid: string };
    const asQuote = { businessid, userid: token, quoteId: invoiceid };
    expect(await opened(asQuote, publicViewCalls.publicQuote.path)).toMatchObject(never);
  });

  test('a revoked link; one made afterwards opens', async () => {
    const id = await api.invoice();
    const [first, second] = [await linkOf(id), await linkOf(id)];
    const revoked = expectOk(await client.send(shareCalls.revokeLinks, { kind: 'invoice', DocumentId: id }));
    expect(revoked.body.data.revoked).toBe(2);
    for (const link of [first, second]) expect(await opened(paramsOf(link))).toMatchObject(never);
    expect((await opened(paramsOf(await linkOf(id)))).status).toBe(200);
    expect((await opened(good)).status, 'other documents keep theirs').toBe(200);
  });

  test('the link of an invoice that was deleted, until it is restored', async () => {
    const id = await api.invoice();
    const link = paramsOf(await linkOf(id));
    expectOk(await api.cancel(id));
    expectOk(await api.archive(id));
    expect(await opened(link)).toMatchObject(never);
    expectOk(await api.restore(id));
    expect((await opened(link)).status).toBe(200);
  });
});

test('a quote’s link opens the quote, its token in the place of the user', async () => {
  const id = await quoteApiFor(client).quote({
    customer: await api.customer(),
    items: [{ ProductName: 'Advice', Quantity: '1', UnitPrice: '60' }],
  });
  const link = await linkOf(id, 'quote');
  expect(link.pathname).toBe('/public-quote');
  const { BusinessId, UserId, quoteId } = paramsOf(link) as Record<string, string>;
  const sent = { businessid: BusinessId!, userid: UserId!, quoteId: quoteId! };
  const { status, body } = await opened(sent, publicViewCalls.publicQuote.path);
  expect([status, body.data.QuoteID]).toEqual([200, id]);
  const other = await linkOf(await api.invoice());
  expect(
    (await opened({ ...sent, userid: other.searchParams.get('token')! }, publicViewCalls.publicQuote.path))
      .status,
  ).toBe(404);
});

test('the old link of a cancelled invoice says that it is cancelled', async () => {
  const id = await api.invoice();
  const link = paramsOf(await linkOf(id));
  expectOk(await api.cancel(id));
  expect((await opened(link)).body.data.status).toBe('Cancelled');
});

test('a draft has no link: it is issued first', async () => {
  const id = await api.invoice({ status: 'Draft' });
  const answer = await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id });
  expect([answer.status, answer.body.kind, answer.body.Message]).toEqual([
    400,
    'illegal-move',
    'This invoice is still a draft. Issue it first.',
  ]);
});

test('a link opens its document alone: no call takes its token as a session', async () => {
  const { businessid, token, invoiceid } = paramsOf(await linkOf(await api.invoice()));
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/invoice/GetInvoice',
    headers: { token: token! },
    query: { businessid: businessid!, invoiceid: invoiceid! },
  });
  expect(answer.statusCode).toBe(401);
});
