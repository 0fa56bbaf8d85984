import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankApiFor } from '../support/bank-api.ts';
import { connectStripe, pressAt, sandboxProviders } from '../support/gateway-api.ts';
import { openSession } from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';
import { sendStripeEvent, stripeEvent } from '../support/stripe-api.ts';

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

const euro = 978;

/** An invoice of 100 euros at 1.2 dollars, paid by card on an account that Stripe settles in dollars at 1.25. */
const paidInEuros = async () => {
  const client = await server.client();
  const account = await connectStripe(client);
  const balance = `${sandbox.url}/balance/${account}`;
  await pressAt(balance, 'usd');
  expectOk(await bankApiFor(client).add('Northbank'));
  const rate = { from: 'EUR', to: 'USD', date: '2026-01-02', rate: '1.2' };
  expectOk(await client.send(rateCalls.saveRate, rate));
  const api = apiFor(client);
  const invoice = await api.invoice({ money: { ForeignCurrencyID: euro, ExchangeRate: '1.2' } });
  const session = await openSession(client, invoice);
  await pressAt(session.paymentlink!, 'pay');
  const { rows } = await server.owner.query(
    'select provider_session as id from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const tell = (type: string, id: string, more: Record<string, unknown> = {}) =>
    sendStripeEvent(server, stripeEvent(type, account, id, more));
  const press = async (act: string): Promise<string> => {
    const shown = await (await fetch(balance)).text();
    const offered = [...shown.matchAll(/value="([^"]+)"/g)].map(([, value]) => value!);
    const value = offered.find((one) => one === act || one.startsWith(`${act} `));
    if (!value) throw new Error(`${act} isn’t offered`);
    await pressAt(balance, value);
    return value.split(' ')[1] ?? '';
  };
  await tell('checkout.session.completed', rows[0].id);
  return {
    press,
    /** A report about the charge, as those of refunds and disputes name it. */
    reportAbout: (type: string, charge: string) =>
      tell(type, `x_${charge}`, { data: { object: { id: `x_${charge}`, charge } } }),
    paidOut: async () => {
      await press('payout');
      await tell('payout.paid', await press('arrive'));
    },
    books: async () => ({
      status: (await api.view(invoice)).standing.status,
      balances: await api.balances(),
      violations: await violationsSeenBy(server.owner),
    }),
  };
};

test('a payout in another currency than the sale’s clears the payment at what it was booked at, the difference realised', async () => {
  const { paidOut, books } = await paidInEuros();
  expect((await books()).balances).toEqual({ 3: '120', 13: '-120' });
  await paidOut();
  // 125 dollars, less 3.20 euros that Stripe keeps, which are 4. It was booked at 120.
  expect(await books()).toEqual({
    status: 'Paid',
    balances: { 13: '-120', 19: '-5', 30: '4', 1000: '121' },
    violations: [],
  });
});

test('refunded, disputed and won in between, clearing still ends at zero', async () => {
  const { press, reportAbout, paidOut, books } = await paidInEuros();
  const charge = await press('half');
  await reportAbout('refund.created', charge);
  expect((await books()).balances).toEqual({ 2: '60', 3: '60', 13: '-120' });
  await press('dispute');
  await reportAbout('charge.dispute.created', charge);
  await press('win');
  await reportAbout('charge.dispute.closed', charge);
  expect((await books()).balances).toEqual({ 2: '60', 3: '60', 13: '-120' });
  await paidOut();
  expect(await books()).toEqual({
    status: 'DepositPaid',
    balances: { 2: '60', 13: '-120', 19: '-2.5', 30: '4', 1000: '58.5' },
    violations: [],
  });
});
