import { expect, test } from 'vitest';
import { explore } from '../../tools/paths/src/explore.ts';
import { replay } from '../../tools/paths/src/replay.ts';
import { reportOn } from '../../tools/paths/src/report.ts';
import { shareKilled, strengthOf } from '../../tools/paths/src/strength.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';

/**
 * What holds of every lifecycle: generated paths cover it whole, it does on them what they say, and they notice its mutants.
 *
 * @param of whose chart it is, in the genitive: "invoice’s"
 * @param absent what the chart has none of; every other criterion has something to cover
 */
export const proveChart = (model: TestModel, of: string, absent: readonly string[] = []): void => {
  const graph = explore(model);

  test.each(reportOn(model).rows)(
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
      expect(replay(model, pathsFor(graph, criterion))).toEqual([]);
    },
  );

  test('generated paths kill at least 95 % of the chart’s mutants, and every survivor is explained', () => {
    const strength = strengthOf(graph);
    expect(shareKilled(strength)).toBeGreaterThanOrEqual(0.95);
    expect(strength.survivors.filter((survivor) => survivor.equivalent === undefined)).toEqual([]);
    expect(strength.wronglyDeclared).toEqual([]);
  }, 60_000);
};
