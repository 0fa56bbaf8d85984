import { expect, test } from 'vitest';
import { changeStockAct } from '../../server/acts/change-stock.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { blankProduct, type Product } from '../../src/domain/stock/product.ts';
import type { StockChange } from '../../src/domain/stock/stock-change.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, refused, stockOf } from '../support/act-world.ts';

const box: Product = {
  ...blankProduct,
  id: 'box',
  name: 'Box',
  cost: '4',
  tracked: true,
  quantity: '5',
  value: '5',
  version: 1,
  incomeAccount: null,
  categoryId: null,
  deleted: false,
};
const world = actWorld();
const count = (quantity: string, seen: string | null = null): StockChange => ({
  act: 'count',
  locationId: 'shelf',
  quantity,
  seen,
  note: '',
});
const byHand = (
  act: 'increase' | 'decrease',
  quantity: string,
  unitCost: string | null = null,
): StockChange => ({
  act,
  locationId: 'shelf',
  quantity,
  cause: 'other',
  note: '',
  unitCost,
});
const change = (request: StockChange, stock = stockOf('box', '5'), product = box) =>
  changeStockAct(product, request, stock, world);
const outcomeText = (outcome: ReturnType<typeof change>): string => {
  if (isRefusal(outcome)) return outcome.message;
  const { moves, entries }: Plan = outcome;
  const posted = entries.flatMap(({ lines }) =>
    lines.map(({ accountId, amount }) => `${accountId} ${amount}`),
  );
  return [...moves.map(({ reason, quantity, value }) => `${reason} ${quantity} at ${value}`), ...posted].join(
    '; ',
  );
};
const below = {
  ...stockOf('box', '-3'),
  negativeAllowed: true,
};

test.each([
  ['a count of more', count('7'), 'count 2 at 2; 34 2; 39 -2'],
  ['a count of fewer', count('4'), 'count -1 at -1; 39 1; 34 -1'],
  ['a count to 0', count('0', '5'), 'count -5 at -5; 39 5; 34 -5'],
  ['a count of what is there', count('5', '5'), ''],
  ['more at the average', byHand('increase', '2'), 'count 2 at 2; 34 2; 39 -2'],
  ['more at a cost', byHand('increase', '2', '3'), 'count 2 at 6; 34 6; 39 -6'],
  ['fewer', byHand('decrease', '5'), 'count -5 at -5; 39 5; 34 -5'],
])('%s is posted against 39', (_, request, expected) => {
  expect(outcomeText(change(request))).toBe(expected);
});

test.each(['found', 'damaged', 'lost', 'expired', 'own use', 'other'] as const)(
  'a stock is increased and decreased for the reason %s',
  (cause) => {
    const causeOf = (act: 'increase' | 'decrease') => {
      const outcome = change({ ...byHand(act, '1'), cause } as StockChange);
      if (isRefusal(outcome)) throw new Error(outcome.message);
      return outcome.moves.map((move) => move.cause);
    };
    expect([causeOf('increase'), causeOf('decrease')]).toEqual([[cause], [cause]]);
  },
);

test('where there are none the card says what one costs', () => {
  expect(outcomeText(change(byHand('increase', '2'), stockOf('box', '0')))).toBe('count 2 at 8; 34 8; 39 -8');
});

test('what comes into a stock below zero is trued up', () => {
  expect(outcomeText(change(byHand('increase', '4', '3'), below))).toBe(
    'count 4 at 12; true-up 0 at -6; 34 12; 39 -12; 32 6; 34 -6',
  );
});

test('more than there is leaves only where the business sells what it has not', () => {
  expect(outcomeText(change(byHand('decrease', '99999.5'), stockOf('box', '2381')))).toBe(
    'You have only 2,381 of Box in stock. You’re 97,618.5 short.',
  );
  expect(outcomeText(change(byHand('decrease', '7')))).toBe(
    'You have only 5 of Box in stock. You’re 2 short.',
  );
  expect(
    outcomeText(change(byHand('decrease', '7'), { ...stockOf('box', '5'), negativeAllowed: true })),
  ).toBe('count -7 at -7; 39 7; 34 -7');
});

test('a count on a stock that moved since says both', () => {
  expect(outcomeText(change(count('6', '8')))).toBe(
    'There are 5 now, and there were 8 when you counted. Save again to set the stock to 6.',
  );
});

test.each([
  ['quantity', byHand('increase', '0'), 'Enter a quantity above 0.'],
  ['quantity', byHand('decrease', '1.2345'), 'A quantity has at most three decimals.'],
  ['quantity', count('-1'), 'The quantity can’t be negative.'],
  [
    'cause',
    { ...byHand('decrease', '1'), cause: 'theft' } as unknown as StockChange,
    'Choose a reason from the list.',
  ],
  ['note', { ...count('6'), note: 'n'.repeat(501) }, 'The note has at most 500 characters.'],
  ['unitCost', byHand('increase', '1', '-1'), 'The unit cost can’t be negative.'],
  ['unitCost', byHand('increase', '1', '0.1234567'), 'The unit cost has at most six decimals.'],
  ['unitCost', byHand('increase', '1', '99999999999'), 'The unit cost is too large.'],
  ['quantity', byHand('increase', '999999999', '9999999999'), 'The quantity is too large.'],
  ['quantity', byHand('increase', '999999990', '9999999999'), 'The stock is worth too much.'],
])('a fault stands beside its field: %s', (field, request, message) => {
  expect(refused(change(request)).fields).toEqual([{ field, message }]);
});

test('a locked day, a service and a deleted item refuse', () => {
  const locked = changeStockAct(box, count('6'), stockOf('box', '5'), { ...world, lockedUntil: world.today });
  expect(refused(locked)).toMatchObject({ kind: 'locked-period', fields: [{ field: 'quantity' }] });
  expect(refused(change(count('6'), stockOf('box', '5'), { ...box, tracked: false })).kind).toBe(
    'illegal-move',
  );
  expect(refused(change(count('6'), stockOf('box', '5'), { ...box, deleted: true })).kind).toBe(
    'illegal-move',
  );
});
