import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { keptSecret } from './kept-secret.ts';

/**
 * Keeps a secret in the database so that the database alone does not give it away. What is sealed for one place, e.g.
 * "second-factor:<user>", opens for no other.
 */
export interface Sealing {
  /** The text as it may be stored. */
  seal: (text: string, context: string) => string;
  /** The text again; null for what none of the keys sealed for this place. */
  open: (sealed: string, context: string) => string | null;
  /** True for what the newest key sealed; anything else is sealed again when the server starts. */
  isCurrent: (sealed: string) => boolean;
  /**
   * What can't be guessed and is made again from its place by the newest key, kept nowhere: 256 bits in base64url, as a
   * link's token has them.
   */
  token: (context: string) => string;
}

const algorithm = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];

/** True for 32 bytes in base64 or base64url. */
export const isSealingKey = (text: string): boolean =>
  /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === 32;

/** A name that tells keys apart and gives nothing of them away. */
const nameOf = (key: Buffer): string =>
  createHash('sha256').update('counterfoil sealing key ').update(key).digest('base64url').slice(0, 8);

/**
 * Seals by AES-256-GCM with the first key; any of them opens, so that a key is replaced by putting another before it.
 * Sealed text is "v1", the key's name, and nonce, cipher text and tag in base64url, with points between.
 *
 * @param keys each 32 bytes in base64, at least one; throws for others
 */
export const sealingBy = (keys: readonly string[]): Sealing => {
  if (!keys.every(isSealingKey)) throw new Error('A sealing key is not 32 bytes in base64.');
  const named = keys.map((text) => Buffer.from(text, 'base64')).map((key) => ({ key, name: nameOf(key) }));
  const newest = named[0]!;
  // A key of its own, so that what is handed out says nothing of the one that seals.
  const tokenKey = Buffer.from(hkdfSync('sha256', newest.key, '', 'counterfoil tokens', 32));
  return {
    seal: (text, context) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, newest.key, nonce, { authTagLength: tagLength });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${newest.name}.${body.toString('base64url')}`;
    },
    open: (sealed, context) => {
      const [version, name, body] = sealed.split('.');
      const used = named.find((one) => one.name === name);
      if (version !== 'v1' || !used || !body) return null;
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, used.key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(context));
      try {
        decipher.setAuthTag(bytes.subarray(-tagLength));
        return (
          decipher.update(bytes.subarray(nonceLength, -tagLength)).toString() + decipher.final().toString()
        );
      } catch {
        return null;
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`v1.${newest.name}.`),
    token: (context) => createHmac('sha256', tokenKey).update(context).digest('base64url'),
  };
};

/**
 * What this installation seals with: the keys it was given, else one its data directory keeps to itself. Null for a
 * database of one's own without a key: servers that share it would each make another.
 *
 * @param dataDirectory where the embedded database lies; null without one
 */
export const chooseSealing = (keys: readonly string[], dataDirectory: string | null): Sealing | null => {
  if (keys.length) return sealingBy(keys);
  return dataDirectory ? sealingBy([keptSecret(dataDirectory, 'sealing-key')]) : null;
};
