import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import type { Call } from '../../src/api/wire/call.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { apply, type NotingProvider, notingProvider, openSession } from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let provider: NotingProvider;
let api: Api;
beforeAll(async () => {
  provider = notingProvider();
  server = await startServer({ payments: provider });
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  provider.answers = () => 'https://pay.example/page';
  provider.requests.length = 0;
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const open = (fields: Record<string, unknown>, headers?: Record<string, string>) =>
  api.client.send(paymentSessionCalls.openCardSession, fields, headers);

test.each(Object.entries(paymentSessionCalls))(
  '%s answers the provider’s page, and the invoice stands as it stood',
  async (_, call) => {
    const id = await api.invoice();
    const before = await api.view(id);
    const { body } = expectOk(await api.client.send(call, { InvoiceId: id }));
    expect(body.message).toBe('Redirecting to payment page.');
    expect(body.data).toMatchObject({
      paymentlink: 'https://pay.example/page',
      amount: '100',
      currency: 'USD',
    });
    const names = { PaymentSession: expect.any(String), PaymentThrough: expect.any(String) };
    const after = await api.view(id);
    expect(after).toEqual({
      ...before,
      ...names,
      paymenttype: expect.any(String),
      history: [...before.history, expect.objectContaining({ act: 'payment.open-page' })],
    });
  },
);

test('an invoice names the session it was last asked to be paid by', async () => {
  const id = await api.invoice();
  const ask = async () => {
    const { paymenttype, PaymentThrough, PaymentSession } = await api.view(id);
    return [paymenttype, PaymentThrough, PaymentSession];
  };
  expect(await ask()).toEqual([null, null, null]);
  expectOk(await api.client.send(paymentSessionCalls.openPaypalSession, { InvoiceId: id }));
  const { sessionid } = await openSession(api.client, id);
  expect(await ask()).toEqual(['card', provider.name, sessionid]);
});

test('amount, currency, account and fee are the server’s: a tampered body is ignored', async () => {
  const id = await api.invoice();
  const tampered = {
    Amount: '0.01',
    Currency: 'VND',
    ApplicationFeeAmount: 99,
    StripeAccountId: 'acct_of_a_thief',
    PaymentMethodTypes: ['card'],
  };
  expectOk(await open({ InvoiceId: id, ...tampered }));
  const { sessionId, ...request } = provider.requests[0]!;
  expect(request).toEqual({
    businessId: api.client.shop.business.id,
    account: api.client.shop.business.id,
    method: 'card',
    amount: '100',
    currency: 'USD',
    fee: '0',
    payee: api.client.shop.business.name,
    purpose: 'Invoice INV-0001',
    notifyUrl: 'https://books.example.com/api/Payment/receive-event',
    successUrl: 'https://books.example.com/sales',
    cancelUrl: 'https://books.example.com/sales',
  });
});

test('an online payment asks the deposit while it is missing, then the balance', async () => {
  const id = await api.invoice({ requiredDeposit: '40' });
  expect((await openSession(api.client, id)).amount).toBe('40');
  expectOk(await api.pay(id, '15'));
  expect((await openSession(api.client, id)).amount).toBe('25');
  expectOk(await api.pay(id, '25'));
  expect((await openSession(api.client, id)).amount).toBe('60');
});

test.each([
  ['a draft', 'Draft', 'This invoice is still a draft. Issue it first.'],
  ['a paid invoice', 'Paid', 'This invoice is fully paid.'],
  ['a cancelled invoice', 'Cancelled', 'This invoice is cancelled. Undo the cancellation first.'],
])('%s can’t be paid online', async (_, status, sentence) => {
  const id = await api.invoice({ status: status === 'Draft' ? 'Draft' : 'NotPaid' });
  if (status !== 'Draft') expectOk(await api.setStatus(id, status));
  const { status: answered, body } = await open({ InvoiceId: id });
  expect([answered, body.kind, body.Message]).toEqual([400, 'illegal-move', sentence]);
  expect(provider.requests).toEqual([]);
});

test('a deposit no money comes in is refused: what is asked online could not be paid', async () => {
  const fields = async (requiredDeposit: string, money = {}) =>
    (await api.create({ requiredDeposit, money })).body.fields;
  expect(await fields('10.005')).toEqual([
    { field: 'requireddeposit', message: 'A deposit in USD has at most 2 decimals.' },
  ]);
  const yen = { ForeignCurrencyID: 392, ExchangeRate: '0.0067' };
  expect(await fields('10.5', yen)).toMatchObject([{ field: 'requireddeposit' }]);
  expect(await fields('10', yen)).toBeUndefined();
});

test('an invoice dated later can be paid online from its day on', async () => {
  const id = await api.invoice({ issuedOn: '2026-03-09', dueOn: '2026-04-09' });
  expect((await open({ InvoiceId: id })).body.Message).toBe(
    'This invoice is dated Mar 9, 2026 and can be paid from that day on.',
  );
  server.setToday('2026-03-09');
  expectOk(await open({ InvoiceId: id }));
});

test('a session without a link answers none, so that the page goes back; what is owed is unchanged', async () => {
  const id = await api.invoice();
  const before = await api.view(id);
  provider.answers = () => null;
  expect((await openSession(api.client, id)).paymentlink).toBeNull();
  provider.answers = () => {
    throw new Error('The provider is silent.');
  };
  expect((await openSession(api.client, id)).paymentlink).toBeNull();
  expect(await api.view(id)).toMatchObject({ amountdue: before.amountdue, version: before.version });
});

test('a request sent twice opens one session', async () => {
  const id = await api.invoice();
  const key = { 'idempotency-key': 'one intended payment' };
  const first = expectOk(await open({ InvoiceId: id }, key)).body.data;
  const second = expectOk(await open({ InvoiceId: id }, key)).body.data;
  expect(second).toEqual({ ...first, repeated: true });
  expect(new Set(provider.requests.map((one) => one.sessionId)).size).toBe(1);
});

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'https://books.example.com.evil.example/',
  'https://books.example.com@evil.example/',
  'http://user@localhost/sales',
  'https://books.example.com:81/sales',
  'https://localhost/sales',
  'javascript:alert(1)',
  'data:text/html,hello',
  'sales',
  '/sales\n//evil.example',
];

test.each(elsewhere)('the customer is not sent on to %j', async (address) => {
  const id = await api.invoice();
  for (const field of ['SuccessUrl', 'CancelUrl']) {
    const { status, body } = await open({ InvoiceId: id, [field]: address });
    expect([status, body.kind, body.fields?.[0]?.field]).toEqual([400, 'invalid', field]);
  }
  expect(provider.requests).toEqual([]);
});

test('the customer returns to pages of this site, named by path or by whole address', async () => {
  const id = await api.invoice();
  expectOk(
    await open({ InvoiceId: id, SuccessUrl: '/inv?x=1', CancelUrl: 'https://books.example.com/sales?a=b' }),
  );
  expect(provider.requests[0]).toMatchObject({
    successUrl: 'https://books.example.com/inv?x=1',
    cancelUrl: 'https://books.example.com/sales?a=b',
  });
});

/** The token of a public link made for an invoice. */
const linkTo = async (id: string): Promise<string> => {
  const { body } = expectOk(
    await api.client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }),
  );
  return new URL(body.data.link).searchParams.get('token')!;
};

const asVisitor = async (
  UserId: string,
  InvoiceId: string,
  headers: Record<string, string> = {},
  { method, path }: { method: Call['method']; path: string } = paymentSessionCalls.openCardSession,
  more: Record<string, unknown> = {},
) => {
  const payload = { BusinessId: api.client.business, UserId, InvoiceId, ...more };
  const response = await server.app.inject({ method, url: path, payload, headers });
  return { status: response.statusCode, body: response.json() };
};

test('a customer opens a session with the link they see the invoice by, and for no other', async () => {
  const [id, other] = [await api.invoice(), await api.invoice()];
  const token = await linkTo(id);
  expect((await asVisitor(token, id)).body.data).toMatchObject({ amount: '100', currency: 'USD' });
  expect((await asVisitor(token, other)).status).toBe(404);
  expect((await asVisitor('A'.repeat(43), id)).status).toBe(404);
  expect((await asVisitor('', id)).status).toBe(401);
  const stranger = await server.client();
  expect((await asVisitor(token, id, { token: stranger.token })).status).toBe(200);
  expect((await asVisitor('', id, { token: stranger.token })).status).toBe(404);
  expectOk(await api.client.send(shareCalls.revokeLinks, { kind: 'invoice', DocumentId: id }));
  expect((await asVisitor(token, id)).status).toBe(404);
});

const otherMethods = [
  ['openFlutterwaveSession', 'flutterwave'],
  ['openPaystackSession', 'paystack'],
  ['openPaypalSession', 'paypal'],
] as const;

test.each(otherMethods)(
  '%s takes what the spec sends from the page of a link; amount and currency are the server’s',
  async (name, method) => {
    const id = await api.invoice();
    const sent = { Amount: '0.01', Currency: 'VND', CancelUrl: '/inv?x=1', SuccessUrl: '/sales?y=2' };
    const paid = name === 'openPaypalSession' ? {} : { PaidWith: 'wallet' };
    const call = paymentSessionCalls[name];
    const answer = await asVisitor(await linkTo(id), id, {}, call, { ...sent, ...paid });
    expect(answer.body.data).toMatchObject({ amount: '100', currency: 'USD' });
    expect(provider.requests.at(-1)).toMatchObject({
      method: method,
      cancelUrl: 'https://books.example.com/inv?x=1',
      successUrl: 'https://books.example.com/sales?y=2',
    });
    expect((await asVisitor('A'.repeat(43), id, {}, call, sent)).status).toBe(404);
  },
);

test('visitors open twenty pages of one invoice at once and no more, whoever has the link; its seller is not held up', async () => {
  const [id, other] = [await api.invoice(), await api.invoice()];
  const [token, another] = [await linkTo(id), await linkTo(other)];
  const requests: number[] = [];
  for (let n = 0; n < 22; n += 1) requests.push((await asVisitor(token, id)).status);
  expect(requests).toEqual([...Array(20).fill(200), 403, 403]);
  expect((await asVisitor(another, other)).status).toBe(200);
  expect((await open({ InvoiceId: id })).status).toBe(200);
});

test('where nobody takes online payments, none is opened, and reports find no inbox', async () => {
  const without = await startServer();
  const other = apiFor(await without.client());
  const id = await other.invoice();
  const { status, body } = await other.client.send(paymentSessionCalls.openCardSession, { InvoiceId: id });
  expect([status, body.Message]).toEqual([
    400,
    'Online payment is not set up here. Choose another way to pay.',
  ]);
  expect((await without.app.inject({ method: 'POST', url: '/api/Payment/receive-event' })).statusCode).toBe(
    404,
  );
  await apply(without, 'evt_that_never_came');
  await without.close();
});
