import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { sandboxProvider } from '../../server/adapters/payments/sandbox.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { type Api, apiFor } from '../support/api.ts';
import type { Child } from '../support/child.ts';
import { openSession, report, reportOn, testSecret } from '../support/payments.ts';
import { choose, freePort, startSandboxProcess } from '../support/sandbox.ts';
import { type Server, startServer } from '../support/server.ts';

let sandbox: Child<{ url: string }>;
let server: Server;
let jobs: Jobs;
let api: Api;
const pdf = pdfThreads();
const faults: unknown[] = [];

const startWork = () =>
  startJobs(
    {
      database: server.database,
      clock: server.clock,
      mail: localMailbox,
      payments: server.payments,
      sealing: server.services.sealing,
      pdf,
      origin: '',
    },
    (error) => faults.push(error),
    { beatSeconds: 1, deadSeconds: 60 },
  );

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  const port = await freePort();
  server = await startServer({
    payments: sandboxProvider(sandbox.ready.url, testSecret),
    reachedAt: `http://127.0.0.1:${port}`,
  });
  await server.app.listen({ port, host: '127.0.0.1' });
  jobs = await startWork();
});
beforeEach(async () => {
  api = apiFor(await server.client());
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
  await sandbox.kill();
  await pdf.close();
  expect(faults).toEqual([]);
});

const ask = async () => {
  const customer = await api.customer();
  const invoice = await api.invoice({ customer });
  const { paymentlink } = await openSession(api.client, invoice, { SuccessUrl: '/sales?payment=made' });
  return { customer, invoice, link: paymentlink! };
};

const sessionStatus = async (): Promise<string> =>
  (
    await server.owner.query('select status from payment_session where business_id = $1', [
      api.client.shop.business.id,
    ])
  ).rows[0].status;

/** What the books are waited for to say; the provider reports by itself. */
const soon = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: 60_000, interval: 50 });

const pageAt = async (link: string) => {
  const response = await fetch(link);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('the hosted page says who is paid what and for what, and may load nothing', async () => {
  const { link } = await ask();
  const { text, headers } = await pageAt(link);
  expect(text).toContain('<h1>Umbrella Works</h1>');
  expect(text).toContain('100.00 USD');
  expect(text).toContain('Invoice INV-0001');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/127\.0\.0\.1:\d+;/,
  );
});

test('pay: the customer returns, and the invoice is paid by the provider’s word', async () => {
  const { invoice, link } = await ask();
  expect(await choose(link, 'pay')).toBe(`${new URL(server.app.listeningOrigin).origin}/sales?payment=made`);
  await soon(async () => expect((await api.view(invoice)).standing.status).toBe('Paid'));
  expect(await api.balances()).toEqual({ 3: '100', 13: '-100' });
  expect((await pageAt(link)).text).toContain('This has been paid.');
});

test('decline: the customer stays, the invoice too, and a second try is paid', async () => {
  const { invoice, link } = await ask();
  expect(await choose(link, 'decline')).toMatch(/^\/pay\/sandbox\?session=/);
  expect((await pageAt(link)).text).toContain('The payment was declined. Nothing was taken');
  await soon(async () => expect(await sessionStatus()).toBe('Declined'));
  expect((await api.view(invoice)).standing.status).toBe('NotPaid');
  await choose(link, 'pay');
  await soon(async () => expect((await api.view(invoice)).standing.status).toBe('Paid'));
});

test('cancel: the customer goes back, nothing is booked, and the page is closed', async () => {
  const { invoice, link } = await ask();
  expect(await choose(link, 'cancel')).toMatch(/\/sales$/);
  await soon(async () => expect(await sessionStatus()).toBe('Cancelled'));
  await choose(link, 'pay');
  expect((await pageAt(link)).text).toContain('This payment was cancelled.');
  expect((await api.view(invoice)).standing.status).toBe('NotPaid');
});

test('pay later: the invoice waits for the provider’s word', async () => {
  const { invoice, link } = await ask();
  await choose(link, 'later');
  await soon(async () => expect(await sessionStatus()).toBe('Pending'));
  expect((await api.view(invoice)).standing.status).toBe('NotPaid');
  await soon(async () => expect((await api.view(invoice)).standing.status).toBe('Paid'));
  expect(await sessionStatus()).toBe('Paid');
});

test.each([
  ['twice', '100', { 3: '200', 11: '-100', 13: '-100' }],
  ['too-much', '10', { 3: '110', 11: '-10', 13: '-100' }],
])('pay %s: %s of it becomes credit', async (act, credit, balances) => {
  const { customer, invoice, link } = await ask();
  await choose(link, act);
  await soon(async () => expect(await api.creditOf(customer)).toBe(credit));
  expect((await api.view(invoice)).standing.status).toBe('Paid');
  expect(await api.balances()).toEqual(balances);
});

test('who holds no secret opens no page, and a session that never was shows none', async () => {
  const { url } = sandbox.ready;
  const stranger = sandboxProvider(url, 'another secret');
  await expect(stranger.open({} as never)).rejects.toThrow('The payment provider answered 401.');
  const unknown = await pageAt(`${url}/pay/sandbox?session=ses_never`);
  expect([unknown.status, unknown.text]).toEqual([
    404,
    expect.stringContaining('Ask for a new payment link.'),
  ]);
});

test('what a customer and a business are called is shown escaped', async () => {
  const provider = sandboxProvider(sandbox.ready.url, testSecret);
  const { link } = await provider.open({
    businessId: api.client.shop.business.id,
    sessionId: crypto.randomUUID(),
    method: 'card',
    amount: '1',
    currency: 'EUR',
    fee: '0',
    account: 'one',
    payee: '<script>alert(1)</script>',
    purpose: '"><img src=x onerror=alert(1)>',
    notifyUrl: 'http://127.0.0.1:9/',
    successUrl: 'http://127.0.0.1:9/',
    cancelUrl: 'http://127.0.0.1:9/',
  });
  expect((await pageAt(link!)).text).not.toMatch(/<script|<img/);
});

test('a report taken in while no work was done is applied at the next start', async () => {
  const invoice = await api.invoice();
  const session = await openSession(api.client, invoice);
  await jobs.stop();
  const sent = reportOn(api.client, session, 'payment.received');
  expect((await report(server, sent)).status).toBe(200);
  // As if the queue had given it up, or been restored without its jobs.
  await server.owner.query(`delete from graphile_worker._private_jobs`);
  expect((await api.view(invoice)).standing.status).toBe('NotPaid');
  jobs = await startWork();
  await soon(async () => expect((await api.view(invoice)).standing.status).toBe('Paid'));
});
