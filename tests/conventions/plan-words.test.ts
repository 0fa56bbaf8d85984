import { expect, test } from 'vitest';
import { builtFlags, flagWords } from '../../src/domain/words/plans.ts';
import { contract } from '../support/contract.ts';

/** What no call as a whole asks for: a field of every item, which the command that saves it asks for. */
const askedByNoCall = ['barcode'];

test('a plan promises for today what a call of the product asks for, and nothing else', () => {
  const asked = contract.flatMap(({ flag }) => flag ?? []);
  expect([...builtFlags].sort()).toEqual([...new Set([...asked, ...askedByNoCall])].sort());
  expect(Object.keys(flagWords).length).toBeGreaterThan(builtFlags.size);
});
