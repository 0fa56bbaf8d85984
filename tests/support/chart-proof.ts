import { expect, test } from 'vitest';
import { explore } from '../../tools/paths/explore.ts';
import { replay } from '../../tools/paths/replay.ts';
import { reportOn } from '../../tools/paths/report.ts';
import { shareKilled, strengthOf } from '../../tools/paths/strength.ts';
import type { Terrain } from '../../tools/paths/terrain.ts';
import { pathsFor } from '../../tools/paths/tours.ts';

/**
 * What holds of every lifecycle: generated paths cover it whole, it does on them what they say, and they notice its mutants.
 *
 * @param of whose chart it is, in the genitive: "invoice’s"
 * @param absent what the chart has none of; every other criterion has something to cover
 */
export const proveChart = (terrain: Terrain, of: string, absent: readonly string[] = []): void => {
  const landscape = explore(terrain);

  test.each(reportOn(terrain).rows)(
    `generated paths cover all $total of the ${of} $criterion`,
    ({ criterion, missing, found, total }) => {
      expect(missing).toEqual([]);
      expect(found).toBe(total);
      expect(total > 0).toBe(!absent.includes(criterion));
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
};
