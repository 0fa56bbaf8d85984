import { expect, test } from 'vitest';
import { askingLine, lineWith } from '../../src/screens/inventory/into-line.ts';

const line = { key: 'a', name: 'lamp', description: '', quantity: '2', price: '' };
const item = {
  id: '7',
  name: 'Brass lamp',
  price: '90',
  cost: '40',
  description: 'Polished',
  purchaseDescription: 'Lamp, brass',
  tax: undefined,
};

test('a line that is sold takes an item at its price, one that is bought at its cost, in the currency of its form', () => {
  const home = { currency: 'EUR', rate: '' };
  expect(lineWith(line, item, false, home, 'EUR')).toMatchObject({
    productId: '7',
    name: 'Brass lamp',
    description: 'Polished',
    quantity: '2',
    price: '90',
  });
  expect(lineWith(line, item, true, { currency: 'USD', rate: '0.8' }, 'EUR')).toMatchObject({
    description: 'Lamp, brass',
    price: '50',
  });
});

test('what was typed in the line stays', () => {
  const typed = { ...line, description: 'As discussed', price: '75' };
  expect(lineWith(typed, item, false, { currency: 'EUR', rate: '' }, 'EUR')).toMatchObject({
    description: 'As discussed',
    price: '75',
  });
});

test.each([
  ['https://elsewhere.example', 'invoice.add', 'a'],
  ['//elsewhere.example', 'invoice.add', 'a'],
  ['/add-invoice', '', 'a'],
  ['/add-invoice', 'invoice.add', ''],
])('back to %s, form %j, line %j: nobody asked', (back, form, request) => {
  expect(askingLine(new URLSearchParams({ back, form, line: request }))).toBeNull();
});
