import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectionOf, pressAt, reportTo, sandboxProviders } from '../support/gateway-api.ts';
import { connectPaystack, paystackSignature, sendPaystackEvent } from '../support/paystack-api.ts';
import { runDueProviderJobs } from '../support/run-due-provider-jobs.ts';
import { type Client, origin, type Server, startServer } from '../support/server.ts';

let sandbox: Awaited<ReturnType<typeof sandboxProviders>>;
let server: Server;
beforeAll(async () => {
  sandbox = await sandboxProviders();
  server = await startServer({ gateways: sandbox.gateways });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const ada = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };

/** An invoice of 100 naira with a page at Paystack, on which nothing was pressed yet. */
const invited = async (client: Client) => {
  await connectPaystack(client);
  const api = apiFor(client);
  const customer = expectOk(await client.send(customerCalls.addCustomer, ada)).body.data.id;
  const invoice = await api.invoice({ customer });
  const { paymentlink } = expectOk(
    await client.send(paymentSessionCalls.openPaystackSession, { InvoiceId: invoice }),
  ).body.data;
  const { rows } = await server.owner.query(
    'select provider_session as reference, account from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const { reference, account } = rows[0] as { reference: string; account: string };
  const success = (more: Record<string, unknown> = {}) => ({
    event: 'charge.success',
    data: {
      id: 302_961,
      domain: 'test',
      status: 'success',
      reference,
      amount: 10_000,
      currency: 'NGN',
      subaccount: { subaccount_code: account },
      ...more,
    },
  });
  return { api, invoice, reference, success, pressed: (act: string) => pressAt(paymentlink!, act) };
};
const rowsOf = async (client: Client) => {
  const { id } = client.shop.business;
  const sessions = await server.owner.query('select status from payment_session where business_id = $1', [
    id,
  ]);
  const payments = await server.owner.query(
    'select trim_scale(amount)::text as amount, provider from payment where business_id = $1',
    [id],
  );
  return { status: sessions.rows[0].status, payments: payments.rows };
};
const paid = { status: 'Paid', payments: [{ amount: '100', provider: 'paystack' }] };
const untouched = { status: 'Created', payments: [] };

test('an invoice is paid at Paystack, and booked once however often that is told', async () => {
  const client = await server.client('NGN');
  const { success, pressed } = await invited(client);
  expect(await pressed('pay')).toBe(`${origin}/sales`);
  expect(await sendPaystackEvent(server, success())).toBe('booked');
  await sendPaystackEvent(server, success());
  expect(await sendPaystackEvent(server, success({ paid_at: 'later' }))).toBe('booked before');
  expect(await rowsOf(client)).toEqual(paid);
});

test('a report of success that isn’t one at Paystack, or that lies about money, books what Paystack says', async () => {
  const client = await server.client('NGN');
  const { success, pressed } = await invited(client);
  await sendPaystackEvent(server, success({ amount: 99_999_900 }));
  expect(await rowsOf(client)).toEqual(untouched);
  await pressed('pay');
  await sendPaystackEvent(server, success({ amount: 99_999_901 }));
  expect(await rowsOf(client)).toEqual(paid);
});

test('a card that is declined may be tried again, and a transfer is on its way until it’s confirmed', async () => {
  const client = await server.client('NGN');
  const { pressed, success } = await invited(client);
  const ask = async () => {
    server.pass(5);
    await runDueProviderJobs(server.owner, { ...server.services, origin });
    return (await rowsOf(client)).status;
  };
  await pressed('decline');
  expect(await ask()).toBe('Declined');
  await pressed('pay');
  await sendPaystackEvent(server, success());
  expect(await rowsOf(client)).toEqual(paid);
});

test('a signed report of one business that names another’s session moves nothing', async () => {
  const [client, stranger] = [await server.client('NGN'), await server.client('NGN')];
  const { success, pressed } = await invited(client);
  await connectPaystack(stranger);
  const { account } = (await connectionOf(stranger, 'paystack')).Standing.facts;
  await pressed('pay');
  expect(await sendPaystackEvent(server, success({ subaccount: { subaccount_code: account } }))).toBe(
    'names no business',
  );
  expect(await sendPaystackEvent(server, success({ domain: 'live' }))).toBe('names no business');
  expect(await rowsOf(client)).toEqual(untouched);
});

test('two reports of refunds with one amount and no id are two', async () => {
  const refund = (at: string) => ({
    event: 'refund.processed',
    data: { domain: 'test', status: 'processed', amount: '5000', currency: 'NGN', created_at: at },
  });
  for (const at of ['2026-03-02T10:00:00Z', '2026-03-02T11:00:00Z'])
    expect(await sendPaystackEvent(server, refund(at))).toBe('names no business');
  const { rows } = await server.owner.query(
    `select count(*)::int as n from inbox_event where event_id like 'refund.processed:%'`,
  );
  expect(rows[0].n).toBe(2);
});

test('a currency that Paystack doesn’t take is refused with the reason, and so is a customer without an address', async () => {
  for (const [currency, message] of [
    ['EUR', 'Paystack doesn’t take EUR. It takes NGN, GHS, ZAR and others.'],
    [
      'NGN',
      'Paystack asks for your customer’s email address. Add one to the customer and this document first.',
    ],
  ] as const) {
    const client = await server.client(currency);
    await connectPaystack(client);
    const sent = { InvoiceId: await apiFor(client).invoice() };
    const { status, body } = await client.send(paymentSessionCalls.openPaystackSession, sent);
    expect([status, (body as { Message?: string }).Message]).toEqual([400, message]);
  }
});

test('reports that are unsigned, altered or signed with another key aren’t taken', async () => {
  const payload = JSON.stringify({ event: 'charge.success', data: { domain: 'test', reference: 'x' } });
  const send = (bytes: string, signature?: string) =>
    reportTo(server, 'paystack', Buffer.from(bytes), signature ? { 'x-paystack-signature': signature } : {});
  const right = paystackSignature(payload);
  for (const [bytes, signature, why] of [
    [payload, undefined, 'This report is not signed.'],
    [`${payload} `, right, 'This report is not signed by the provider.'],
    [payload, paystackSignature(payload, 'sk_test_other'), 'This report is not signed by the provider.'],
    [payload, right.slice(1), 'This report is not signed by the provider.'],
    ['[]', paystackSignature('[]'), 'This report can’t be read.'],
  ] as const)
    expect(await send(bytes, signature), why).toMatchObject({ status: 400, body: { Message: why } });
});

/** By hand: `printf '{"event":"charge.success"}' | openssl dgst -sha512 -hmac sk_test_vector`. */
test('the signature is the one that openssl makes', () => {
  expect(paystackSignature('{"event":"charge.success"}', 'sk_test_vector')).toBe(
    '517ea843284ab0a4e93327d8d494c77a2e3017ce22b5d650a3012a141d7ae62fb6b9282e6026dcd66590d30664c7b06034273fdcc3d793de5e847b73c7e56146',
  );
});
