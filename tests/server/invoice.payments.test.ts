import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Desk, deskOf, granted } from '../support/desk.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let desk: Desk;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  desk = deskOf(await server.client());
});
afterAll(() => server.close());

const statusOf = async (id: string) => (await desk.view(id)).standing.status;
const firstPayment = async (id: string) => (await desk.view(id)).payment.find((one) => one.live)!.id;

test('an invoice is posted when issued, paid in part, then to the end', async () => {
  const id = await desk.invoice();
  expect(await statusOf(id)).toBe('NotPaid');
  granted(await desk.pay(id, '40'));
  expect(await desk.view(id)).toMatchObject({ invoicestatus: 6, amountpaid: '40', amountdue: '60' });
  granted(await desk.pay(id, '60', { paymentmode: 4 }));
  expect(await desk.view(id)).toMatchObject({ invoicestatus: 1, amountpaid: '100', amountdue: '0' });
  expect(await desk.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 1 40, Cr 2 40',
    '2026-03-02 Payment received: Dr 3 60, Cr 2 60',
  ]);
  expect(await desk.balances()).toEqual({ 1: '40', 3: '60', 13: '-100' });
});

test.each([
  [1, '1'],
  [2, '3'],
  [3, '3'],
  [4, '3'],
  [5, '3'],
])('money by payment mode %i reaches account %s while no bank stands', async (paymentmode, account) => {
  granted(await desk.pay(await desk.invoice(), '100', { paymentmode }));
  expect(await desk.balances()).toEqual({ [account]: '100', 13: '-100' });
});

test('a payment under the deposit asked for is taken', async () => {
  const id = await desk.invoice({ requiredDeposit: '50' });
  granted(await desk.pay(id, '20'));
  expect(await desk.view(id)).toMatchObject({ requireddeposit: '50', amountpaid: '20', invoicestatus: 6 });
});

test('a deposit given while creating is a payment in the same act', async () => {
  const id = await desk.invoice({ deposit: '30' });
  expect(await desk.view(id)).toMatchObject({ amountpaid: '30', amountdue: '70', invoicestatus: 6 });
  expect(await desk.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 1 30, Cr 2 30',
  ]);
});

test('more than is owed is refused, and nothing is kept of it', async () => {
  const id = await desk.invoice();
  const { status, body } = await desk.pay(id, '100.01');
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'illegal-move',
    'This is more than is owed. Keep the surplus as credit of the customer, or correct the amount.',
  ]);
  expect(await desk.journal()).toHaveLength(1);
});

test('a surplus kept becomes the customer’s credit, which pays another invoice', async () => {
  const customer = await desk.customer();
  const id = await desk.invoice({ customer });
  granted(await desk.pay(id, '130', { surplus: 'credit' }));
  expect(await desk.creditOf(customer)).toBe('30');
  const next = await desk.invoice({ customer });
  granted(await desk.applyCredit(next, '30'));
  expect(await desk.view(next)).toMatchObject({ amountdue: '70', invoicestatus: 6, credit: '0' });
  expect(await desk.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 1 130, Cr 2 100, Cr 11 30',
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Credit applied: Dr 11 30, Cr 2 30',
  ]);
});

test('more credit than the customer has is refused', async () => {
  const { status, body } = await desk.applyCredit(await desk.invoice(), '10');
  expect([status, body.Message]).toEqual([400, 'The customer has only 0 of credit.']);
});

test('credit is refunded from the account of its mode, never more than there is', async () => {
  const customer = await desk.customer();
  granted(await desk.pay(await desk.invoice({ customer }), '150', { surplus: 'credit' }));
  expect((await desk.refundCredit(customer, '50.01')).body.Message).toBe(
    'The customer has only 50 of credit.',
  );
  granted(await desk.refundCredit(customer, '50', { paymentmode: 4 }));
  expect(await desk.creditOf(customer)).toBe('0');
  expect((await desk.journal()).at(-1)).toBe('2026-03-02 Credit refunded: Dr 11 50, Cr 3 50');
});

test('credit is not refunded on a day it was not there yet', async () => {
  const customer = await desk.customer();
  server.setToday('2026-03-20');
  granted(await desk.pay(await desk.invoice({ customer }), '130', { date: '2026-03-10', surplus: 'credit' }));
  const early = await desk.refundCredit(customer, '30', { date: '2026-03-09' });
  expect([early.body.kind, early.body.fields]).toEqual([
    'invalid',
    [{ field: 'onDay', message: 'On 2026-03-09 the customer had only 0 of this credit.' }],
  ]);
  granted(await desk.refundCredit(customer, '30', { date: '2026-03-10' }));
  expect(await desk.balances('2026-03-09')).toEqual({ 2: '100', 13: '-100' });
  server.setToday('2026-03-02');
});

test('a payment before the issue date, or in the future, is refused', async () => {
  const id = await desk.invoice({ issuedOn: '2026-02-10' });
  const early = await desk.pay(id, '10', { date: '2026-02-09' });
  expect([early.status, early.body.Message]).toEqual([
    400,
    'The payment can’t lie before the issue date, 2026-02-10.',
  ]);
  expect((await desk.pay(id, '10', { date: '2026-03-03' })).body.Message).toBe(
    'A payment can’t lie in the future.',
  );
  granted(await desk.pay(id, '10', { date: '2026-02-10' }));
});

test('a payment in a locked period is refused, and taken on the first open day', async () => {
  const id = await desk.invoice({ issuedOn: '2026-01-05' });
  await server.lockBooks(desk.client, '2026-01-31');
  const { status, body } = await desk.pay(id, '10', { date: '2026-01-31' });
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'locked-period',
    'The books are locked until 2026-01-31. Choose a later day.',
  ]);
  granted(await desk.pay(id, '10', { date: '2026-02-01' }));
});

test('a deleted payment leaves the invoice as it was before it', async () => {
  const id = await desk.invoice();
  granted(await desk.pay(id, '40'));
  granted(await desk.pay(id, '60'));
  granted(await desk.deletePayment(id, (await desk.view(id)).payment[1]!.id));
  expect(await statusOf(id)).toBe('DepositPaid');
  granted(await desk.deletePayment(id, await firstPayment(id)));
  expect(await statusOf(id)).toBe('NotPaid');
  expect((await desk.journal()).slice(3)).toEqual([
    '2026-03-02 Payment deleted: Cr 1 60, Dr 2 60',
    '2026-03-02 Payment deleted: Cr 1 40, Dr 2 40',
  ]);
  expect(await desk.balances()).toEqual({ 2: '100', 13: '-100' });
});

test('a payment deleted twice is refused the second time', async () => {
  const id = await desk.invoice();
  granted(await desk.pay(id, '40'));
  const payment = await firstPayment(id);
  granted(await desk.deletePayment(id, payment));
  expect((await desk.deletePayment(id, payment)).body.Message).toBe('This payment is deleted already.');
});

test('a payment whose surplus was spent is not deleted before that is taken back, and the refusal names where', async () => {
  const customer = await desk.customer();
  const id = await desk.invoice({ customer });
  granted(await desk.pay(id, '120', { surplus: 'credit' }));
  const next = await desk.invoice({ customer });
  granted(await desk.applyCredit(next, '5'));
  const { status, body } = await desk.deletePayment(id, await firstPayment(id));
  expect([status, body.kind, body.Message]).toEqual([
    400,
    'not-allowed',
    'The surplus of this payment has been used on INV-0002. Take that back first.',
  ]);
  granted(await desk.deletePayment(next, await firstPayment(next)));
  granted(await desk.deletePayment(id, await firstPayment(id)));
  expect(await desk.creditOf(customer)).toBe('0');
  expect(await desk.balances()).toEqual({ 2: '200', 13: '-200' });
});

test('one payment settles three invoices; the line taken off leaves the other two theirs', async () => {
  const customer = await desk.customer();
  const ids = [
    await desk.invoice({ customer }),
    await desk.invoice({ customer }),
    await desk.invoice({ customer }),
  ];
  const [a, b, c] = ids as [string, string, string];
  granted(
    await desk.payBatch([
      [a, '100'],
      [b, '50'],
      [c, '100'],
    ]),
  );
  granted(await desk.deletePayment(b, await firstPayment(b)));
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Paid', 'NotPaid', 'Paid']);
  expect((await desk.journal()).slice(3)).toEqual([
    '2026-03-02 Payment received: Dr 1 250, Cr 2 100, Cr 2 50, Cr 2 100',
    '2026-03-02 Share of a payment deleted: Dr 2 50, Cr 1 50',
  ]);
});

test('a batch payment taken off line by line gives back each share once', async () => {
  const customer = await desk.customer();
  const [a, b] = [await desk.invoice({ customer }), await desk.invoice({ customer })];
  granted(
    await desk.payBatch([
      [a, '100'],
      [b, '100'],
    ]),
  );
  for (const id of [a, b]) granted(await desk.deletePayment(id, await firstPayment(id)));
  expect(await desk.balances()).toEqual({ 2: '200', 13: '-200' });
});

test('the last share of a batch is deleted beside one that a cancellation made credit', async () => {
  const customer = await desk.customer();
  const [a, b] = [await desk.invoice({ customer }), await desk.invoice({ customer })];
  granted(
    await desk.payBatch([
      [a, '100'],
      [b, '100'],
    ]),
  );
  granted(await desk.cancel(a));
  granted(await desk.deletePayment(b, await firstPayment(b)));
  expect(await desk.creditOf(customer)).toBe('100');
  expect(await desk.balances()).toEqual({ 1: '100', 2: '100', 11: '-100', 13: '-100' });
});

test('a batch over two customers, an invoice named twice, and a surplus in a batch are refused', async () => {
  const customer = await desk.customer();
  const [own, other] = [await desk.invoice({ customer }), await desk.invoice()];
  expect(
    (
      await desk.payBatch([
        [own, '1'],
        [other, '1'],
      ])
    ).body.Message,
  ).toBe('One payment can settle invoices of one customer only.');
  expect(
    (
      await desk.payBatch([
        [own, '1'],
        [own, '1'],
      ])
    ).body.Message,
  ).toBe('Each invoice can stand only once in a payment.');
  expect((await desk.payBatch([[own, '101']])).status).toBe(400);
});

test('what is left is written off to bad debts, left out of what was paid, and can be undone', async () => {
  const id = await desk.invoice();
  granted(await desk.pay(id, '70'));
  granted(await desk.writeOff(id));
  expect(await desk.view(id)).toMatchObject({
    invoicestatus: 1,
    amountpaid: '70',
    writtenoff: '30',
    amountdue: '0',
  });
  const paid = await firstPayment(id);
  expect((await desk.deletePayment(id, paid)).body.Message).toBe(
    'The rest was written off. Undo the write-off first.',
  );
  granted(await desk.undoWriteOff(id));
  expect(await desk.view(id)).toMatchObject({ invoicestatus: 6, writtenoff: '0', amountdue: '30' });
  expect((await desk.journal()).slice(2)).toEqual([
    '2026-03-02 Written off: Dr 42 30, Cr 2 30',
    '2026-03-02 Write-off undone: Cr 42 30, Dr 2 30',
  ]);
});

test('a zero-total invoice is paid on issue without a payment or an entry', async () => {
  const id = await desk.invoice({ prices: ['0'] });
  expect(await desk.view(id)).toMatchObject({
    invoicestatus: 1,
    payment: [],
    journal: [],
    invoicenumber: 'INV-0001',
  });
});
