import { describe, expect, test } from 'vitest';
import { farDayRefusal, nearDaysOn } from '../../src/domain/books/far-day.ts';

describe('near is the fiscal year of today and the one on either side:', () => {
  test.each([
    ['2026-03-02', 1, 1, '2025-01-01', '2027-12-31'],
    ['2026-12-31', 1, 1, '2025-01-01', '2027-12-31'],
    ['2026-04-05', 6, 4, '2024-04-06', '2027-04-05'],
    ['2026-04-06', 6, 4, '2025-04-06', '2028-04-05'],
    ['2026-02-28', 31, 2, '2025-02-28', '2028-02-28'],
    ['2026-02-27', 31, 2, '2024-02-29', '2027-02-27'],
  ] as const)('on %s, where it begins on day %i of month %i', (today, day, month, from, to) =>
    expect(nearDaysOn(today, { day, month })).toEqual({ from, to }),
  );
});

const rules = { nearDays: nearDaysOn('2026-03-02', { day: 1, month: 1 }), locale: 'en-GB' };
const isFar = (day: string | null, more: object = {}) =>
  farDayRefusal(rules, { field: 'day', day, ...more }) !== null;

test('a day outside them is asked about, one that was there before is not', () => {
  expect(['1899-12-31', '2024-12-31', '2028-01-01', '9999-12-31'].filter((day) => !isFar(day))).toEqual([]);
  expect(['2025-01-01', '2026-03-02', '2027-12-31'].filter((day) => isFar(day))).toEqual([]);
  expect(isFar('1999-01-31', { before: '1999-01-31' })).toBe(false);
  expect([isFar(null), isFar('soon')]).toEqual([false, false]);
});

test('a day that plans ahead may be ten years further', () => {
  const plans = true;
  expect([isFar('2037-12-31', { plans }), isFar('2038-01-01', { plans })]).toEqual([false, true]);
  expect([isFar('2015-01-01', { plans }), isFar('2014-12-31', { plans })]).toEqual([false, true]);
});

test('each far day is named beside its field', () => {
  const refused = farDayRefusal(
    rules,
    { field: 'issuedOn', day: '2099-01-31' },
    { field: 'dueOn', day: '1899-12-31' },
  );
  expect(refused).toMatchObject({
    kind: 'far-day',
    message: '31 January 2099 is far from today. Correct the date, or confirm that it’s right.',
    fields: [{ field: 'issuedOn' }, { field: 'dueOn' }],
  });
  expect(farDayRefusal({ ...rules, nearDays: null }, { field: 'day', day: '2099-01-31' })).toBeNull();
});
