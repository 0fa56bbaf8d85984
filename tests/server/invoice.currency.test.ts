import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, apiFor, expectOk, type GivenInvoice } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
  customer = await api.customer();
});
afterAll(() => server.close());

const [euro, pound, yen, dollar] = [978, 826, 392, 840];
const at = (ExchangeRate: string, ForeignCurrencyID = euro) => ({ ForeignCurrencyID, ExchangeRate });
/** An invoice in euros at 1.10, or as told, of a customer of their own. */
const invoice = (prices: string[], rate = '1.1', more: GivenInvoice = {}) =>
  api.invoice({ customer, prices, money: at(rate), ...more });
const paymentsOf = async (id: string) => (await api.view(id)).payment;
const newest = async (count = 1) => (await api.journal()).slice(-count);

test('a foreign document is totalled in its currency; at home it is the sum of its lines, each rounded once', async () => {
  const prices = ['0.33', '0.33', '0.33'];
  const id = await invoice(prices, '1.5', { status: 'Draft' });
  const money = { currency: 'EUR', ForeignCurrencyID: euro, HomeCurrencyID: dollar, ExchangeRate: '1.5' };
  expect(await api.view(id)).toMatchObject({ ...money, total: '0.99', hometotal: '1.5' });
  expect(await api.journal()).toEqual([]);
  expectOk(await api.setStatus(id, 'NotPaid'));
  expect(await api.view(id)).toMatchObject({ ...money, total: '0.99', hometotal: '1.5' });
  expect(await api.journal()).toEqual(['2026-03-02 Invoice: Dr 2 1.5, Cr 13 0.5, Cr 13 0.5, Cr 13 0.5']);
});

test('discount, tax and shipping of a foreign document are converted line by line', async () => {
  const vat = await server.addTax(api.client, 'VAT', '19');
  await api.invoice({
    customer,
    items: [{ ItemName: 'Work', quantity: '3', price: '7.99', TaxId: vat }],
    money: {
      ...at('1.25'),
      discountType: 'percentage',
      discountPercentage: '10',
      ShipValue: '4',
      ShippingTaxIDFK: vat,
    },
  });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 38.6, Cr 13 29.96, Dr 14 3, Cr 9 5.69, Cr 35 5, Cr 9 0.95',
  ]);
});

test('part payments at other rates bring gain and loss on 19; the last clears what home balance is left', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '33.33', { ExchangeRate: '1.2' }));
  expectOk(await api.pay(id, '33.33', { ExchangeRate: '1.05' }));
  expectOk(await api.pay(id, '33.34'));
  expect((await api.journal()).slice(1)).toEqual([
    '2026-03-02 Payment received: Dr 1 40, Cr 2 36.66, Cr 19 3.34',
    '2026-03-02 Payment received: Dr 1 35, Cr 2 36.66, Dr 19 1.66',
    '2026-03-02 Payment received: Dr 1 36.67, Cr 2 36.68, Dr 19 0.01',
  ]);
  expect(
    (await paymentsOf(id)).map(({ amount, homeamount, received }) => ({ amount, homeamount, received })),
  ).toEqual([
    { amount: '33.33', homeamount: '36.66', received: { currency: 'EUR', amount: '33.33', rate: '1.2' } },
    { amount: '33.33', homeamount: '36.66', received: { currency: 'EUR', amount: '33.33', rate: '1.05' } },
    { amount: '33.34', homeamount: '36.68', received: { currency: 'EUR', amount: '33.34', rate: '1.1' } },
  ]);
  expect(await api.balances()).toEqual({ 1: '111.67', 13: '-110', 19: '-1.67' });
});

test('what was paid and what is owed stand in both currencies, a write-off in neither', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '40', { ExchangeRate: '1.3' }));
  expect(await api.view(id)).toMatchObject({
    PaidAmount: '44',
    Balance: '66',
    ForeignPaidAmount: '40',
    ForeignBalance: '60',
  });
  expectOk(await api.writeOff(id));
  expect(await api.view(id)).toMatchObject({ PaidAmount: '44', Balance: '0', ForeignBalance: '0' });
  const draft = await invoice(['100'], '1.1', { status: 'Draft' });
  expect(await api.view(draft)).toMatchObject({ PaidAmount: '0', Balance: '110' });
});

test('parts that each round up never clear more than the invoice is worth at home', async () => {
  const id = await api.invoice({ customer, prices: ['4'], money: at('0.006', yen) });
  for (const part of ['1', '1', '1', '1']) expectOk(await api.pay(id, part));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 1, hometotal: '0.02' });
  expect((await api.journal()).slice(1)).toEqual([
    '2026-03-02 Payment received: Dr 1 0.01, Cr 2 0.01',
    '2026-03-02 Payment received: Dr 1 0.01, Cr 2 0.01',
    '2026-03-02 Payment received: Dr 1 0.01, Cr 19 0.01',
    '2026-03-02 Payment received: Dr 1 0.01, Cr 19 0.01',
  ]);
});

test('an invoice worth nothing at home is owed all the same, and can be cancelled or written off', async () => {
  const tiny = { customer, prices: ['50'], money: at('0.00006', 704) };
  const [one, other] = [await api.invoice(tiny), await api.invoice(tiny)];
  expect(await api.view(one)).toMatchObject({
    invoicestatus: 2,
    total: '50',
    hometotal: '0',
    amountdue: '50',
  });
  expect((await api.pay(one, '50')).body.Message).toBe('This is worth less than the smallest amount of USD.');
  expectOk(await api.cancel(one));
  expectOk(await api.undoCancel(one));
  expectOk(await api.writeOff(one));
  expectOk(await api.undoWriteOff(one));
  expectOk(await api.pay(one, '50', { ExchangeRate: '0.0002' }));
  expectOk(await api.cancel(other));
  expect(await api.journal()).toEqual(['2026-03-02 Payment received: Dr 1 0.01, Cr 19 0.01']);
});

test('a payment in home currency settles what it is worth, and reaches the bank as it came', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '60', { inhomecurrency: true, ExchangeRate: '1.2' }));
  expect(await api.view(id)).toMatchObject({ amountpaid: '50', amountdue: '50' });
  expect(await paymentsOf(id)).toMatchObject([
    { amount: '50', homeamount: '55', received: { currency: 'USD', amount: '60', rate: '1.2' } },
  ]);
  expect(await newest()).toEqual(['2026-03-02 Payment received: Dr 1 60, Cr 2 55, Cr 19 5']);
});

test('home currency worth just what is owed clears it, whatever the division leaves', async () => {
  const id = await api.invoice({ customer, prices: ['1001'], money: at('0.0067', yen) });
  expectOk(await api.pay(id, '6.71', { inhomecurrency: true }));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 1, amountpaid: '1001' });
  const dong = await api.invoice({ customer, prices: ['100100'], money: at('0.00004', 704) });
  expectOk(await api.pay(dong, '4', { inhomecurrency: true }));
  expect(await api.view(dong)).toMatchObject({ invoicestatus: 1, amountpaid: '100100' });
});

test('a surplus in foreign currency is credit at the payment’s rate, and pays another invoice at its own', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '120', { surplus: 'credit', ExchangeRate: '1.2' }));
  const next = await invoice(['50'], '1.3');
  expect((await api.view(next)).credit).toBe('20');
  expectOk(await api.applyCredit(next, '20'));
  expect((await api.journal()).slice(1)).toEqual([
    '2026-03-02 Payment received: Dr 1 144, Cr 2 110, Cr 19 10, Cr 11 24',
    '2026-03-02 Invoice: Dr 2 65, Cr 13 65',
    '2026-03-02 Credit applied: Dr 11 24, Cr 2 26, Dr 19 2',
  ]);
  expectOk(await api.deletePayment(next, (await paymentsOf(next))[0]!.id));
  expect(await newest()).toEqual(['2026-03-02 Credit taken off: Dr 2 26, Cr 19 2, Cr 11 24']);
  expect((await api.view(next)).credit).toBe('20');
});

test('one payment over two foreign invoices clears each at its own rate, no cent lost between them', async () => {
  const [a, b] = [await invoice(['33.33']), await invoice(['66.67'], '1.2')];
  expectOk(
    await api.payBatch(
      [
        [a, '33.33'],
        [b, '66.67'],
      ],
      { ExchangeRate: '1.155' },
    ),
  );
  expect(await newest()).toEqual([
    '2026-03-02 Payment received: Dr 1 115.5, Cr 2 36.66, Cr 19 1.84, Cr 2 80, Dr 19 3',
  ]);
  expectOk(await api.deletePayment(b, (await paymentsOf(b))[0]!.id));
  expect(await newest()).toEqual(['2026-03-02 Share of a payment deleted: Dr 2 80, Cr 19 3, Cr 1 77']);
  expect(await api.balances()).toEqual({ 1: '38.5', 2: '80', 13: '-116.66', 19: '-1.84' });
});

test('a batch in home currency brings each invoice what came for it', async () => {
  const naira = await server.client('NGN');
  api = apiFor(naira);
  customer = await api.customer();
  const [a, b] = [
    await api.invoice({ customer, prices: ['10'], money: at('1500', dollar) }),
    await api.invoice({ customer, prices: ['10'], money: at('1500', dollar) }),
  ];
  expectOk(
    await api.payBatch(
      [
        [a, '1000'],
        [b, '2000'],
      ],
      { inhomecurrency: true },
    ),
  );
  expect([(await api.view(a)).amountpaid, (await api.view(b)).amountpaid]).toEqual(['0.67', '1.33']);
  expect(await newest()).toEqual([
    '2026-03-02 Payment received: Dr 1 3000, Cr 2 1005, Dr 19 5, Cr 2 1995, Cr 19 5',
  ]);
});

test('one payment over two currencies is refused, and nothing is kept of it', async () => {
  const [a, b] = [await invoice(['10']), await api.invoice({ customer, money: at('1.3', pound) })];
  const { status, body } = await api.payBatch([
    [a, '1'],
    [b, '1'],
  ]);
  expect([status, body.Message]).toEqual([400, 'One payment settles invoices of one currency.']);
  expect(await api.journal()).toHaveLength(2);
});

test('deleting a payment reverses its gain with it', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '50', { ExchangeRate: '1.3' }));
  expectOk(await api.deletePayment(id, (await paymentsOf(id))[0]!.id));
  expect(await newest()).toEqual(['2026-03-02 Payment deleted: Cr 1 65, Dr 2 55, Dr 19 10']);
  expect(await api.balances()).toEqual({ 2: '110', 13: '-110' });
});

test('cancelling a foreign invoice makes its payments credit at their own rates, their gain reversed', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '40', { ExchangeRate: '1.2' }));
  expectOk(await api.pay(id, '10', { ExchangeRate: '1' }));
  server.setToday('2026-03-20');
  expectOk(await api.cancel(id));
  expect(await newest(2)).toEqual([
    '2026-03-20 Payments released: Dr 2 44, Dr 19 4, Cr 11 48, Dr 2 11, Cr 19 1, Cr 11 10',
    '2026-03-20 Cancelled: Cr 2 110, Dr 13 110',
  ]);
  const next = await invoice(['50'], '1.1', { issuedOn: '2026-03-20' });
  expectOk(await api.applyCredit(next, '50'));
  expect(await newest()).toEqual([
    '2026-03-20 Credit applied: Dr 11 48, Cr 2 44, Cr 19 4, Dr 11 10, Cr 2 11, Dr 19 1',
  ]);
});

test('cancelling a foreign invoice with refunds pays back what had come, and leaves no gain', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '40', { ExchangeRate: '1.2' }));
  expectOk(await api.pay(id, '11', { ExchangeRate: '1.1', inhomecurrency: true, paymentmode: 2 }));
  expectOk(await api.cancel(id, { payments: 'refund' }));
  expect(await api.balances()).toEqual({});
});

test('the foreign rest is written off at what is left of it at home', async () => {
  const id = await invoice(['100']);
  expectOk(await api.pay(id, '33.33', { ExchangeRate: '1.2' }));
  expectOk(await api.writeOff(id));
  expect(await newest()).toEqual(['2026-03-02 Written off: Dr 42 73.34, Cr 2 73.34']);
  expectOk(await api.undoWriteOff(id));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 6, amountdue: '66.67' });
});

test('an edit may change currency and rate: the invoice is posted anew', async () => {
  const id = await invoice(['100']);
  expectOk(await api.update(id, { customer, money: at('1.25', pound) }));
  expect((await api.journal()).slice(1)).toEqual([
    '2026-03-02 Corrected: Cr 2 110, Dr 13 110',
    '2026-03-02 Invoice: Dr 2 125, Cr 13 125',
  ]);
});

test('a foreign receipt is issued and paid in full at its rate in one act', async () => {
  await invoice(['40', '60'], '1.1', { type: 'receipt' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Receipt: Dr 2 110, Cr 13 44, Cr 13 66',
    '2026-03-02 Payment received: Dr 1 110, Cr 2 110',
  ]);
});

test.each([
  ['JPY', euro, '160.25', 'Dr 2 1603, Cr 13 1603', 'Dr 1 814, Cr 2 801, Cr 19 13'],
  ['KWD', euro, '0.355', 'Dr 2 3.55, Cr 13 3.55', 'Dr 1 1.803, Cr 2 1.775, Cr 19 0.028'],
])('home money in %s has its own digits', async (home, coin, rate, issued, paid) => {
  api = apiFor(await server.client(home));
  customer = await api.customer();
  const id = await api.invoice({ customer, prices: ['10'], money: at(rate, coin) });
  expectOk(await api.pay(id, '5', { ExchangeRate: home === 'JPY' ? '162.8' : '0.3606' }));
  expect(await api.journal()).toEqual([
    `2026-03-02 Invoice: ${issued}`,
    `2026-03-02 Payment received: ${paid}`,
  ]);
});
