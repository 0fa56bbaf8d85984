import type { Movement } from '../stock/stock-view.ts';
import { moveWords } from '../words/items.ts';
import { stockChange, stockReports } from '../words/stock.ts';
import type { ReportColumn, ReportLink } from './spec.ts';

/** What every report of moves says of one: when, why, and what moved it for whom. */
export type MoveDetails = Pick<
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
  [cause && stockChange.displayedCauses[cause as keyof typeof stockChange.displayedCauses], note]
    .filter(Boolean)
    .join(': ');

/** What moved it: a document or a transfer; null where it was changed by hand. */
const linkOfMove = ({ documentType, documentId, transferId }: MoveDetails): ReportLink | null => {
  if (documentType && documentId) return `${documentType}:${documentId}`;
  return transferId ? `transfer:${transferId}` : null;
};

/** When it moved and by what kind of move. */
export const movedColumns: readonly ReportColumn<MoveDetails>[] = [
  { title: stockReports.stockMovementWords.date, kind: 'day', of: ({ onDay }) => onDay, place: 'lead' },
  {
    title: stockReports.stockMovementWords.type,
    kind: 'text',
    of: ({ reason }) => moveWords[reason],
    place: 'lead',
  },
];

/** The document or transfer that moved it; opens it. */
export const movedByColumn: ReportColumn<MoveDetails> = {
  title: stockReports.stockMovementWords.document,
  kind: 'text',
  of: ({ document, transfer }) => document ?? transfer,
  link: linkOfMove,
  place: 'under',
};

/** For whom it moved, and why. */
export const movedForColumns: readonly ReportColumn<MoveDetails>[] = [
  {
    title: stockReports.stockMovementWords.contact,
    kind: 'text',
    of: ({ contact }) => contact,
    place: 'under',
  },
  { title: stockReports.stockMovementWords.why, kind: 'text', of: whyMoved, place: 'under' },
];
