import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { flutterwaveGateway } from '../../server/adapters/payments/flutterwave/flutterwave.ts';
import type { GatewaySession } from '../../server/adapters/payments/gateway.ts';
import { paypalGateway } from '../../server/adapters/payments/paypal/paypal.ts';
import { bodyOf, type Served, sendJson, serveHere } from '../support/loopback.ts';

/** What providers were asked, and how often they say nothing first. */
const requests: { path: string; requestId: string | undefined; body: unknown }[] = [];
let silences = 0;
let place: Served;
beforeAll(async () => {
  place = await serveHere(0, async (request, response) => {
    const raw = (await bodyOf(request)).toString('utf8');
    if (request.url!.endsWith('/token'))
      return sendJson(response, 200, { access_token: 'token', expires_in: 3600 });
    const requestId = request.headers['paypal-request-id'] as string | undefined;
    requests.push({ path: request.url!, requestId, body: JSON.parse(raw) });
    if (silences > 0) {
      silences -= 1;
      return sendJson(response, 500, {});
    }
    sendJson(response, 200, {
      status: 'success',
      data: { link: 'https://pay.example' },
      id: 'ORDER',
      links: [{ rel: 'payer-action', href: 'https://pay.example' }],
    });
  });
});
afterAll(() => place.close());
beforeEach(() => {
  requests.length = 0;
  silences = 0;
});

const session: GatewaySession = {
  businessId: 'b',
  sessionId: 's',
  amount: '100.5',
  currency: 'EUR',
  fee: '1.51',
  account: 'ACCOUNT',
  payee: 'Umbrella',
  purpose: 'Invoice 1',
  email: 'ada@example.com',
  successUrl: 'https://books.example/paid',
  cancelUrl: 'https://books.example/left',
};
const paypal = () =>
  paypalGateway({
    clientId: 'c',
    secret: 's',
    partnerId: 'p',
    webhookId: 'w',
    partnerCode: null,
    live: false,
    sandboxUrl: place.url,
  });
const flutterwave = () => flutterwaveGateway({ key: 'k', secretHash: 'h', sandboxUrl: place.url });
const unit = () => (requests.at(-1)!.body as { purchase_units: Record<string, unknown>[] }).purchase_units[0];

test('PayPal is asked for the whole amount, paid to the business, with the installation’s fee as the platform’s', async () => {
  await paypal().open(session);
  expect(unit()).toMatchObject({
    amount: { currency_code: 'EUR', value: '100.50' },
    payee: { merchant_id: 'ACCOUNT' },
    payment_instruction: { platform_fees: [{ amount: { currency_code: 'EUR', value: '1.51' } }] },
  });
  await paypal().open({ ...session, fee: '0' });
  expect(unit()!.payment_instruction).toEqual({ disbursement_mode: 'INSTANT' });
  await paypal().open({ ...session, amount: '1000', currency: 'HUF', fee: '15.4' });
  expect(unit()).toMatchObject({
    amount: { currency_code: 'HUF', value: '1000' },
    payment_instruction: { platform_fees: [{ amount: { currency_code: 'HUF', value: '15' } }] },
  });
});

test('PayPal is asked a second time under the same id where it said nothing, and no third time', async () => {
  silences = 1;
  expect(await paypal().open(session)).toEqual({ providerSession: 'ORDER', link: 'https://pay.example' });
  expect(requests.map(({ requestId }) => requestId)).toEqual(['session-s', 'session-s']);
  silences = 5;
  await expect(paypal().open(session)).rejects.toMatchObject({ fault: 'unknown' });
  expect(requests).toHaveLength(4);
});

test('Flutterwave is asked for the whole amount, settled to the sub-account, with the installation’s fee alone kept', async () => {
  await flutterwave().open(session);
  expect(requests[0]!.body).toMatchObject({
    tx_ref: 's',
    amount: 100.5,
    currency: 'EUR',
    meta: { subaccount: 'ACCOUNT' },
    subaccounts: [{ id: 'ACCOUNT', transaction_charge_type: 'flat', transaction_charge: 1.51 }],
  });
  await flutterwave().open({ ...session, fee: '0' });
  expect(requests[1]!.body).toMatchObject({ subaccounts: [{ transaction_charge: 0 }] });
});
