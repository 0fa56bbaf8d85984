import { expect, test } from 'vitest';
import { decide } from '../../src/machines/standing.ts';
import {
  type TemplateEvent,
  templateChart,
  templateLifecycle,
} from '../../src/machines/template/template.lifecycle.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The moves, one line per transition. */
const table = `
  Default | edit       | Default
  Default | setDefault | Default
  Default | yield      | Other
  Default | delete     | Deleted
  Other   | edit       | Other
  Other   | setDefault | Default
  Other   | inherit    | Default
  Other   | delete     | Deleted`;

const moves = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string])
  .map(([from, act, to]) => ({ from, act, to, event: { type: `template.${act}` } as TemplateEvent }));

test.each(moves)('$from, $act: $to', ({ from, to, event }) => {
  const move = decide(templateLifecycle, { status: from, facts: {} }, event);
  if (move.refused) expect.unreachable(move.message);
  else expect(move.status).toBe(to);
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(templateChart);
  const taken = moves.flatMap(({ from, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: {} }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(templateChart)
      .map((transition) => transition.id)
      .sort(),
  );
});

test.each(['Default', 'Deleted'])('what is refused of a template that is %s says why', (status) => {
  const move = decide(templateLifecycle, { status, facts: {} }, { type: 'template.inherit' });
  expect(move).toMatchObject({ refused: true, message: expect.stringMatching(/^[A-Z].+\.$/) });
});
