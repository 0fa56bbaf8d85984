import { expect, test } from 'vitest';
import { undoImportedContactAct } from '../../server/acts/undo-imported-contact.ts';
import type { OpenItem } from '../../src/domain/books/open-item.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import { planOpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import { actWorld, refused } from '../support/act-world.ts';

const world = actWorld();
const opening = { amount: '40', currency: null, rate: null, onDay: '2026-01-31' };
const contact = { id: 'ada', deleted: false, version: 1 };

const owedTo = (side: typeof receivable | typeof payable) => {
  const plan = planOpeningBalance(side, 'ada', null, opening, world);
  if (!('items' in plan)) throw new Error('No plan.');
  const item: OpenItem = plan.items[0]!;
  return { contact, opening: item, entryId: item.entryId };
};

test.each([receivable, payable])('what was owed to or by a $contact is taken out on its own day', (side) => {
  const plan = undoImportedContactAct(side, owedTo(side), 1, world);
  expect(plan).toMatchObject({
    entries: [{ kind: 'reversal', onDay: '2026-01-31' }],
    settlements: [{ kind: 'cancel', amount: '40' }],
    items: [],
  });
});

test('nothing is taken out where the import brought nothing', () => {
  const since = { contact, opening: null, entryId: null };
  expect(undoImportedContactAct(receivable, since, 1, world)).toMatchObject({ entries: [], settlements: [] });
});

test('they are kept once they were changed, deleted or paid, and can’t be taken out of a locked day', () => {
  const since = owedTo(receivable);
  const undo = (more: Partial<typeof since>, leftAs = 1, at = world) =>
    undoImportedContactAct(receivable, { ...since, ...more }, leftAs, at);
  expect(undo({}, 2)).toEqual({ kept: 'They were changed after the import.' });
  expect(undo({ contact: { ...contact, deleted: true } })).toEqual({
    kept: 'They were deleted after the import.',
  });
  expect(undo({ opening: { ...since.opening, open: '30' } })).toEqual({
    kept: 'Their opening balance was paid since.',
  });
  expect(undo({ opening: { ...since.opening, entryId: 'another' } })).toEqual({
    kept: 'They were changed after the import.',
  });
  const locked = actWorld({ lockedUntil: '2026-01-31' });
  expect(refused(undo({}, 1, locked)).kind).toBe('locked-period');
});
