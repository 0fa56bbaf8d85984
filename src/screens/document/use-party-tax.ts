import { useEffect, useRef } from 'react';
import type { ChosenTax } from '../../domain/documents/document.ts';
import type { LineDraft } from '../kit/lines/line-draft.ts';
import { isUsed } from './lines.ts';

/** The tax that the other party's card names for every line, before that of an item; undefined where they charge none. */
export interface PartyTax {
  tax: ChosenTax | undefined;
}

/** A line that says something with the party's tax; that of an import is somebody else's, and stays. */
export const taxedBy = ({ tax }: PartyTax, line: LineDraft): LineDraft =>
  isUsed(line) && line.tax?.kind !== 'import' ? { ...line, tax } : line;

interface PartyTaxOf {
  /** The other party that is picked; empty for nobody. */
  party: string;
  /** The one whose card is known by now. */
  known: string | undefined;
  partyTax: PartyTax | undefined;
  setLines: (make: (now: LineDraft[]) => LineDraft[]) => void;
}

/** Once another party is picked, lines that were typed before follow the tax of their card, where it names one. */
export const usePartyTax = ({ party, known, partyTax, setLines }: PartyTaxOf): void => {
  // What was saved, or typed before a reload, is as it was meant.
  const followed = useRef(party);
  useEffect(() => {
    if (known !== party || followed.current === party) return;
    followed.current = party;
    if (partyTax) setLines((now) => now.map((line) => taxedBy(partyTax, line)));
  });
};
