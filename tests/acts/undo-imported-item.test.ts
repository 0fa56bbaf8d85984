import { expect, test } from 'vitest';
import { undoImportedItemAct, whyKept } from '../../server/acts/undo-imported-item.ts';
import { planOpeningStock } from '../../src/domain/opening/opening-stock.ts';
import { blankProduct, type Product } from '../../src/domain/stock/product.ts';
import { actWorld, refused } from '../support/act-world.ts';

const product: Product = {
  ...blankProduct,
  id: 'candle',
  name: 'Candle',
  tracked: true,
  quantity: '4',
  value: '8',
  version: 1,
  deleted: false,
  incomeAccount: null,
  categoryId: null,
};
const world = actWorld();
const opening = planOpeningStock(
  product,
  { quantity: '4', unitCost: '2', onDay: '2026-01-31' },
  'shop',
  world,
);
if (!('moves' in opening)) throw new Error('No plan.');
const pool = {
  productId: 'candle',
  name: 'Candle',
  inventoryAccount: 34,
  quantity: '4',
  value: '8',
  last: { quantity: '4', value: '8' },
  levels: { shop: '4' },
  later: [],
};
const uses = { named: false, moved: false, counted: false, matched: false };
const since = {
  product,
  moves: opening.moves,
  entry: opening.entries[0]!,
  uses,
  stock: { locationId: 'shop', pools: new Map([['candle', pool]]), negativeAllowed: false },
};

test('an item nothing came of is taken out again on the day it was counted', () => {
  const plan = undoImportedItemAct(since, 1, world);
  expect(plan).toMatchObject({
    moves: [{ quantity: '-4', value: '-8', quantityAfter: '0', onDay: '2026-01-31', reason: 'opening' }],
    entries: [{ kind: 'reversal', onDay: '2026-01-31', memo: 'Import of Candle undone' }],
    usage: { inventory: -1 },
  });
});

test('it is kept once it was changed, deleted, sold or counted, and can’t be taken out of a locked day', () => {
  expect(undoImportedItemAct(since, 2, world)).toEqual({ kept: 'It was changed after the import.' });
  expect(whyKept({ ...product, deleted: true }, 1)).toEqual({ kept: 'It was deleted after the import.' });
  const whyUsed = (use: Partial<typeof uses>) =>
    undoImportedItemAct({ ...since, uses: { ...uses, ...use } }, 1, world);
  expect(whyUsed({ named: true })).toEqual({ kept: 'It is on documents.' });
  expect(whyUsed({ moved: true })).toEqual({ kept: 'Its stock has changed since.' });
  expect(whyUsed({ counted: true })).toEqual({ kept: 'It’s in an open stock count.' });
  expect(whyUsed({ matched: true })).toEqual({ kept: 'It’s matched with an item in your online store.' });
  const locked = actWorld({ lockedUntil: '2026-01-31' });
  expect(refused(undoImportedItemAct(since, 1, locked)).kind).toBe('locked-period');
});
