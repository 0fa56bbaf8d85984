import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** What the to-do list says of bills whose discount for early payment ends. Source: answers-2.md, Q26. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(() => server.close());

test('a discount for early payment is to do from a week before it ends, the first of them first, until it is taken', async () => {
  const client = await server.client();
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill');
  const early = (EarlyPaymentDays: number, status: 'Draft' | 'NotPaid' = 'NotPaid') =>
    bills.bill({
      vendor,
      status,
      day: '2026-03-10',
      due: '2026-04-30',
      more: { EarlyPaymentPercent: '2', EarlyPaymentDays },
    });
  const waiting = async () =>
    expectOk(await client.send(dashboardCalls.toDoList, {}))
      .body.ToDo.filter(({ kind }) => kind === 'early discount')
      .map(({ Bill, Total, until }) => [Bill?.VendorBillNo, Bill?.days, Total, until]);
  // Ended yesterday, and ending in eight days.
  await early(9);
  await early(18);
  await early(13, 'Draft');
  await early(17);
  const today = await early(10);
  await early(13);
  expect(await waiting()).toEqual([
    ['BILL-0004', 0, '2', '2026-03-20'],
    ['BILL-0005', 3, '2', '2026-03-23'],
    ['BILL-0003', 7, '2', '2026-03-27'],
  ]);
  expectOk(await bills.pay(today, '98', { takediscount: true }));
  expect((await waiting()).map(([number]) => number)).toEqual(['BILL-0005', 'BILL-0003']);
});
