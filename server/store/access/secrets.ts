import { randomBytes, randomInt } from 'node:crypto';

/** What must not be guessed and is sent by the browser with every call: 256 bits in base64url, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a mailed link carries: 128 bits in base64url, 22 characters. */
export const newLinkCode = (): string => randomBytes(16).toString('base64url');

/** What a person copies from a mail: six digits, each code as likely as any other. */
export const newDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * What opens the session of somebody who lost their phone: four groups of six letters and digits, 118 bits, so many that
 * its hash needs no salt.
 */
export const newRecoveryCode = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
};

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const clearLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What a person hands on by word of mouth: eight letters, 40 bits. */
export const newReferralCode = (): string =>
  Array.from({ length: 8 }, () => clearLetters[randomInt(clearLetters.length)]).join('');

/** What a lifetime deal is redeemed by: four groups of five letters, 100 bits. */
export const newDealCode = (): string => {
  const group = () => Array.from({ length: 5 }, () => clearLetters[randomInt(clearLetters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
};
