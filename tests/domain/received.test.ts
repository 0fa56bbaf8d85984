import { expect, test } from 'vitest';
import { homeSumsOf } from '../../src/domain/documents/home-sums.ts';
import { inOtherCurrency, outcomeOf, settledBy } from '../../src/domain/posted/received.ts';

const owing = { owed: '31.65', currency: 'GBP' };
const item = { currency: 'GBP', rate: '1.25', open: '31.65', homeOpen: '39.57' };

test.each([
  ['in its own currency', { amount: '20', inHome: false, rate: '1.3' }, '20'],
  ['at home, over the rate', { amount: '26', inHome: true, rate: '1.3' }, '20'],
  ['at home, all where that is worth just as much', { amount: '39.56', inHome: true, rate: '1.25' }, '31.65'],
  ['at home, rounded to its currency', { amount: '10', inHome: true, rate: '3' }, '3.33'],
])('money settles %s', (_, received, settled) => {
  expect(settledBy(received, owing, 'USD')).toBe(settled);
});

test.each([
  [
    'a part at a better rate is a gain',
    { amount: '26', inHome: true, rate: '1.3' },
    ['20', '0', '25', '26', '1'],
  ],
  [
    'a part at a worse rate is a loss',
    { amount: '20', inHome: false, rate: '1.2' },
    ['20', '0', '25', '24', '-1'],
  ],
  [
    'the rest clears what is left of it at home',
    { amount: '31.65', inHome: false, rate: '1.25' },
    ['31.65', '0', '39.57', '39.56', '-0.01'],
  ],
  [
    'a surplus is no gain',
    { amount: '40', inHome: false, rate: '1.3' },
    ['31.65', '8.35', '39.57', '41.15', '1.58'],
  ],
])('%s', (_, received, [settles, surplus, booked, brings, gain]) => {
  expect(outcomeOf(received, item, 'USD')).toEqual({ settles, surplus, booked, brings, gain });
});

test('an amount in the other currency is the same money, and what can’t be read stays', () => {
  const rate = '1.25';
  expect(inOtherCurrency({ amount: '100', inHome: false, rate }, owing, 'USD')).toEqual({
    amount: '125',
    inHome: true,
  });
  expect(inOtherCurrency({ amount: '125', inHome: true, rate }, owing, 'USD')).toEqual({
    amount: '100',
    inHome: false,
  });
  expect(inOtherCurrency({ amount: 'ten', inHome: true, rate }, owing, 'USD').amount).toBe('ten');
  expect(inOtherCurrency({ amount: '10', inHome: true, rate: '' }, owing, 'USD').amount).toBe('10');
});

test('a document is worth at home what its parts are worth, each converted once', () => {
  const line = { ownDiscount: '0', discountShare: '0', taxAmount: '0' };
  const sums = homeSumsOf(
    {
      lines: [
        { ...line, amount: '0.5' },
        { ...line, amount: '0.5' },
      ],
      shipping: '0',
      shippingTax: '0',
    },
    '1.01',
    2,
  );
  expect(sums).toEqual({ subtotal: '1.02', discount: '0', tax: '0', shipping: '0', total: '1.02' });
});
