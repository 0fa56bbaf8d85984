import { expect, test } from 'vitest';
import { regionOf } from '../../src/screens/session/guesses.ts';

test('a language that a browser names in no way the runtime knows guesses no country, and breaks nothing', () => {
  expect(['de-AT', 'en', 'en-US@posix', ''].map(regionOf)).toEqual(['AT', undefined, undefined, undefined]);
});
