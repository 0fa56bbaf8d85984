import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { paymentSessionCalls, waysToPayCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectStripe, sandboxProviders } from '../support/gateway-api.ts';
import { notingProvider } from '../support/payments.ts';
import { connectPaystack } from '../support/paystack-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

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

const calls = {
  card: paymentSessionCalls.openCardSession,
  flutterwave: paymentSessionCalls.openFlutterwaveSession,
  paypal: paymentSessionCalls.openPaypalSession,
  paystack: paymentSessionCalls.openPaystackSession,
};
const methodsOf = async (client: Client, InvoiceId: string, more: Record<string, unknown> = {}) =>
  expectOk(await client.send(waysToPayCalls.getWaysToPay, { InvoiceId, ...more })).body.data;
/** The ways by which a payment page really opens. */
const opening = async (client: Client, InvoiceId: string) => {
  const open: string[] = [];
  for (const [method, call] of Object.entries(calls))
    if ((await client.send(call, { InvoiceId })).status === 200) open.push(method);
  return open;
};
/** An invoice for somebody who can be written to. */
const invoiceFor = async (client: Client) => {
  const sent = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, sent)).body.data.id;
  return apiFor(client).invoice({ customer });
};
/** The token of a public link of the invoice. */
const tokenOf = async (client: Client, DocumentId: string) => {
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId })).body
    .data;
  return new URL(link).searchParams.get('token')!;
};

test('Q89 a way to pay that isn’t connected is hidden, and those that are left are the ones that open', async () => {
  const client = await server.client();
  await connectStripe(client);
  await connectPaystack(client);
  const invoice = await invoiceFor(client);
  expect(await methodsOf(client, invoice)).toEqual({
    ways: ['card', 'paystack'],
    // The sandbox’s accounts are no live ones.
    tests: ['card', 'paystack'],
    reasons: [],
  });
  expect(await opening(client, invoice)).toEqual(['card', 'paystack']);
});

test('Q89 an invoice in a currency the provider doesn’t take hides that way, with the reason; a customer is told no more than that', async () => {
  const client = await server.client('EUR');
  await connectPaystack(client);
  const invoice = await invoiceFor(client);
  expect(await methodsOf(client, invoice)).toEqual({
    ways: [],
    tests: [],
    reasons: [
      'Paystack doesn’t take EUR. It takes NGN, GHS, ZAR and others.',
      'No other payment provider is connected.',
    ],
  });
  expect(await opening(client, invoice)).toEqual([]);
  expect(await methodsOf(client, invoice, { UserId: await tokenOf(client, invoice) })).toEqual({
    ways: [],
    tests: [],
    reasons: ['Online payment isn’t available for this invoice. Please pay another way.'],
  });
});

test('a customer sees the ways of the invoice they have the link of, and of no other', async () => {
  const client = await server.client();
  await connectStripe(client);
  const [invoice, other] = [await invoiceFor(client), await invoiceFor(client)];
  const UserId = await tokenOf(client, invoice);
  expect((await methodsOf(client, invoice, { UserId })).ways).toEqual(['card']);
  const answered = await client.send(waysToPayCalls.getWaysToPay, { InvoiceId: other, UserId });
  expect(answered.status).toBe(404);
});

test('where somebody simulates payments every way is open until a provider is connected', async () => {
  const simulated = await startServer({ gateways: sandbox.gateways, payments: notingProvider() });
  const client = await simulated.client('EUR');
  const invoice = await invoiceFor(client);
  expect((await methodsOf(client, invoice)).ways).toEqual(['card', 'flutterwave', 'paypal', 'paystack']);
  await connectPaystack(client);
  expect((await methodsOf(client, invoice)).ways).toEqual(['card', 'flutterwave', 'paypal']);
  expect(await opening(client, invoice)).toEqual(['card', 'flutterwave', 'paypal']);
  await simulated.close();
});

test('where nobody takes online payments there is no way, and one reason', async () => {
  const off = await startServer({ gateways: {} });
  const client = await off.client();
  const { ways, reasons } = await methodsOf(client, await invoiceFor(client));
  expect([ways, reasons.length]).toEqual([[], 1]);
  await off.close();
  const fresh = await server.client();
  expect((await methodsOf(fresh, await invoiceFor(fresh))).reasons).toEqual([
    'No payment provider is connected. Connect one in payment settings first.',
  ]);
});
