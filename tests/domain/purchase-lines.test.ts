import { expect, test } from 'vitest';
import { newBillOf } from '../../server/http/documents/bill.requests.ts';
import { orderRequestOf } from '../../server/http/documents/order.requests.ts';
import { Refused } from '../../server/store/database/tx.ts';

type Bill = Parameters<typeof newBillOf>[0];
type Order = Parameters<typeof orderRequestOf>[0];
type Line = Partial<Bill['lines'][number]>;

/** The same line on a bill and on an order, as each is read: its price, or what is said of it. */
const readAs = (line: Line) => {
  const lines = [{ name: 'Paper', quantity: '4', ...line }];
  const read = [() => newBillOf({ lines } as Bill), () => orderRequestOf({ lines } as Order)];
  const found = read.map((one) => {
    try {
      return one().lines[0]!.price;
    } catch (reason) {
      if (reason instanceof Refused) return reason.refusal.fields![0]!.field;
      throw reason;
    }
  });
  expect(found[1]).toBe(found[0]);
  return found[0];
};

/** Source: purchasing-and-stock, section 3. */
test.each<[string, Line, string]>([
  ['its price at home', { homePrice: '2.5' }, '2.5'],
  ['its foreign price before that', { price: '3', homePrice: '2.5' }, '3'],
  ['the price of a line of no kind', { anyPrice: '2.5' }, '2.5'],
  ['what it comes to', { anyAmount: '10.01' }, '2.5025'],
  ['what it comes to in the foreign currency', { amount: '10' }, '2.5'],
  ['a price and what that comes to', { anyPrice: '2.5', anyAmount: '10.00' }, '2.5'],
  [
    'a price of thirds and what that comes to',
    { quantity: '3', anyPrice: '3.333333', anyAmount: '10' },
    '3.333333',
  ],
  ['two prices', { price: '3', anyPrice: '2.5' }, 'lines.0.price'],
  ['no price', {}, 'lines.0.price'],
  ['an amount of none', { quantity: '0', anyAmount: '10' }, 'lines.0.price'],
])('a line with %s is read as it is meant', (_, line, expected) => {
  expect(readAs(line)).toBe(expected);
});
