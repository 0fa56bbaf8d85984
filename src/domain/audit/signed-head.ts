import type { Day } from '../day.ts';

/** Why a head was signed. */
export type HeadOccasion = 'daily' | 'lock' | 'archive';

/** How far the chain of a business is: the number of its last event, and the hash that all of them come to. */
export interface ChainHead {
  number: number;
  /** SHA-256 in hex. */
  hash: string;
}

/** A head as it is signed. */
export interface SignableHead extends ChainHead {
  businessId: string;
  /** An instant in UTC, like 2026-03-02T12:00:00.000Z. */
  signedAt: string;
  occasion: HeadOccasion;
  /** Until when the books were locked then. */
  lockedUntil: Day | null;
}

/** A head with the signature of the installation, and the public key that it is checked with; both in base64url. */
export interface SignedHead extends SignableHead {
  key: string;
  signature: string;
}

/** The bytes that are signed, as text: a line for each part. */
export const headText = (head: SignableHead): string =>
  [
    'counterfoil-head-1',
    head.businessId,
    head.number,
    head.hash,
    head.signedAt,
    head.occasion,
    head.lockedUntil ?? '-',
  ].join('\n');

/** As much of a hash as is printed: its first 16 digits. */
export const shortHash = (hash: string): string => hash.slice(0, 16);

/** Signs heads by the key of the installation, and says of signed ones whether they are right. */
export interface HeadSigning {
  /** The public key that new heads are checked with, in base64url. */
  key: string;
  sign: (head: SignableHead) => SignedHead;
  /** `forged` where the signature isn't of these parts, `unknown` where its key is none of the installation's. */
  check: (head: SignedHead) => 'right' | 'forged' | 'unknown';
}
