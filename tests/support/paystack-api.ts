import { createHmac } from 'node:crypto';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { expectOk } from './api.ts';
import { reportTo } from './gateway-api.ts';
import { apply, testSecret } from './payments.ts';
import type { Client, Server } from './server.ts';

/** What the sandbox’s bank says of accounts that end in 0, 3, 6 or 9. */
export const ownerName = 'ADA LOVELACE OKAFOR';
export const bankAccount = { country: 'NG', bankcode: '058', accountnumber: '0123456789' };

/** Connects Paystack to a bank account. */
export const connectPaystack = async (client: Client): Promise<void> => {
  expectOk(await client.send(calls.connectPaystack, { ...bankAccount, accountname: ownerName }));
};

/** Signs as Paystack does, written apart from the product’s own. */
export const paystackSignature = (payload: string, key = `sk_test_${testSecret}`): string =>
  createHmac('sha512', key).update(payload, 'utf8').digest('hex');

/** Sends a report, rightly signed, and applies it as the queue would; answers what became of it. */
export const sendPaystackEvent = async (server: Server, event: unknown): Promise<string | null> => {
  const payload = JSON.stringify(event);
  const headers = { 'x-paystack-signature': paystackSignature(payload) };
  const { status } = await reportTo(server, 'paystack', Buffer.from(payload), headers);
  if (status !== 200) throw new Error(`Answered ${status}`);
  const { rows } = await server.owner.query(
    `select event_id from inbox_event where provider = 'paystack' and raw = $1`,
    [Buffer.from(payload)],
  );
  await apply(server, rows[0].event_id, 'paystack');
  const { rows: done } = await server.owner.query('select outcome from inbox_event where event_id = $1', [
    rows[0].event_id,
  ]);
  return done[0].outcome;
};
