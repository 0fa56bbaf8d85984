import { type Decimal, isPositive, zero } from '../money.ts';
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
  /** What was paid of it, and what credit notes took off it; left out where it isn't known, and a part is taken to have been paid. */
  settledBy?: { paid: Decimal; credited: Decimal } | undefined;
}

type State = Pick<StatusWord, 'word' | 'tone'>;

/** A rest that a customer never paid is lost; one that a vendor let off is gained. */
export const forgivenTone = { receivable: 'stopped', payable: 'settled' } as const;

/** What credit notes made of a document, where it is said in the place of its status: nothing is owed on it any more. */
export const givenBackOf = (document: Stated): CreditState | null =>
  !isOpen(document) && isBilled(document) && isGivenBack(document.creditState) ? document.creditState! : null;

/** Nobody paid a part of what is still owed: its credit notes alone settled some. */
const isCreditedAlone = ({ settledBy }: Stated): boolean =>
  settledBy !== undefined && !isPositive(settledBy.paid) && isPositive(settledBy.credited);

/** What they made of a document, and whether that is said in the place of its status or beside it, because a part was paid too. */
export const creditPlaces = (document: Stated): Record<'inPlace' | 'beside', CreditState | null> => {
  if (!isOpen(document)) return { inPlace: givenBackOf(document), beside: null };
  const state = document.creditState ?? null;
  return isCreditedAlone(document) ? { inPlace: state, beside: null } : { inPlace: null, beside: state };
};

/** The word for the state of a document in lists, files and on its public page: what became of it, else its status. */
export const stateOf = (document: Stated): State => {
  const { inPlace } = creditPlaces(document);
  if (inPlace) return creditStateWords[inPlace];
  const { side } = kindSpec(document.kind);
  if (side && isForgiven({ ...document, writtenOff: document.writtenOff ?? zero }))
    return { word: words.forgiven[side], tone: forgivenTone[side] };
  return statusWordOf(document);
};
