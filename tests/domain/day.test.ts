import { expect, test } from 'vitest';
import { daysBetween } from '../../src/domain/day.ts';
import { isDay } from '../../src/domain/values/is-day.ts';

test.each(['2026-11-21', '2024-02-29', '1999-12-31'])('%s is a day', (day) => expect(isDay(day)).toBe(true));

test.each([
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-1-1',
  '21.11.2026',
  '2026',
  '',
  '2026-11-21T00:00:00Z',
  'today',
])('“%s” is no day', (text) => expect(isDay(text)).toBe(false));

test('a day lies between two days wherever the machine stands, also where its midnight was left out', () => {
  const { TZ } = process.env;
  try {
    for (const [zone, day, next] of [
      ['UTC', '2026-03-01', '2026-03-02'],
      ['Europe/Brussels', '2026-03-29', '2026-03-30'],
      ['Africa/Cairo', '2024-04-26', '2024-04-27'],
      ['America/Santiago', '2024-09-08', '2024-09-09'],
    ] as const) {
      process.env.TZ = zone;
      expect([zone, daysBetween(day, next), daysBetween(next, day)]).toEqual([zone, 1, -1]);
    }
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});
