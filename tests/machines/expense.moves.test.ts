import { expect, test } from 'vitest';
import { type ExpenseEvent, expenseLifecycle } from '../../src/machines/expense/expense.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition; the bank it was paid from is in use, or archived since. */
const table = `
  Recorded | archived | edit      | Recorded
  Recorded | in use   | duplicate | Recorded
  Recorded | archived | delete    | Deleted
  Deleted  | in use   | restore   | Recorded
  Deleted  | in use   | delete    | Deleted`;

const moves = rowsOf(table, ['from', 'bank', 'act', 'to']).map(({ from, bank, act, to }) => ({
  from,
  bank,
  act,
  to,
  standing: { status: from, facts: { bankArchived: bank === 'archived' } },
  event: { type: `expense.${act}` } as ExpenseEvent,
}));

proveMoves(expenseLifecycle, '$from, bank $bank, $act: $to', moves);

test.each([
  ['Recorded', false, 'restore', 'This expense isn’t deleted.'],
  ['Recorded', true, 'restore', 'This expense isn’t deleted.'],
  [
    'Recorded',
    true,
    'duplicate',
    'The bank it was paid from is archived. Activate the bank first, or record the expense again.',
  ],
  ['Deleted', false, 'edit', 'This expense is deleted. Restore it first.'],
  ['Deleted', true, 'duplicate', 'This expense is deleted. Restore it first.'],
  ['Deleted', true, 'restore', 'The bank it was paid from is archived. Activate the bank first.'],
])(
  'an expense that is %s, its bank archived: %s, says why it refuses %s',
  (status, bankArchived, act, why) => {
    const event = { type: `expense.${act}` } as ExpenseEvent;
    const refused = decide(expenseLifecycle, { status, facts: { bankArchived } }, event);
    expect(refused).toMatchObject({ refused: true, kind: 'illegal-move', message: why });
  },
);

test('what only repeats a deletion is not offered', () => {
  const deleted = { status: 'Deleted', facts: { bankArchived: false } };
  expect(allows(expenseLifecycle, deleted, { type: 'expense.delete' })).toBe(false);
});
