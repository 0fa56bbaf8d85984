import { expect, test } from 'vitest';
import { dayAsTyped, fullYear, readDay } from '../../src/domain/typed/day.ts';

const read = (typed: string, locale = 'en-GB') => readDay(typed, locale, 2026);

test('a day is typed in the order of the locale, with anything between its parts or nothing', () => {
  for (const typed of [
    '31/1/2026',
    '31.01.2026',
    '31-1-26',
    '31 1 2026',
    '31. 1. 2026',
    '31012026',
    '310126',
    '3101',
    '31/1',
  ])
    expect([typed, read(typed)]).toEqual([typed, '2026-01-31']);
  for (const typed of ['1/31/2026', '01/31/26', '01312026', '0131', '1/31'])
    expect([typed, read(typed, 'en-US')]).toEqual([typed, '2026-01-31']);
  for (const typed of ['2026. 1. 31.', '20260131', '260131'])
    expect([typed, read(typed, 'hu-HU')]).toEqual([typed, '2026-01-31']);
});

test('a year of four digits in front is understood everywhere', () => {
  for (const locale of ['en-US', 'en-GB', 'de-DE', 'hu-HU', 'fa-IR'])
    expect(read('2026-01-31', locale)).toBe('2026-01-31');
});

test('a month is understood by its name or its beginning, in the locale and in English', () => {
  expect(read('31 Jan 2026')).toBe('2026-01-31');
  expect(read('March 2, 2026', 'en-US')).toBe('2026-03-02');
  expect(read('2. März 26', 'de-DE')).toBe('2026-03-02');
  expect(read('2 mrt 2026', 'nl-BE')).toBe('2026-03-02');
  expect(read('2 maart', 'nl-BE')).toBe('2026-03-02');
  expect(read('2 Mar', 'nl-BE')).toBe('2026-03-02');
});

test('a month is known shortened, with its weekday beside it, without its accents, and never by a beginning that two have', () => {
  for (const [typed, locale, day] of [
    ['31 janv. 2026', 'fr-FR', '2026-01-31'],
    ['5 aout 2026', 'fr-FR', '2026-08-05'],
    ['3 jui 2026', 'fr-FR', null],
    ['31-Jan-2026', 'de-DE', '2026-01-31'],
    ['5. Okt. 26', 'de-DE', '2026-10-05'],
    ['31 stycznia 2026', 'pl-PL', '2026-01-31'],
    ['31 styczeń 2026', 'pl-PL', '2026-01-31'],
    ['31 января 2026', 'ru-RU', '2026-01-31'],
    ['Sat, 31 Jan 2026', 'en-GB', '2026-01-31'],
    ['Jan 31 Feb 2026', 'en-GB', null],
    ['31 Jan 2026 draft', 'en-GB', null],
  ] as const)
    expect([typed, read(typed, locale)]).toEqual([typed, day]);
});

test('a time behind a day, a year before it and the number a spreadsheet stores are understood in every locale', () => {
  for (const locale of ['en-US', 'en-GB', 'de-DE', 'hu-HU', 'ja-JP'])
    for (const typed of [
      '2026/01/31',
      '2026年1月31日',
      '20260131',
      '2026-01-31T10:00:00Z',
      '2026-01-31 2:05 PM',
      '31 Jan 2026, 14:05:07',
      '46053',
      '46053.586806',
      '٢٠٢٦/٠١/٣١',
    ])
      expect([locale, typed, read(typed, locale)]).toEqual([locale, typed, '2026-01-31']);
  expect(read('01/31/2026 2:05 PM', 'en-US')).toBe('2026-01-31');
  for (const typed of ['19999', '99999', '4605', '460530']) expect(read(typed)).toBe(null);
});

test('what is no day is none', () => {
  for (const typed of [
    '',
    'soon',
    '31',
    '30/2/2026',
    '31/13/2026',
    '31/1/2',
    '31/1/202',
    '1/2/3/4',
    '32 Jan 2026',
    '29/2/2027',
    '31/1/20266',
  ])
    expect([typed, read(typed)]).toEqual([typed, null]);
});

test('a day is shown as it is typed, by the calendar books are kept by', () => {
  expect(dayAsTyped('2026-01-31', 'en-GB')).toBe('31/01/2026');
  expect(dayAsTyped('2026-01-31', 'en-US')).toBe('01/31/2026');
  expect(dayAsTyped('2026-01-31', 'de-DE')).toBe('31.01.2026');
  expect(dayAsTyped('soon', 'de-DE')).toBe('soon');
});

test('a year of two digits is none that lies far ahead', () =>
  expect([read('31/1/99'), read('31/1/30')]).toEqual(['1999-01-31', '2030-01-31']));

test('what every locale shows is read as the day it was', () => {
  for (const locale of [
    'en-GB',
    'en-US',
    'en-CA',
    'de-DE',
    'fr-FR',
    'nl-BE',
    'hu-HU',
    'sv-SE',
    'ja-JP',
    'ar-EG',
    'fa-IR',
    'th-TH',
    'en-NG',
    'pt-BR',
    'ko-KR',
    'bg-BG',
    'lv-LV',
  ])
    for (const day of ['2026-01-31', '2026-02-03', '1999-12-31'])
      expect([locale, dayAsTyped(day, locale), read(dayAsTyped(day, locale), locale)]).toEqual([
        locale,
        dayAsTyped(day, locale),
        day,
      ]);
});

test.each([
  ['99', 2026, '1999'],
  ['00', 2026, '2000'],
  ['26', 2026, '2026'],
  ['46', 2026, '2046'],
  ['47', 2026, '1947'],
  ['05', 2095, '2105'],
] as const)('%s means, in %i, %s', (digits, thisYear, year) => expect(fullYear(digits, thisYear)).toBe(year));
