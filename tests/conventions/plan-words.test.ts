import { expect, test } from 'vitest';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { plans } from '../../src/domain/words/plans.ts';
import { contract } from '../support/contract.ts';

test('a plan promises for today what a call or an import of the product asks for, and nothing else', () => {
  const requested = [...contract, ...Object.values(importKindSpecs)].flatMap(({ flag }) => flag ?? []);
  expect([...plans.builtFlags].sort()).toEqual([...new Set(requested)].sort());
  expect(Object.keys(plans.flagWords).length).toBeGreaterThan(plans.builtFlags.size);
});
