import { afterAll } from 'vitest';
import { answers } from '../../server/store/database/row.ts';
import { compare, takeDifferences } from './described-rows.ts';

// Every statement a test's server sends is described by PostgreSQL, and its columns are compared with those its rows are read by.
answers.listener = compare;
afterAll(() => {
  const found = takeDifferences();
  if (found.length) throw new Error(['These rows are not what their statements say:', ...found].join('\n'));
});
