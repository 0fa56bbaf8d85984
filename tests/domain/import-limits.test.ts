import { expect, test } from 'vitest';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { importKinds } from '../../src/domain/import/run.ts';

test.each(importKinds)('what a file of %s may be at most is said before one is chosen', (kind) => {
  expect(importKindSpecs[kind].words.lead).toContain(
    'in the first row: up to 20 MB, 100,000 rows, 1,000 columns and 10,000 characters per cell. ',
  );
});
