import { expect, test } from 'vitest';
import { type BankEvent, bankChart, bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The moves, one line per transition; a bank is used once its account has entries. */
const table = `
  Default | unused | edit       | Default
  Default | unused | setDefault | Default
  Default | unused | demote      | Other
  Default | used   | delete     | Archived
  Default | unused | delete     | Removed
  Other   | unused | edit       | Other
  Other   | unused | setDefault | Default
  Other   | unused | promote    | Default
  Other   | used   | delete     | Archived
  Other   | unused | delete     | Removed
  Archived | used   | delete     | Archived
  Archived | used   | activate   | Other`;

const moves = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string])
  .map(([from, is, act, to]) => ({
    from,
    is,
    act,
    to,
    facts: { used: is === 'used' },
    event: { type: `bank.${act}` } as BankEvent,
  }));

test.each(moves)('$from, $is, $act: $to', ({ from, facts, to, event }) => {
  const move = decide(bankLifecycle, { status: from, facts }, event);
  if (move.refused) expect.unreachable(move.message);
  else expect(move.status).toBe(to);
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(bankChart);
  const taken = moves.flatMap(({ from, facts, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: facts }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(bankChart)
      .map((transition) => transition.id)
      .sort(),
  );
});

test.each([
  ['Default', 'activate'],
  ['Other', 'demote'],
  ['Archived', 'edit'],
  ['Removed', 'delete'],
])('a bank that is %s says why it refuses %s', (status, act) => {
  const event = { type: `bank.${act}` } as BankEvent;
  expect(decide(bankLifecycle, { status, facts: { used: false } }, event)).toMatchObject({
    refused: true,
    message: expect.stringMatching(/^[A-Z].+\.$/),
  });
});
