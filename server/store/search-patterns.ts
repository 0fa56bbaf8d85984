import { folded } from '../../src/domain/text.ts';

/** One pattern per word of a search, wildcards typed by people taken literally. */
export const patterns = (search: string): string[] =>
  folded(search)
    .split(' ')
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
