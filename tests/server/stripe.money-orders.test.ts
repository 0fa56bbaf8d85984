import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxProviders } from '../support/gateway-api.ts';
import { inEveryOrder, sampledOrders } from '../support/orders.ts';
import { paidAtStripe } from '../support/provider-money.ts';
import { type Server, startServer } from '../support/server.ts';

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
  const ends = await inEveryOrder(async () => {
    const paid = await paidAtStripe(server, await server.client(), sandbox.url);
    const charge = await paid.press('half');
    await paid.press('dispute');
    await paid.press('win');
    await paid.press('payout');
    const payout = await paid.press('arrive');
    return {
      reports: [
        () => paid.reportPaid(),
        () => paid.reportAbout('refund.created', charge),
        () => paid.reportAbout('charge.dispute.created', charge),
        () => paid.reportAbout('charge.dispute.closed', charge),
        () => paid.tell('payout.paid', payout),
      ],
      books: paid.books,
    };
  });
  expect(ends.size).toBe(sampledOrders().length);
  for (const [order, books] of ends)
    expect(books, order).toEqual({
      status: 'DepositPaid',
      balances: { 2: '50', 13: '-100', 30: '3.2', 1000: '46.8' },
      violations: [],
    });
}, 600_000);
