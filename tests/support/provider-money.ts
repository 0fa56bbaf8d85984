import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { apiFor, expectOk } from './api.ts';
import { bankApiFor } from './bank-api.ts';
import { connectStripe, pressAt } from './gateway-api.ts';
import { openSession } from './payments.ts';
import type { Client, Server } from './server.ts';
import { sendStripeEvent, stripeEvent } from './stripe-api.ts';

/** An invoice of 100 paid on Stripe's page, of which nothing was told yet, and the page of the account's balance. */
export const paidAtStripe = async (server: Server, client: Client, url: string) => {
  const account = await connectStripe(client);
  const api = apiFor(client);
  expectOk(await bankApiFor(client).add('Northbank'));
  const invoice = await api.invoice();
  const session = await openSession(client, invoice);
  await pressAt(session.paymentlink!, 'pay');
  const balance = `${url}/balance/${account}`;
  const { rows } = await server.owner.query(
    'select provider_session as id from payment_session where business_id = $1',
    [client.shop.business.id],
  );
  const stripeSession: string = rows[0].id;
  /** The acts on the page of the balance, by their values. */
  const offered = async () =>
    [...(await (await fetch(balance)).text()).matchAll(/value="([^"]+)"/g)].map(([, value]) => value!);
  /** Presses the first act on the page that begins so, and answers what it is about. */
  const press = async (act: string): Promise<string> => {
    const value = (await offered()).find((one) => one === act || one.startsWith(`${act} `));
    if (!value) throw new Error(`${act} isn’t offered`);
    await pressAt(balance, value);
    return value.split(' ')[1] ?? '';
  };
  const tell = (type: string, id: string, more: Record<string, unknown> = {}) =>
    sendStripeEvent(server, stripeEvent(type, account, id, more));
  const books = async () => ({
    status: (await api.view(invoice)).standing.status,
    balances: await api.balances(),
    violations: await violationsSeenBy(server.owner),
  });
  return {
    account,
    api,
    balance,
    invoice,
    session,
    stripeSession,
    press,
    tell,
    books,
    offered,
    /** A report about the charge, as those of refunds and disputes name it. */
    reportAbout: (type: string, charge: string) =>
      tell(type, `x_${charge}`, { data: { object: { id: `x_${charge}`, charge } } }),
    reportPaid: () => tell('checkout.session.completed', stripeSession),
    /** The rows of a table of this business. */
    rows: async (table: 'provider_refund' | 'provider_dispute' | 'provider_payout') =>
      (
        await server.owner.query(`select * from ${table} where business_id = $1 order by id`, [
          client.shop.business.id,
        ])
      ).rows,
  };
};
