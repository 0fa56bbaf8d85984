import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

/** What all of them are made by. */
const shared = 'tests/support/lifecycle-executor.ts';

test('what carries paths of one kind out on the server is at most 60 lines', () => {
  const harnesses = filesOf(/^tests\/support\/[a-z-]+-executor\.ts$/).filter((file) => file !== shared);
  expect(harnesses.length).toBeGreaterThan(15);
  expect(harnesses.filter((file) => textOf(file).split('\n').length - 1 > 60)).toEqual([]);
});
