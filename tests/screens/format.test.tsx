import { describe, expect, test } from 'vitest';
import { parseDecimal } from '../../src/domain/typed/number.ts';
import { formatAmount, formatDay, formatDecimal, formatMoney } from '../../src/domain/values/format.ts';

describe('a number is read as its locale writes it', () => {
  test.each([
    ['1,234.56', 'en-GB', '1234.56'],
    ['1.234,56', 'en-GB', '1234.56'],
    ['1.234,56', 'de-DE', '1234.56'],
    ['1,234.56', 'de-DE', '1234.56'],
    ['1 234,56', 'fr-FR', '1234.56'],
    ['1’234.56', 'de-CH', '1234.56'],
    ['12,34,567.8', 'en-IN', '1234567.8'],
    ['€1,240', 'en-GB', '1240'],
    ['₦58,300.00', 'en-NG', '58300.00'],
    ['−12.50', 'en-GB', '-12.50'],
    ['.5', 'en-GB', '0.5'],
    ['007', 'en-GB', '7'],
    ['-0', 'en-GB', '0'],
    ['1.234', 'de-DE', '1234'],
    ['1,5', 'de-DE', '1.5'],
    ['0,234', 'de-DE', '0.234'],
    ['1,2340', 'de-DE', '1.2340'],
    ['1234,567', 'de-DE', '1234.567'],
    ['1,234', 'en-GB', '1234'],
    ['1.234', 'en-GB', '1.234'],
    ['123456789012345678.99', 'en-GB', '123456789012345678.99'],
    ['١٢٣٤٫٥', 'ar-EG', '1234.5'],
    ['1234.5', 'ar-EG', '1234.5'],
    ['１２３', 'ja-JP', '123'],
    ['(45,50)', 'de-DE', '-45.50'],
    ['5.00-', 'en-GB', '-5.00'],
    ['‐5', 'en-GB', '-5'],
    ['EUR 1.234,56', 'de-DE', '1234.56'],
    ['1 234,56 kr', 'sv-SE', '1234.56'],
    ['1’234.50 Fr.', 'de-CH', '1234.50'],
    ['Rs.500', 'en-IN', '500'],
    ['1,23,456.78', 'en-GB', '123456.78'],
    ['-US$5', 'en-GB', '-5'],
    ['5 EUR-', 'en-GB', '-5'],
    ['(R$ 5)', 'en-GB', '-5'],
    ['+7', 'en-GB', '7'],
  ])('%s in %s is %s', (typed, locale, value) => {
    expect(parseDecimal(typed, locale)).toBe(value);
  });
});

describe('what could be read in two ways, or in none, is refused', () => {
  test.each([
    ['', 'en-GB'],
    ['-', 'en-GB'],
    ['.', 'en-GB'],
    ['abc', 'en-GB'],
    ['1,5', 'en-GB'],
    ['1.5', 'de-DE'],
    ['1,23,4.5', 'en-GB'],
    ['1.2.3', 'en-GB'],
    ['1,234,56.7,8', 'en-GB'],
    ['12e3', 'en-GB'],
    ['1,234', 'de-DE'],
    ['€1,234', 'de-DE'],
    ['-12,345', 'fr-FR'],
    ['--5', 'en-GB'],
    ['(-5)', 'en-GB'],
    ['(5', 'en-GB'],
    ['12 kg', 'en-GB'],
    ['12 XYZ', 'en-GB'],
    ['EUR 1,234', 'de-DE'],
    ['EUR', 'en-GB'],
  ])('“%s” in %s', (typed, locale) => {
    expect(parseDecimal(typed, locale)).toBeNull();
  });
});

test('money is shown exactly, with the decimals of its currency and a true minus', () => {
  expect(formatMoney('1240', 'EUR', 'en-GB')).toBe('€1,240.00');
  expect(formatMoney('-1240.5', 'JPY', 'en-GB')).toBe('−¥1,241');
  expect(formatAmount('-123456789012345678.99', 'EUR', 'en-GB')).toBe('−123,456,789,012,345,678.99');
  expect(formatMoney('not yet', 'EUR', 'en-GB')).toBe('not yet');
});

test('a quantity keeps the decimals it has', () => {
  expect(formatDecimal('1234.125', 'de-DE')).toBe('1.234,125');
  expect(formatDecimal('4.2', 'en-GB', 2)).toBe('4.20');
});

test('a day is shown as that day, wherever the browser stands', () => {
  expect(formatDay('2026-11-21', 'en-GB')).toBe('21 Nov 2026');
  expect(formatDay('2026-01-01', 'en-US', 'long')).toBe('January 1, 2026');
  expect(formatDay('', 'en-GB')).toBe('');
});
