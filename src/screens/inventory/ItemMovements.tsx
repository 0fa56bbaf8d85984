import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { movementList } from '../../api/queries/stock.ts';
import { formatDay, formatDecimal } from '../../domain/format.ts';
import type { Movement } from '../../domain/stock-view.ts';
import { moveWords, itemViewWords as words } from '../../domain/words/item-view.ts';
import { causes } from '../../domain/words/stock-change.ts';
import type { Column } from '../kit/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { SectionList } from '../page/SectionList.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { viewTransferAt } from '../shell/transfer-addresses.ts';

/** What moved: its type and why, or the document that moved it. */
function Moved({ row }: { row: Movement }) {
  const { reason, cause, note, documentType, documentId, document, transferId, transfer, location } = row;
  const why = [cause && causes[cause as keyof typeof causes], note].filter(Boolean).join(': ');
  return (
    <>
      {moveWords[reason]}{' '}
      {documentType && documentId && (
        <Link href={viewDocumentAt(documentType, documentId)}>{document ?? documentType}</Link>
      )}
      {transferId && (
        <>
          <Link href={viewTransferAt(transferId)}>{transfer}</Link>{' '}
          <small className="quiet">{location}</small>{' '}
        </>
      )}
      {why && <small className="quiet">{why}</small>}
    </>
  );
}

const columns = (locale: string): Column<Movement>[] => [
  { key: 'type', title: words.moved, cell: (row) => <Moved row={row} />, phone: 'lead' },
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
];

/** What moved of an item, the newest first. */
export function ItemMovements({ productId }: { productId: string }) {
  const { id } = useBusiness();
  const locale = useLocale();
  const address = useListAddress({ item: '' });
  const { page } = address;
  const { data, ...query } = useQuery(movementList(id, { productId, page }));
  return (
    <SectionList
      caption={words.whatMoved}
      found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
      columns={columns(locale)}
      keyOf={(row) => row.id}
      nameOf={(row) => `${moveWords[row.reason]} ${row.document ?? ''} ${formatDay(row.onDay, locale)}`}
      page={page}
      hrefOfPage={address.hrefOfPage}
      nothing={words.nothingMoved}
    />
  );
}
