import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { connectionOf, pressAt } from '../support/gateway-api.ts';
import { beginPaypal, connectPaypal, paypalEvent } from '../support/paypal-api.ts';
import { type PaypalSigner, sendPaypalEvent, startServerWithPaypal } from '../support/paypal-signer.ts';
import { type Client, clientOf, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

let signer: PaypalSigner;
let sandbox: Awaited<ReturnType<typeof startServerWithPaypal>>['sandbox'];
let server: Server;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ signer, sandbox, server, close } = await startServerWithPaypal());
});
afterAll(() => close());

const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { Message?: string }).Message,
];
const standingOf = async (client: Client) => (await connectionOf(client, 'paypal')).Standing;
const statusOf = async (client: Client) => (await standingOf(client)).status;
const look = async (client: Client) => expectOk(await client.send(calls.lookAtPaypal)).body.data;

test('PayPal is connected once its own word says so; what the address brings back is read by nobody', async () => {
  const client = await server.client();
  const { accountId, back } = await beginPaypal(client, 'leave');
  expect(back).toBe(
    'https://books.example.com/settings/payment-settings?activeTab=payment-methods&isStripeProcess=true&permissionsGranted=false',
  );
  expect(await standingOf(client)).toEqual({ status: 'Pending', facts: { account: accountId } });
  const forged = {
    merchantId: accountId,
    merchantIdInPayPal: 'MERCHANTOFATHIEF',
    permissionsGranted: 'true',
  };
  expect(expectOk(await client.send(calls.lookAtPaypal, forged)).body.data).toEqual({
    accountId,
    status: 'Pending',
  });
  const again = await beginPaypal(client, 'finish');
  expect(again.accountId).toBe(accountId);
  expect(await statusOf(client)).toBe('Pending');
  const { accountId: merchant, status } = await look(client);
  expect(status).toBe('Connected');
  expect(merchant).toMatch(/^MERCHANT/);
  expect(await connectionOf(client, 'paypal')).toMatchObject({
    accountName: 'Umbrella Works',
    isSandbox: true,
    isLive: false,
    Standing: { status: 'Connected', facts: { account: merchant } },
  });
});

test('an account that PayPal holds back is restricted, and seen to at PayPal', async () => {
  const client = await server.client();
  await beginPaypal(client, 'limit');
  expect((await look(client)).status).toBe('Restricted');
  const { url } = expectOk(await client.send(calls.paypalPage)).body.data;
  await pressAt(url, 'confirm');
  expect((await look(client)).status).toBe('Connected');
});

test('a report that somebody has come through connects whom PayPal knows under our name, and one that they left holds them back', async () => {
  const client = await server.client();
  const { accountId } = await beginPaypal(client, 'finish');
  const forged = { merchant_id: 'MERCHANTOFATHIEF', tracking_id: accountId };
  expect(await sendPaypalEvent(server, signer, paypalEvent('MERCHANT.ONBOARDING.COMPLETED', forged))).toBe(
    'account Connected',
  );
  const { account } = (await standingOf(client)).facts;
  expect(account).not.toBe(forged.merchant_id);
  const { paypal } = sandbox.gateways;
  const left = { account: account!, state: 'limited', name: null } as const;
  const silent = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: { paypal: { ...paypal, pages: { ...paypal.pages!, look: async () => left } } },
  });
  const revoked = paypalEvent('MERCHANT.PARTNER-CONSENT.REVOKED', { merchant_id: account });
  expect(await sendPaypalEvent(silent, signer, revoked)).toBe('account Restricted');
  await silent.close();
});

test('an account of another business’s is refused, and told so', async () => {
  const [client, stranger] = [await server.client(), await server.client()];
  const account = await connectPaypal(stranger);
  const { accountId } = await beginPaypal(client, 'finish');
  const { paypal } = sandbox.gateways;
  const same = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: {
      paypal: {
        ...paypal,
        pages: { ...paypal.pages!, look: async () => ({ account, state: 'ready', name: 'Umbrella' }) },
      },
    },
  });
  const there = clientOf(same.send, client.shop, client.token);
  expect(refusalOf(await there.send(calls.lookAtPaypal))).toEqual([
    400,
    'This account is connected to another business at PayPal. Disconnect it there first, or use another account.',
  ]);
  const event = paypalEvent('MERCHANT.ONBOARDING.COMPLETED', { tracking_id: accountId });
  expect(await sendPaypalEvent(same, signer, event)).toBe('account refused');
  expect(await standingOf(client)).toEqual({ status: 'Pending', facts: { account: accountId } });
  await same.close();
});

test('a connected account is disconnected before another is begun, and disconnecting twice changes nothing', async () => {
  const client = await server.client();
  const account = await connectPaypal(client);
  expect(refusalOf(await client.send(calls.paypalPage))).toEqual([
    400,
    'PayPal is connected. Disconnect it first to connect another account.',
  ]);
  const userid = idToWire(client.shop.user.id);
  expect(expectOk(await client.send(calls.disconnectPaypal, { userid })).body.message).toBe(
    'Paypal account disconnected',
  );
  expectOk(await client.send(calls.disconnectPaypal));
  expect(await statusOf(client)).toBe('NotConnected');
  expect((await client.send(calls.lookAtPaypal)).status).toBe(404);
  expect(await connectPaypal(client)).not.toBe(account);
});

test('two presses begin one account, and a way back to another site is refused', async () => {
  const client = await server.client();
  const both = await Promise.all([client.send(calls.paypalPage), client.send(calls.paypalPage)]);
  const [one, other] = both.map((answer) => expectOk(answer).body.data.accountId);
  expect(one).toBe(other);
  for (const returnurl of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect(refusalOf(await client.send(calls.paypalPage, { returnurl })), returnurl).toEqual([
      400,
      'returnurl must be a page of this site.',
    ]);
});

test('who may not change payment settings sees and does none of it', async () => {
  const client = await server.client();
  const staff = await colleague(server, client, 'Staff');
  for (const call of [calls.paypalPage, calls.lookAtPaypal, calls.disconnectPaypal])
    expect((await staff.send(call)).body).toMatchObject({ kind: 'not-allowed' });
});
