/** Something that is wrong with a chain. Numbers are those of events in it; instants are in UTC. */
export type ChainFault =
  /** The row isn't what was hashed. */
  | { kind: 'changed'; number: number; act: string; at: string }
  | { kind: 'missing'; number: number; appendedAt: string }
  | { kind: 'unlinked'; from: number; to: number }
  | { kind: 'swapped'; numbers: readonly [number, number] }
  /** Its personal fields can't be hashed again. */
  | { kind: 'unsalted'; number: number; act: string; at: string }
  /** A signed head is beyond the chain's end. */
  | { kind: 'newest-missing'; signed: number; signedAt: string; last: number }
  /** A signed head has another hash than the chain: of the events since the last head that is right, `from` the first. */
  | { kind: 'rewritten'; from: number; to: number; signedAt: string }
  /** The same where its hash is that of an earlier number. */
  | { kind: 'renumbered'; number: number; now: number; signedAt: string }
  | { kind: 'forged'; number: number; signedAt: string }
  | { kind: 'unknown-key'; heads: number; number: number; key: string };

/** What was found of a whole chain. */
export interface ChainVerdict {
  /** Events that were checked. */
  events: number;
  /** Signed heads that are right. */
  heads: number;
  /** Personal values that were erased. */
  erased: number;
  /** The first ones. */
  faults: readonly ChainFault[];
  /** How many there are in all. */
  found: number;
}
