import { documentTypes } from '../documents/kinds.ts';
import { statusWordOf } from '../documents/status.ts';
import type { Movement } from '../stock/stock-view.ts';
import { stockAnswers, stockReports } from '../words/stock.ts';
import { movedByColumn, movedColumns, movedForColumns } from './move-columns.ts';
import { report } from './spec.ts';

/** The status of the document behind a move, in its kind's words; Posted where there is none. Source: answers-2.md, Q40. */
export const statusOfMove = ({ documentType, status }: Pick<Movement, 'documentType' | 'status'>): string =>
  documentType && status
    ? statusWordOf({ kind: documentTypes[documentType].kind, status }).word
    : stockAnswers.posted;

/**
 * All that moved, the newest first; before and after are of the whole stock, or of the location that was chosen. Source:
 * answers-2.md, Q40.
 */
export const stockMovements = report<Movement>('stock-movements', {
  rowTitle: stockReports.stockMovementWords.movement,
  columns: [
    ...movedColumns,
    {
      title: stockReports.stockMovementWords.item,
      kind: 'text',
      of: ({ product }) => product,
      link: ({ productId }) => `item:${productId}`,
      place: 'lead',
    },
    movedByColumn,
    {
      title: stockReports.stockMovementWords.location,
      kind: 'text',
      of: ({ location }) => location,
      place: 'under',
    },
    ...movedForColumns,
    { title: stockReports.stockMovementWords.status, kind: 'text', of: statusOfMove, place: 'under' },
    {
      title: stockReports.stockMovementWords.before,
      kind: 'number',
      of: ({ quantityBefore }) => quantityBefore,
    },
    { title: stockReports.stockMovementWords.change, kind: 'number', of: ({ quantity }) => quantity },
    {
      title: stockReports.stockMovementWords.after,
      kind: 'number',
      of: ({ quantityAfter }) => quantityAfter,
    },
    { title: stockReports.stockMovementWords.value, kind: 'money', of: ({ value }) => value, cost: true },
  ],
  empty: stockReports.stockMovementWords.empty,
});
