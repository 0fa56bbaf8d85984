import { minus } from '../../src/domain/money.ts';

/** Prices of as many lines as an edit has, adding up to its total. */
export const pricesOf = ({ lines, total }: { lines: number; total: string }): string[] =>
  Array.from({ length: lines }, (_, index) => (index === 0 ? minus(total, String(lines - 1)) : '1'));
