import { afterAll, beforeAll, expect, test } from 'vitest';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let bills: BillApi;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  bills = billApiFor(client);
});
afterAll(() => server.close());

const euro = 978;
const refund = (vendorid: string, amount: string, more: Record<string, unknown> = {}) =>
  client.send(vendorAccountCalls.refundAdvance, { vendorid, amount, paymentmode: 1, ...more });
const advanceOf = async (vendorid: string) =>
  expectOk(await client.send(vendorCalls.getVendor, { vendorid })).body.data.Advance;

/** A vendor who was paid so much beyond a bill of 40, by cash. */
const paidBeyond = async (
  name: string,
  beyond: number,
  more: Record<string, unknown> = {},
): Promise<string> => {
  const vendor = await bills.vendor(name);
  const items = [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '40' }];
  const bill = await bills.bill({ vendor, items, day: '2026-02-01', more });
  expectOk(await bills.pay(bill, String(40 + beyond), { surplus: 'credit', date: '2026-02-10' }));
  return vendor;
};

test('what a vendor was paid in advance comes back in part, and the books take it from what is paid in advance', async () => {
  const vendor = await paidBeyond('Nordwind', 60);
  const before = await apiFor(client).balances();
  expect(await advanceOf(vendor)).toBe('60');
  expectOk(await refund(vendor, '25', { date: '2026-02-20' }));
  expect(await advanceOf(vendor)).toBe('35');
  const after = await apiFor(client).balances();
  expect(Number(before[5]) - Number(after[5]), 'paid in advance').toBe(25);
  expect(Number(after[1]) - Number(before[1]), 'cash').toBe(25);
  expect((await refund(vendor, '35.01')).body).toMatchObject({ fields: [{ field: 'amount' }] });
  expect((await refund(vendor, '5', { date: '2026-02-09' })).body).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'date' }],
  });
  expectOk(await refund(vendor, '35'));
  expect(await advanceOf(vendor)).toBe('0');
});

test('an advance in another currency comes back in it, at the rate it was paid at', async () => {
  const vendor = await paidBeyond('Quai', 10, { CurrencyIDFK: euro, ExchangeRate: '1.2' });
  expect(await advanceOf(vendor)).toBe('12');
  expect((await refund(vendor, '5')).status).toBe(400);
  expectOk(await refund(vendor, '4', { ForeignCurrencyID: euro }));
  expect(await advanceOf(vendor)).toBe('7.2');
});

test('the same refund sent twice is recorded once', async () => {
  const vendor = await paidBeyond('Twice', 20);
  const key = { 'idempotency-key': 'one-refund' };
  const once = () =>
    client.send(vendorAccountCalls.refundAdvance, { vendorid: vendor, amount: '5', paymentmode: 1 }, key);
  expectOk(await once());
  expect(expectOk(await once()).body.data.repeated).toBe(true);
  expect(await advanceOf(vendor)).toBe('15');
});
