import { passwordWords } from '../words/account.ts';
import { commonPasswords } from './common-passwords.ts';

/** What a password must not be made of: the user's own address, their businesses, and what has leaked elsewhere. */
export interface PasswordContext {
  email?: string | undefined;
  /** Names of businesses they work in. */
  businesses?: readonly string[];
  /** Known to the server alone: the list is too long for a page. */
  isLeaked?: ((password: string) => boolean) | undefined;
}

const shortest = 10;
const longest = 128;
const product = 'counterfoil';

const written: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Letters for the signs that stand in for them, but in the tail: "P@ssw0rd123" → "password123". */
const plainly = (password: string): string => {
  const lower = password.toLowerCase();
  const tail = /[\d!@#$._-]*$/.exec(lower)?.[0] ?? '';
  const head = lower.slice(0, lower.length - tail.length);
  return [...head].map((sign) => written[sign] ?? sign).join('') + tail;
};

/** One short piece over and over: "aaaaaaaaaa", "1231231231". */
const repeats = (password: string): boolean => /^(.{1,4}?)\1+$/su.test(password.slice(0, longest * 2));

const isCommon = (password: string, isLeaked: (password: string) => boolean): boolean =>
  [password.toLowerCase(), plainly(password)].some((one) => commonPasswords().has(one) || isLeaked(one)) ||
  repeats(password);

/** The parts of a name long enough that a password holding one is the weaker for it. */
const holds = (password: string, name: string | undefined): boolean =>
  name !== undefined && name.length >= 4 && password.toLowerCase().includes(name.toLowerCase());

/**
 * What is wrong with a password, in a sentence, or null. Any characters count, one each, and none is trimmed.
 * Source: answers.md, "Fields".
 */
export const passwordProblem = (
  password: string,
  { email, businesses = [], isLeaked = () => false }: PasswordContext = {},
): string | null => {
  const length = [...password].length;
  if (length < shortest) return passwordWords.tooShort(shortest);
  if (length > longest) return passwordWords.tooLong(longest);
  if (isCommon(password, isLeaked)) return passwordWords.tooCommon;
  if (holds(password, product)) return passwordWords.namesProduct;
  if (holds(password, email?.split('@')[0])) return passwordWords.namesEmail;
  if (businesses.some((name) => holds(password, name.trim()))) return passwordWords.namesBusiness;
  return null;
};
