import { folded } from '../../src/domain/text.ts';

/** One pattern per word of a search, wildcards typed by people taken literally. */
export const patterns = (search: string): string[] =>
  folded(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** The pattern of some that an index of letters narrows the most, the longest; null where none has three letters or digits together. */
export const narrowest = (sought: readonly string[]): string | null =>
  sought
    .filter((pattern) => /[\p{L}\p{N}]{3}/u.test(pattern))
    .reduce<string | null>((best, pattern) => (best && best.length >= pattern.length ? best : pattern), null);
