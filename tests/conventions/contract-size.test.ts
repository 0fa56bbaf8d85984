import { expect, test } from 'vitest';
import { contract } from '../support/contract.ts';
import { filesOf, textOf } from '../support/source-files.ts';

/** Lines a call costs, its shapes with it; what is said twice becomes a part of its own, so the number only falls. */
const linesPerCall = 12.9;

test('the contract grows by calls and not by repeating itself', () => {
  const lines = filesOf(/^src\/api\/contract\//).map((file) => textOf(file).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0) / contract.length).toBeLessThanOrEqual(linesPerCall);
});
