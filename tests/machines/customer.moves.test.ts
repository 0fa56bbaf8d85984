import { expect, test } from 'vitest';
import { customerStanding } from '../../src/domain/contact.ts';
import {
  type CustomerEvent,
  customerChart,
  customerLifecycle,
} from '../../src/machines/customer/customer.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The moves, one line per transition. */
const table = `
  Active  | edit    | Active
  Active  | delete  | Deleted
  Deleted | delete  | Deleted
  Deleted | restore | Active`;

const moves = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string])
  .map(([from, act, to]) => ({ from, act, to, event: { type: `customer.${act}` } as CustomerEvent }));

test.each(moves)('$from, $act: $to', ({ from, to, event }) => {
  const move = decide(customerLifecycle, customerStanding({ deleted: from === 'Deleted' }), event);
  if (move.refused) expect.unreachable(move.message);
  else expect(move.status).toBe(to);
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(customerChart);
  const taken = moves.flatMap(({ from, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: {} }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(customerChart)
      .map((transition) => transition.id)
      .sort(),
  );
});
