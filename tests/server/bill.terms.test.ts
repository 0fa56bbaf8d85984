/** What is off a bill that is paid early. Source: answers-2.md, Q26. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { apiFor, expectOk } from '../support/api.ts';
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

test('a bill is due on the day that is typed, else by its vendor’s terms, else one month after its own day', async () => {
  const dueOf = async (given: Parameters<typeof bills.bill>[0]) =>
    (await bills.view(await bills.bill({ ...given, day: '2026-01-31' }))).DueDate;
  const inTen = await bills.vendor('Quick House', { paymentterms: 10 });
  const atOnce = await bills.vendor('Market Stall', { paymentterms: 0 });
  expect(await dueOf({ vendor: inTen, due: '2026-02-05' })).toBe('2026-02-05');
  expect(await dueOf({ vendor: inTen })).toBe('2026-02-10');
  expect(await dueOf({ vendor: atOnce })).toBe('2026-01-31');
  expect(await dueOf({ vendor: await bills.vendor('No Terms') })).toBe('2026-02-28');
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
  const expected = {
    fields: [
      { field: 'EarlyPaymentPercent', message: 'Enter a percentage above 0 and below 100.' },
      { field: 'EarlyPaymentDays', message: 'A discount can be taken for 0 to 365 days.' },
    ],
  };
  expect((await bills.create(wrong)).body).toMatchObject(expected);
  const id = await bills.bill({ vendor });
  expectOk(await bills.pay(id, '40'));
  expect((await bills.update(id, wrong)).body).toMatchObject(expected);
});

const onBooks = async () => {
  const client = await server.client();
  const own = billApiFor(client);
  const by = await own.vendor('Ink House', { EarlyPaymentPercent: '2', EarlyPaymentDays: 10 });
  return { client, bills: own, api: apiFor(client), vendor: by };
};
const lessDiscount = { takediscount: true };

test('N8 a payment takes the discount of a partly paid bill with it, as its preview says', async () => {
  const { bills, api, vendor } = await onBooks();
  const id = await bills.bill({ vendor });
  expectOk(await bills.pay(id, '40'));
  const payment = { amount: '58.8', paymentmode: 1, ...lessDiscount };
  const { entries, status, warnings } = await bills.preview(id, 'payment', { payment });
  // 2 % of the 60 that are left are 1.20: cash gives 58.80, the rest is a purchase discount.
  expect(entries.map((entry) => entry.lines.map(({ accountId, amount }) => [accountId, amount]))).toEqual([
    [
      [1, '-58.8'],
      [10, '58.8'],
    ],
    [
      [40, '-1.2'],
      [10, '1.2'],
    ],
  ]);
  expect([status.map(({ to }) => to), warnings]).toEqual([['Paid'], []]);
  expect((await bills.view(id)).Status).toBe('DepositPaid');
  expectOk(await bills.pay(id, '58.8', lessDiscount));
  expect(await bills.view(id)).toMatchObject({ Status: 'Paid', writtenoff: '1.2', Balance: '0' });
  expect(await api.balances()).toEqual({ 1: '-98.8', 26: '100', 40: '-1.2' });
});

test('the discount takes its part of the tax along where that is asked, as its preview says', async () => {
  const { client, bills, api, vendor } = await onBooks();
  const sentTax = { TaxName: 'VAT', TaxPercentage: '10', IsRecoverable: true };
  const { TaxId } = expectOk(await client.send(taxCalls.addTax, sentTax)).body.data;
  const id = await bills.bill({
    vendor,
    items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '100', TaxID: TaxId }],
  });
  const payment = { amount: '107.8', paymentmode: 1, ...lessDiscount, taxrelief: true };
  const [, discount] = (await bills.preview(id, 'payment', { payment })).entries;
  expect(discount?.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
    [40, '-2'],
    [8, '-0.2'],
    [10, '2.2'],
  ]);
  expectOk(await bills.pay(id, '107.8', { ...lessDiscount, taxrelief: true }));
  expect(await api.balances()).toEqual({ 1: '-107.8', 8: '9.8', 26: '100', 40: '-2' });
});

test('more than the discount is not left, and a bill without terms has none', async () => {
  const { bills, vendor } = await onBooks();
  const id = await bills.bill({ vendor });
  expect((await bills.pay(id, '97.99', lessDiscount)).body).toMatchObject({
    Message: 'The discount is USD 2.00 at most: pay USD 98.00 or more, or leave the discount out.',
    fields: [{ field: 'amount' }],
  });
  const plain = await bills.bill({ vendor, ...terms(null, null) });
  expect((await bills.pay(plain, '98', lessDiscount)).body).toMatchObject({
    Message: 'This bill has no discount for early payment.',
    fields: [{ field: 'takediscount' }],
  });
});

test('after its last day the discount is taken with a warning, and undone before its payment', async () => {
  const { client, bills, api, vendor } = await onBooks();
  const id = await bills.bill({ vendor, day: '2026-02-15' });
  const payment = { amount: '98', paymentmode: 1, date: '2026-02-26', ...lessDiscount };
  expect((await bills.preview(id, 'payment', { payment })).warnings).toEqual([
    'The discount for early payment ended on Feb 25, 2026.',
  ]);
  expectOk(await bills.pay(id, '98', { date: '2026-02-26', ...lessDiscount }));
  const [paid] = (await bills.view(id)).PaymentHistory;
  const taken = () => client.send(billCalls.deleteBillPayment, { vendorBillId: id, PaymentId: paid?.id });
  expect((await taken()).body.Message).toBe(
    'The balance was recorded as a discount. Undo the discount first.',
  );
  expectOk(await client.send(billCalls.undoDiscount, { vendorBillId: id }));
  expectOk(await taken());
  expect(await bills.view(id)).toMatchObject({ Status: 'NotPaid', Balance: '100' });
  expect(await api.balances()).toEqual({ 10: '-100', 26: '100' });
});
