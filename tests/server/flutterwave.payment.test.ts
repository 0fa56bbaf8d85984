import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { paymentProviderCalls } from '../../src/api/calls/payment-provider.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectFlutterwave, sendFlutterwaveEvent } from '../support/flutterwave-api.ts';
import { connectionOf, pressAt, reportTo, sandboxProviders } from '../support/gateway-api.ts';
import { testSecret } from '../support/payments.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { type Client, clientOf, origin, type Server, startServer } from '../support/server.ts';
import { noAnswer } from '../support/silent-gateway.ts';

const laterMs = 150;
let sandbox: Awaited<ReturnType<typeof sandboxProviders>>;
let server: Server;
beforeAll(async () => {
  sandbox = await sandboxProviders(undefined, laterMs);
  server = await startServer({ gateways: sandbox.gateways });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const ada = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
const open = async (client: Client, invoice: string) =>
  expectOk(await client.send(paymentSessionCalls.openFlutterwaveSession, { InvoiceId: invoice })).body.data;

/** An invoice of 100 naira with a page at Flutterwave, on which nothing was pressed yet. */
const invited = async (client: Client) => {
  await connectFlutterwave(server, client);
  const api = apiFor(client);
  const customer = expectOk(await client.send(customerCalls.addCustomer, ada)).body.data.id;
  const invoice = await api.invoice({ customer });
  const { paymentlink } = await open(client, invoice);
  const { rows } = await server.owner.query(
    'select provider_session as reference, account from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const { reference, account } = rows[0] as { reference: string; account: string };
  const completed = (more: Record<string, unknown> = {}, subaccount = account) => ({
    event: 'charge.completed',
    data: { id: 288_200_108, tx_ref: reference, status: 'successful', amount: 100, currency: 'NGN', ...more },
    meta_data: { subaccount },
  });
  return { api, invoice, reference, completed, pressed: (act: string) => pressAt(paymentlink!, act) };
};
const rowsOf = async (client: Client) => {
  const { id } = client.shop.business;
  const of = (sql: string) => server.owner.query(sql, [id]);
  const sessions = await of('select status from payment_session where business_id = $1');
  const payments = await of(
    'select trim_scale(amount)::text as amount, provider from payment where business_id = $1',
  );
  return { status: sessions.rows[0].status, payments: payments.rows };
};
const paid = { status: 'Paid', payments: [{ amount: '100', provider: 'flutterwave' }] };
const untouched = { status: 'Created', payments: [] };
const ask = async (at: Server = server) => {
  at.pass(5);
  await runDueProviderJobs(at.owner, { ...at.services, gateways: sandbox.gateways, origin });
};

test('an invoice is paid at Flutterwave, and booked once however often that is told', async () => {
  const client = await server.client('NGN');
  const { completed, pressed } = await invited(client);
  expect(await pressed('pay')).toMatch(`${origin}/sales?status=successful&tx_ref=`);
  expect(await sendFlutterwaveEvent(server, completed())).toBe('booked');
  await sendFlutterwaveEvent(server, completed());
  expect(await sendFlutterwaveEvent(server, completed({ created_at: 'later' }))).toBe('booked before');
  expect(await rowsOf(client)).toEqual(paid);
});

test('a report under the right hash that lies about money or success books what Flutterwave says', async () => {
  const client = await server.client('NGN');
  const { completed, pressed } = await invited(client);
  await sendFlutterwaveEvent(server, completed({ amount: 9_999_999 }));
  expect(await rowsOf(client)).toEqual(untouched);
  await pressed('pay');
  await sendFlutterwaveEvent(server, completed({ amount: 9_999_998 }));
  expect(await rowsOf(client)).toEqual(paid);
});

test('a card that is declined may be tried again: the try that was paid counts, whichever is told', async () => {
  const client = await server.client('NGN');
  const { completed, pressed } = await invited(client);
  await pressed('decline');
  await sendFlutterwaveEvent(server, completed({ id: 1, status: 'failed' }));
  expect(await rowsOf(client)).toEqual({ status: 'Declined', payments: [] });
  await pressed('pay');
  await sendFlutterwaveEvent(server, completed({ id: 2, status: 'failed' }));
  expect(await rowsOf(client)).toEqual(paid);
});

test('a transfer is pending until it’s confirmed, and found by asking when no report comes', async () => {
  const client = await server.client('NGN');
  const { pressed } = await invited(client);
  await pressed('later');
  await ask();
  expect(await rowsOf(client)).toEqual({ status: 'Pending', payments: [] });
  await new Promise((done) => setTimeout(done, laterMs * 2));
  await ask();
  expect(await rowsOf(client)).toEqual(paid);
});

test('a signed report of one business that names another’s session moves nothing', async () => {
  const [client, stranger] = [await server.client('NGN'), await server.client('NGN')];
  const [theirs, own] = [await invited(client), await invited(stranger)];
  const { account } = (await connectionOf(stranger, 'flutterwave')).Standing.facts;
  await theirs.pressed('pay');
  await own.pressed('pay');
  expect(await sendFlutterwaveEvent(server, theirs.completed({}, account!))).toBe('names no business');
  expect(await rowsOf(client)).toEqual(untouched);
  expect(await rowsOf(stranger)).toEqual(untouched);
});

test('N64 a session that was open when Flutterwave was disconnected is still booked, and no new one is opened', async () => {
  const client = await server.client('NGN');
  const { invoice, completed, pressed } = await invited(client);
  expectOk(await client.send(paymentProviderCalls.disconnectFlutterwave));
  const { status, body } = await client.send(paymentSessionCalls.openFlutterwaveSession, {
    InvoiceId: invoice,
  });
  expect([status, (body as { Message?: string }).Message]).toEqual([
    400,
    'Flutterwave isn’t connected. Connect it in payment settings first.',
  ]);
  await pressed('pay');
  await sendFlutterwaveEvent(server, completed());
  expect(await rowsOf(client)).toEqual(paid);
});

test('a session whose opening was never answered is unknown, and over once Flutterwave knows nothing of it', async () => {
  const client = await server.client('NGN');
  await connectFlutterwave(server, client);
  const { flutterwave } = sandbox.gateways;
  const silent = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: { flutterwave: { ...flutterwave!, open: async () => noAnswer() } },
  });
  const customer = expectOk(await client.send(customerCalls.addCustomer, ada)).body.data.id;
  const invoice = await apiFor(client).invoice({ customer });
  const opened = await open(clientOf(silent.send, client.shop, client.token), invoice);
  expect(opened.paymentlink).toBeNull();
  expect(await rowsOf(client)).toEqual({ status: 'Unknown', payments: [] });
  await silent.close();
  await ask();
  expect(await rowsOf(client)).toEqual({ status: 'Expired', payments: [] });
});

test('a currency that Flutterwave doesn’t take is refused with the reason, and so is a customer without an address', async () => {
  for (const [currency, message] of [
    ['JPY', 'Flutterwave doesn’t take JPY. It takes NGN, GHS, ZAR and others.'],
    [
      'TZS',
      'Flutterwave asks for your customer’s email address. Add one to the customer and this document first.',
    ],
  ] as const) {
    const client = await server.client(currency);
    await connectFlutterwave(server, client);
    const sent = { InvoiceId: await apiFor(client).invoice() };
    const { status, body } = await client.send(paymentSessionCalls.openFlutterwaveSession, sent);
    expect([status, (body as { Message?: string }).Message]).toEqual([400, message]);
  }
});

test('a report of a refund that Flutterwave knows nothing of books nothing, and one of a transfer is nobody’s', async () => {
  const client = await server.client('NGN');
  const { completed, pressed, reference } = await invited(client);
  await pressed('pay');
  await sendFlutterwaveEvent(server, completed());
  const { meta_data } = completed();
  const refund = { event: 'refund.completed', data: { tx_ref: reference, AmountRefunded: 100 }, meta_data };
  expect(await sendFlutterwaveEvent(server, refund)).toBe('0 refunds, 0 disputes');
  expect(await sendFlutterwaveEvent(server, { event: 'transfer.completed', data: { id: 1 } })).toBe(
    'names no business',
  );
  expect(await rowsOf(client)).toEqual(paid);
});

test('reports without the hash, under another or that can’t be read aren’t taken', async () => {
  const payload = JSON.stringify({ event: 'charge.completed', data: { tx_ref: 'x' } });
  const send = (bytes: string, hash?: string) =>
    reportTo(server, 'flutterwave', Buffer.from(bytes), hash ? { 'verif-hash': hash } : {});
  for (const [bytes, hash, why] of [
    [payload, undefined, 'This report is not signed.'],
    [payload, 'another', 'This report is not signed by the provider.'],
    [payload, testSecret.slice(1), 'This report is not signed by the provider.'],
    [payload, `${testSecret}x`, 'This report is not signed by the provider.'],
    ['[]', testSecret, 'This report can’t be read.'],
  ] as const)
    expect(await send(bytes, hash), why).toMatchObject({ status: 400, body: { Message: why } });
});
