import { expect, test } from 'vitest';
import { plans } from '../../src/domain/access/plans.words.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { contract } from '../support/contract.ts';

test('a plan promises what a call or an import of the product asks for, and nothing else', () => {
  const requested = [...contract, ...Object.values(importKindSpecs)].flatMap(({ flag }) => flag ?? []);
  expect(Object.keys(plans.flagWords).sort()).toEqual([...new Set(requested)].sort());
});
