import { expect, test } from 'vitest';
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import type { Standing } from '../../src/domain/values/standing.ts';
import { decide, type Lifecycle } from '../../src/machines/standing.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The lines of a table drawn as text, their cells parted by bars, each cell under the name of its column. */
export const rowsOf = <Column extends string>(
  table: string,
  columns: readonly Column[],
): Record<Column, string>[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
    });

/** A line of a table of moves: from a standing, by an event, to a status. */
export interface GivenMove<Facts, Event> {
  standing: Standing<Facts>;
  event: Event;
  to: string;
  /** What must be known of the record afterwards. */
  after?: Partial<Facts>;
}

/**
 * Proves that a lifecycle is its table: every line is a move that leads where it says, and every transition has its one line.
 *
 * @param title of a line's test, with `$` before what it takes from the line
 */
export const proveMoves = <Chart extends AnyStateMachine, Facts extends object>(
  lifecycle: Lifecycle<Chart, Facts>,
  title: string,
  moves: readonly GivenMove<Facts, EventFromLogic<Chart>>[],
): void => {
  test.each(moves)(title, ({ standing, event, to, after }) => {
    const move = decide(lifecycle, standing, event);
    if (move.refused) expect.unreachable(move.message);
    else expect(move).toMatchObject({ status: to, facts: after ?? {} });
  });

  test('each transition of the chart has its one line', () => {
    const chart = instrumented(lifecycle.chart);
    const taken = moves.flatMap(({ standing: { status, facts }, event }) =>
      chart.send(chart.machine.resolveState({ value: status, context: facts }), event).microsteps.flat(),
    );
    expect(taken.sort()).toEqual(
      transitionsOf(lifecycle.chart)
        .map((transition) => transition.id)
        .sort(),
    );
  });
};
