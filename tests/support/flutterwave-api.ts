import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { expectOk } from './api.ts';
import { reportTo } from './gateway-api.ts';
import { apply, testSecret } from './payments.ts';
import { bankAccount, ownerName } from './paystack-api.ts';
import type { Client, Server } from './server.ts';

/** Gives the business a phone number: Flutterwave asks for one. */
export const withPhone = (server: Server, client: Client) =>
  server.owner.query(
    `update business set particulars = particulars || '{"phone": "+234 800 000 0000"}' where id = $1`,
    [client.shop.business.id],
  );

/** Connects Flutterwave to a bank account. */
export const connectFlutterwave = async (server: Server, client: Client): Promise<void> => {
  await withPhone(server, client);
  expectOk(await client.send(calls.connectFlutterwave, { ...bankAccount, accountname: ownerName }));
};

/** Sends a report under the right hash, and applies it as the queue would; answers what became of it. */
export const sendFlutterwaveEvent = async (server: Server, event: unknown): Promise<string | null> => {
  const payload = Buffer.from(JSON.stringify(event));
  const { status } = await reportTo(server, 'flutterwave', payload, { 'verif-hash': testSecret });
  if (status !== 200) throw new Error(`Answered ${status}`);
  const kept = `select event_id, outcome from inbox_event where provider = 'flutterwave' and raw = $1`;
  const { rows } = await server.owner.query(kept, [payload]);
  await apply(server, rows[0].event_id, 'flutterwave');
  return (await server.owner.query(kept, [payload])).rows[0].outcome;
};
