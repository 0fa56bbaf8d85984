import { expect, test } from 'vitest';
import { issueDayWarning } from '../../src/domain/documents/issue-day.ts';

const books = { today: '2026-02-28', began: '2026-01-15' };

test.each([
  ['2026-02-28', null],
  ['2026-01-15', null],
  ['2026-01-14', 'before'],
  ['2025-12-31', 'before'],
  ['2027-02-28', null],
  ['2027-03-01', 'ahead'],
  ['2062-02-28', 'ahead'],
  ['', null],
  ['not a day', null],
])('an issue day of “%s” is warned of as %s', (day, warning) => {
  expect(issueDayWarning(day, books)).toBe(warning);
});

test('a year from a leap day ends on the last of February', () => {
  const leap = { today: '2028-02-29', began: '2026-01-15' };
  expect(issueDayWarning('2029-02-28', leap)).toBeNull();
  expect(issueDayWarning('2029-03-01', leap)).toBe('ahead');
});
