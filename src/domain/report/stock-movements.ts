import { documentTypes } from '../documents/kinds.ts';
import { statusWordOf } from '../documents/status.ts';
import type { Movement } from '../stock-view.ts';
import { posted } from '../words/stock-answers.ts';
import { stockMovementWords as words } from '../words/stock-reports.ts';
import { movedByColumn, movedColumns, movedForColumns } from './move-columns.ts';
import { report } from './spec.ts';

/** The status of the document behind a move, in its kind's words; Posted where there is none. Source: answers-2.md, Q40. */
export const statusOfMove = ({ documentType, status }: Pick<Movement, 'documentType' | 'status'>): string =>
  documentType && status ? statusWordOf({ kind: documentTypes[documentType].kind, status }).word : posted;

/**
 * All that moved, the newest first; before and after are of the whole stock, or of the location that was chosen. Source:
 * answers-2.md, Q40.
 */
export const stockMovements = report<Movement>('stock-movements', {
  rowTitle: words.movement,
  columns: [
    ...movedColumns,
    {
      title: words.item,
      kind: 'text',
      of: ({ product }) => product,
      link: ({ productId }) => `item:${productId}`,
      place: 'lead',
    },
    movedByColumn,
    { title: words.location, kind: 'text', of: ({ location }) => location, place: 'under' },
    ...movedForColumns,
    { title: words.status, kind: 'text', of: statusOfMove, place: 'under' },
    { title: words.before, kind: 'number', of: ({ quantityBefore }) => quantityBefore },
    { title: words.change, kind: 'number', of: ({ quantity }) => quantity },
    { title: words.after, kind: 'number', of: ({ quantityAfter }) => quantityAfter },
    { title: words.value, kind: 'money', of: ({ value }) => value },
  ],
  empty: words.empty,
});
