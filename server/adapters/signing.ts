import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type HeadSigning, headText } from '../../src/domain/audit/signed-head.ts';
import { keptSecret } from './kept-secret.ts';
import { isSealingKey } from './sealing.ts';

/** What Node reads a private key of Ed25519 as, before its 32 bytes. Source: RFC 8410. */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The same of a public one. */
const publicHead = Buffer.from('302a300506032b6570032100', 'hex');

const privateKey = (seed: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([privateHead, Buffer.from(seed, 'base64')]),
    format: 'der',
    type: 'pkcs8',
  });

/** The 32 bytes of a private key's public half, in base64url. */
const publicHalf = (key: KeyObject): string =>
  createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(publicHead.length)
    .toString('base64url');

const publicKey = (half: string): KeyObject =>
  createPublicKey({
    key: Buffer.concat([publicHead, Buffer.from(half, 'base64url')]),
    format: 'der',
    type: 'spki',
  });

/**
 * Signs heads of the audit trail's chain by Ed25519 with the first key, and knows those that any of them signed.
 *
 * @param keys each 32 bytes in base64, at least one; throws for others
 */
export const signingBy = (keys: readonly string[]): HeadSigning => {
  if (keys.length === 0 || !keys.every(isSealingKey))
    throw new Error('A signing key is not 32 bytes in base64.');
  const own = keys.map(privateKey);
  const halves = own.map(publicHalf);
  return {
    key: halves[0]!,
    sign: (head) => ({
      ...head,
      key: halves[0]!,
      signature: sign(null, Buffer.from(headText(head)), own[0]!).toString('base64url'),
    }),
    check: (head) => {
      if (!halves.includes(head.key)) return 'unknown';
      const signature = Buffer.from(head.signature, 'base64url');
      return verify(null, Buffer.from(headText(head)), publicKey(head.key), signature) ? 'right' : 'forged';
    },
  };
};

/**
 * What this installation signs with: the keys it was given, else one its data directory keeps to itself. Null for a database of one's own
 * without a key: servers that share it would each make another.
 *
 * @param dataDirectory where the embedded database lies; null without one
 */
export const chooseSigning = (keys: readonly string[], dataDirectory: string | null): HeadSigning | null => {
  if (keys.length) return signingBy(keys);
  return dataDirectory ? signingBy([keptSecret(dataDirectory, 'signing-key')]) : null;
};
