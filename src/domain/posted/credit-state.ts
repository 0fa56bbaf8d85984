import { isBilled, isOpen } from '../documents/status.ts';
import { compare, isPositive } from '../money.ts';
import { creditable } from './facts.ts';
import type { CreditNoteView, PostedView } from './view.ts';

/** True of a document of the online store, which tells its customers itself what was cancelled or refunded. */
export const isFromStore = ({ channel }: Pick<PostedView, 'channel'>): boolean => channel === 'store';

/** How much of a document its credit notes give back, and whether money went back with that. */
type CreditState = 'refunded' | 'partly-refunded' | 'credited' | 'partly-credited';

interface Credited extends Pick<PostedView, 'channel'> {
  creditNotes: readonly Pick<CreditNoteView, 'amount' | 'settled' | 'paidBack' | 'undone'>[];
  standing: { facts: Parameters<typeof creditable>[0] };
}

/**
 * What became of a document by its credit notes; null while there are none. What is beyond the balance was refunded where it was paid back
 * with its note; the online store pays it back itself.
 */
export const creditStateOf = (document: Credited): CreditState | null => {
  const notes = document.creditNotes.filter(({ undone }) => !undone);
  if (notes.length === 0) return null;
  const isWhole = !isPositive(creditable(document.standing.facts));
  const isRefunded = notes.some(
    ({ amount, settled, paidBack }) => compare(amount, settled) > 0 && (paidBack || isFromStore(document)),
  );
  if (isRefunded) return isWhole ? 'refunded' : 'partly-refunded';
  return isWhole ? 'credited' : 'partly-credited';
};

/** True once nothing is waited for on a document that is settled: it was refunded, in part too, or credited in full. */
export const isGivenBack = (state: CreditState | null): boolean =>
  state !== null && state !== 'partly-credited';

/** Where a page says it: in the place of the status once nothing is owed, beside it while something is. */
export const creditPlacement = (
  document: Credited & Pick<PostedView, 'kind' | 'status'>,
): Record<'inPlace' | 'beside', CreditState | null> => {
  const state = creditStateOf(document);
  if (isOpen(document)) return { inPlace: null, beside: state };
  return { inPlace: isBilled(document) && isGivenBack(state) ? state : null, beside: null };
};
