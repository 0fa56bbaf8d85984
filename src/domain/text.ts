/** Text folded for searching and sorting: no accents, lower case, single spaces. Both sides fold the same way. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A plausible mailbox address; whether it exists only a mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc}@<>,;"()]+@[^\s\p{Cc}@<>,;"().]+(\.[^\s\p{Cc}@<>,;"().]+)+$/u.test(text);

/** The same words at the beginning of a sentence. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
