import { expect, test } from 'vitest';
import { ordersOf, sampledOrders } from '../support/orders.ts';

const distinct = (orders: readonly (readonly number[])[]) => new Set(orders.map((one) => one.join(' '))).size;

test('five reports have 120 orders, all of which are sent where that is asked for', () => {
  expect(distinct(ordersOf([0, 1, 2, 3, 4]))).toBe(120);
  expect(distinct(sampledOrders(120))).toBe(120);
});

test('an ordinary run sends six of them, each of the five once in each', () => {
  const tried = sampledOrders(6);
  expect(distinct(tried)).toBe(6);
  for (const order of tried) expect([...order].sort()).toEqual([0, 1, 2, 3, 4]);
});
