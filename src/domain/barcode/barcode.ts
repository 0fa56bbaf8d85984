import type { FieldProblem } from '../values/refusal.ts';
import { barcode as words } from '../words/barcodes.ts';

/** How a code is drawn. */
export type Symbology = keyof typeof words.symbologies;

/** The most characters a barcode has. Source: answers-2.md, Q39. */
export const longestBarcode = 48;

/** The codes that are all digits, the last of which checks the others, by how many there are. */
const checked: Readonly<Record<number, Exclude<Symbology, 'code128'>>> = {
  8: 'ean8',
  12: 'upca',
  13: 'ean13',
};

/**
 * The digit that checks the others: with it, and every other digit counted three times from the right, they come to a multiple of ten.
 * Source: GS1 General Specifications, section 7.9.
 *
 * @param digits those before it
 */
export const checkDigitOf = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
};

const checkedOf = (code: string): Exclude<Symbology, 'code128'> | undefined =>
  /^\d+$/.test(code) ? checked[code.length] : undefined;

const isChecked = (code: string): boolean => code.at(-1) === checkDigitOf(code.slice(0, -1));

/** What a code is drawn as: EAN-13, EAN-8 or UPC-A where its check digit fits, else Code 128. Source: answers-2.md, Q39. */
export const symbologyOf = (code: string): Symbology => {
  const symbology = checkedOf(code);
  return symbology && isChecked(code) ? symbology : 'code128';
};

/** Every fault of a typed barcode; an empty one is none. */
export const barcodeProblems = (typed: string): FieldProblem[] => {
  const code = typed.trim();
  if (code.length > longestBarcode) return [{ field: 'barcode', message: words.tooLong(longestBarcode) }];
  return /^[\x20-\x7e]*$/.test(code) ? [] : [{ field: 'barcode', message: words.unprintable }];
};

/** What a typed barcode will be drawn as, and which digit it lacks to be checked; empty for none and for one that can’t be used. */
export const barcodeHint = (typed: string): string => {
  const code = typed.trim();
  if (code === '' || barcodeProblems(code).length > 0) return '';
  const requested = checkedOf(code);
  return requested && !isChecked(code)
    ? words.checkDigitOff({ symbology: words.symbologies[requested], digit: checkDigitOf(code.slice(0, -1)) })
    : words.printedAs({ symbology: words.symbologies[symbologyOf(code)] });
};

/** What two spellings of one code have in common: 13 digits that begin with 0 are the 12 after it, so a scanner may read either. */
export const barcodeKey = (code: string): string => code.trim().replace(/^0(?=\d{12}$)/, '');

/** How many codes of its own a business can have. */
export const internalCodes = 10 ** 10;

/**
 * An EAN-13 for use within a business. Those that begin with 2 are given to nobody, and 20 is what no scale weighs goods with.
 * Source: answers-2.md, Q39; GS1 General Specifications, section 2.1.11.
 *
 * @param number at least 0 and less than `internalCodes`
 */
export const internalBarcode = (number: number): string => {
  const digits = `20${String(number).padStart(10, '0')}`;
  return digits + checkDigitOf(digits);
};
