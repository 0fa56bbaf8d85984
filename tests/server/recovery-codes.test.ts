import { expect, test } from 'vitest';
import { codeAt, newSecret, stepOf } from '../../server/adapters/one-time-codes.ts';
import { newDigits, newRecoveryCode } from '../../server/store/access/secrets.ts';

const many = <One>(make: () => One): One[] => Array.from({ length: 2000 }, make);

test('recovery codes and seeds are never twice the same, and use all their letters', () => {
  const codes = many(newRecoveryCode);
  expect(codes.filter((code) => !/^([a-z2-9]{6}-){3}[a-z2-9]{6}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(31);
  const seeds = many(newSecret);
  // 160 bits: 32 signs of five bits each.
  expect(seeds.filter((seed) => !/^[A-Z2-7]{32}$/.test(seed))).toEqual([]);
  expect(new Set(seeds).size).toBe(2000);
  expect(new Set(seeds.join('')).size).toBe(32);
});

test('six digits are as likely to begin with a nought as with a nine', () => {
  const firsts = many(newDigits).map((digits) => digits[0]!);
  expect(new Set(firsts).size).toBe(10);
  expect(many(newDigits).every((digits) => /^\d{6}$/.test(digits))).toBe(true);
});

test('a code of an app is good for its half minute and the two beside it', () => {
  const secret = newSecret();
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  const code = codeAt(secret, at(0));
  const good = (seconds: number) => stepOf(secret, code, at(seconds)) !== null;
  expect([-31, -30, 0, 29, 30, 59].map(good)).toEqual([false, true, true, true, true, true]);
  expect([60, 90, 3600].map(good)).toEqual([false, false, false]);
});
