import { randomBytes, randomInt } from 'node:crypto';

/** What must not be guessed and is sent by the browser with every call: 256 bits in base64url, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What a mailed link carries: 128 bits in base64url, 22 characters. */
export const newLinkCode = (): string => randomBytes(16).toString('base64url');

/** What a person copies from a mail: six digits, each code as likely as any other. */
export const newDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0');
