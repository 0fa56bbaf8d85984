import { expect, test } from 'vitest';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { plans } from '../../src/domain/words/plans.ts';
import { contract } from '../support/contract.ts';

test('a plan promises what a call or an import of the product asks for, and nothing else', () => {
  const requested = [...contract, ...Object.values(importKindSpecs)].flatMap(({ flag }) => flag ?? []);
  expect(Object.keys(plans.flagWords).sort()).toEqual([...new Set(requested)].sort());
});
