import { paidOn } from '../../domain/documents/credited.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { isPositive, isZero } from '../../domain/money.ts';
import type { PostedFacts } from '../../domain/posted/facts.ts';
import { postedForm } from '../../domain/words/posted.ts';
import { wordsOfKind } from './posted-words.ts';

interface Settled {
  kind: DocumentKind;
  standing: {
    facts: Pick<PostedFacts, 'settled' | 'writtenOff'> & { credited: readonly { settled: string }[] };
  };
}

/** Why the lines and amounts of a document can’t change: it has payments, or else a credit note; undefined while nothing settles it. */
export const lockedBy = (document: Settled | null): string | undefined => {
  if (!document) return undefined;
  const { facts } = document.standing;
  if (isZero(facts.settled)) return undefined;
  const creditedAlone = facts.credited.length > 0 && isZero(facts.writtenOff) && !isPositive(paidOn(facts));
  return creditedAlone
    ? postedForm.lockedByCredit({ note: wordsOfKind(document.kind).creditNote.toLowerCase() })
    : postedForm.locked;
};
