import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from '../support/api.ts';
import { connectionOf, sandboxProviders } from '../support/gateway-api.ts';
import { bankAccount, connectPaystack, ownerName } from '../support/paystack-api.ts';
import { clientOf, type Server, startServer } from '../support/server.ts';

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

test('the banks of a country are Paystack’s own; a country without any is told so', async () => {
  const client = await server.client();
  const banks = expectOk(await client.send(calls.paystackBanks, { country: 'GH' })).body.data;
  expect(banks).toContainEqual({ code: '130100', name: 'Ecobank Ghana' });
  expect(refusalOf(await client.send(calls.paystackBanks, { country: 'DE' }))).toEqual([
    400,
    'Paystack has no banks in your country. Choose one of the countries it pays out to.',
  ]);
});

test('a bank account’s name is told before anything is connected, and connected once it was confirmed', async () => {
  const client = await server.client();
  expect(expectOk(await client.send(calls.checkPaystackAccount, bankAccount)).body.data).toEqual({
    accountname: ownerName,
  });
  expect((await connectionOf(client, 'paystack')).Standing.status).toBe('NotConnected');
  const sent = { ...bankAccount, accountname: 'Ada  Lovelace-Okafor' };
  expect(expectOk(await client.send(calls.connectPaystack, sent)).body.message).toBe(
    'Paystack account connected',
  );
  expectOk(await client.send(calls.connectPaystack, sent));
  expect(await connectionOf(client, 'paystack')).toMatchObject({
    accountName: ownerName,
    bankName: 'Guaranty Trust Bank',
    lastDigits: '6789',
    Standing: { status: 'Connected' },
  });
});

test.each([
  [{ bankcode: '999' }, 'bankcode', 'Choose a bank from the list.'],
  [{ accountnumber: '123' }, 'accountnumber', 'Enter an account number of 10 digits.'],
  [{ accountnumber: '01234567890' }, 'accountnumber', 'Enter an account number of 10 digits.'],
  [
    { country: 'GH', bankcode: '130100', accountnumber: '1234567' },
    'accountnumber',
    'Enter an account number of 8 to 20 digits.',
  ],
  [
    { country: 'ZA' },
    'country',
    'Paystack can’t check bank accounts in South Africa, so none can be connected from here.',
  ],
])('%j is refused beside its field', async (change, field, message) => {
  const client = await server.client();
  const { status, body } = await client.send(calls.checkPaystackAccount, { ...bankAccount, ...change });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(message);
  expect(JSON.stringify(body)).toContain(field);
});

test('an account the bank doesn’t know is refused in the bank’s words', async () => {
  const client = await server.client();
  const sent = { ...bankAccount, accountnumber: '0000000000' };
  expect(refusalOf(await client.send(calls.checkPaystackAccount, sent))).toEqual([
    400,
    'Paystack didn’t accept that: Could not resolve account name. Check parameters or try again.',
  ]);
});

test('N65 another name than the verified one connects nothing, typed or opened', async () => {
  const client = await server.client();
  const differs =
    'The bank has another name for this account. Check the account again, then confirm its name.';
  const sent = { ...bankAccount, accountname: 'Somebody Else' };
  expect(refusalOf(await client.send(calls.connectPaystack, sent))).toEqual([400, differs]);
  const { paystack } = sandbox.gateways;
  const other = { account: 'ACCT_other', state: 'ready', name: 'SOMEBODY ELSE' } as const;
  const careless = await startServer({
    gateways: { paystack: { ...paystack!, bank: { ...paystack!.bank!, create: async () => other } } },
  });
  const there = await careless.client();
  expect(
    refusalOf(await there.send(calls.connectPaystack, { ...bankAccount, accountname: ownerName })),
  ).toEqual([400, differs]);
  expect((await connectionOf(there, 'paystack')).Standing.status).toBe('NotConnected');
  await careless.close();
});

test('an account of another business’s is refused, and one that is connected is disconnected first', async () => {
  const [client, stranger] = [await server.client(), await server.client()];
  await connectPaystack(stranger);
  const account = (await connectionOf(stranger, 'paystack')).Standing.facts.account!;
  const { paystack } = sandbox.gateways;
  const same = await startServer({
    fresh: { url: server.url, drop: async () => {} },
    gateways: {
      paystack: {
        ...paystack!,
        bank: { ...paystack!.bank!, create: async () => ({ account, state: 'ready', name: null }) },
      },
    },
  });
  const there = clientOf(same.send, client.shop, client.token);
  const sent = { ...bankAccount, accountname: ownerName };
  expect(refusalOf(await there.send(calls.connectPaystack, sent))).toEqual([
    400,
    'This account is connected to another business at Paystack. Disconnect it there first, or use another account.',
  ]);
  await same.close();
  await connectPaystack(client);
  const other = { ...bankAccount, accountnumber: '0123456780', accountname: ownerName };
  expect(refusalOf(await client.send(calls.connectPaystack, other))).toEqual([
    400,
    'Paystack is connected. Disconnect it first to connect another account.',
  ]);
  const userid = idToWire(client.shop.user.id);
  expect(expectOk(await client.send(calls.disconnectPaystack, { userid })).body.message).toBe(
    'Paystack account disconnected',
  );
  expect((await connectionOf(client, 'paystack')).Standing.status).toBe('NotConnected');
});
