import { type PaperLook, plainCard } from '../template/template.ts';
import { paper as words } from '../words/paper.ts';
import { documentTypes } from './kinds.ts';
import { partyLines } from './party-lines.ts';
import type { PrintableDocument } from './printable.ts';

/** What heads a paper: who wrote it, what it is, its numbers, whom it is for, how it looks and what is at its foot. */
export interface PaperHeading {
  from: string[];
  heading: string;
  /** Numbers by which it is found, a line each. */
  numbers: string[];
  parties: { label: string; lines: string[] }[];
  look: PaperLook;
  footer: string[];
}

/** Ink of no template: the record of somebody else's paper is nobody's letterhead. */
const recordInk = '#3f3f46';

/**
 * What heads the record of a paper that the other party wrote: their name, address and number first, then ours, on plain
 * paper without a logo, a signature or a footer.
 */
export const recordHeading = (document: PrintableDocument): PaperHeading => {
  const { subtype, from, to, number, shipTo, details, look } = document;
  return {
    from: partyLines(to),
    heading: words.recordOf({ document: documentTypes[subtype].title }),
    numbers: [
      ...(details.reference ? [words.theirNumber({ reference: details.reference })] : []),
      number === null ? words.noNumber : words.ourNumber({ number }),
    ],
    parties: [
      { label: words.billedTo, lines: [from.name] },
      ...(shipTo.length ? [{ label: words.deliveredTo, lines: [from.name, ...shipTo] }] : []),
    ],
    look: { ...plainCard, color: recordInk, showsBank: false, showsOnline: false, size: look.size },
    footer: [],
  };
};
