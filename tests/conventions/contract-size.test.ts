import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

/** The lines of today's calls; what is said twice becomes a part of its own, so the number only falls. */
const atMost = 2640;

test('the contract grows by calls and not by repeating itself', () => {
  const lines = filesOf(/^src\/api\/contract\//).map((file) => textOf(file).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(atMost);
});
