import { type Decimal, zero } from '../money.ts';
import { documentList as words } from '../words/documents.ts';
import type { StatusWord } from '../words/everywhere.ts';
import { creditStateWords } from '../words/posted.ts';
import { type CreditState, isGivenBack } from './credited.ts';
import type { DocumentKind } from './kind.ts';
import { kindSpec } from './kinds.ts';
import { isBilled, isForgiven, isOpen, statusWordOf } from './status.ts';

interface Stated {
  kind: DocumentKind;
  status: string;
  writtenOff?: Decimal;
  creditState?: CreditState | null | undefined;
}

type State = Pick<StatusWord, 'word' | 'tone'>;

/** A rest that a customer never paid is lost; one that a vendor let off is gained. */
export const forgivenTone = { receivable: 'stopped', payable: 'settled' } as const;

/** What credit notes made of a document, where it is said in the place of its status: nothing is owed on it any more. */
export const givenBackOf = (document: Stated): CreditState | null =>
  !isOpen(document) && isBilled(document) && isGivenBack(document.creditState) ? document.creditState! : null;

/** What they made of one on which something is still owed, said beside its status. */
export const creditedBeside = (document: Stated): CreditState | null =>
  (isOpen(document) && document.creditState) || null;

/** The word for the state of a document in lists, files and on its public page: what became of it, else its status. */
export const stateOf = (document: Stated): State => {
  const given = givenBackOf(document);
  if (given) return creditStateWords[given];
  const { side } = kindSpec(document.kind);
  if (side && isForgiven({ ...document, writtenOff: document.writtenOff ?? zero }))
    return { word: words.forgiven[side], tone: forgivenTone[side] };
  return statusWordOf(document);
};
