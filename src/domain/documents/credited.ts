import { compare, type Decimal, isPositive, minus, sum } from '../money.ts';
import type { DocumentHeader } from './document.ts';

/** As far as what was given back on a document is summed up. */
interface Given {
  credited: readonly { settled: Decimal }[];
}

/** What its credit notes took off what was owed. */
export const creditedOn = ({ credited }: Given): Decimal => sum(credited.map(({ settled }) => settled));

/** What was paid of it: neither written off nor given back. */
export const paidOn = (document: Pick<DocumentHeader, 'settled' | 'writtenOff'> & Given): Decimal =>
  minus(minus(document.settled, document.writtenOff), creditedOn(document));

/** What settled a document so far: payments, and what credit notes took off it. */
export const settledByOf = (
  document: Parameters<typeof paidOn>[0],
): { paid: Decimal; credited: Decimal } => ({
  paid: paidOn(document),
  credited: creditedOn(document),
});

/** How much of a document its credit notes give back, and whether money went back with that. */
export const creditStates = ['refunded', 'partly-refunded', 'credited', 'partly-credited'] as const;
export type CreditState = (typeof creditStates)[number];

/** True of a document of the online store, which tells its customers itself what was cancelled or refunded. */
export const isFromStore = ({ channel }: { channel?: string }): boolean => channel === 'store';

/** A credit note that is live. */
interface LiveNote {
  amount: Decimal;
  settled: Decimal;
  paidBack?: boolean | undefined;
}

/**
 * What became of a document by its credit notes; null while there are none. What is beyond the balance was refunded where it was paid back
 * with its note; the online store pays it back itself.
 */
export const creditStateBy = (
  notes: readonly LiveNote[],
  document: { total: Decimal; channel?: string },
): CreditState | null => {
  if (notes.length === 0) return null;
  const isWhole = !isPositive(minus(document.total, sum(notes.map(({ amount }) => amount))));
  const isRefunded = notes.some(
    ({ amount, settled, paidBack = false }) =>
      compare(amount, settled) > 0 && (paidBack || isFromStore(document)),
  );
  if (isRefunded) return isWhole ? 'refunded' : 'partly-refunded';
  return isWhole ? 'credited' : 'partly-credited';
};

/** The same of a document as it is stored. */
export const creditStateIn = (
  document: Pick<DocumentHeader, 'credited' | 'total' | 'channel'>,
): CreditState | null => creditStateBy(document.credited, document);

/** True once nothing is waited for on a document that is settled: it was refunded, in part too, or credited in full. */
export const isGivenBack = (state: CreditState | null | undefined): boolean =>
  Boolean(state) && state !== 'partly-credited';
