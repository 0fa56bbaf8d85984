import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { connectFlutterwave, withPhone } from '../support/flutterwave-api.ts';
import { connectionOf, sandboxProviders } from '../support/gateway-api.ts';
import { bankAccount, connectPaystack, ownerName } from '../support/paystack-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
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
const statusOf = async (client: Client) => (await connectionOf(client, 'flutterwave')).Standing.status;
const phoned = async () => {
  const client = await server.client();
  await withPhone(server, client);
  return client;
};

test('the banks of a country are Flutterwave’s own; a country without any is told so', async () => {
  const client = await server.client();
  const banks = expectOk(await client.send(calls.flutterwaveBanks, { country: 'TZ' })).body.data;
  expect(banks).toEqual([{ code: 'TZ060003', name: 'CRDB Bank' }]);
  expect(refusalOf(await client.send(calls.flutterwaveBanks, { country: 'DE' }))).toEqual([
    400,
    'Flutterwave has no banks in your country. Choose one of the countries it pays out to.',
  ]);
});

test('a bank account’s name is told before anything is connected, and connected once it was confirmed', async () => {
  const client = await phoned();
  expect(expectOk(await client.send(calls.checkFlutterwaveAccount, bankAccount)).body.data).toEqual({
    accountname: ownerName,
  });
  expect(await statusOf(client)).toBe('NotConnected');
  const sent = { ...bankAccount, accountname: 'Ada  Lovelace-Okafor' };
  expect(expectOk(await client.send(calls.connectFlutterwave, sent)).body.message).toBe(
    'Flutterwave account connected',
  );
  expectOk(await client.send(calls.connectFlutterwave, sent));
  expect(await connectionOf(client, 'flutterwave')).toMatchObject({
    accountName: ownerName,
    bankName: 'GTBank Plc',
    lastDigits: '6789',
    isSandbox: true,
    isLive: false,
    Standing: { status: 'Connected' },
  });
});

test('a business without a phone number is told where to add one, and another name than the bank’s connects nothing', async () => {
  const client = await server.client();
  const sent = { ...bankAccount, accountname: ownerName };
  for (const call of [calls.checkFlutterwaveAccount, calls.connectFlutterwave])
    expect(refusalOf(await client.send(call, sent))).toEqual([
      400,
      'Flutterwave asks for your phone number. Add it in your business settings first.',
    ]);
  await withPhone(server, client);
  expect(
    refusalOf(await client.send(calls.connectFlutterwave, { ...sent, accountname: 'Somebody Else' })),
  ).toEqual([
    400,
    'The bank has another name for this account. Check the account again, then confirm its name.',
  ]);
  expect(await statusOf(client)).toBe('NotConnected');
});

test.each([
  [{ bankcode: '999' }, 'bankcode', 'Choose a bank from the list.'],
  [{ accountnumber: '123' }, 'accountnumber', 'Enter an account number of 10 digits.'],
  [
    { country: 'GH', bankcode: 'GH130100' },
    'country',
    'Flutterwave can’t check bank accounts in Ghana, so none can be connected from here.',
  ],
])('%j is refused beside its field', async (change, field, message) => {
  const client = await phoned();
  const { status, body } = await client.send(calls.checkFlutterwaveAccount, { ...bankAccount, ...change });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(message);
  expect(JSON.stringify(body)).toContain(field);
});

test('a bank account is Paystack’s and Flutterwave’s side by side, and each is disconnected by itself', async () => {
  const client = await phoned();
  await connectPaystack(client);
  await connectFlutterwave(server, client);
  expect(
    refusalOf(
      await client.send(calls.connectFlutterwave, {
        ...bankAccount,
        accountnumber: '0123456780',
        accountname: ownerName,
      }),
    ),
  ).toEqual([400, 'Flutterwave is connected. Disconnect it first to connect another account.']);
  const userid = idToWire(client.shop.user.id);
  expect(expectOk(await client.send(calls.disconnectFlutterwave, { userid })).body.message).toBe(
    'Flutterwave account disconnected',
  );
  expectOk(await client.send(calls.disconnectFlutterwave));
  expect(await statusOf(client)).toBe('NotConnected');
  expect((await connectionOf(client, 'paystack')).Standing.status).toBe('Connected');
});

test('who may not change payment settings sees and does none of it', async () => {
  const client = await server.client();
  const staff = await colleague(server, client, 'Staff');
  for (const call of [calls.flutterwaveBanks, calls.disconnectFlutterwave])
    expect((await staff.send(call)).body).toMatchObject({ kind: 'not-allowed' });
});
