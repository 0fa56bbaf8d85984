import { expect, test } from 'vitest';
import { newBillOf } from '../../server/http/bill.requests.ts';
import { orderRequestOf } from '../../server/http/order.requests.ts';
import { Refused } from '../../server/store/tx.ts';

type Bill = Parameters<typeof newBillOf>[0];
type Order = Parameters<typeof orderRequestOf>[0];
type Line = Partial<Bill['VendorBillItems'][number]>;

/** The same line on a bill and on an order, as each is read: its price, or what is said of it. */
const readAs = (line: Line) => {
  const lines = [{ ProductName: 'Paper', Qty: '4', ...line }];
  const read = [
    () => newBillOf({ BusinessIDFK: 'b', VendorBillItems: lines } as Bill),
    () => orderRequestOf({ BusinessIDFK: 'b', PurchaseOrderItems: lines } as Order),
  ];
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
  ['its price at home', { HomeUnitPrice: '2.5' }, '2.5'],
  ['its foreign price before that', { ForeignUnitPrice: '3', HomeUnitPrice: '2.5' }, '3'],
  ['the price of a line of no kind', { UnitPrice: '2.5' }, '2.5'],
  ['what it comes to', { Amount: '10.01' }, '2.5025'],
  ['what it comes to in the foreign currency', { ForeignAmount: '10' }, '2.5'],
  ['a price and what that comes to', { UnitPrice: '2.5', Amount: '10.00' }, '2.5'],
  ['a price of thirds and what that comes to', { Qty: '3', UnitPrice: '3.333333', Amount: '10' }, '3.333333'],
  ['two prices', { ForeignUnitPrice: '3', UnitPrice: '2.5' }, 'lines.0.price'],
  ['no price', {}, 'lines.0.price'],
  ['an amount of none', { Qty: '0', Amount: '10' }, 'lines.0.price'],
])('a line with %s is read as it is meant', (_, line, expected) => {
  expect(readAs(line)).toBe(expected);
});
