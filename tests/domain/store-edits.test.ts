import { expect, test } from 'vitest';
import { editOf, lessRemovals, partsOf, removalsOf } from '../../src/domain/online-store/edits.ts';
import type { StoreLine, StoreRefund } from '../../src/domain/online-store/order.ts';
import { type BilledLine, type OrderBill, worthOf } from '../../src/domain/online-store/order-money.ts';

const of = (id: string, quantity: string, amount: string, discount = '0', tax = '0'): BilledLine => ({
  line: { id, kind: 'item', name: id, variant: { id: `v${id}` } } as StoreLine,
  quantity,
  amount,
  discount,
  tax,
  taxName: '',
  taxPercent: '0',
  price: String(Number(amount) / Number(quantity)),
});
const bill = (...lines: BilledLine[]): OrderBill => ({ lines, rest: '0', total: worthOf(lines) });

test('lines that are gone or cheaper are less, new ones and further pieces are more', () => {
  const billed = partsOf(bill(of('a', '2', '20', '0', '2'), of('b', '1', '5'), of('c', '1', '9')));
  const now = bill(of('a', '3', '30', '0', '3'), of('b', '1', '5', '1'), of('d', '1', '7', '0', '0.7'));
  const edit = editOf(billed, now)!;
  expect(edit.less).toEqual([
    { lineId: 'c', quantity: '1', amount: '9', tax: '0' },
    { lineId: 'b', quantity: null, amount: '1', tax: '0' },
  ]);
  expect(edit.more).toMatchObject([
    { line: { id: 'a' }, quantity: '1', amount: '10', price: '10', tax: '1' },
    { line: { id: 'd' }, quantity: '1', amount: '7', tax: '0.7' },
  ]);
});

test('a price that rose sells no piece; a line that lost pieces and rose in price can’t be billed', () => {
  const billed = partsOf(bill(of('a', '2', '20')));
  expect(editOf(billed, bill(of('a', '2', '24')))!.more).toMatchObject([
    { quantity: '1', amount: '4', line: { variant: null } },
  ]);
  expect(editOf(billed, bill(of('a', '1', '24')))).toBeNull();
  expect(editOf(billed, bill(of('a', '2', '20')))).toEqual({ less: [], more: [] });
});

const removal = (more: Partial<StoreRefund> = {}): StoreRefund => ({
  id: '1',
  at: '',
  note: '',
  adjustment: '0',
  lines: [{ lineId: 'a', quantity: 1, net: '9', tax: '0.9', restocked: true }],
  ...more,
});

test('removals are those of an order that no money moved of, and that isn’t cancelled', () => {
  const refunds = [removal(), removal({ id: '2', adjustment: '3' })];
  expect(removalsOf({ refunds, cancelledAt: null }, false).map(({ id }) => id)).toEqual(['1']);
  expect(removalsOf({ refunds, cancelledAt: null }, true)).toEqual([]);
  expect(removalsOf({ refunds, cancelledAt: '2026-01-01' }, false)).toEqual([]);
});

test('a bill without its removals has their part of quantity, discount and tax off, and no line that is gone', () => {
  const whole = bill(of('a', '2', '20', '2', '1.8'), of('b', '1', '5'));
  expect(lessRemovals(whole, [removal()], 2)).toMatchObject({
    lines: [{ quantity: '1', amount: '10', discount: '1', tax: '0.9', price: '10' }, { quantity: '1' }],
    total: '14.9',
  });
  const all = removal({ lines: [{ lineId: 'b', quantity: 1, net: '5', tax: '0', restocked: false }] });
  expect(lessRemovals(whole, [all], 2).lines.map(({ line }) => line.id)).toEqual(['a']);
});
