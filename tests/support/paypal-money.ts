import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { apiFor, expectOk } from './api.ts';
import { bankApiFor } from './bank-api.ts';
import { pressAt } from './gateway-api.ts';
import { connectPaypal, ofOrder, paypalEvent } from './paypal-api.ts';
import { type PaypalSigner, sendPaypalEvent } from './paypal-signer.ts';
import type { Server } from './server.ts';

/** An invoice of 100 that was paid at PayPal and taken, with the page of the account's money. */
export const paidAtPaypal = async (server: Server, signer: PaypalSigner, url: string) => {
  const client = await server.client();
  const account = await connectPaypal(client);
  const api = apiFor(client);
  expectOk(await bankApiFor(client).add('Northbank'));
  const invoice = await api.invoice();
  const request = { InvoiceId: invoice };
  const opened = expectOk(await client.send(paymentSessionCalls.openPaypalSession, request)).body.data;
  await pressAt(opened.paymentlink!, 'pay');
  const mine = [client.shop.business.id];
  const { rows } = await server.owner.query(
    'select provider_session as order from payment_session where business_id = $1',
    mine,
  );
  const order: string = rows[0].order;
  const page = `${url}/paypal/balance/${account}`;
  const tell = (event: ReturnType<typeof paypalEvent>) => sendPaypalEvent(server, signer, event);
  /** Presses the first act that begins so, and answers what it is about. */
  const press = async (act: string): Promise<string> => {
    const shown = await (await fetch(page)).text();
    const offered = [...shown.matchAll(/value="([^"]+)"/g)].map(([, value]) => value!);
    const value = offered.find((one) => one === act || one.startsWith(`${act} `));
    if (!value) throw new Error(`${act} isn’t offered`);
    await pressAt(page, value);
    return value.split(' ')[1] ?? '';
  };
  /** The report of a dispute about a capture, as PayPal words it. */
  const dispute = (end: string, capture: string, of = account) =>
    paypalEvent(`CUSTOMER.DISPUTE.${end}`, {
      dispute_id: 'PP-D-1',
      disputed_transactions: [{ seller_transaction_id: capture, seller: { merchant_id: of } }],
    });
  /** The report of a refund: its capture is named by a link alone. */
  const refund = (capture: string, type = 'PAYMENT.CAPTURE.REFUNDED') =>
    paypalEvent(type, {
      id: 'R1',
      amount: { currency_code: 'USD', value: '999.00' },
      payer: { merchant_id: account },
      links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }],
    });
  return {
    account,
    api,
    client,
    invoice,
    of: ofOrder(order, account),
    press,
    tell,
    dispute,
    refund,
    reportPaid: () => tell(ofOrder(order, account).approved()),
    charge: async (): Promise<string> =>
      (await server.owner.query('select provider_event as id from payment where business_id = $1', mine))
        .rows[0].id,
    books: async () => ({
      status: (await api.view(invoice)).standing.status,
      balances: await api.balances(),
      violations: await violationsSeenBy(server.owner),
    }),
  };
};
