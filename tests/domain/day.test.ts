import { expect, test } from 'vitest';
import { isDay } from '../../src/domain/day.ts';

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
