import { stockCountCalls } from '../../api/calls/stock-count.ts';
import { useCall } from '../../api/client/query.ts';
import type { CountRow, CountStatus } from '../../domain/count/stock-count.ts';
import { countStatusWords, countWords as words } from '../../domain/words/stock.ts';
import { useBusiness } from '../frame/business.ts';
import { countAt } from '../frame/transfer-addresses.ts';
import { pageIn, useAddress } from '../kit/fields/use-address.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { Pager } from '../kit/lists/Pager.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { HistorySection } from '../page/HistorySection.tsx';

const tones: Readonly<Record<CountStatus, Tone>> = {
  Open: 'waiting',
  Posted: 'settled',
  Discarded: 'stopped',
};

/** How a count is. */
export const CountBadge = ({ status }: { status: CountStatus }) => (
  <StatusBadge tone={tones[status]} word={countStatusWords[status]} />
);

const columns = (locale: string): Column<CountRow>[] => [
  { key: 'location', title: words.location, cell: ({ location }) => location, phone: 'lead' },
  {
    key: 'status',
    title: words.status,
    cell: ({ status }) => <CountBadge status={status} />,
    phone: 'state',
  },
  {
    key: 'started',
    title: words.startedOn,
    cell: ({ startedAt }) => new Date(startedAt).toLocaleDateString(locale, { dateStyle: 'medium' }),
    phone: 'under',
  },
  { key: 'by', title: words.startedBy, cell: ({ startedBy }) => startedBy, minor: true },
  {
    key: 'items',
    title: words.items,
    figure: true,
    cell: ({ waiting, posted }) => (waiting + posted).toLocaleString(locale),
    phone: 'figure',
  },
];

/** Counts of all locations, the open ones first; each leads to the count. */
export function CountHistory() {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { values, hrefWith } = useAddress({ location: '', page: '1' });
  const page = pageIn(values.page);
  const { data } = useCall(
    stockCountCalls.listCounts,
    { businessId, page: String(page), limit: '10' },
    { keepsBefore: true },
  );
  return (
    <HistorySection title={words.history}>
      {!data && <SkeletonRows rows={3} />}
      {data?.total === 0 && <p className="quiet">{words.noHistory}</p>}
      {data && data.total > 0 && (
        <DataTable
          caption={words.history}
          columns={columns(locale)}
          rows={data.rows}
          keyOf={(row) => row.id}
          nameOf={(row) => row.location}
          hrefOf={(row) => countAt({ count: row.id })}
        />
      )}
      {data && data.pages > 1 && (
        <ListFoot>
          <Pager page={page} total={data.total} hrefOf={(to) => hrefWith({ page: String(to) })} />
        </ListFoot>
      )}
    </HistorySection>
  );
}
