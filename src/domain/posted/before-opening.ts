import type { Pool } from '../books/stock.ts';
import type { DocumentHeader } from '../documents/document.ts';

/**
 * True of a document from a file that is dated before its item's opening stock, which was counted after it: its goods are in that, or had left
 * before, so it moves none of them, whenever it is issued or corrected. Source: answers-2.md, Q56.
 */
export const isBeforeOpening = (
  { channel, issuedOn }: Pick<DocumentHeader, 'channel' | 'issuedOn'>,
  { openedOn = null }: Pick<Pool, 'openedOn'>,
): boolean => channel === 'import' && openedOn !== null && issuedOn < openedOn;
