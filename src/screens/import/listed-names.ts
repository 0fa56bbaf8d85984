import { importWords as words } from '../../domain/import/imports.words.ts';

/** The first of some names in a sentence, with how many there are beside them. */
export const listedNames = (names: readonly string[], all: number, locale: string): string => {
  const more = all - names.length;
  return more > 0
    ? words.andMore({ names: names.join(', '), more: more.toLocaleString(locale) })
    : names.join(', ');
};
