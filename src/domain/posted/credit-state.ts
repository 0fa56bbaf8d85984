import { type CreditState, creditStateBy, paidOn, settledByOf } from '../documents/credited.ts';
import { isPartlySettled } from '../documents/posted-status.ts';
import { creditPlaces } from '../documents/row-state.ts';
import { isSettled, plannedStatusOf } from '../documents/status.ts';
import { isPositive } from '../money.ts';
import { creditStateWords } from '../words/posted.ts';
import type { PostedFacts } from './facts.ts';
import type { CreditNoteView, PostedView } from './view.ts';

type Paid = Pick<PostedFacts, 'settled' | 'writtenOff' | 'credited'>;

interface Credited extends Pick<PostedView, 'channel'> {
  creditNotes: readonly Pick<CreditNoteView, 'amount' | 'settled' | 'paidBack' | 'undone'>[];
  standing: { facts: Pick<PostedView['standing']['facts'], 'total'> };
}

/** What became of a document by its credit notes; null while there are none. */
export const creditStateOf = ({ creditNotes, channel, standing }: Credited): CreditState | null =>
  creditStateBy(
    creditNotes.filter(({ undone }) => !undone),
    { total: standing.facts.total, ...(channel !== undefined && { channel }) },
  );

/** Where a page says it: in the place of the status once nothing is owed or nobody paid a part, else beside it. */
export const creditPlacement = (
  document: Credited & Pick<PostedView, 'kind' | 'status'> & { standing: { facts: Paid } },
): Record<'inPlace' | 'beside', CreditState | null> =>
  creditPlaces({
    kind: document.kind,
    status: document.status,
    creditState: creditStateOf(document),
    settledBy: settledByOf(document.standing.facts),
  });

/**
 * The words of the statuses before and after something is given back on a document, or that is taken back: where nobody paid a part of it,
 * a credit note alone settled what is settled.
 */
export const creditedStatusOf = (
  document: Pick<PostedView, 'kind'> & { standing: { facts: Paid } },
): ReturnType<typeof plannedStatusOf> => {
  const { kind, standing } = document;
  const wordOf = plannedStatusOf(document);
  if (isPositive(paidOn(standing.facts))) return wordOf;
  return (status, type) => {
    if (isPartlySettled(status)) return creditStateWords['partly-credited'];
    return isSettled({ kind, status }) ? creditStateWords.credited : wordOf(status, type);
  };
};
