import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Signing } from './provider.ts';

/** How far the signer's clock and ours may lie apart, and how long a report may travel. */
const toleranceSeconds = 300;

const digest = (body: Buffer, seconds: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/**
 * A signature as card providers write it: `t=1767225600,v1=` and the HMAC-SHA256, in hexadecimal, of the seconds, a dot
 * and the bytes of the body.
 */
export const signed = (body: Buffer, secret: string, at: Date): string => {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digest(body, seconds, secret).toString('hex')}`;
};

/**
 * How a body is signed. Several `v1` may stand in one header while a secret is replaced; each is compared in constant
 * time, and the age of the signature is looked at only once it is known to be right.
 *
 * @param header the signature as sent; undefined or a list for what no signer writes
 */
export const signingOf = (
  body: Buffer,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): Signing => {
  if (typeof header !== 'string' || header === '') return 'unsigned';
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return 'wrong';
  const expected = digest(body, seconds, secret);
  const right = parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .some(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), expected));
  if (!right) return 'wrong';
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds ? 'signed' : 'old';
};
