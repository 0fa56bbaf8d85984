import { expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

/** What all of them are made by. */
const shared = ['tests/support/lifecycle-executor.ts', 'tests/support/lifecycle-person.ts'];

const tooLong = (files: readonly string[]) =>
  files.filter((file) => textOf(file).split('\n').length - 1 > 60);

test('what carries paths of one kind out on the server is at most 60 lines', () => {
  const harnesses = filesOf(/^tests\/support\/[a-z-]+-executor\.ts$/).filter(
    (file) => !shared.includes(file),
  );
  expect(harnesses.length).toBeGreaterThan(15);
  expect(tooLong(harnesses)).toEqual([]);
});

test('and so is what carries paths of one kind’s lifecycle out in the browser', () => {
  const harnesses = filesOf(/^tests\/support\/[a-z-]+-person\.ts$/).filter(
    (file) => !shared.includes(file) && textOf(file).includes(' lifecyclePerson'),
  );
  expect(harnesses.length).toBeGreaterThan(8);
  expect(tooLong(harnesses)).toEqual([]);
});
