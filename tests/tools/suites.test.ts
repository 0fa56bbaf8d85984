import { describe, expect, test } from 'vitest';
import { slowest, tooSlow, worthStartingFirst } from '../../tools/test/slow-files.ts';
import { chosenSuites } from '../../tools/test/suites.ts';

const names = (asked: string[]) => chosenSuites(asked).suites.map(({ name }) => name);

describe('the suites of a run', () => {
  test('are all but the older PostgreSQL by default, and that too in CI', () => {
    const kinds = (asked: string[]) => names(asked).map((name) => name.split(',')[0]);
    expect(kinds(['ci'])).toEqual([...kinds([]), 'server on PostgreSQL 15']);
    expect(kinds(['all'])).toEqual(kinds(['ci']));
    expect([chosenSuites([]).limitsFiles, chosenSuites(['ci']).limitsFiles]).toEqual([false, true]);
  });

  test('that take long are run a share at a time, but whole where all is asked for, or one of them by name', () => {
    const shared = (asked: string[]) => names(asked).filter((name) => name.includes('share'));
    expect(shared([])).toEqual([
      expect.stringMatching(/^server, share \d of \d$/),
      expect.stringMatching(/^journeys, share \d of \d$/),
    ]);
    expect(shared(['ci'])).toHaveLength(2);
    expect([...shared(['all']), ...shared(['server', 'journeys'])]).toEqual([]);
  });

  test('take every count where all is asked for', () => {
    expect(chosenSuites(['all']).environment).toMatchObject({
      PAIRS: 'all',
      AXE: 'all',
      ROLES: 'all',
      HOSTILE: 'all',
      PROVIDER_ORDERS: '120',
    });
    expect(chosenSuites([]).environment).not.toHaveProperty('PROVIDER_ORDERS');
    expect(chosenSuites(['ci']).environment).toEqual({});
  });

  test('are those named, and no others', () => {
    expect(names(['lint', 'unit'])).toEqual(['lint', 'unit']);
    expect(() => names(['units'])).toThrow(/There is no suite units: types, lint/);
  });
});

describe('slow files', () => {
  const files = [200, 90, ...Array.from({ length: 12 }, (_, n) => n)].map((seconds) => ({
    file: `${seconds}.test.ts`,
    seconds,
  }));

  test('are the ten slowest, slowest first, and every one over a minute', () => {
    expect(slowest(files)).toHaveLength(10);
    expect(slowest(files)[0]).toBe('  200.0 s  200.test.ts');
    const many = Array.from({ length: 12 }, (_, n) => ({ file: `${n}`, seconds: 61 + n }));
    expect(slowest(many)).toHaveLength(12);
  });

  test('of more than five seconds are started first, the longest before all', () => {
    expect(worthStartingFirst(files).slice(0, 3)).toEqual([
      '200 200.test.ts',
      '90 90.test.ts',
      '11 11.test.ts',
    ]);
    expect(worthStartingFirst(files)).not.toContain('5 5.test.ts');
  });

  test('over three minutes fail a run of CI', () => {
    expect(tooSlow(files)).toEqual(['  200.0 s  200.test.ts']);
  });
});
