import { expect, test } from 'vitest';
import type { Document } from '../../src/domain/documents/document.ts';
import { lineAmount } from '../../src/domain/documents/totals.ts';
import { sum } from '../../src/domain/money.ts';
import { withGiven } from '../../src/domain/online-store/given-totals.ts';
import { whyLeftOut } from '../../src/domain/online-store/left-out.ts';
import { outcomeOf, type StoreLine, type StoreOrder } from '../../src/domain/online-store/order.ts';
import { billOf, isRounding, refundedLines } from '../../src/domain/online-store/order-money.ts';
import { defaultAutomation } from '../../src/domain/online-store/settings.ts';

const line = (more: Partial<StoreLine> = {}): StoreLine => ({
  id: '1',
  kind: 'item',
  name: 'Kettle',
  quantity: 1,
  original: '48',
  discount: '0',
  taxes: [],
  variant: null,
  ...more,
});
const order = (more: Partial<StoreOrder> = {}): StoreOrder => ({
  id: '1',
  name: '#1001',
  placedAt: '2026-03-02T09:00:00Z',
  changedAt: '2026-03-02T09:00:00Z',
  cancelledAt: null,
  test: false,
  currency: 'USD',
  paymentStatus: 1,
  shippingStatus: 3,
  taxesIncluded: false,
  total: '48',
  rounding: '0',
  customer: { name: '', email: '' },
  lines: [line()],
  transactions: [],
  refunds: [],
  cut: false,
  ...more,
});
const tax = (title: string, rate: string, amount: string, byChannel = false) => ({
  title,
  rate,
  amount,
  byChannel,
});

/** The totals of the document an order becomes. */
const totals = ({ lines }: ReturnType<typeof billOf>, digits: number) => {
  const amounts = lines.map(({ quantity, price }) => lineAmount({ quantity, price }, digits));
  const document = { subtotal: sum(amounts), lines: amounts.map((amount) => ({ amount })) };
  return withGiven(document as never, lines) as Pick<
    Document,
    'subtotal' | 'discount' | 'tax' | 'total' | 'lines'
  >;
};

test('three at 9.99 with 20 % tax in the price and 10 % off come to the shop’s cents', () => {
  // 29.97 - 3.00 = 26.97 with 4.50 of tax in it: 22.47 net, and of the discount 2.50 is net.
  const bill = billOf(
    order({
      taxesIncluded: true,
      total: '26.97',
      lines: [line({ quantity: 3, original: '29.97', discount: '3', taxes: [tax('VAT', '0.2', '4.5')] })],
    }),
    2,
  );
  expect(bill.lines).toMatchObject([
    { quantity: '3', amount: '24.97', discount: '2.5', tax: '4.5', taxName: 'VAT', taxPercent: '20' },
  ]);
  expect(bill.lines[0]!.price).toBe('8.3233333333');
  expect(bill.rest).toBe('0');
  expect(totals(bill, 2)).toMatchObject({ subtotal: '24.97', discount: '2.5', tax: '4.5', total: '26.97' });
});

test('two levels of a tax in the United States are one tax with both names', () => {
  const taxes = [tax('New York State Tax', '0.04', '4'), tax('New York City Tax', '0.045', '4.5')];
  const bill = billOf(order({ total: '108.5', lines: [line({ original: '100', taxes })] }), 2);
  expect(bill.lines).toMatchObject([
    { amount: '100', tax: '8.5', taxName: 'New York State Tax + New York City Tax', taxPercent: '8.5' },
  ]);
  expect([bill.rest, bill.total]).toEqual(['0', '108.5']);
});

test('yen have no decimals', () => {
  const lines = [line({ quantity: 3, original: '1000', discount: '100', taxes: [tax('Tax', '0.1', '82')] })];
  const bill = billOf(order({ currency: 'JPY', taxesIncluded: true, total: '900', lines }), 0);
  // 900 with 82 of tax in it: 818 net, and 91 of the hundred that's off.
  expect(bill.lines).toMatchObject([{ amount: '909', discount: '91', tax: '82' }]);
  expect(totals(bill, 0)).toMatchObject({ total: '900', lines: [{ amount: '909' }] });
});

test('what is free is billed at its price and taken off whole, by the rate of its tax where prices hold tax', () => {
  const lines = [line({ original: '12', discount: '12', taxes: [tax('VAT', '0.2', '0')] })];
  const bill = billOf(order({ taxesIncluded: true, total: '0', lines }), 2);
  expect(bill.lines).toMatchObject([{ amount: '10', discount: '10', tax: '0' }]);
  expect(totals(bill, 2).total).toBe('0');
});

test('tax that the shop pays itself is neither owed to us nor ours to pay', () => {
  const lines = [line({ original: '100', taxes: [tax('Marketplace tax', '0.08', '8', true)] })];
  expect(billOf(order({ total: '108', lines }), 2)).toMatchObject({
    total: '100',
    rest: '0',
    lines: [{ amount: '100', tax: '0', taxName: '' }],
  });
});

test('what is left is rounding up to one cent a line and what the shop rounds for cash, and no more', () => {
  const rounds = (total: string, rounding: string) => isRounding(billOf(order({ total }), 2), rounding, 2);
  expect(['48', '48.01', '47.99', '48.02', '47.98'].map((total) => rounds(total, '0'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([rounds('48.05', '0.05'), rounds('48.05', '0'), rounds('48.07', '0.05')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('one of three given back goes back as the refund says, and what is given back for no line goes without tax', () => {
  const refund = {
    id: '9',
    at: '',
    note: '',
    adjustment: '4',
    lines: [{ lineId: '1', quantity: 1, net: '7.49', tax: '1.5', restocked: true }],
  };
  const left = [
    { lineId: '1', amount: '8' },
    { lineId: '2', amount: '10' },
  ];
  expect(refundedLines(refund, left)).toEqual([
    { lineId: '1', quantity: '1', amount: '8', tax: '1.5' },
    { lineId: '2', quantity: null, amount: '3.49', tax: '0' },
  ]);
});

test('the settings say which orders are taken in', () => {
  const why = (more: Partial<StoreOrder>, automation = defaultAutomation) =>
    whyLeftOut(order(more), { importFrom: '2026-03-02' }, automation, 'America/New_York');
  expect(why({})).toBeNull();
  expect(why({ test: true })).toBe('It’s a test order.');
  // In New York it's still the day before.
  expect(why({ placedAt: '2026-03-02T04:59:00Z' })).toBe('It was placed before the day you import from.');
  expect(why({ placedAt: '2026-03-02T05:00:00Z' })).toBeNull();
  expect(why({}, { ...defaultAutomation, createSales: false })).toBe('Turning orders into sales is off.');
  expect(why({ paymentStatus: 7 })).toBe('You don’t import orders with its payment status.');
  expect(why({}, { ...defaultAutomation, shippingStatuses: [1] })).toBe(
    'You don’t import orders with its shipping status.',
  );
  expect(why({ cancelledAt: '2026-03-02T10:00:00Z' })).toBe('It was cancelled before it was imported.');
  expect(why({ lines: [] })).toBe('It has no lines.');
});

const moves = (...all: [kind: string, amount: string, status?: string][]) =>
  all.map(([kind, amount, status = 'SUCCESS'], n) => ({
    id: `${n}`,
    kind,
    status,
    amount,
    gateway: 'shopify_payments',
    at: '2026-03-02T09:00:00Z',
    test: false,
  }));

test.each([
  ['paid', {}, moves(['SALE', '48']), null],
  ['refunded', {}, moves(['SALE', '48'], ['REFUND', '48']), 'Refunded'],
  ['refunded in part', {}, moves(['SALE', '48'], ['REFUND', '8']), 'PartlyRefunded'],
  ['about to be refunded', {}, moves(['SALE', '48'], ['REFUND', '48', 'PENDING']), null],
  ['cancelled unpaid', { cancelledAt: '2026-03-03T09:00:00Z' }, [], 'Cancelled'],
  ['cancelled, its money kept', { cancelledAt: '2026-03-03T09:00:00Z' }, moves(['SALE', '48']), 'Cancelled'],
  [
    'cancelled and refunded',
    { cancelledAt: '2026-03-03T09:00:00Z' },
    moves(['SALE', '48'], ['REFUND', '48']),
    'Refunded',
  ],
] as const)('an order that was %s says so', (_, more, transactions, outcome) => {
  expect(outcomeOf(order({ ...more, transactions }))).toBe(outcome);
});
