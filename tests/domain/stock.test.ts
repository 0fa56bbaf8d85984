import { expect, test } from 'vitest';
import { costOf, type Pool, stockProblem, trueUpOf } from '../../src/domain/books/stock.ts';

const pool = (quantity: string, value: string, last = { quantity: '1', value: '0' }): Pool => ({
  productId: 'candle',
  name: 'Candle',
  inventoryAccount: null,
  quantity,
  value,
  last,
  levels: {},
  later: [],
});

test.each([
  ['some of them cost their share', pool('7', '10'), '3', '4.29'],
  ['the last of them cost all that is left', pool('4', '5.71'), '4', '5.71'],
  ['more than there is costs the same average', pool('7', '10'), '8', '11.43'],
  ['below zero the average goes on', pool('-1', '-1.43'), '2', '2.86'],
  [
    'of none, one costs what the last that moved did',
    pool('0', '0', { quantity: '3', value: '10' }),
    '6',
    '20',
  ],
  [
    'of goods that never were, one costs what its card says',
    pool('0', '0', { quantity: '1', value: '1.255' }),
    '2',
    '2.51',
  ],
])('%s', (_, stock, quantity, cost) => {
  expect(costOf(stock, quantity, 2)).toBe(cost);
});

test.each([
  ['goods that come into a stock above zero put nothing right', pool('2', '3'), '5', '10', '0'],
  ['all that were sold early are put right', pool('-2', '-3'), '5', '10', '1'],
  ['what comes puts right what it replaces', pool('-5', '-7.5'), '2', '4', '1'],
  ['goods that came cheaper lower the cost', pool('-2', '-6'), '2', '4', '-2'],
  ['goods that came as dear leave it', pool('-3', '-4.5'), '4', '6', '0'],
])('%s', (_, stock, quantity, value, more) => {
  expect(trueUpOf(stock, { quantity, value }, 2)).toBe(more);
});

test('a stock is counted down to what books can hold', () => {
  expect(stockProblem(pool('-999999999', '-999999999999'))).toBeNull();
  expect(stockProblem(pool('-1000000000', '0'))).toBe('The shortage of Candle is too large to record.');
  expect(stockProblem(pool('-1', '-1000000000000'))).not.toBeNull();
});
