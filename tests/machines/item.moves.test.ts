import { expect, test } from 'vitest';
import { type ItemEvent, itemLifecycle } from '../../src/machines/item/item.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const facts = {
  empty: { tracked: true, quantity: '0', openOn: [], partlyBilled: [] },
  stocked: { tracked: true, quantity: '5', openOn: [], partlyBilled: [] },
  below: { tracked: true, quantity: '-2', openOn: [], partlyBilled: [] },
  service: { tracked: false, quantity: '0', openOn: [], partlyBilled: [] },
  ordered: { tracked: true, quantity: '0', openOn: ['PO-0001', 'a draft invoice'], partlyBilled: [] },
  popular: {
    tracked: true,
    quantity: '0',
    openOn: ['PO-0001', 'PO-0002', 'PO-0003', 'PO-0004'],
    partlyBilled: [],
  },
  billed: { tracked: true, quantity: '0', openOn: ['PO-0001'], partlyBilled: ['PO-0001'] },
  both: { tracked: true, quantity: '0', openOn: ['PO-0001', 'PO-0002'], partlyBilled: ['PO-0002'] },
} as const;
type Item = keyof typeof facts;

/** The moves, one line per transition. */
const table = `
  Active  | service | edit     | Active
  Active  | stocked | count    | Active
  Active  | empty   | increase | Active
  Active  | below   | decrease | Active
  Active  | empty   | delete   | Deleted
  Deleted | empty   | restore  | Active
  Deleted | empty   | delete   | Deleted`;

const moves = rowsOf(table, ['from', 'item', 'act', 'to']).map(({ from, item, act, to }) => ({
  from,
  item,
  act,
  to,
  standing: { status: from, facts: facts[item as Item] },
  event: { type: `item.${act}` } as ItemEvent,
}));

proveMoves(itemLifecycle, '$from, $item, $act: $to', moves);

test.each([
  ['Active', 'stocked', 'delete', 'Its stock is 5. Count it to 0 first.'],
  ['Active', 'below', 'delete', 'Its stock is -2. Count it to 0 first.'],
  ['Active', 'ordered', 'delete', 'It’s still on PO-0001, a draft invoice. Remove it there first.'],
  [
    'Active',
    'popular',
    'delete',
    'It’s still on PO-0001, PO-0002, PO-0003 and others. Remove it there first.',
  ],
  ['Active', 'billed', 'delete', 'It’s still on PO-0001. Bill or close what’s left first.'],
  [
    'Active',
    'both',
    'delete',
    'It’s still on PO-0001, PO-0002. Bill or close what’s left of PO-0002, and remove it from the others.',
  ],
  ['Active', 'service', 'count', 'This item isn’t counted in stock.'],
  ['Active', 'service', 'increase', 'This item isn’t counted in stock.'],
  ['Active', 'service', 'decrease', 'This item isn’t counted in stock.'],
  ['Active', 'empty', 'restore', 'This item isn’t deleted.'],
  ['Deleted', 'empty', 'edit', 'This item is deleted. Restore it first.'],
  ['Deleted', 'empty', 'count', 'This item is deleted. Restore it first.'],
] as const)('an item that is %s, %s, says why it refuses %s', (status, item, act, why) => {
  const event = { type: `item.${act}` } as ItemEvent;
  const refused = decide(itemLifecycle, { status, facts: facts[item] }, event);
  expect(refused).toMatchObject({ refused: true, kind: 'illegal-move', message: why });
});

test('what only repeats a deletion is not offered', () => {
  expect(allows(itemLifecycle, { status: 'Deleted', facts: facts.empty }, { type: 'item.delete' })).toBe(
    false,
  );
});
