import type { Movement } from '../stock-view.ts';
import { moveWords } from '../words/item-view.ts';
import { shownCauses } from '../words/stock-change.ts';
import { stockMovementWords as words } from '../words/stock-reports.ts';
import type { ReportColumn, ReportLink } from './spec.ts';

/** What every report of moves says of one: when, why, and what moved it for whom. */
export type MoveTold = Pick<
  Movement,
  | 'onDay'
  | 'reason'
  | 'documentType'
  | 'documentId'
  | 'document'
  | 'transferId'
  | 'transfer'
  | 'contact'
  | 'cause'
  | 'note'
>;

/** Why stock was changed by hand, and what was noted; empty where a document moved it. */
export const whyMoved = ({ cause, note }: Pick<Movement, 'cause' | 'note'>): string =>
  [cause && shownCauses[cause as keyof typeof shownCauses], note].filter(Boolean).join(': ');

/** What moved it: a document or a transfer; null where it was changed by hand. */
const linkOfMove = ({ documentType, documentId, transferId }: MoveTold): ReportLink | null => {
  if (documentType && documentId) return `${documentType}:${documentId}`;
  return transferId ? `transfer:${transferId}` : null;
};

/** When it moved and by what kind of move. */
export const movedColumns: readonly ReportColumn<MoveTold>[] = [
  { title: words.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  { title: words.type, kind: 'text', of: ({ reason }) => moveWords[reason], place: 'lead' },
];

/** The document or transfer that moved it; opens it. */
export const movedByColumn: ReportColumn<MoveTold> = {
  title: words.document,
  kind: 'text',
  of: ({ document, transfer }) => document ?? transfer,
  link: linkOfMove,
  place: 'under',
};

/** For whom it moved, and why. */
export const movedForColumns: readonly ReportColumn<MoveTold>[] = [
  { title: words.contact, kind: 'text', of: ({ contact }) => contact, place: 'under' },
  { title: words.why, kind: 'text', of: whyMoved, place: 'under' },
];
