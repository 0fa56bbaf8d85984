import { documentTypes, kindSpec } from '../documents/kinds.ts';
import type { Movement } from '../stock-view.ts';
import { moveWords } from '../words/item-view.ts';
import { posted } from '../words/stock-answers.ts';
import { shownCauses } from '../words/stock-change.ts';
import { stockMovementWords as words } from '../words/stock-reports.ts';
import { type ReportLink, report } from './spec.ts';

/** Why stock was changed by hand, and what was noted; empty where a document moved it. */
export const whyMoved = ({ cause, note }: Pick<Movement, 'cause' | 'note'>): string =>
  [cause && shownCauses[cause as keyof typeof shownCauses], note].filter(Boolean).join(': ');

/** The status of the document behind a move, in its kind's words; Posted where there is none. Source: answers-2.md, Q40. */
export const statusOfMove = ({ documentType, status }: Pick<Movement, 'documentType' | 'status'>): string =>
  (documentType && status && kindSpec(documentTypes[documentType].kind).statusWords[status]?.word) || posted;

/** What moved it: a document or a transfer; null where it was changed by hand. */
export const linkOfMove = ({
  documentType,
  documentId,
  transferId,
}: Pick<Movement, 'documentType' | 'documentId' | 'transferId'>): ReportLink | null => {
  if (documentType && documentId) return `${documentType}:${documentId}`;
  return transferId ? `transfer:${transferId}` : null;
};

/**
 * All that moved, the newest first; before and after are of the whole stock, or of the location that was chosen. Source:
 * answers-2.md, Q40.
 */
export const stockMovements = report<Movement>('stock-movements', {
  rowTitle: words.movement,
  columns: [
    { title: words.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
    { title: words.type, kind: 'text', of: ({ reason }) => moveWords[reason], place: 'lead' },
    {
      title: words.item,
      kind: 'text',
      of: ({ product }) => product,
      link: ({ productId }) => `item:${productId}`,
      place: 'lead',
    },
    {
      title: words.document,
      kind: 'text',
      of: ({ document, transfer }) => document ?? transfer,
      link: linkOfMove,
      place: 'under',
    },
    { title: words.location, kind: 'text', of: ({ location }) => location, place: 'under' },
    { title: words.contact, kind: 'text', of: ({ contact }) => contact, place: 'under' },
    { title: words.why, kind: 'text', of: whyMoved, place: 'under' },
    { title: words.status, kind: 'text', of: statusOfMove, place: 'under' },
    { title: words.before, kind: 'number', of: ({ quantityBefore }) => quantityBefore },
    { title: words.change, kind: 'number', of: ({ quantity }) => quantity },
    { title: words.after, kind: 'number', of: ({ quantityAfter }) => quantityAfter },
    { title: words.value, kind: 'money', of: ({ value }) => value },
  ],
  empty: words.empty,
});
