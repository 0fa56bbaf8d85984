import { Link } from 'wouter';
import { whyMoved } from '../../domain/report/move-columns.ts';
import { statusOfMove } from '../../domain/report/stock-movements.ts';
import type { Movement } from '../../domain/stock/stock-view.ts';
import { formatDay, formatDecimal } from '../../domain/values/format.ts';
import { moveWords, itemViewWords as words } from '../../domain/words/items.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { viewTransferAt } from '../frame/transfer-addresses.ts';
import type { Column } from '../kit/lists/DataTable.tsx';

/** What moved: its type and why, or the document that moved it; at which location, where that has no column of its own. */
function Moved({ row, placed }: { row: Movement; placed: boolean }) {
  const { reason, documentType, documentId, document, transferId, transfer, location } = row;
  const why = whyMoved(row);
  return (
    <>
      {moveWords[reason]}{' '}
      {documentType && documentId && (
        <Link href={viewDocumentAt(documentType, documentId)}>{document ?? documentType}</Link>
      )}
      {transferId && (
        <>
          <Link href={viewTransferAt(transferId)}>{transfer}</Link>{' '}
          {!placed && <small className="quiet">{location}</small>}{' '}
        </>
      )}
      {why && <small className="quiet">{why}</small>}
    </>
  );
}

/** The spec's columns of what moved of one item; the log of all items has more beside them, the location among them. */
export const movementColumns = (locale: string, placed = false): Column<Movement>[] => [
  { key: 'type', title: words.moved, cell: (row) => <Moved row={row} placed={placed} />, phone: 'lead' },
  { key: 'date', title: words.date, cell: (row) => formatDay(row.onDay, locale), phone: 'under' },
  { key: 'contact', title: words.contact, cell: (row) => row.contact ?? '', minor: true },
  {
    key: 'before',
    title: words.before,
    figure: true,
    minor: true,
    cell: (row) => formatDecimal(row.quantityBefore, locale),
  },
  {
    key: 'change',
    title: words.change,
    figure: true,
    cell: (row) => formatDecimal(row.quantity, locale),
    phone: 'figure',
  },
  {
    key: 'after',
    title: words.after,
    figure: true,
    cell: (row) => formatDecimal(row.quantityAfter, locale),
  },
  { key: 'status', title: words.status, cell: statusOfMove, minor: true },
];

/** What a move is called where it has to be told from others. */
export const movementName = (row: Movement, locale: string): string =>
  `${moveWords[row.reason]} ${row.document ?? row.transfer ?? ''} ${formatDay(row.onDay, locale)}`;
