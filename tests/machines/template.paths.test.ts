import { expect, test } from 'vitest';
import terrain from '../../src/machines/template/template.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { replay } from '../../tools/paths/replay.ts';
import { reportOn } from '../../tools/paths/report.ts';
import { shareKilled, strengthOf } from '../../tools/paths/strength.ts';
import { pathsFor } from '../../tools/paths/tours.ts';

const landscape = explore(terrain);

// The chart has no guards.
test.each(reportOn(terrain).rows.filter(({ criterion }) => criterion !== 'guards'))(
  'generated paths cover all $total of the template’s $criterion',
  ({ missing, found, total }) => {
    expect(missing).toEqual([]);
    expect(found).toBe(total);
    expect(total).toBeGreaterThan(0);
  },
);

test.each(['transitions', 'pairs', 'refusals'] as const)(
  'the chart does on every path for %s what the path says',
  (criterion) => {
    expect(replay(terrain, pathsFor(landscape, criterion))).toEqual([]);
  },
);

test('generated paths kill at least 95 % of the chart’s mutants, and every survivor is explained', () => {
  const strength = strengthOf(landscape);
  expect(shareKilled(strength)).toBeGreaterThanOrEqual(0.95);
  expect(strength.survivors.filter((survivor) => survivor.equivalent === undefined)).toEqual([]);
  expect(strength.wronglyDeclared).toEqual([]);
}, 60_000);
