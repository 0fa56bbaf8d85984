import { createHmac, timingSafeEqual } from 'node:crypto';
import type { HeaderFault, Signing } from './provider.ts';

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

type Sent = string | string[] | undefined;

const partsOf = (header: string) => {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const signatures = parts.filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''));
  return {
    seconds: parts.find(([name]) => name === 't')?.[1] ?? '',
    signatures: signatures.map(([, value]) => value!),
  };
};

/** What is wrong with such a signature whatever the body is. Null where the body decides. */
export const headerFaultOf = (header: Sent): HeaderFault | null => {
  if (typeof header !== 'string' || header === '') return 'unsigned';
  const { seconds, signatures } = partsOf(header);
  return /^\d{1,12}$/.test(seconds) && signatures.length > 0 ? null : 'wrong';
};

/**
 * How a body is signed. Several `v1` may stand in one header while a secret is replaced; each is compared in constant
 * time, and the age of the signature is looked at only once it is known to be right.
 *
 * @param header the signature as sent; undefined or a list for what no signer writes
 */
export const signingOf = (body: Buffer, header: Sent, secret: string, now: Date): Signing => {
  const fault = headerFaultOf(header);
  if (fault) return fault;
  const { seconds, signatures } = partsOf(header as string);
  const expected = digest(body, seconds, secret);
  const right = signatures.some((value) => timingSafeEqual(Buffer.from(value, 'hex'), expected));
  if (!right) return 'wrong';
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= toleranceSeconds ? 'signed' : 'old';
};
