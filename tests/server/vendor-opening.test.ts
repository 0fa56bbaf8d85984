import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a vendor’s opening balance is corrected by an equal and opposite entry while nothing of it is paid, and not after', async () => {
  const own = await server.client();
  const opening = { openingbalance: '250.5', openingbalancedate: '2026-01-31' };
  const id = await billApiFor(own).vendor('Ada', opening);
  const seen = async () => expectOk(await own.send(vendorCalls.getVendor, { vendorid: id })).body.data;
  const corrects = (openingbalance: string) =>
    own.send(vendorCalls.updateVendor, {
      VendorMasterId: id,
      type: 'business',
      VendorName: 'Ada',
      openingbalance,
      openingbalancedate: '2026-02-28',
    });
  expectOk(await corrects('205.5'));
  expect(await seen()).toMatchObject({
    openingbalance: '205.5',
    openingbalancedate: '2026-02-28',
    openingdue: '205.5',
    TotalOwed: '205.5',
  });
  expectOk(
    await own.send(vendorAccountCalls.payVendorOpening, { vendorid: id, amount: '5.5', paymentmode: 1 }),
  );
  expect((await corrects('300')).body).toMatchObject({ kind: 'invalid' });
  expect(await seen()).toMatchObject({ openingbalance: '205.5', openingdue: '200' });
  expect(await apiFor(own).balances()).toEqual({ 1: '-5.5', 10: '-200', 33: '205.5' });
  expect(await apiFor(own).journal()).toEqual([
    '2026-01-31 Opening balance: Cr 10 250.5, Dr 33 250.5',
    '2026-01-31 Opening balance corrected: Dr 10 250.5, Cr 33 250.5',
    '2026-02-28 Opening balance: Cr 10 205.5, Dr 33 205.5',
    '2026-03-02 Opening balance paid: Cr 1 5.5, Dr 10 5.5',
  ]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
