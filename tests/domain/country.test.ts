import { expect, test } from 'vitest';
import { countryCodeOf } from '../../src/domain/values/country.ts';

test.each([
  ['DE', 'DE'],
  [' de ', 'DE'],
  ['Germany', 'DE'],
  ['united kingdom', 'GB'],
  ['UK', 'GB'],
  ['USA', 'US'],
  ['', ''],
  ['Atlantis', ''],
])('a country written %j is %j', (written, code) => {
  expect(countryCodeOf(written)).toBe(code);
});
