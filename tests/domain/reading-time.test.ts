import { expect, test } from 'vitest';
import { decimal, isReadableAmount } from '../../src/domain/money.ts';
import { folded, isEmail } from '../../src/domain/text.ts';
import { emailProblem, nameProblem } from '../../src/domain/user/account.ts';
import { passwordProblem } from '../../src/domain/user/password.ts';
import { isDay } from '../../src/domain/values/is-day.ts';
import { isOwnPath } from '../../src/domain/values/own-path.ts';
import { fieldsOf } from '../support/call-fields.ts';
import { contract } from '../support/contract.ts';

const length = 100_000;
/** What patterns that try again and again are slow on: long runs that fail only at their end. */
const long = [
  '0'.repeat(length),
  `1.${'0'.repeat(length)}1`,
  `${'1'.repeat(length)}x`,
  `-${'9'.repeat(length)}`,
  `${'a'.repeat(length)}!`,
  `${'a@a.'.repeat(length / 4)}@`,
  `a@${'a.'.repeat(length / 2)}`,
  `${' '.repeat(length)}x`,
  `${'é'.repeat(length)}\u0301`,
  `/${'/'.repeat(length)}`,
  `${'ab'.repeat(length / 2)}c`,
  `2026-${'0'.repeat(length)}`,
];

const readers: Record<string, (text: string) => unknown> = {
  emailProblem,
  nameProblem: (text) => nameProblem(text, ''),
  isDay,
  isReadableAmount,
  passwordProblem,
  folded,
  isEmail,
  isOwnPath,
  decimal: (text) => (isReadableAmount(text) ? decimal(text) : null),
};

const slowest = (read: (text: string) => unknown): number =>
  Math.max(
    ...long.map((text) => {
      const began = performance.now();
      read(text);
      return performance.now() - began;
    }),
  );

/** Linear reading takes a few milliseconds; one that tries again at every character takes seconds. */
const limitMs = 250;

test.each(Object.entries(readers))('%s reads a hundred thousand characters at once', (_, read) => {
  expect(slowest(read)).toBeLessThan(limitMs);
});

test('every field of the contract reads a hundred thousand characters at once', () => {
  const slow = contract.flatMap(({ path, query, body }) =>
    [query, body]
      .flatMap((schema) => (schema ? fieldsOf(schema) : []))
      .filter(({ schema }) => slowest((text) => schema.safeParse(text)) > limitMs)
      .map((field) => `${path} ${field.path.join('.')}`),
  );
  expect(slow).toEqual([]);
});
