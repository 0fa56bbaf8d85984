import { expect, test } from 'vitest';
import { countImportedItemAct } from '../../server/acts/count-imported-item.ts';
import { undoImportedCountAct } from '../../server/acts/undo-imported-item.ts';
import { blankProduct, type Product } from '../../src/domain/stock/product.ts';
import { actWorld, planned, refused, stockOf } from '../support/act-world.ts';

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
const stock = stockOf('box', '5');
const at = (locationId: string, quantity: string) => ({ locationId, quantity });

test('each location is counted on what the one before it left', () => {
  const plan = planned(
    countImportedItemAct(box, [at('shelf', '3'), at('annex', '4'), at('pier', '0')], null, stock, world),
  );
  expect(
    plan.moves.map(({ locationId, quantity, value, quantityAfter }) => [
      locationId,
      quantity,
      value,
      quantityAfter,
    ]),
  ).toEqual([
    ['shelf', '-2', '-2', '3'],
    ['annex', '4', '4', '7'],
  ]);
  expect(plan.moves.map(({ note }) => note)).toEqual([
    'Counted in an imported file',
    'Counted in an imported file',
  ]);
});

test('those that are more than the books say come at the cost of the file, and those that are fewer leave at the average', () => {
  const worthOf = (quantity: string) =>
    planned(countImportedItemAct(box, [at('shelf', quantity)], '7', stock, world)).moves[0]!.value;
  expect([worthOf('7'), worthOf('4')]).toEqual(['14', '-1']);
});

test('what isn’t counted in stock is refused, and nothing of it is planned', () => {
  const service = { ...box, tracked: false };
  expect(refused(countImportedItemAct(service, [at('shelf', '1')], null, stock, world)).message).toBe(
    'This item isn’t counted in stock.',
  );
});

test('a count is taken back on its day, kept once the stock moved, and not out of a locked day', () => {
  const { moves, entries } = planned(
    countImportedItemAct(box, [at('shelf', '3'), at('annex', '4')], null, stock, world),
  );
  const undo = (hasMoved: boolean, on = world) =>
    undoImportedCountAct(box, { moves, entries }, hasMoved, stockOf('box', '7'), on);
  expect(undo(false)).toMatchObject({
    moves: [
      { locationId: 'shelf', quantity: '2', value: '2', reverses: moves[0]!.id, reason: 'count' },
      { locationId: 'annex', quantity: '-4', value: '-4', reverses: moves[1]!.id, reason: 'count' },
    ],
    entries: entries.map(({ id }) => ({ kind: 'reversal', reverses: id })),
  });
  expect(undo(true)).toEqual({ kept: 'Its stock has changed since.' });
  expect(refused(undo(false, actWorld({ lockedUntil: world.today }))).kind).toBe('locked-period');
});
