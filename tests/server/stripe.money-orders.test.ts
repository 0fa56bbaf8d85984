import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxProviders } from '../support/gateway-api.ts';
import { ordersOf } from '../support/orders.ts';
import { paidAtStripe } from '../support/provider-money.ts';
import { type Server, startServer } from '../support/server.ts';

/** How many of the 120 orders are sent; `PROVIDER_ORDERS=120` sends all. */
const asked = Number(process.env.PROVIDER_ORDERS ?? 6);

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

test('reports of a payment, a refund, a dispute, its end and a payout end in the same books in every order', async () => {
  const orders = ordersOf([0, 1, 2, 3, 4]);
  const step = Math.max(1, Math.floor(orders.length / asked));
  const tried = orders.filter((_, at) => at % step === 0);
  expect(tried.length).toBeGreaterThanOrEqual(Math.min(asked, orders.length));
  for (const order of tried) {
    const paid = await paidAtStripe(server, await server.client(), sandbox.url);
    const charge = await paid.press('half');
    await paid.press('dispute');
    await paid.press('win');
    await paid.press('payout');
    const payout = await paid.press('arrive');
    const reports = [
      () => paid.told(),
      () => paid.toldAbout('refund.created', charge),
      () => paid.toldAbout('charge.dispute.created', charge),
      () => paid.toldAbout('charge.dispute.closed', charge),
      () => paid.tell('payout.paid', payout),
    ];
    for (const at of order) {
      await reports[at]!();
      expect((await paid.books()).violations, `${order.join(' ')} at ${at}`).toEqual([]);
    }
    for (const at of order) await reports[at]!();
    expect(await paid.books(), order.join(' ')).toEqual({
      status: 'DepositPaid',
      balances: { 2: '50', 13: '-100', 30: '3.2', 1000: '46.8' },
      violations: [],
    });
  }
}, 600_000);
