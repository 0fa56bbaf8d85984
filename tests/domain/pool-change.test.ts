import { expect, test } from 'vitest';
import { poolChangesOf } from '../../src/domain/plan/pool-change.ts';
import { costInWords } from '../../src/domain/plan/pools-in-words.ts';

const move = (quantity: string, value: string, productId = 'candle') => ({
  productId,
  name: productId,
  quantity,
  value,
});
const pools = new Map([
  ['candle', { quantity: '3', value: '4.5' }],
  ['jar', { quantity: '-2', value: '-6' }],
]);
const summaryOf = (...moves: ReturnType<typeof move>[]) =>
  poolChangesOf(moves, pools).map((change) => costInWords(change, (amount) => Number(amount).toFixed(2)));

test('the moves of an item are one change of its stock, in the order the items are first moved', () => {
  expect(poolChangesOf([move('7', '14'), move('5', '20', 'jar'), move('0', '-2', 'jar')], pools)).toEqual([
    {
      name: 'candle',
      before: { quantity: '3', value: '4.5', average: '1.5' },
      after: { quantity: '10', value: '18.5', average: '1.85' },
    },
    {
      name: 'jar',
      before: { quantity: '-2', value: '-6', average: null },
      after: { quantity: '3', value: '12', average: '4' },
    },
  ]);
});

test('an item that ends as it was is left out, and one whose worth alone changes is not', () => {
  expect(poolChangesOf([move('-3', '-4.5'), move('3', '4.5')], pools)).toEqual([]);
  expect(poolChangesOf([move('-3', '-4.5'), move('3', '6')], pools)).toMatchObject([
    { before: { value: '4.5' }, after: { quantity: '3', value: '6', average: '2' } },
  ]);
});

test.each([
  ['rises', move('7', '14'), 'The average cost of candle rises from 1.50 to 1.85.'],
  ['falls', move('1', '0.5'), 'The average cost of candle falls from 1.50 to 1.25.'],
  ['begins', move('5', '18', 'jar'), 'The average cost of jar will be 4.00.'],
  ['ends with the last of it', move('-3', '-4.5'), 'There will be no candle left in stock.'],
])('the average cost that %s is said so', (_, moved, sentence) => {
  expect(summaryOf(moved)).toEqual([sentence]);
});

test('of what there is none of, before or after, and of what reads alike, nothing is said of its cost', () => {
  expect(summaryOf(move('7', '10.51'))).toEqual([null]);
  expect(summaryOf(move('1', '3', 'jar'))).toEqual([null]);
});
