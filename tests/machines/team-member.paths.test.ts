import { expect, test } from 'vitest';
import terrain from '../../src/machines/team-member/team-member.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { replay } from '../../tools/paths/replay.ts';
import { reportOn } from '../../tools/paths/report.ts';
import { shareKilled, strengthOf } from '../../tools/paths/strength.ts';
import { pathsFor } from '../../tools/paths/tours.ts';

const landscape = explore(terrain);

test.each(reportOn(terrain).rows)(
  'generated paths cover all $total of the team member’s $criterion',
  ({ missing, found, total }) => {
    expect(missing).toEqual([]);
    expect(found).toBe(total);
  },
);

test.each(['transitions', 'pairs', 'guards', 'refusals'] as const)(
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
