import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { beginStripe, connectionOf, connectStripe, sandboxProviders } from '../support/gateway-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { outcomeOf, sendStripeEvent, stripeEvent } from '../support/stripe-api.ts';
import { colleague } from '../support/team-api.ts';

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

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { Message?: string }).Message,
];
const statusOf = async (client: Client) => (await connectionOf(client, 'stripe')).Standing.status;

test('Stripe is connected once its own word says so; who comes back is believed in nothing', async () => {
  const client = await server.client();
  expect(await connectionOf(client, 'stripe')).toMatchObject({
    isAvailable: true,
    isSandbox: true,
    isLive: false,
    accountName: null,
    Standing: { status: 'NotConnected', facts: { account: null } },
  });
  const accountId = await beginStripe(client, 'leave');
  expect(await statusOf(client)).toBe('Pending');
  const look = async () => expectOk(await client.send(calls.getStripeAccount, { accountId })).body.data;
  expect(await look()).toEqual({ accountId, status: 'Pending' });
  expect(await beginStripe(client, 'finish')).toBe(accountId);
  expect(await statusOf(client)).toBe('Pending');
  expect(await look()).toEqual({ accountId, status: 'Connected' });
  expect(await connectionOf(client, 'stripe')).toMatchObject({
    accountName: client.shop.business.name,
    Standing: { status: 'Connected', facts: { account: accountId } },
  });
});

test('an account that Stripe holds back is restricted, and connected once its report says that it’s ready', async () => {
  const client = await server.client();
  const accountId = await beginStripe(client, 'limit');
  await sendStripeEvent(server, stripeEvent('account.updated', accountId, accountId));
  expect(await statusOf(client)).toBe('Restricted');
  await beginStripe(client, 'finish');
  const event = stripeEvent('account.updated', accountId, accountId);
  await sendStripeEvent(server, event);
  expect(await outcomeOf(server, event.id)).toBe('account Connected');
  expect(await statusOf(client)).toBe('Connected');
});

test('a connected account is disconnected before another is begun, and disconnecting twice changes nothing', async () => {
  const client = await server.client();
  const accountId = await connectStripe(client);
  const connected = 'Stripe is connected. Disconnect it first to connect another account.';
  expect(refusalOf(await client.send(calls.connectStripe))).toEqual([400, connected]);
  expectOk(await client.send(calls.stripeAccountLink, { accountId }));
  const userid = idToWire(client.shop.user.id);
  expect(expectOk(await client.send(calls.disconnectStripe, { userid })).body.message).toBe(
    'Stripe account disconnected',
  );
  expectOk(await client.send(calls.disconnectStripe));
  expect(await statusOf(client)).toBe('NotConnected');
  expect(await connectStripe(client)).not.toBe(accountId);
  const { rows } = await server.owner.query(
    `select act from event where business_id = $1 and subject_kind = 'payment_provider' order by id`,
    [client.shop.business.id],
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'provider.begin',
    'provider.look',
    'provider.disconnect',
    'provider.begin',
    'provider.look',
  ]);
});

test('two presses begin one account', async () => {
  const client = await server.client();
  const both = await Promise.all([client.send(calls.connectStripe), client.send(calls.connectStripe)]);
  const [one, other] = both.map((answer) => expectOk(answer).body.data.accountId);
  expect(one).toBe(other);
});

test('another business’s account isn’t there, and a way back to another site is refused', async () => {
  const [client, stranger] = [await server.client(), await server.client()];
  const accountId = await connectStripe(stranger);
  expect((await client.send(calls.getStripeAccount, { accountId })).status).toBe(404);
  expect((await client.send(calls.stripeAccountLink, { accountId })).status).toBe(404);
  const own = expectOk(await client.send(calls.connectStripe)).body.data.accountId;
  for (const returnurl of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect(
      refusalOf(await client.send(calls.stripeAccountLink, { accountId: own, returnurl })),
      returnurl,
    ).toEqual([400, 'returnurl must be a page of this site.']);
});

test('N66 the address one comes back by carries nothing that could be forged or used twice', async () => {
  const client = await server.client();
  const accountId = expectOk(await client.send(calls.connectStripe)).body.data.accountId;
  const { url } = expectOk(await client.send(calls.stripeAccountLink, { accountId })).body.data;
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: 'leave' }),
  });
  expect(response.headers.get('location')).toBe(
    'https://books.example.com/settings/payment-settings?activeTab=payment-methods&isStripeProcess=true',
  );
  expect(await statusOf(client)).toBe('Pending');
});

test('who may not change payment settings sees and does none of it', async () => {
  const client = await server.client();
  const staff = await colleague(server, client, 'Staff');
  for (const call of [calls.connectStripe, calls.listProviders, calls.disconnectStripe])
    expect((await staff.send(call)).body).toMatchObject({ kind: 'not-allowed' });
});

test('a server without the provider’s keys says that it isn’t set up', async () => {
  const bare = await startServer();
  const client = await bare.client();
  expect(await connectionOf(client, 'stripe')).toMatchObject({ isAvailable: false });
  expect(refusalOf(await client.send(calls.connectStripe))).toEqual([
    400,
    'Stripe isn’t set up on this server. Ask your administrator.',
  ]);
  await bare.close();
});
