/** Letters that are no other one with a mark, as those write them who have no key for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
};

/** Text folded for searching and sorting: no accents, lower case, single spaces, “Straße” as “strasse”. Both sides fold the same way. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħŧı]/g, (letter) => plainLetters[letter]!)
    .replace(/\s+/g, ' ')
    .trim();

/** A name as it is kept: in one line, whatever it was copied from, with nothing around it. */
export const inOneLine = (name: string): string =>
  name
    .split(/[\r\n\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

/** A host in letters of its own as its name in ASCII (`xn--…`), which mail is sent to; any other text as it is. Source: UTS #46, by the URL standard. */
const asciiHost = (host: string): string => {
  if (!/[^ -~]/.test(host) || /[\s\p{Cc}\p{Cf}/?#@:\\%[\]]/u.test(host)) return host;
  const url = `http://${host}`;
  return URL.canParse(url) ? new URL(url).hostname : host;
};

/**
 * An address as it is kept and compared: without blanks around it, with plain letters in the place of those that only look otherwise, and with a
 * host in letters of its own as its name in ASCII.
 */
export const normalEmail = (text: string): string => {
  const plain = text.trim().normalize('NFKC');
  const at = plain.lastIndexOf('@') + 1;
  return at === 0 ? plain : plain.slice(0, at) + asciiHost(plain.slice(at));
};

/** A plausible mailbox address; whether it exists only a mail can tell. No sign in it is invisible, no host a number, and no dot at an end or beside another (RFC 5321). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  !/^\.|\.\.|\.@/.test(text) &&
  /^[^\s\p{Cc}\p{Cf}@<>,;"()]+@[^\s\p{Cc}\p{Cf}@<>,;"().[\]:]+(\.[^\s\p{Cc}\p{Cf}@<>,;"().[\]:]+)+$/u.test(
    text,
  ) &&
  !/\.\d+$/.test(text);

/** The same words at the beginning of a sentence. */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
