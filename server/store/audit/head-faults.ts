import type { ChainFault } from '../../../src/domain/audit/chain-fault.ts';
import type { HeadSigning, SignedHead } from '../../../src/domain/audit/signed-head.ts';

/** What a chain has where heads are signed of it. */
export interface HeadChecks {
  hashes: Map<number, string>;
  numbers: Map<string, number>;
  /** The number of the last event in it. */
  last: number;
}

/** Heads by keys that the installation hasn't, told once for each key. */
const unknownKeys = (heads: readonly SignedHead[]): ChainFault[] => {
  const byKey = new Map<string, SignedHead[]>();
  for (const head of heads) byKey.set(head.key, [...(byKey.get(head.key) ?? []), head]);
  return [...byKey].map(([key, of]) => ({
    kind: 'unknown-key',
    heads: of.length,
    number: of.at(-1)!.number,
    key,
  }));
};

/** What of right heads doesn't fit the chain: the newest that is beyond its end, and those whose hash it hasn't at their number. */
const unfitting = (heads: readonly SignedHead[], { hashes, numbers, last }: HeadChecks): ChainFault[] => {
  const faults: ChainFault[] = [];
  let right = 0;
  for (const { number, hash, signedAt } of heads.filter((one) => one.number <= last)) {
    const now = numbers.get(hash);
    // Where there is no such number the missing link is told already.
    const isThere = hashes.has(number);
    if (hashes.get(number) === hash) right = number;
    else if (now !== undefined) faults.push({ kind: 'renumbered', number, now, signedAt });
    else if (isThere) {
      faults.push({ kind: 'rewritten', from: right + 1, to: number, signedAt });
      // What follows on a chain that was written anew is wrong with it.
      break;
    }
  }
  const newest = heads.at(-1);
  if (newest && newest.number > last)
    faults.push({ kind: 'newest-missing', signed: newest.number, signedAt: newest.signedAt, last });
  return faults;
};

/** What is wrong with the signed heads of a chain, in their order, and how many of them are rightly signed. */
export const headFaults = (
  heads: readonly SignedHead[],
  signing: HeadSigning | null,
  checks: HeadChecks,
): { faults: ChainFault[]; right: number } => {
  const checked = heads.map((head) => ({ head, is: signing?.check(head) ?? ('unknown' as const) }));
  const those = (is: 'right' | 'forged' | 'unknown') =>
    checked.filter((one) => one.is === is).map(({ head }) => head);
  const right = those('right');
  return {
    faults: [
      ...those('forged').map(({ number, signedAt }): ChainFault => ({ kind: 'forged', number, signedAt })),
      ...unfitting(right, checks),
      ...unknownKeys(those('unknown')),
    ],
    right: right.length,
  };
};
