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

/** What is beyond the balance was refunded where it was paid back with its note; the online store pays it back itself. */
const wasRefunded = ({ paidBack = false }: LiveNote, document: { channel?: string }): boolean =>
  paidBack || isFromStore(document);

/** What became of a document by its credit notes; null while there are none. */
export const creditStateBy = (
  notes: readonly LiveNote[],
  document: { total: Decimal; channel?: string },
): CreditState | null => {
  if (notes.length === 0) return null;
  const isWhole = !isPositive(minus(document.total, sum(notes.map(({ amount }) => amount))));
  const isRefunded = notes.some(
    (note) => compare(note.amount, note.settled) > 0 && wasRefunded(note, document),
  );
  if (isRefunded) return isWhole ? 'refunded' : 'partly-refunded';
  return isWhole ? 'credited' : 'partly-credited';
};

/** The same of a document as it is stored. */
export const creditStateIn = (
  document: Pick<DocumentHeader, 'credited' | 'total' | 'channel'>,
): CreditState | null => creditStateBy(document.credited, document);

/** What credit notes gave back of a document beyond its balance, in its currency. */
export interface BeyondBalance {
  refunded: Decimal;
  /** Kept as its contact's credit, or left as an advance. */
  kept: Decimal;
}

/** What its credit notes gave back beyond the balance; null where none did. */
export const beyondBalance = (
  document: Pick<DocumentHeader, 'credited' | 'channel'>,
): BeyondBalance | null => {
  const beyond = document.credited.filter(({ amount, settled }) => compare(amount, settled) > 0);
  if (beyond.length === 0) return null;
  const sumOf = (notes: typeof beyond) => sum(notes.map(({ amount, settled }) => minus(amount, settled)));
  const isRefunded = (note: LiveNote) => wasRefunded(note, document);
  return {
    refunded: sumOf(beyond.filter(isRefunded)),
    kept: sumOf(beyond.filter((note) => !isRefunded(note))),
  };
};

/** True once nothing is waited for on a document that is settled: it was refunded, in part too, or credited in full. */
export const isGivenBack = (state: CreditState | null | undefined): boolean =>
  Boolean(state) && state !== 'partly-credited';
