import { folded } from '../../../src/domain/text.ts';

/** The pattern of what has a text in it, wildcards typed by people taken literally. */
export const having = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One pattern per word of a search. */
export const patterns = (search: string): string[] =>
  folded(search).split(' ').filter(Boolean).slice(0, 8).map(having);

/** What a pattern says that tells items apart: of `%sku-000777%` the number, for the letters before it stand in very many. */
const tellingPart = (pattern: string): string => {
  const numbers = pattern.match(/[\p{L}\p{N}]{4,}/gu)?.filter((run) => /\p{N}/u.test(run)) ?? [];
  const longest = numbers.reduce((best, run) => (run.length > best.length ? run : best), '');
  return longest === '' ? pattern : `%${longest}%`;
};

/**
 * The pattern that an index of letters narrows the most, the longest of some or its number; what the others say is still to be asked.
 * Null where none has three letters or digits together.
 */
export const narrowest = (patterns: readonly string[]): string | null => {
  const longest = patterns
    .filter((pattern) => /[\p{L}\p{N}]{3}/u.test(pattern))
    .reduce((best, pattern) => (pattern.length > best.length ? pattern : best), '');
  return longest === '' ? null : tellingPart(longest);
};
