import { expect, test } from 'vitest';
import { freshItem, itemFaults } from '../../src/screens/inventory/item-form.ts';

const faultsOf = (more: Partial<typeof freshItem>) =>
  itemFaults({ ...freshItem, ...more }, 'EUR', 'en-GB').map(({ field }) => field);

test('every fault of an item is named at once, whether it can’t be read or is missing', () => {
  expect(faultsOf({ price: 'abc' })).toEqual(['price', 'name']);
  expect(faultsOf({ price: 'abc', cost: '-1' })).toEqual(['price', 'name', 'cost']);
});

test('an opening quantity is looked at once the rest stands', () => {
  const counted = { name: 'Jug', kind: 'product', tracked: true } as const;
  expect(faultsOf({ ...counted, quantity: '1.2345' })).toEqual(['quantity']);
  expect(faultsOf({ ...counted, quantity: '2' })).toEqual([]);
});
