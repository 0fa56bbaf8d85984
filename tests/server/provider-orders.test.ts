import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { ordersOf } from '../support/orders.ts';
import {
  apply,
  notingProvider,
  openSession,
  type Report,
  report,
  reportOn,
  sendReport,
} from '../support/payments.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer({ payments: notingProvider() });
});
afterAll(() => server.close());

/** Five reports as a provider sends them about one session: the last two are surprises. */
const five = [
  'session.created',
  'payment.started',
  'payment.received',
  'payment.received again',
  'payment.declined late',
] as const;

/** A business of its own, whose invoice of 100 is asked for online and of which these five are reported. */
const fixture = async () => {
  const client = await server.client();
  const api = apiFor(client);
  const customer = await api.customer();
  const invoice = await api.invoice({ customer });
  const session = await openSession(client, invoice);
  const reports = new Map(five.map((name) => [name, reportOn(client, session, name.split(' ')[0]!)]));
  const books = async () => ({
    status: (await api.view(invoice)).standing.status,
    session: (
      await server.owner.query('select status from payment_session where id = $1', [
        idFromWire(session.sessionid),
      ])
    ).rows[0].status as string,
    credit: await api.creditOf(customer),
    balances: await api.balances(),
    journal: (await api.journal()).sort(),
    payments: (await api.view(invoice)).payment.length,
  });
  return { api, invoice, reports, books };
};

const ends = {
  status: 'Paid',
  session: 'Paid',
  credit: '100',
  balances: { 3: '200', 11: '-100', 13: '-100' },
  journal: [
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Online payment: Dr 3 100, Cr 11 100',
    '2026-03-02 Online payment: Dr 3 100, Cr 2 100',
  ],
  payments: 1,
};

test('all 120 orders of five reports end in the same books, each report sent twice', async () => {
  const orders = ordersOf(five);
  expect(orders).toHaveLength(120);
  for (const order of orders) {
    const { reports, books } = await fixture();
    for (const name of order) await sendReport(server, reports.get(name)!);
    for (const name of order) await sendReport(server, reports.get(name)!);
    expect(await books(), order.join(', ')).toEqual(ends);
  }
  expect(await violationsSeenBy(server.owner)).toEqual([]);
}, 240_000);

test('five reports applied at the same time end in the same books', async () => {
  for (let tried = 0; tried < 10; tried += 1) {
    const { reports, books } = await fixture();
    const sent: Report[] = [...reports.values()];
    for (const one of sent) expectOk((await report(server, one)) as never);
    await Promise.all([...sent, ...sent].map(({ id }) => apply(server, id)));
    expect(await books()).toEqual(ends);
  }
}, 120_000);

test('wherever among the five reports the invoice is cancelled, the money ends as credit', async () => {
  for (let at = 0; at <= five.length; at += 1) {
    const { api, invoice, reports, books } = await fixture();
    const sent = [...reports.values()];
    for (const one of sent.slice(0, at)) await sendReport(server, one);
    expectOk(await api.cancel(invoice));
    for (const one of sent.slice(at)) await sendReport(server, one);
    expect(await books()).toMatchObject({
      status: 'Cancelled',
      session: 'Paid',
      credit: '200',
      balances: { 3: '200', 11: '-200' },
    });
  }
}, 120_000);
