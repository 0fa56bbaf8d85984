import { describe, expect, test } from 'vitest';
import { commitsSoFar, dealtOut, shareOf, testsChanged } from '../../tools/test/turns.ts';

const files = Array.from({ length: 40 }, (_, n) => `${n}.test.ts`);
const seconds = new Map(files.slice(0, 12).map((file, n) => [file, 10 + ((n * 37) % 90)]));

describe('shares of a suite', () => {
  test('hold every file once and take as long as one another, whatever order the files come in', () => {
    const shares = dealtOut(files, seconds, 3);
    expect([...shares.keys()].sort()).toEqual([...files].sort());
    const lengths = [1, 2, 3].map((share) =>
      files.reduce((sum, file) => sum + (shares.get(file) === share ? (seconds.get(file) ?? 2) : 0), 0),
    );
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(10);
    expect(dealtOut([...files].reverse(), seconds, 3)).toEqual(shares);
  });

  test('come in turn with each commit, all of them', () => {
    expect([0, 1, 2, 3].map((commits) => shareOf(commits, 3).turn)).toEqual([1, 2, 3, 1]);
  });

  test('go by the history of the repository, which names the tests that were just changed', () => {
    expect(commitsSoFar()).toBeGreaterThan(0);
    for (const file of testsChanged(50)) expect(file).toMatch(/^tests\/.*\.test\.tsx?$/);
  });
});
