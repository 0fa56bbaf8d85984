import { describe, expect, test } from 'vitest';
import {
  barcodeHint,
  barcodeKey,
  barcodeProblems,
  checkDigitOf,
  internalBarcode,
  internalCodes,
  longestBarcode,
  symbologyOf,
} from '../../src/domain/barcode/barcode.ts';
import fc from '../support/seeded.ts';

describe('the check digit', () => {
  test.each([
    // The examples of the GS1 General Specifications and of books in print.
    ['629104150021', '3'],
    ['978030640615', '7'],
    ['400638133393', '1'],
    ['501234567890', '0'],
    ['03600029145', '2'],
    ['01234567890', '5'],
    ['9638507', '4'],
    ['7351353', '7'],
  ])('of %s is %s', (digits, digit) => expect(checkDigitOf(digits)).toBe(digit));

  test('finds any one wrong digit, and two neighbours that changed places but for those 5 apart', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{12}$/),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(11),
        (twelve, at, more, first) => {
          const code = twelve + checkDigitOf(twelve);
          const wrong = [...code].with(at, String((Number(code[at]) + more) % 10)).join('');
          expect(symbologyOf(wrong)).toBe('code128');
          const [one, other] = [Number(code[first]), Number(code[first + 1])];
          if (Math.abs(one - other) % 5 === 0) return;
          const swapped = [...code].with(first, String(other)).with(first + 1, String(one));
          expect(symbologyOf(swapped.join(''))).toBe('code128');
        },
      ),
    );
  });
});

test.each([
  ['4006381333931', 'ean13'],
  ['4006381333932', 'code128'],
  ['96385074', 'ean8'],
  ['96385075', 'code128'],
  ['036000291452', 'upca'],
  ['036000291453', 'code128'],
  ['CANDLE-12', 'code128'],
  ['400638133393', 'code128'],
  ['1', 'code128'],
  ['400638133393X', 'code128'],
])('%s is drawn as %s', (code, symbology) => expect(symbologyOf(code)).toBe(symbology));

describe('a typed barcode', () => {
  const textOf = (typed: string) => barcodeProblems(typed).map(({ message }) => message);

  test('is at most 48 characters that can be drawn, blanks around it left out', () => {
    expect(textOf('')).toEqual([]);
    expect(textOf(`  ${'x'.repeat(longestBarcode)} `)).toEqual([]);
    expect(textOf('x'.repeat(longestBarcode + 1))).toEqual(['A barcode has at most 48 characters.']);
    for (const typed of ['Crème', 'a\tb', 'a\nb', '４００', '\u007f'])
      expect(textOf(typed)).toEqual([
        'A barcode has only unaccented letters, digits, spaces and punctuation.',
      ]);
  });

  test.each([
    ['', ''],
    ['Crème', ''],
    [' 4006381333931 ', 'Printed as EAN-13.'],
    ['CANDLE', 'Printed as Code 128.'],
    ['4006381333930', 'As EAN-13 it would end in 1. It will be printed as Code 128.'],
    ['036000291450', 'As UPC-A it would end in 2. It will be printed as Code 128.'],
    ['96385070', 'As EAN-8 it would end in 4. It will be printed as Code 128.'],
  ])('“%s” is told what it will be printed as', (typed, hint) => expect(barcodeHint(typed)).toBe(hint));
});

test('a UPC-A and the EAN-13 a scanner makes of it are one code; nothing else loses a zero', () => {
  expect(barcodeKey('0036000291452')).toBe('036000291452');
  expect(barcodeKey(' 036000291452')).toBe('036000291452');
  for (const code of ['0123', '00000000', '0ABCDEFGHIJKL', '00036000291452'])
    expect(barcodeKey(code)).toBe(code);
});

test('a code of our own is an EAN-13 that begins with 20', () => {
  expect(internalBarcode(0)).toBe('2000000000008');
  expect(internalBarcode(internalCodes - 1)).toBe('2099999999998');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: internalCodes - 1 }), (number) => {
      const code = internalBarcode(number);
      expect(code).toMatch(/^20\d{11}$/);
      expect(symbologyOf(code)).toBe('ean13');
    }),
  );
});
