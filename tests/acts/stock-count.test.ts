import { expect, test } from 'vitest';
import { moveCountAct, postCountAct, recordCountAct } from '../../server/acts/stock-count.ts';
import {
  type CountEntry,
  type CountLine,
  countLimits,
  type StockCount,
  totalsOf,
} from '../../src/domain/count/stock-count.ts';
import { blankLocation, type Location } from '../../src/domain/location/location.ts';
import { blankProduct, type Product } from '../../src/domain/stock/product.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, refused, stockOf } from '../support/act-world.ts';

const world = actWorld();
const box: Product = {
  ...blankProduct,
  id: 'box',
  name: 'Box',
  sku: 'B-1',
  cost: '4',
  tracked: true,
  quantity: '5',
  value: '5',
  version: 1,
  incomeAccount: null,
  categoryId: null,
  deleted: false,
};
const advice: Product = { ...box, id: 'advice', name: 'Advice', kind: 'service', tracked: false };
const gone: Product = { ...box, id: 'gone', name: 'Gone', deleted: true };
const shelf: Location = {
  ...blankLocation,
  id: 'shelf',
  name: 'Shelf',
  isDefault: true,
  active: true,
  version: 1,
};
const count: StockCount = {
  id: 'count',
  status: 'Open',
  locationId: 'shelf',
  location: 'Shelf',
  version: 3,
  startedBy: 'Ada',
  startedAt: new Date(0),
  endedAt: null,
  waiting: 1,
  posted: 0,
};
const line = (counted: string, more: Partial<CountLine> = {}): CountLine => ({
  productId: 'box',
  name: 'Box',
  sku: 'B-1',
  counted,
  seen: '5',
  posted: false,
  moved: null,
  ...more,
});

const recorded = (entries: CountEntry[], lines: CountLine[] = [], level = '5') => {
  const outcome = recordCountAct(count, entries, {
    lines,
    products: [box, advice, gone],
    levels: new Map([['box', level]]),
  });
  if (isRefusal(outcome)) throw new Error(outcome.message);
  return outcome;
};
const kept = (entries: CountEntry[], lines: CountLine[] = [], level = '5') => {
  const changed = recorded(entries, lines, level).changed.get('box');
  return changed && `${changed.counted} on ${changed.seen}`;
};
const add = (quantity: string, productId = 'box'): CountEntry => ({ productId, act: 'add', quantity });
const set = (quantity: string, before: string | null): CountEntry => ({
  productId: 'box',
  act: 'set',
  quantity,
  before,
});

test('more of an item adds up on what the books said at its first piece; a number for all of it begins anew', () => {
  expect(kept([add('1')])).toBe('1 on 5');
  expect(kept([add('1'), add('2')])).toBe('3 on 5');
  expect(kept([add('1')], [line('3')], '4')).toBe('4 on 5');
  expect(kept([set('3', '3')], [line('3')], '4')).toBe('3 on 4');
  expect(kept([set('0', null)], [], '-2')).toBe('0 on -2');
  expect(kept([{ productId: 'box', act: 'remove', before: '3' }], [line('3')])).toBeNull();
});

test('what was posted is counted on, and is to be posted again', () => {
  const posted = line('5', { posted: true, moved: '1' });
  expect(recorded([add('1')], [posted]).changed.get('box')).toMatchObject({
    counted: '6',
    seen: '5',
    posted: false,
    moved: null,
  });
  expect(recorded([{ productId: 'box', act: 'remove', before: '5' }], [posted]).outcomes).toMatchObject([
    { counted: '5', reason: 'The count of Box is already in your books. Count it again to correct it.' },
  ]);
});

test.each<[string, CountEntry, string]>([
  ['nothing more', add('0'), 'Enter a quantity above 0.'],
  ['less than nothing', set('-1', null), 'The quantity can’t be negative.'],
  ['a service', add('1', 'advice'), 'This item isn’t counted in stock.'],
  ['a deleted item', add('1', 'gone'), 'This item is deleted.'],
  ['one that somebody else counted', set('1', '2'), 'Someone else took Box off this count.'],
  ['more than anybody has', add('1000000000'), 'too'],
])('%s isn’t taken, and the others are', (_, entry, reason) => {
  const { outcomes, changed } = recorded([entry, add('1')]);
  expect(outcomes[0]!.reason).not.toBeNull();
  expect(outcomes[0]!.reason).toContain(reason);
  expect(changed.get('box')!.counted).toBe('1');
});

test('scans that add up to more than anybody has are refused, and what was counted stays', () => {
  expect(recorded([add('1')], [line('999999999')]).outcomes[0]).toMatchObject({ counted: '999999999' });
  expect(recorded([add('1')], [line('999999999')]).changed.size).toBe(0);
});

test('a count has so many items and no more', () => {
  const many = Array.from({ length: countLimits.items }, (_, n) => line('1', { productId: `p${n}` }));
  expect(recorded([add('1')], many).outcomes[0]!.reason).toBe(
    'A count has at most 1000 items. Post this one and start another.',
  );
  expect(recorded([add('1')], [...many.slice(1), line('1')]).outcomes[0]!.reason).toBeNull();
});

const post = (
  lines: CountLine[],
  more: { reviewedVersion?: number | null; products?: Product[]; of?: StockCount; location?: Location } = {},
) =>
  postCountAct(
    more.of ?? count,
    more.reviewedVersion ?? null,
    { lines, products: more.products ?? [box], location: more.location ?? shelf, stock: stockOf('box', '5') },
    world,
  );
const posted = (...args: Parameters<typeof post>) => {
  const outcome = post(...args);
  if (isRefusal(outcome)) throw new Error(outcome.message);
  return outcome;
};

test('a count of a location that is out of use is not posted', () => {
  expect(refused(post([line('3')], { location: { ...shelf, active: false } }) as never)).toMatchObject({
    kind: 'illegal-move',
    message: 'Shelf isn’t in use. Choose another location.',
  });
});

test('a count is posted as counts of its items are, with what each is worth', () => {
  const { rows, plan, status, moved } = posted([line('3')]);
  expect({ status, moved }).toEqual({ status: 'Posted', moved: true });
  expect(rows).toEqual([
    {
      productId: 'box',
      name: 'Box',
      sku: 'B-1',
      counted: '3',
      seen: '5',
      inStock: '5',
      difference: '-2',
      value: '-2',
      stale: false,
      reason: null,
    },
  ]);
  expect(plan.moves).toMatchObject([{ reason: 'count', quantity: '-2', locationId: 'shelf', cause: null }]);
  expect(plan.events.map(({ act }) => act)).toEqual(['product.count', 'stock-count.post']);
  expect(plan.events[1]).toMatchObject({
    subjectId: 'count',
    from: 'Open',
    to: 'Posted',
    data: { items: 1 },
  });
  expect(totalsOf(rows)).toEqual({
    differing: 1,
    worth: { found: '0', missing: '2', net: '-2' },
  });
});

test('what moved since it was counted stays in the count, marked and with both numbers', () => {
  const { rows, plan, status } = posted([line('3', { seen: '6' })]);
  expect(status).toBe('Open');
  expect(plan.moves).toEqual([]);
  expect(rows).toMatchObject([
    {
      stale: true,
      inStock: '5',
      seen: '6',
      reason: 'Stock moved since it was counted: your books say 5 now, and said 6 then.',
    },
  ]);
  expect(totalsOf(rows)).toEqual({
    differing: 0,
    worth: { found: '0', missing: '0', net: '0' },
  });
});

test('a deleted item has its own reason', () => {
  const { rows, status } = posted([line('3')], { products: [{ ...box, deleted: true }] });
  expect(status).toBe('Open');
  expect(rows[0]).toMatchObject({ stale: false, reason: expect.stringContaining('deleted') });
});

test('more that was counted since, and nothing counted, are refused; a posted count does nothing', () => {
  expect(refused(post([line('3')], { reviewedVersion: 2 })).kind).toBe('stale');
  expect(posted([line('3')], { reviewedVersion: 3 }).status).toBe('Posted');
  expect(refused(post([], { of: { ...count, waiting: 0 } })).message).toBe('Count at least one item first.');
  expect(posted([], { of: { ...count, waiting: 0, posted: 1 } }).status).toBe('Posted');
  const again = posted([], { of: { ...count, status: 'Posted', waiting: 0, posted: 1 }, reviewedVersion: 2 });
  expect(again).toMatchObject({ rows: [], moved: false, status: 'Posted' });
  expect(moveCountAct(count, { type: 'count.discard' })).toMatchObject({ status: 'Discarded' });
});
