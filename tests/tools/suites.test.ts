import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosenSuites } from '../../tools/test/suites.ts';
import { everydayJourneys } from '../everyday.ts';

const names = (request: string[]) => chosenSuites(request).suites.map(({ name }) => name);

test('the suites are the same every day, in CI with the older PostgreSQL, and everything where all is asked for', () => {
  expect(names([])).toEqual(['types', 'lint', 'unit', 'screens', 'paths', 'server', 'journeys']);
  expect(names(['ci'])).toEqual([...names([]), 'server on PostgreSQL 15']);
  expect(names(['all'])).toEqual(names(['ci']));
  expect(chosenSuites(['all']).environment).toEqual({ TESTS: 'all' });
  expect([chosenSuites([]).environment, chosenSuites(['ci']).environment]).toEqual([{}, {}]);
});

test('the suites named are run, and no others', () => {
  expect(names(['lint', 'unit'])).toEqual(['lint', 'unit']);
  expect(() => names(['units'])).toThrow(/There is no suite units: types, lint/);
});

test('every journey of the everyday run is there', () => {
  expect(everydayJourneys.filter((file) => !existsSync(file))).toEqual([]);
});
