import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { firstDay, type Server, startServer } from '../support/server.ts';

/** Documents are of 2 March, and today is 10 April: March is closed in April. */
const today = '2026-04-10';
let server: Server;
let api: Api;
let bills: BillApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday(firstDay);
  api = apiFor(await server.client());
  bills = billApiFor(api.client);
});
afterAll(() => server.close());

const problemOf = ({ body }: { body: unknown }) => (body as { fields: unknown }).fields;

test('March is written off, settled and cancelled in April, on days of March', async () => {
  const customer = await api.customer();
  const [lost, paid, wrong] = [
    await api.invoice({ customer }),
    await api.invoice({ customer }),
    await api.invoice({ customer }),
  ];
  server.setToday(today);
  expectOk(await api.pay(paid, '130', { surplus: 'credit', date: '2026-03-05' }));
  const on = (call: 'writeOff' | 'applyCredit' | 'cancelInvoices', body: Record<string, unknown>) =>
    api.client.send(invoiceCalls[call], body as never);
  expectOk(await on('applyCredit', { InvoiceId: lost, amount: '30', date: '2026-03-06' }));
  expectOk(await on('writeOff', { InvoiceId: lost, date: '2026-03-31' }));
  expectOk(await on('cancelInvoices', { InvoiceId: [wrong], date: '2026-03-31' }));
  expect((await api.journal()).slice(4)).toEqual([
    '2026-03-06 Credit applied: Dr 11 30, Cr 2 30',
    '2026-03-31 Written off: Dr 42 70, Cr 2 70',
    '2026-03-31 Cancelled: Cr 2 100, Dr 13 100',
  ]);
  // On the last day of March as today: the customer owes nothing, and the sale that was cancelled is out of that month.
  expect(await api.balances('2026-03-31')).toEqual({ 1: '130', 13: '-200', 42: '70' });
  expect(await api.balances()).toEqual(await api.balances('2026-03-31'));
});

test('a payment on a day since which less was open is refused: what was deleted in April had been paid in March', async () => {
  const owing = { type: 'person', name: 'Ada', openingbalance: '100' } as const;
  const customer = expectOk(await api.client.send(customerCalls.addCustomer, owing)).body.data.id;
  const id = await api.invoice({ customer });
  server.setToday(today);
  const opening = (amount: string, date: string) =>
    api.client.send(customerAccountCalls.payOpeningBalance, {
      clientid: customer,
      amount,
      paymentmode: 1,
      date,
    });
  expectOk(await api.pay(id, '40', { date: '2026-03-05' }));
  expectOk(await opening('40', '2026-03-05'));
  await server.lockBooks(api.client, '2026-03-06');
  const [payment] = (await api.view(id)).payment;
  expectOk(await api.client.send(invoiceCalls.deletePayment, { InvoiceId: id, PaymentId: payment!.id }));
  const { openingpayments } = expectOk(
    await api.client.send(customerCalls.getCustomer, { clientid: customer }),
  ).body.data;
  expectOk(
    await api.client.send(customerAccountCalls.deleteOpeningPayment, {
      clientid: customer,
      PaymentId: openingpayments[0]!.id,
    }),
  );
  const tooEarly = {
    field: 'date',
    message: 'From Mar 20, 2026 on, at some point only $60.00 was open. Choose a later day.',
  };
  expect(problemOf(await api.pay(id, '100', { date: '2026-03-20' }))).toMatchObject([tooEarly]);
  expect(problemOf(await opening('100', '2026-03-20'))).toMatchObject([tooEarly]);
  expectOk(await api.pay(id, '60', { date: '2026-03-20' }));
  expectOk(await api.pay(id, '40'));
  expectOk(await opening('100', today));
});

test('a day that can’t be is refused at its field, and nothing is written', async () => {
  const id = await api.invoice();
  server.setToday(today);
  expectOk(await api.pay(id, '40', { date: '2026-03-05' }));
  const before = await api.journal();
  const writeOff = (date: string) => api.client.send(invoiceCalls.writeOff, { InvoiceId: id, date });
  expect(problemOf(await writeOff('2026-03-01'))).toMatchObject([
    { field: 'date', message: 'Choose Mar 2, 2026 or later: that’s the document’s own date.' },
  ]);
  expect(problemOf(await writeOff('2026-04-11'))).toMatchObject([
    { field: 'date', message: 'Choose today or an earlier day.' },
  ]);
  const cancelled = await api.client.send(invoiceCalls.cancelInvoices, {
    InvoiceId: [id],
    date: '2026-03-04',
  });
  expect(cancelled.body).toMatchObject({
    data: {
      rows: [
        {
          done: false,
          reason: 'Choose Mar 5, 2026 or later: this reverses something recorded that day.',
        },
      ],
    },
  });
  await server.lockBooks(api.client, '2026-03-31');
  expect((await writeOff('2026-03-31')).body).toMatchObject({ kind: 'locked-period' });
  expect(await api.journal()).toEqual(before);
});

test('goods of a bill don’t leave on a day on which they were sold', async () => {
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: false }));
  const lamp = await api.goods('Lamp', '0', '0');
  const vendor = await bills.vendor('Ada Mill');
  const items = (Qty: string) => [{ ProductIDFK: lamp, ProductName: '', Qty, HomeUnitPrice: '10' }];
  const first = await bills.bill({ vendor, day: '2026-03-02', items: items('5') });
  server.setToday('2026-03-20');
  await api.invoice({
    issuedOn: '2026-03-10',
    items: [{ productid: lamp, ItemName: '', quantity: '4', price: '15' }],
  });
  await bills.bill({ vendor, day: '2026-03-15', items: items('5') });
  server.setToday(today);
  const cancel = (date: string) => api.client.send(billCalls.cancelBills, { vendorBillId: [first], date });
  const reasonOf = async (date: string) =>
    (expectOk(await cancel(date)).body as { data: { rows: { reason: string | null }[] } }).data.rows[0]!
      .reason;
  // From 10 to 14 March one lamp was there, since then six.
  expect(await reasonOf('2026-03-12')).toMatch(/Lamp/);
  expect(await reasonOf('2026-03-15')).toBe(null);
});

test('a count of March in April is compared with the stock of that day, and what leaves was there ever since', async () => {
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: false }));
  const productId = await api.goods('Lamp', '10', '2');
  server.setToday(today);
  await api.invoice({
    issuedOn: '2026-04-05',
    items: [{ productid: productId, ItemName: '', quantity: '6', price: '15' }],
  });
  // Ten were there on 31 March, and four are today: nine counted then are one fewer.
  const counted = await api.client.send(stockCalls.updateCount, {
    productId,
    quantity: '9',
    date: '2026-03-31',
  });
  expect(expectOk(counted).body).toMatchObject({ data: { quantity: '3', moved: true } });
  const decrease = (quantity: string, date: string) =>
    api.client.send(stockCalls.decreaseQuantity, { productId, quantity, reason: 'lost', date });
  expect((await decrease('4', '2026-03-31')).body).toMatchObject({ kind: 'shortage' });
  expect(problemOf(await decrease('1', '2026-04-11'))).toMatchObject([{ field: 'date' }]);
  expectOk(await decrease('3', '2026-03-31'));
  expect((await api.journal()).slice(-2)).toEqual([
    '2026-03-31 Stock count of Lamp: Dr 39 2, Cr 34 2',
    '2026-03-31 Stock of Lamp decreased: Dr 39 6, Cr 34 6',
  ]);
});

test('what leaves on a day of March costs the average of the moment it is entered, with what came since', async () => {
  const productId = await api.goods('Lamp', '10', '2');
  server.setToday('2026-04-05');
  expectOk(
    await api.client.send(stockCalls.increaseQuantity, {
      productId,
      quantity: '10',
      unitcost: '4',
      reason: 'found',
    }),
  );
  server.setToday(today);
  // On 31 March a lamp cost 2; since 5 April it costs (10 × 2 + 10 × 4) / 20 = 3.
  expectOk(
    await api.client.send(stockCalls.decreaseQuantity, {
      productId,
      quantity: '2',
      reason: 'lost',
      date: '2026-03-31',
    }),
  );
  expect((await api.journal()).at(-1)).toBe('2026-03-31 Stock of Lamp decreased: Dr 39 6, Cr 34 6');
  expect((await api.balances())['34']).toBe('54');
});

test('several of March are cancelled on one day in April, at home and foreign; the one that was issued later is left, and says why', async () => {
  const home = await api.invoice();
  const foreign = await api.invoice({ money: { ForeignCurrencyID: 978, ExchangeRate: '1.2' } });
  server.setToday(today);
  const late = await api.invoice({ issuedOn: '2026-03-20' });
  // Half of €100 at 1.2 is paid; cancelled, it is credit at the rate it came at.
  expectOk(await api.pay(foreign, '50', { date: '2026-03-05' }));
  const cancel = (date: string) =>
    api.client.send(invoiceCalls.cancelInvoices, { InvoiceId: [home, foreign, late], date });
  const rowsOf = async (date: string) =>
    (expectOk(await cancel(date)).body as { data: { rows: { done: boolean; reason: string | null }[] } }).data
      .rows;
  expect((await rowsOf('2026-03-01')).map(({ reason }) => reason)).toEqual([
    'Choose Mar 2, 2026 or later: that’s the document’s own date.',
    'Choose Mar 2, 2026 or later: that’s the document’s own date.',
    'Choose Mar 20, 2026 or later: that’s the document’s own date.',
  ]);
  expect((await rowsOf('2026-03-10')).map(({ done, reason }) => [done, reason])).toEqual([
    [true, null],
    [true, null],
    [false, 'Choose Mar 20, 2026 or later: that’s the document’s own date.'],
  ]);
  expect(await api.balances('2026-03-09')).toEqual({ 1: '60', 2: '160', 13: '-220' });
  expect(await api.balances('2026-03-10')).toEqual({ 1: '60', 11: '-60' });
  expect(await api.balances('2026-03-31')).toEqual({ 1: '60', 2: '100', 11: '-60', 13: '-100' });
  expect(await api.balances()).toEqual(await api.balances('2026-03-31'));
});

test('an advance is applied to a bill on a day of March, at home and foreign, and on none before it was paid', async () => {
  const vendor = await bills.vendor('Ada Mill');
  const foreign = { ForeignCurrencyIDFK: 978, ExchangeRate: '1.2' };
  const bill = (more: Record<string, unknown> = {}) => bills.bill({ vendor, day: '2026-03-02', more });
  const [first, second, firstForeign, secondForeign] = [
    await bill(),
    await bill(),
    await bill(foreign),
    await bill(foreign),
  ];
  server.setToday(today);
  expectOk(await bills.pay(first, '130', { surplus: 'credit', date: '2026-03-05' }));
  expectOk(await bills.pay(firstForeign, '110', { surplus: 'credit', date: '2026-03-05' }));
  const apply = (vendorBillId: string, amount: string, date: string) =>
    api.client.send(billCalls.applyAdvance, { vendorBillId, amount, date });
  expect(problemOf(await apply(second, '30', '2026-03-04'))).toMatchObject([
    {
      field: 'date',
      message: 'From Mar 4, 2026 on, at some point only $0.00 was open. Choose a later day.',
    },
  ]);
  expect(problemOf(await apply(second, '30', '2026-04-11'))).toMatchObject([{ field: 'date' }]);
  expectOk(await apply(second, '30', '2026-03-06'));
  expectOk(await apply(secondForeign, '10', '2026-03-07'));
  expect((await api.journal()).slice(-2)).toEqual([
    '2026-03-06 Advance applied: Cr 5 30, Dr 10 30',
    '2026-03-07 Advance applied: Cr 5 12, Dr 10 12',
  ]);
  // On the last day of March nothing is paid in advance any more: 70 and €90 are owed.
  const { 5: advances, 10: owed } = await api.balances('2026-03-31');
  expect([advances, owed]).toEqual([undefined, '-178']);
});

test('the rest of a bill is taken as a discount on a day of March, not before the bill nor in a closed month', async () => {
  const vendor = await bills.vendor('Ada Mill');
  const bill = await bills.bill({ vendor, day: '2026-03-02' });
  server.setToday(today);
  expectOk(await bills.pay(bill, '97', { date: '2026-03-05' }));
  const take = (date: string) => api.client.send(billCalls.takeDiscount, { vendorBillId: bill, date });
  expect(problemOf(await take('2026-03-01'))).toMatchObject([{ field: 'date' }]);
  expect(problemOf(await take('2026-04-11'))).toMatchObject([{ field: 'date' }]);
  await server.lockBooks(api.client, '2026-03-30');
  expect((await take('2026-03-30')).body).toMatchObject({ kind: 'locked-period' });
  expectOk(await take('2026-03-31'));
  expect((await api.journal()).at(-1)).toMatch(/^2026-03-31 .*Cr 40 3, Dr 10 3$/);
  expect((await api.balances('2026-03-31'))[10]).toBe(undefined);
});

test('credit isn’t paid back on a day since which it was used, even where it came free again', async () => {
  const customer = await api.customer();
  const [first, second] = [await api.invoice({ customer }), await api.invoice({ customer })];
  server.setToday(today);
  expectOk(await api.pay(first, '130', { surplus: 'credit', date: '2026-03-05' }));
  const used = { InvoiceId: second, amount: '30', date: '2026-03-10' };
  expectOk(await api.client.send(invoiceCalls.applyCredit, used));
  expectOk(await api.client.send(invoiceCalls.cancelInvoices, { InvoiceId: [second], date: '2026-03-20' }));
  const refund = (date: string) => api.refundCredit(customer, '30', { date });
  expect(problemOf(await refund('2026-03-06'))).toMatchObject([
    {
      field: 'date',
      message: 'From Mar 6, 2026 on, at some point only $0.00 was open. Choose a later day.',
    },
  ]);
  expect(problemOf(await refund('2026-03-19'))).toMatchObject([{ field: 'date' }]);
  expectOk(await refund('2026-03-20'));
  expect((await api.journal()).at(-1)).toMatch(/^2026-03-20 .*Dr 11 30, Cr 1 30$/);
  expect((await api.balances('2026-03-31'))[11]).toBe(undefined);
});

test('an order of March is cancelled in April, and its advance comes back on a day of March, at home and foreign', async () => {
  const orders = orderApiFor(api.client);
  const vendor = await bills.vendor('Ada Mill');
  const order = (more: Record<string, unknown> = {}) => orders.order({ vendor, more });
  const [home, foreign] = [await order(), await order({ ForeignCurrencyIDFK: 978, ExchangeRate: '1.1' })];
  server.setToday(today);
  expectOk(await orders.payAdvance(home, '60', { date: '2026-03-05' }));
  expectOk(await orders.payAdvance(foreign, '50', { date: '2026-03-05', ExchangeRate: '1.2' }));
  // From 10 to 19 March 20 of the 60 were used by a bill that was cancelled since.
  const bill = await bills.bill({ vendor, day: '2026-03-02' });
  const used = { vendorBillId: bill, amount: '20', date: '2026-03-10' };
  expectOk(await api.client.send(billCalls.applyAdvance, used));
  expectOk(await api.client.send(billCalls.cancelBills, { vendorBillId: [bill], date: '2026-03-20' }));

  const before = await api.journal();
  const cancel = (PurchaseOrderID: string, date: string, more: Record<string, unknown> = {}) =>
    api.client.send(orderCalls.cancelOrder, { PurchaseOrderID, payments: 'refund', date, ...more });
  expect(problemOf(await cancel(home, '2026-03-04'))).toEqual([
    {
      field: 'date',
      message: 'Choose Mar 5, 2026 or later: this reverses something recorded that day.',
    },
  ]);
  expect(problemOf(await cancel(home, '2026-03-12'))).toEqual([
    {
      field: 'date',
      message: 'From Mar 12, 2026 on, at some point only $40.00 was open. Choose a later day.',
    },
  ]);
  expect(problemOf(await cancel(home, '2026-04-11'))).toMatchObject([{ field: 'date' }]);
  expect(await api.journal()).toEqual(before);

  expectOk(await cancel(home, '2026-03-20'));
  expectOk(await cancel(foreign, '2026-03-31', { ExchangeRate: '1.3' }));
  expect((await api.journal()).slice(before.length)).toEqual([
    '2026-03-20 Refund of a cancelled purchase order: Cr 5 60, Dr 3 60',
    '2026-03-31 Refund of a cancelled purchase order: Cr 5 60, Dr 3 65, Cr 19 5',
  ]);
  // Nothing is paid in advance at the end of March; the euros brought 5 more than they were worth.
  expect(await api.balances('2026-03-31')).toEqual({ 3: '5', 19: '-5' });
  // Reopened, the order is as it was, and the money stays back.
  expectOk(await orders.reopen(home));
  expect((await orders.view(home)).standing).toMatchObject({ status: 'Issued', facts: { advance: '0' } });
  expect(await api.balances()).toEqual(await api.balances('2026-03-31'));
});

test('no advance comes back on a day of a closed month, and an order without one takes a day as well', async () => {
  const orders = orderApiFor(api.client);
  const vendor = await bills.vendor('Ada Mill');
  const [paid, plain] = [await orders.order({ vendor }), await orders.order({ vendor })];
  expectOk(await orders.payAdvance(paid, '60', { date: '2026-03-02' }));
  server.setToday(today);
  await server.lockBooks(api.client, '2026-03-31');
  const cancel = (PurchaseOrderID: string, more: Record<string, unknown>) =>
    api.client.send(orderCalls.cancelOrder, { PurchaseOrderID, ...more });
  expect((await cancel(paid, { payments: 'refund', date: '2026-03-31' })).body).toMatchObject({
    kind: 'locked-period',
  });
  expectOk(await cancel(paid, { payments: 'refund', date: '2026-04-01' }));
  expect((await api.journal()).at(-1)).toBe(
    '2026-04-01 Refund of a cancelled purchase order: Cr 5 60, Dr 3 60',
  );
  expect(problemOf(await cancel(plain, { date: '2026-04-11' }))).toMatchObject([{ field: 'date' }]);
  expectOk(await cancel(plain, { date: '2026-04-09' }));
});
