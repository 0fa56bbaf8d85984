import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewaySession } from '../../server/adapters/payments/gateway.ts';
import { paymentProviderCalls } from '../../src/api/calls/payment-provider.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { pressAt } from '../support/gateway-api.ts';
import { connectPaypal, ofOrder, paypalEvent } from '../support/paypal-api.ts';
import {
  type PaypalSigner,
  providersSignedBy,
  sendPaypalEvent,
  startPaypalSigner,
} from '../support/paypal-signer.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { type Client, clientOf, origin, type Server, startServer } from '../support/server.ts';
import { noAnswer } from '../support/silent-gateway.ts';

const laterMs = 150;
let signer: PaypalSigner;
let sandbox: Awaited<ReturnType<typeof providersSignedBy>>;
let server: Server;
beforeAll(async () => {
  signer = await startPaypalSigner();
  sandbox = await providersSignedBy(signer, laterMs);
  server = await startServer({ gateways: sandbox.gateways });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await signer.close();
});

const open = async (client: Client, invoice: string) =>
  expectOk(await client.send(paymentSessionCalls.openPaypalSession, { InvoiceId: invoice })).body.data;

/** An invoice of 100 with an order at PayPal, on whose page nothing was pressed yet. */
const invited = async (client: Client) => {
  const account = await connectPaypal(client);
  const api = apiFor(client);
  const invoice = await api.invoice();
  const { paymentlink } = await open(client, invoice);
  const { rows } = await server.owner.query(
    'select provider_session as order from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const order = rows[0].order as string;
  const tell = (event: ReturnType<typeof paypalEvent>) => sendPaypalEvent(server, signer, event);
  const pressed = (act: string) => pressAt(paymentlink!, act);
  return { account, api, invoice, order, of: ofOrder(order, account), tell, pressed };
};
const rowsOf = async (client: Client) => {
  const of = (sql: string) => server.owner.query(sql, [client.shop.business.id]);
  const sessions = await of('select status from payment_session where business_id = $1');
  const payments = await of(
    'select trim_scale(amount)::text as amount, provider from payment where business_id = $1',
  );
  return { status: sessions.rows[0].status, payments: payments.rows };
};
const paid = { status: 'Paid', payments: [{ amount: '100', provider: 'paypal' }] };
const untouched = { status: 'Created', payments: [] };
const ask = async () => {
  server.pass(5);
  await runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });
};

test('what a customer approved is captured and booked once, however often that is told', async () => {
  const client = await server.client();
  const { of, tell, pressed } = await invited(client);
  expect(await pressed('pay')).toMatch(new RegExp(`^${origin}/sales\\?token=\\w+&PayerID=`));
  expect(await rowsOf(client)).toEqual(untouched);
  expect(await tell(of.approved())).toBe('booked');
  expect(await tell(of.approved())).toBe('booked before');
  expect(await tell(of.capture('COMPLETED'))).toBe('booked before');
  expect(await rowsOf(client)).toEqual(paid);
});

test('it is captured as well when the buyer never returns, and when no report comes', async () => {
  const client = await server.client();
  const { of, tell, pressed } = await invited(client);
  expect(await pressed('close')).toBeNull();
  await tell(of.approved());
  expect(await rowsOf(client)).toEqual(paid);
  const other = await server.client();
  await (await invited(other)).pressed('close');
  await ask();
  expect(await rowsOf(other)).toEqual(paid);
});

test('a report of success that isn’t one at PayPal, or that lies about money, books what PayPal says', async () => {
  const client = await server.client();
  const { of, tell, pressed } = await invited(client);
  const lie = { status: 'COMPLETED', amount: { currency_code: 'USD', value: '99999.00' } };
  await tell(of.capture('COMPLETED', lie));
  expect(await rowsOf(client)).toEqual(untouched);
  await pressed('pay');
  await tell(of.capture('COMPLETED', lie));
  expect(await rowsOf(client)).toEqual(paid);
});

test('a capture that is pending is pending until PayPal completes it', async () => {
  const client = await server.client();
  const { of, tell, pressed } = await invited(client);
  await pressed('later');
  await tell(of.approved());
  expect(await rowsOf(client)).toEqual({ status: 'Pending', payments: [] });
  await new Promise((done) => setTimeout(done, laterMs * 2));
  await tell(of.capture('PENDING'));
  expect(await rowsOf(client)).toEqual(paid);
});

test('a card that is declined as the money is taken may be tried again by another', async () => {
  const client = await server.client();
  const { of, tell, pressed } = await invited(client);
  await pressed('decline');
  await tell(of.approved());
  expect(await rowsOf(client)).toEqual({ status: 'Declined', payments: [] });
  await pressed('pay');
  await tell(of.approved());
  expect(await rowsOf(client)).toEqual(paid);
});

test('a signed report of one business that names another’s session moves nothing', async () => {
  const [client, stranger] = [await server.client(), await server.client()];
  const { order, pressed } = await invited(client);
  const account = await connectPaypal(stranger);
  await pressed('pay');
  const forged = ofOrder(order, account);
  for (const event of [forged.approved(), forged.capture('COMPLETED')])
    expect(await sendPaypalEvent(server, signer, event)).toBe('names no business');
  expect(await rowsOf(client)).toEqual(untouched);
});

test('an order that is paid to somebody else moves nothing, even under the name of one’s own session', async () => {
  const [client, stranger] = [await server.client(), await server.client()];
  const [mine, theirs] = [await invited(client), await invited(stranger)];
  await theirs.pressed('pay');
  const rename = (from: string, to: string) =>
    server.owner.query('update payment_session set provider_session = $2 where provider_session = $1', [
      from,
      to,
    ]);
  await rename(theirs.order, 'none');
  await rename(mine.order, theirs.order);
  const event = ofOrder(theirs.order, mine.account).approved();
  await expect(mine.tell(event)).rejects.toThrow('this payment belongs to another account.');
  expect(await rowsOf(client)).toEqual(untouched);
});

test('N64 a session that was open when PayPal was disconnected is still booked, and no new one is opened', async () => {
  const client = await server.client();
  const { invoice, of, tell, pressed } = await invited(client);
  expectOk(await client.send(paymentProviderCalls.disconnectPaypal));
  const { status, body } = await client.send(paymentSessionCalls.openPaypalSession, { InvoiceId: invoice });
  expect([status, (body as { Message?: string }).Message]).toEqual([
    400,
    'PayPal isn’t connected. Connect it in payment settings first.',
  ]);
  await pressed('pay');
  await tell(of.approved());
  expect(await rowsOf(client)).toEqual(paid);
});

test('a session whose opening was never answered is unknown, and over once PayPal is asked: its page was shown to nobody', async () => {
  const client = await server.client();
  await connectPaypal(client);
  const silent = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: { paypal: { ...sandbox.gateways.paypal, open: async () => noAnswer() } },
  });
  const invoice = await apiFor(client).invoice();
  const opened = await open(clientOf(silent.send, client.shop, client.token), invoice);
  expect(opened.paymentlink).toBeNull();
  expect(await rowsOf(client)).toEqual({ status: 'Unknown', payments: [] });
  await silent.close();
  await ask();
  expect(await rowsOf(client)).toEqual({ status: 'Expired', payments: [] });
});

test('asked again with the same session, PayPal opens no second order', async () => {
  const client = await server.client();
  const account = await connectPaypal(client);
  const session: GatewaySession = {
    businessId: client.shop.business.id,
    sessionId: `twice-${account}`,
    amount: '12.5',
    currency: 'EUR',
    fee: '0.19',
    account,
    payee: 'Umbrella',
    purpose: 'Invoice 1',
    email: null,
    successUrl: `${origin}/sales`,
    cancelUrl: `${origin}/sales`,
  };
  const { paypal } = sandbox.gateways;
  expect(await paypal.open(session)).toEqual(await paypal.open(session));
});

test('a currency that PayPal doesn’t take is refused with the reason, and so are parts of one that it takes whole', async () => {
  for (const [currency, message] of [
    ['NGN', 'PayPal doesn’t take NGN. It takes USD, EUR, GBP and others.'],
    ['HUF', 'PayPal didn’t accept that: it takes whole amounts of HUF only.'],
  ] as const) {
    const client = await server.client(currency);
    await connectPaypal(client);
    const sent = { InvoiceId: await apiFor(client).invoice({ prices: ['100.50'] }) };
    const { status, body } = await client.send(paymentSessionCalls.openPaypalSession, sent);
    expect([status, (body as { Message?: string }).Message]).toEqual([400, message]);
  }
});

test('a report of a refund or a dispute that PayPal knows nothing of books nothing', async () => {
  const client = await server.client();
  const { of, tell, pressed } = await invited(client);
  await pressed('pay');
  await tell(of.approved());
  expect(await tell(of.capture('REFUNDED'))).toBe('0 refunds, 0 disputes');
  const dispute = paypalEvent('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-D-1' });
  expect(await tell(dispute)).toBe('names no business');
  expect(await rowsOf(client)).toEqual(paid);
});
