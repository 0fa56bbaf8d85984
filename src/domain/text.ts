/** Text folded for searching and sorting: no accents, lower case, single spaces. Both sides fold the same way. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** An address as it is kept and compared: without blanks around it, and with plain letters in the place of those that only look otherwise. */
export const normalEmail = (text: string): string => text.trim().normalize('NFKC');

/** A plausible mailbox address; whether it exists only a mail can tell. No sign in it is invisible, and no host a number. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s\p{Cc}\p{Cf}@<>,;"()]+@[^\s\p{Cc}\p{Cf}@<>,;"().[\]:]+(\.[^\s\p{Cc}\p{Cf}@<>,;"().[\]:]+)+$/u.test(
    text,
  ) &&
  !/\.\d+$/.test(text);

/** The same words at the beginning of a sentence. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
