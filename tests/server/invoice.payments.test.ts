import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const statusOf = async (id: string) => (await api.view(id)).standing.status;
const firstPayment = async (id: string) => (await api.view(id)).payment.find((one) => one.live)!.id;

test('an invoice is posted when issued, paid in part, then to the end', async () => {
  const id = await api.invoice();
  expect(await statusOf(id)).toBe('NotPaid');
  expectOk(await api.pay(id, '40'));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 6, amountpaid: '40', amountdue: '60' });
  expectOk(await api.pay(id, '60', { paymentmode: 4 }));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 1, amountpaid: '100', amountdue: '0' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 1 40, Cr 2 40',
    '2026-03-02 Payment received: Dr 3 60, Cr 2 60',
  ]);
  expect(await api.balances()).toEqual({ 1: '40', 3: '60', 13: '-100' });
});

test.each([
  [1, '1'],
  [2, '3'],
  [3, '3'],
  [4, '3'],
  [5, '3'],
])('money by payment mode %i reaches account %s while no bank stands', async (paymentmode, account) => {
  expectOk(await api.pay(await api.invoice(), '100', { paymentmode }));
  expect(await api.balances()).toEqual({ [account]: '100', 13: '-100' });
});

test('a payment under the deposit asked for is taken', async () => {
  const id = await api.invoice({ requiredDeposit: '50' });
  expectOk(await api.pay(id, '20'));
  expect(await api.view(id)).toMatchObject({ requireddeposit: '50', amountpaid: '20', invoicestatus: 6 });
});

test('a deposit given while creating is a payment in the same act', async () => {
  const id = await api.invoice({ deposit: '30' });
  expect(await api.view(id)).toMatchObject({ amountpaid: '30', amountdue: '70', invoicestatus: 6 });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 1 30, Cr 2 30',
  ]);
});

test('more than is owed is refused, and nothing is kept of it', async () => {
  const id = await api.invoice();
  const { status, body } = await api.pay(id, '100.01');
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'illegal-move',
    'This is more than is owed. Keep the surplus as credit of the customer, or correct the amount.',
  ]);
  expect(await api.journal()).toHaveLength(1);
});

test('a surplus kept becomes the customer’s credit, which pays another invoice', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '130', { surplus: 'credit' }));
  expect(await api.creditOf(customer)).toBe('30');
  const next = await api.invoice({ customer });
  expectOk(await api.applyCredit(next, '30'));
  expect(await api.view(next)).toMatchObject({ amountdue: '70', invoicestatus: 6, credit: '0' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 1 130, Cr 2 100, Cr 11 30',
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Credit applied: Dr 11 30, Cr 2 30',
  ]);
});

test('more credit than the customer has is refused', async () => {
  const { status, body } = await api.applyCredit(await api.invoice(), '10');
  expect([status, body.Message]).toEqual([400, 'The customer has only 0 of credit.']);
});

test('credit is refunded from the account of its mode, never more than there is', async () => {
  const customer = await api.customer();
  expectOk(await api.pay(await api.invoice({ customer }), '150', { surplus: 'credit' }));
  expect((await api.refundCredit(customer, '50.01')).body.Message).toBe(
    'The customer has only 50 of credit.',
  );
  expectOk(await api.refundCredit(customer, '50', { paymentmode: 4 }));
  expect(await api.creditOf(customer)).toBe('0');
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Credit refunded: Dr 11 50, Cr 3 50');
});

test('credit is not refunded on a day it was not there yet', async () => {
  const customer = await api.customer();
  server.setToday('2026-03-20');
  expectOk(await api.pay(await api.invoice({ customer }), '130', { date: '2026-03-10', surplus: 'credit' }));
  const early = await api.refundCredit(customer, '30', { date: '2026-03-09' });
  expect([early.body.kind, early.body.fields]).toEqual([
    'invalid',
    [{ field: 'date', message: 'On Mar 9, 2026 the customer had only 0 of this credit.' }],
  ]);
  expectOk(await api.refundCredit(customer, '30', { date: '2026-03-10' }));
  expect(await api.balances('2026-03-09')).toEqual({ 2: '100', 13: '-100' });
  server.setToday('2026-03-02');
});

test('a payment before the issue date, or in the future, is refused', async () => {
  const id = await api.invoice({ issuedOn: '2026-02-10' });
  const early = await api.pay(id, '10', { date: '2026-02-09' });
  expect([early.status, early.body.Message]).toEqual([
    400,
    'The payment can’t be before the issue date, Feb 10, 2026.',
  ]);
  expect((await api.pay(id, '10', { date: '2026-03-03' })).body.Message).toBe(
    'A payment can’t be in the future.',
  );
  expectOk(await api.pay(id, '10', { date: '2026-02-10' }));
});

test('a payment in a locked period is refused, and taken on the first open day', async () => {
  const id = await api.invoice({ issuedOn: '2026-01-05' });
  await server.lockBooks(api.client, '2026-01-31');
  const { status, body } = await api.pay(id, '10', { date: '2026-01-31' });
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'locked-period',
    'The books are locked until Jan 31, 2026. Choose a later day.',
  ]);
  expectOk(await api.pay(id, '10', { date: '2026-02-01' }));
});

test('a deleted payment leaves the invoice as it was before it', async () => {
  const id = await api.invoice();
  expectOk(await api.pay(id, '40'));
  expectOk(await api.pay(id, '60'));
  expectOk(await api.deletePayment(id, (await api.view(id)).payment[1]!.id));
  expect(await statusOf(id)).toBe('DepositPaid');
  expectOk(await api.deletePayment(id, await firstPayment(id)));
  expect(await statusOf(id)).toBe('NotPaid');
  expect((await api.journal()).slice(3)).toEqual([
    '2026-03-02 Payment deleted: Cr 1 60, Dr 2 60',
    '2026-03-02 Payment deleted: Cr 1 40, Dr 2 40',
  ]);
  expect(await api.balances()).toEqual({ 2: '100', 13: '-100' });
});

test('a payment deleted twice is refused the second time', async () => {
  const id = await api.invoice();
  expectOk(await api.pay(id, '40'));
  const payment = await firstPayment(id);
  expectOk(await api.deletePayment(id, payment));
  expect((await api.deletePayment(id, payment)).body.Message).toBe('This payment is deleted already.');
});

test('a payment whose surplus was spent is not deleted before that is taken back, and the refusal names where', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '120', { surplus: 'credit' }));
  const next = await api.invoice({ customer });
  expectOk(await api.applyCredit(next, '5'));
  const { status, body } = await api.deletePayment(id, await firstPayment(id));
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'not-allowed',
    'The surplus of this payment has been used on INV-0002. Take that back first.',
  ]);
  expectOk(await api.deletePayment(next, await firstPayment(next)));
  expectOk(await api.deletePayment(id, await firstPayment(id)));
  expect(await api.creditOf(customer)).toBe('0');
  expect(await api.balances()).toEqual({ 2: '200', 13: '-200' });
});

test('one payment settles three invoices; the line taken off leaves the other two theirs', async () => {
  const customer = await api.customer();
  const ids = [
    await api.invoice({ customer }),
    await api.invoice({ customer }),
    await api.invoice({ customer }),
  ];
  const [a, b, c] = ids as [string, string, string];
  expectOk(
    await api.payBatch([
      [a, '100'],
      [b, '50'],
      [c, '100'],
    ]),
  );
  expectOk(await api.deletePayment(b, await firstPayment(b)));
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Paid', 'NotPaid', 'Paid']);
  expect((await api.journal()).slice(3)).toEqual([
    '2026-03-02 Payment received: Dr 1 250, Cr 2 100, Cr 2 50, Cr 2 100',
    '2026-03-02 Share of a payment deleted: Dr 2 50, Cr 1 50',
  ]);
});

test('a batch payment taken off line by line gives back each share once', async () => {
  const customer = await api.customer();
  const [a, b] = [await api.invoice({ customer }), await api.invoice({ customer })];
  expectOk(
    await api.payBatch([
      [a, '100'],
      [b, '100'],
    ]),
  );
  for (const id of [a, b]) expectOk(await api.deletePayment(id, await firstPayment(id)));
  expect(await api.balances()).toEqual({ 2: '200', 13: '-200' });
});

test('the last share of a batch is deleted beside one that a cancellation made credit', async () => {
  const customer = await api.customer();
  const [a, b] = [await api.invoice({ customer }), await api.invoice({ customer })];
  expectOk(
    await api.payBatch([
      [a, '100'],
      [b, '100'],
    ]),
  );
  expectOk(await api.cancel(a));
  expectOk(await api.deletePayment(b, await firstPayment(b)));
  expect(await api.creditOf(customer)).toBe('100');
  expect(await api.balances()).toEqual({ 1: '100', 2: '100', 11: '-100', 13: '-100' });
});

test('a batch over two customers, an invoice named twice, and a surplus in a batch are refused', async () => {
  const customer = await api.customer();
  const [own, other] = [await api.invoice({ customer }), await api.invoice()];
  expect(
    (
      await api.payBatch([
        [own, '1'],
        [other, '1'],
      ])
    ).body.Message,
  ).toBe('One payment can settle invoices of one customer only.');
  expect(
    (
      await api.payBatch([
        [own, '1'],
        [own, '1'],
      ])
    ).body.Message,
  ).toBe('Each invoice can appear only once in a payment.');
  expect((await api.payBatch([[own, '101']])).status).toBe(400);
});

test('what is left is written off to bad debts, left out of what was paid, and can be undone', async () => {
  const id = await api.invoice();
  expectOk(await api.pay(id, '70'));
  expectOk(await api.writeOff(id));
  expect(await api.view(id)).toMatchObject({
    invoicestatus: 1,
    amountpaid: '70',
    writtenoff: '30',
    amountdue: '0',
  });
  const paid = await firstPayment(id);
  expect((await api.deletePayment(id, paid)).body.Message).toBe(
    'The balance was written off. Undo the write-off first.',
  );
  expectOk(await api.undoWriteOff(id));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 6, writtenoff: '0', amountdue: '30' });
  expect((await api.journal()).slice(2)).toEqual([
    '2026-03-02 Written off: Dr 42 30, Cr 2 30',
    '2026-03-02 Write-off undone: Cr 42 30, Dr 2 30',
  ]);
});

test('a zero-total invoice is paid on issue without a payment or an entry', async () => {
  const id = await api.invoice({ prices: ['0'] });
  expect(await api.view(id)).toMatchObject({
    invoicestatus: 1,
    payment: [],
    journal: [],
    invoicenumber: 'INV-0001',
  });
});
