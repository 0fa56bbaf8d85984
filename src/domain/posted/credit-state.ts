import { type CreditState, creditStateBy } from '../documents/credited.ts';
import { creditedBeside, givenBackOf } from '../documents/row-state.ts';
import type { CreditNoteView, PostedView } from './view.ts';

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

/** Where a page says it: in the place of the status once nothing is owed, beside it while something is. */
export const creditPlacement = (
  document: Credited & Pick<PostedView, 'kind' | 'status'>,
): Record<'inPlace' | 'beside', CreditState | null> => {
  const stated = { ...document, creditState: creditStateOf(document) };
  return { inPlace: givenBackOf(stated), beside: creditedBeside(stated) };
};
