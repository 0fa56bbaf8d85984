import { expect, test } from 'vitest';
import { contract } from '../support/contract.ts';
import { filesOf, textOf } from '../support/source-files.ts';

/** Lines of the contract for each of its calls; what is said twice becomes a part of its own, so the number only falls. */
const atMost = 17.2;

test('the contract grows by calls and not by repeating itself', () => {
  const lines = filesOf(/^src\/api\/contract\//).map((file) => textOf(file).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0) / contract.length).toBeLessThanOrEqual(atMost);
});
