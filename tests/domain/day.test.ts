import { expect, test } from 'vitest';
import { daysBetween } from '../../src/domain/day.ts';
import { proposedDueOn } from '../../src/domain/posted/due.ts';
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

test('without terms an invoice falls due on the same day a month later, or on that month’s last', () => {
  const due = ['2026-11-05', '2026-01-31', '2024-01-30', '2026-12-31'].map((day) => proposedDueOn(day, null));
  expect(due).toEqual(['2026-12-05', '2026-02-28', '2024-02-29', '2027-01-31']);
  expect(proposedDueOn('2026-01-31', 0)).toBe('2026-01-31');
});
