import { stockCalls } from '../../api/calls/stock.ts';
import { useCall } from '../../api/client/query.ts';
import { itemViewWords as words } from '../../domain/words/items.ts';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { HistorySection } from '../page/HistorySection.tsx';
import { SectionList } from '../page/SectionList.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { movementColumns, movementName } from './movement-columns.tsx';

/** What moved of an item, the newest first. */
export function ItemMovements({ productId }: { productId: string }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const address = useListAddress({ item: '' });
  const { page } = address;
  const { data, ...query } = useCall(
    stockCalls.movementLog,
    { businessId, productId, page: String(page), limit: '10' },
    { keepsBefore: true },
  );
  return (
    <HistorySection title={words.whatMoved}>
      <SectionList
        caption={words.whatMoved}
        found={{ rows: data?.rows, total: data?.total ?? 0, ...query }}
        columns={movementColumns(locale)}
        keyOf={(row) => row.id}
        nameOf={(row) => movementName(row, locale)}
        page={page}
        hrefOfPage={address.hrefOfPage}
        nothing={words.nothingMoved}
      />
    </HistorySection>
  );
}
