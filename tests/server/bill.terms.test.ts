/** What is off a bill that is paid early. Source: answers-2.md, Q26. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let orders: ReturnType<typeof orderApiFor>;
let bills: BillApi;
let vendor: string;

beforeAll(async () => {
  server = await startServer();
  const client = await server.client();
  orders = orderApiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill', { EarlyPaymentPercent: '2', EarlyPaymentDays: 10 });
});
afterAll(() => server.close());

const termsOf = async (id: string) => {
  const { EarlyPaymentPercent, EarlyPaymentDays } = await bills.view(id);
  return [EarlyPaymentPercent, EarlyPaymentDays];
};
const terms = (EarlyPaymentPercent: string | null, EarlyPaymentDays: number | null) => ({
  more: { EarlyPaymentPercent, EarlyPaymentDays },
});

test('a new bill takes its vendor’s terms, and keeps them when the vendor’s change', async () => {
  const id = await bills.bill({ vendor, status: 'Draft' });
  expect(await termsOf(id)).toEqual(['2', 10]);
  const other = await bills.vendor('Ink House');
  expect(await termsOf(await bills.bill({ vendor: other }))).toEqual([null, null]);
  expectOk(await bills.update(id, { vendor: other, status: 'Draft' }));
  expect(await termsOf(id)).toEqual(['2', 10]);
});

test('a bill made of an order takes the terms of its vendor', async () => {
  const order = await orders.order({ vendor });
  const made = expectOk(await orders.convert(order)).body.data.vendorBillId;
  expect(await termsOf(made)).toEqual(['2', 10]);
});

test('what is typed on a bill stands instead, none too, and may change after a payment', async () => {
  const none = await bills.bill({ vendor, ...terms(null, null) });
  expect(await termsOf(none)).toEqual([null, null]);
  const id = await bills.bill({ vendor, ...terms('3.5', 0) });
  expect(await termsOf(id)).toEqual(['3.5', 0]);
  expectOk(await bills.pay(id, '40'));
  expectOk(await bills.update(id, { vendor, ...terms('1', 20) }));
  expect(await termsOf(id)).toEqual(['1', 20]);
});

test('terms that can’t be are refused beside their fields, on a new bill and on a paid one', async () => {
  const wrong = { vendor, ...terms('100', 400) };
  const told = {
    fields: [
      { field: 'EarlyPaymentPercent', message: 'Enter a percentage above 0 and below 100.' },
      { field: 'EarlyPaymentDays', message: 'A discount can be taken for 0 to 365 days.' },
    ],
  };
  expect((await bills.create(wrong)).body).toMatchObject(told);
  const id = await bills.bill({ vendor });
  expectOk(await bills.pay(id, '40'));
  expect((await bills.update(id, wrong)).body).toMatchObject(told);
});
