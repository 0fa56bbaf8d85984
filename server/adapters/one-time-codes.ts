import { Secret, TOTP } from 'otpauth';

const halfMinute = 30;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Counterfoil', label, secret: Secret.fromBase32(secret), period: halfMinute });

/** A new secret of 160 bits in base32, for an authenticator app. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address an authenticator app reads from a QR code. */
export const addressOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The half minute a code belongs to, as a count since 1970, or null for a wrong one. The one before and the one after
 * count too: clocks of phones differ.
 */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / halfMinute) + delta;
};

/** The code of a secret at a time. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret, '').generate({ timestamp: now.getTime() });
