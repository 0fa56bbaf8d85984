import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviderCalls } from '../../src/api/calls/payment-provider.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectStripe, pressAt, reportTo, sandboxProviders } from '../support/gateway-api.ts';
import { openSession } from '../support/payments.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { type Client, clientOf, origin, type Server, startServer } from '../support/server.ts';
import { noAnswer } from '../support/silent-gateway.ts';
import { outcomeOf, sendStripeEvent, stripeEvent, stripeSignature } from '../support/stripe-api.ts';

const laterMs = 150;
let sandbox: Awaited<ReturnType<typeof sandboxProviders>>;
let server: Server;
beforeAll(async () => {
  sandbox = await sandboxProviders(undefined, laterMs);
  server = await startServer({ gateways: sandbox.gateways, feePercent: '1.5' });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

/** An invoice of 100 with a page at Stripe, on which nothing was pressed yet. */
const invited = async (client: Client) => {
  const account = await connectStripe(client);
  const api = apiFor(client);
  const invoice = await api.invoice();
  const session = await openSession(client, invoice);
  const { rows } = await server.owner.query(
    `select provider_session as id, status from payment_session where provider = 'stripe' and document_id in
       (select id from document where business_id = $1)`,
    [client.shop.business.id],
  );
  const sendEvent = (type: string, more = {}) =>
    stripeEvent(`checkout.session.${type}`, account, rows[0].id, more);
  return {
    account,
    api,
    invoice,
    session,
    reportPaid: sendEvent,
    pressed: (act: string) => pressAt(session.paymentlink!, act),
  };
};
const sessionOf = async (client: Client) =>
  (
    await server.owner.query('select status, live, account from payment_session where business_id = $1', [
      client.shop.business.id,
    ])
  ).rows[0];
const paymentsOf = async (client: Client) =>
  (
    await server.owner.query(
      'select trim_scale(amount)::text as amount, provider from payment where business_id = $1',
      [client.shop.business.id],
    )
  ).rows;
const paidOnce = [{ amount: '100', provider: 'stripe' }];

test('an invoice is paid on Stripe’s page, and booked once however often that is told', async () => {
  const client = await server.client();
  const { api, account, invoice, reportPaid: sendEvent, pressed } = await invited(client);
  expect(await sessionOf(client)).toEqual({ status: 'Created', live: false, account });
  expect(await pressed('pay')).toBe(`${origin}/sales`);
  expect((await api.view(invoice)).standing.status).toBe('NotPaid');
  const event = sendEvent('completed');
  await sendStripeEvent(server, event);
  await sendStripeEvent(server, event);
  await sendStripeEvent(server, sendEvent('completed'));
  expect((await api.view(invoice)).standing.status).toBe('Paid');
  expect(await paymentsOf(client)).toEqual(paidOnce);
});

test('what a report says of money is never read: Stripe is asked', async () => {
  const client = await server.client();
  const { reportPaid: sendEvent } = await invited(client);
  const lie = { id: '', status: 'complete', payment_status: 'paid', amount_total: 10_000 };
  const event = sendEvent('completed');
  await sendStripeEvent(server, { ...event, data: { object: { ...lie, id: event.data.object.id } } });
  expect(await paymentsOf(client)).toEqual([]);
  expect(await sessionOf(client)).toMatchObject({ status: 'Created' });
});

test('a debit confirmed later is pending first; one that fails is declined', async () => {
  for (const [act, type, end] of [
    ['later', 'async_payment_succeeded', 'Paid'],
    ['decline', 'async_payment_failed', 'Declined'],
  ] as const) {
    const client = await server.client();
    const { reportPaid: sendEvent, pressed } = await invited(client);
    await pressed(act);
    await sendStripeEvent(server, sendEvent('completed'));
    expect(await sessionOf(client)).toMatchObject({ status: 'Pending' });
    await new Promise((done) => setTimeout(done, laterMs * 2));
    await sendStripeEvent(server, sendEvent(type));
    expect(await sessionOf(client)).toMatchObject({ status: end });
    expect(await paymentsOf(client)).toEqual(end === 'Paid' ? paidOnce : []);
  }
});

test('a signed report of one business that names another’s session moves nothing', async () => {
  const [client, stranger] = [await server.client(), await server.client()];
  const { reportPaid: sendEvent, pressed } = await invited(client);
  const account = await connectStripe(stranger);
  await pressed('pay');
  const event = sendEvent('completed', { account });
  await sendStripeEvent(server, event);
  expect(await outcomeOf(server, event.id)).toBe('names no business');
  expect(await paymentsOf(client)).toEqual([]);
  expect(await sessionOf(client)).toMatchObject({ status: 'Created' });
});

test('a report of the other mode moves nothing', async () => {
  const client = await server.client();
  const { reportPaid: sendEvent, pressed } = await invited(client);
  await pressed('pay');
  const event = sendEvent('completed', { livemode: true });
  await sendStripeEvent(server, event);
  expect(await outcomeOf(server, event.id)).toBe('names no business');
  expect(await paymentsOf(client)).toEqual([]);
});

test('N64 a session that was open when Stripe was disconnected is still booked, and no new one is opened', async () => {
  const client = await server.client();
  const { api, invoice, reportPaid: sendEvent, pressed } = await invited(client);
  expectOk(await client.send(paymentProviderCalls.disconnectStripe));
  const again = await client.send(paymentSessionCalls.openCardSession, { InvoiceId: invoice });
  expect([again.status, (again.body as { Message?: string }).Message]).toEqual([
    400,
    'Stripe isn’t connected. Connect it in payment settings first.',
  ]);
  await pressed('pay');
  await sendStripeEvent(server, sendEvent('completed'));
  expect((await api.view(invoice)).standing.status).toBe('Paid');
});

test('reports that are unsigned, altered, old or signed by somebody else aren’t taken', async () => {
  const client = await server.client();
  const { reportPaid: sendEvent } = await invited(client);
  const payload = JSON.stringify(sendEvent('completed'));
  const send = (bytes: string, signature?: string) =>
    reportTo(server, 'stripe', Buffer.from(bytes), signature ? { 'stripe-signature': signature } : {});
  const right = stripeSignature(payload);
  const old = stripeSignature(payload, undefined, Math.floor(Date.now() / 1000) - 301);
  for (const [bytes, signature, why] of [
    [payload, undefined, 'This report is not signed.'],
    [payload.replace('completed', 'completee'), right, 'This report is not signed by the provider.'],
    [payload, stripeSignature(payload, 'whsec_other'), 'This report is not signed by the provider.'],
    [payload, old, 'This report was signed too long ago. Sign it and send it again.'],
    ['{"id":1}', stripeSignature('{"id":1}'), 'This report can’t be read.'],
  ] as const)
    expect(await send(bytes, signature), why).toMatchObject({ status: 400, body: { Message: why } });
});

test('a session whose opening was never answered is unknown, and found at the provider however much later', async () => {
  const client = await server.client();
  const account = await connectStripe(client);
  const api = apiFor(client);
  const stripe = sandbox.gateways.stripe!;
  const silent = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: {
      stripe: {
        ...stripe,
        open: async (request) => {
          await stripe.open(request);
          return noAnswer();
        },
      },
    },
  });
  const invoice = await api.invoice();
  const { shop, token } = client;
  const there = clientOf(silent.send, shop, token);
  const opened = await openSession(there, invoice);
  expect(opened.paymentlink).toBeNull();
  expect(await sessionOf(client)).toMatchObject({ status: 'Unknown', account });
  await silent.close();
  server.pass(5);
  // The provider gave no answer for weeks; it's asked until it says.
  await server.owner.query(
    `update payment_session set created_at = created_at - interval '20 days' where business_id = $1`,
    [shop.business.id],
  );
  await runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });
  expect(await sessionOf(client)).toMatchObject({ status: 'Created' });
});

test('what is paid while no report comes through is found by asking', async () => {
  const client = await server.client();
  const { api, invoice, pressed } = await invited(client);
  await pressed('pay');
  server.pass(5);
  await runDueProviderJobs(server.owner, { ...server.services, gateways: sandbox.gateways, origin });
  expect((await api.view(invoice)).standing.status).toBe('Paid');
  expect(await paymentsOf(client)).toEqual(paidOnce);
});

test('the installation’s fee is asked for at the places of the currency, whatever a body says', async () => {
  const client = await server.client();
  const requests: string[] = [];
  const stripe = sandbox.gateways.stripe!;
  const noting = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    feePercent: '1.5',
    gateways: {
      stripe: {
        ...stripe,
        open: (request) => {
          requests.push(request.fee);
          return stripe.open(request);
        },
      },
    },
  });
  await connectStripe(client);
  const invoice = await apiFor(client).invoice();
  const there = clientOf(noting.send, client.shop, client.token);
  await openSession(there, invoice, { ApplicationFeeAmount: 9_999, StripeAccountId: 'acct_other' });
  expect(requests).toEqual(['1.5']);
  expect((await sessionOf(client)).account).not.toBe('acct_other');
  await noting.close();
});

test('a page that is closed unpaid is expired', async () => {
  const client = await server.client();
  const { reportPaid: sendEvent, pressed } = await invited(client);
  await pressed('expire');
  await sendStripeEvent(server, sendEvent('expired'));
  expect(await sessionOf(client)).toMatchObject({ status: 'Expired' });
});
