import { afterEach, expect, test, vi } from 'vitest';
import { countries } from '../../src/domain/values/country.ts';
import { guessesFor, regionOf } from '../../src/screens/session/guesses.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const deviceIn = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

const idOf = (code: string) => countries.find((one) => one.code === code)!.id;

test.each([
  ['DE', 'UTC', 'EUR', 'Europe/Berlin'],
  ['DE', 'Africa/Lagos', 'EUR', 'Europe/Berlin'],
  ['US', 'America/Chicago', 'USD', 'America/Chicago'],
  ['US', 'Europe/Berlin', 'USD', 'America/New_York'],
  ['GB', 'Europe/London', 'GBP', 'Europe/London'],
])('choosing %s on a device in %s proposes %s and %s', (code, own, currency, timeZone) => {
  deviceIn(own);
  expect(guessesFor(idOf(code))).toEqual({ currency, timeZone });
});

test('a language that a browser names in no way the runtime knows guesses no country, and breaks nothing', () => {
  expect(['de-AT', 'en', 'en-US@posix', ''].map(regionOf)).toEqual(['AT', undefined, undefined, undefined]);
});
