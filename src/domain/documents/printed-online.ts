import { paper as words } from '../words/paper.ts';
import { documentTypes } from './kinds.ts';
import { isPayable } from './owed.ts';
import type { PrintableDocument } from './printable.ts';

/** How a document is paid online. */
export interface PrintedOnline {
  heading: string;
  /** What to do, as a sentence. */
  hint: string;
  /** What is read in the place of the address, which is too long to be typed. */
  label: string;
  /** The page it is paid on, in the QR code too. */
  link: string;
  /** What is under the code. */
  caption: string;
}

/** True for what its paper may say it of: issued, something owed on it, and its template leaves it in. */
export const saysPayOnline = (document: PrintableDocument): boolean =>
  documentTypes[document.subtype].namesBank && document.look.showsOnline && isPayable(document);

/**
 * Where something is paid online, as its paper says it.
 *
 * @param before what is said before what to do; empty for nothing
 */
export const onlineAt = (link: string, before = ''): PrintedOnline => ({
  heading: words.payOnline,
  hint: [before, words.payOnlineHint].filter(Boolean).join(' '),
  label: words.payOnlineLink,
  link,
  caption: words.scanToPayOnline,
});

/** How it is paid online; null where its paper says nothing of it. */
export const printedOnline = (document: PrintableDocument, link: string | null): PrintedOnline | null =>
  link !== null && saysPayOnline(document) ? onlineAt(link) : null;

/** Its texts as they are read. */
export const onlineTexts = ({ heading, hint, label, caption }: PrintedOnline): string[] => [
  heading,
  hint,
  label,
  caption,
];
