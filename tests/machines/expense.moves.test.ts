import { expect, test } from 'vitest';
import {
  type ExpenseEvent,
  expenseChart,
  expenseLifecycle,
} from '../../src/machines/expense/expense.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The moves, one line per transition; the bank it was paid from is in use, or archived since. */
const table = `
  Recorded | archived | edit      | Recorded
  Recorded | in use   | duplicate | Recorded
  Recorded | archived | delete    | Deleted
  Deleted  | in use   | restore   | Recorded
  Deleted  | in use   | delete    | Deleted`;

const moves = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string])
  .map(([from, bank, act, to]) => ({
    from,
    bank,
    act,
    to,
    facts: { bankArchived: bank === 'archived' },
    event: { type: `expense.${act}` } as ExpenseEvent,
  }));

test.each(moves)('$from, bank $bank, $act: $to', ({ from, facts, to, event }) => {
  const move = decide(expenseLifecycle, { status: from, facts }, event);
  if (move.refused) expect.unreachable(move.message);
  else expect(move.status).toBe(to);
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(expenseChart);
  const taken = moves.flatMap(({ from, facts, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: facts }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(expenseChart)
      .map((transition) => transition.id)
      .sort(),
  );
});

test.each([
  ['Recorded', false, 'restore', 'This expense isn’t deleted.'],
  ['Recorded', true, 'restore', 'This expense isn’t deleted.'],
  [
    'Recorded',
    true,
    'duplicate',
    'The bank it was paid from is archived. Activate the bank first, or record the expense anew.',
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
