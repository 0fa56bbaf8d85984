import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { providers } from '../../src/domain/payment-provider/provider.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { connectFlutterwave, sendFlutterwaveEvent } from '../support/flutterwave-api.ts';
import { connectStripe, pressAt } from '../support/gateway-api.ts';
import { ordersOf } from '../support/orders.ts';
import { connectPaypal, ofOrder, paypalEvent } from '../support/paypal-api.ts';
import { type PaypalSigner, sendPaypalEvent, startServerWithPaypal } from '../support/paypal-signer.ts';
import { connectPaystack, sendPaystackEvent } from '../support/paystack-api.ts';
import type { Client, Server } from '../support/server.ts';
import { sendStripeEvent, stripeEvent } from '../support/stripe-api.ts';
import { times } from '../support/thorough.ts';

/** How many of the 120 orders each provider's reports are sent in; `PROVIDER_ORDERS=120` sends all. */
const runs = times('PROVIDER_ORDERS', 6, 120);

let signer: PaypalSigner;
let server: Server;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ signer, server, close } = await startServerWithPaypal());
});
afterAll(() => close());

/** An invoice of 100 that was paid on a provider's page, of which nothing was told yet. */
const paidUnreported = async (client: Client, call: keyof typeof paymentSessionCalls, acts = ['pay']) => {
  const api = apiFor(client);
  const sent = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, sent)).body.data.id;
  const invoice = await api.invoice({ customer });
  const opened = expectOk(await client.send(paymentSessionCalls[call], { InvoiceId: invoice })).body.data;
  for (const act of acts) await pressAt(opened.paymentlink!, act);
  const { rows } = await server.owner.query(
    'select provider_session as session, account from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const books = async () => ({
    status: (await api.view(invoice)).standing.status,
    session: (
      await server.owner.query('select status from payment_session where business_id = $1', [
        client.shop.business.id,
      ])
    ).rows[0].status as string,
    balances: await api.balances(),
    payments: (await api.view(invoice)).payment.length,
    violations: await violationsSeenBy(server.owner),
  });
  return { ...(rows[0] as { session: string; account: string }), books };
};

const ends = {
  status: 'Paid',
  session: 'Paid',
  balances: { 3: '100', 13: '-100' },
  payments: 1,
  violations: [],
};

/** The five reports that each provider sends of a payment and its account, each a sender that repeats it. */
const expected = {
  stripe: async (client: Client) => {
    await connectStripe(client);
    const { session, account, books } = await paidUnreported(client, 'openCardSession');
    const types = ['completed', 'async_payment_failed', 'async_payment_succeeded', 'expired'];
    const reports = [
      ...types.map((type) => stripeEvent(`checkout.session.${type}`, account, session)),
      stripeEvent('account.updated', account, account),
    ];
    return { books, reports: reports.map((report) => () => sendStripeEvent(server, report)) };
  },
  paystack: async (client: Client) => {
    await connectPaystack(client);
    const { session: reference, account, books } = await paidUnreported(client, 'openPaystackSession');
    const of = (event: string, more: Record<string, unknown> = {}) => ({
      event,
      data: { domain: 'test', reference, subaccount: { subaccount_code: account }, ...more },
    });
    const reports = [
      of('charge.success'),
      of('charge.success', { paid_at: '2026-03-02T12:00:00Z' }),
      of('charge.dispute.create'),
      of('refund.pending', { amount: '100' }),
      of('transfer.success'),
    ];
    return { books, reports: reports.map((report) => () => sendPaystackEvent(server, report)) };
  },
  flutterwave: async (client: Client) => {
    await connectFlutterwave(server, client);
    const acts = ['decline', 'pay'];
    const paid = await paidUnreported(client, 'openFlutterwaveSession', acts);
    const of = (event: string, more: Record<string, unknown> = {}) => ({
      event,
      data: { tx_ref: paid.session, ...more },
      meta_data: { subaccount: paid.account },
    });
    const reports = [
      of('charge.completed', { id: 1, status: 'failed' }),
      of('charge.completed', { id: 2, status: 'pending' }),
      of('charge.completed', { id: 2, status: 'successful' }),
      of('refund.completed', { AmountRefunded: 100 }),
      of('transfer.completed', { id: 3 }),
    ];
    return {
      books: paid.books,
      reports: reports.map((report) => () => sendFlutterwaveEvent(server, report)),
    };
  },
  paypal: async (client: Client) => {
    const merchant = await connectPaypal(client);
    const { session, account, books } = await paidUnreported(client, 'openPaypalSession');
    const of = ofOrder(session, account);
    const reports = [
      of.approved(),
      of.capture('PENDING'),
      of.capture('COMPLETED'),
      of.completed(),
      paypalEvent('MERCHANT.ONBOARDING.COMPLETED', { merchant_id: merchant }),
    ];
    return { books, reports: reports.map((report) => () => sendPaypalEvent(server, signer, report)) };
  },
};

const currencies = { stripe: 'USD', paystack: 'NGN', flutterwave: 'NGN', paypal: 'EUR' } as const;

test.each(providers)(
  'the five reports of %s end in the same books in every order, each sent twice',
  async (provider) => {
    const orders = ordersOf([0, 1, 2, 3, 4]);
    const step = Math.max(1, Math.floor(orders.length / runs));
    const tried = orders.filter((_, at) => at % step === 0);
    expect(tried.length).toBeGreaterThanOrEqual(Math.min(runs, orders.length));
    for (const order of tried) {
      const client = await server.client(currencies[provider]);
      const { books, reports } = await expected[provider](client);
      for (const at of [...order, ...order]) await reports[at]!();
      expect(await books(), order.join(' ')).toEqual(ends);
    }
  },
  // Half a minute beside other suites, and all 120 orders take minutes.
  600_000,
);
