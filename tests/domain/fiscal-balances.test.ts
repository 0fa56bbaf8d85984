import { describe, expect, test } from 'vitest';
import {
  carriedOf,
  closingOf,
  movementOf,
  nothing,
  retainedEarnings,
} from '../../src/domain/books/fiscal-balances.ts';
import { fiscalStartOf, fiscalStartsWithin } from '../../src/domain/values/fiscal-year.ts';

/** Balances of income and expense accounts begin each fiscal year at nothing. Source: finance-answers.md, Q129. */
const debit = (amount: string) => ({ debit: amount, credit: '0' });
const credit = (amount: string) => ({ debit: '0', credit: amount });

describe('a fiscal year begins', () => {
  const july = { day: 1, month: 7 };
  const lastOfFebruary = { day: 31, month: 2 };

  test.each([
    ['2025-06-30', july, '2024-07-01'],
    ['2025-07-01', july, '2025-07-01'],
    ['2026-06-30', july, '2025-07-01'],
    ['2024-02-28', lastOfFebruary, '2023-02-28'],
    ['2024-02-29', lastOfFebruary, '2024-02-29'],
  ] as const)('for %s, where it does so on %j, on %s', (day, start, first) => {
    expect(fiscalStartOf(day, start)).toBe(first);
  });

  test('within days that hold its first day, but not on the first of them', () => {
    const within = (from: string, to: string) => fiscalStartsWithin({ from, to }, july);
    expect(within('2025-06-01', '2025-07-31')).toEqual(['2025-07-01']);
    expect(within('2025-07-01', '2025-07-31')).toEqual([]);
    expect(within('2023-12-01', '2025-07-01')).toEqual(['2024-07-01', '2025-07-01']);
    expect(within('2025-07-31', '2025-06-01')).toEqual([]);
  });
});

test('M2: July after sales of 500 in June and 300 in July, the fiscal year from 1 July', () => {
  const sales = { earlier: credit('500'), years: [nothing, credit('300')] };
  const moved = movementOf('income', sales.earlier, sales.years);
  expect(moved).toEqual({ opening: '0', debit: '0', credit: '300', carried: nothing });
  expect(closingOf(moved)).toBe('-300');
  const retained = retainedEarnings([{ earlier: sales.earlier, carried: moved.carried }]);
  expect([retained.opening, retained.debit, retained.credit, closingOf(retained)]).toEqual([
    '-500',
    '0',
    '0',
    '-500',
  ]);
});

test('M15: June to July, sales of 100 and 40, the fiscal year from 1 July', () => {
  const years = [nothing, credit('100'), credit('40')];
  const moved = movementOf('income', nothing, years);
  expect(moved).toEqual({ opening: '0', debit: '100', credit: '140', carried: debit('100') });
  expect(closingOf(moved)).toBe('-40');
  const retained = retainedEarnings([{ earlier: nothing, carried: moved.carried }]);
  expect(retained).toEqual({ opening: '0', debit: '0', credit: '100', carried: credit('100') });
});

test('days within a year open at what it had come to, and an expense is carried by a credit', () => {
  // 20 until May, 30 in June less 5 that came back, 7 from July on.
  const years = [debit('20'), { debit: '30', credit: '5' }, debit('7')];
  expect(carriedOf('expense', years)).toEqual(['45']);
  const moved = movementOf('expense', debit('900'), years);
  expect(moved).toEqual({ opening: '20', debit: '37', credit: '50', carried: credit('45') });
  expect(closingOf(moved)).toBe('7');
});

test('what an asset has is carried nowhere', () => {
  const years = [debit('20'), debit('30'), credit('7')];
  expect(carriedOf('asset', years)).toEqual(['0']);
  const moved = movementOf('asset', debit('900'), years);
  expect(moved).toEqual({ opening: '920', debit: '30', credit: '7', carried: nothing });
  expect(closingOf(moved)).toBe('943');
});
