import { stockCalls } from '../../api/calls/stock.ts';
import { useCall } from '../../api/client/query.ts';
import { readsCost } from '../../domain/access/permissions.ts';
import { moveReasons } from '../../domain/books/stock.ts';
import { headOf } from '../../domain/report/reports.ts';
import type { Movement } from '../../domain/stock/stock-view.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { isPeriod } from '../../domain/values/period.ts';
import { pageTitles as titles } from '../../domain/words/frame.ts';
import { moveWords } from '../../domain/words/items.ts';
import { listPage as listWords } from '../../domain/words/lists.ts';
import { stockReports, movementPage as words } from '../../domain/words/stock.ts';
import { itemsAt, viewItemAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { PageHead } from '../frame/PageHead.tsx';
import { Button, ButtonLink } from '../kit/buttons/Button.tsx';
import { useAddress } from '../kit/fields/use-address.ts';
import { CursorPager } from '../kit/lists/CursorPager.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { FilteredEmpty } from '../kit/lists/FilteredEmpty.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { ListFoot } from '../kit/lists/ListFoot.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { DatesFilter } from '../page/DatesFilter.tsx';
import { LocationFilter } from '../page/LocationFilter.tsx';
import { PrintedReport } from '../report/PrintedReport.tsx';
import { ReportTools } from '../report/ReportTools.tsx';
import { SavedNote } from '../report/SavedReportLine.tsx';
import { ItemFilter } from './ItemFilter.tsx';
import { movementColumns, movementName } from './movement-columns.tsx';

const nothing = { dates: '', from: '', to: '', item: '', location: '', type: '' };
const inAddress = { ...nothing, saved: '', at: '', print: '' };
const back = { label: titles.inventory, href: itemsAt };
const types = [
  { value: '', label: words.allTypes },
  ...moveReasons.map((reason) => ({ value: reason, label: moveWords[reason] })),
];

/**
 * The columns of an item's own log, after the item, before where it lay, how its document stands and, for who may read it, what it was
 * worth.
 */
const columns = (currency: string, locale: string, worth: boolean): Column<Movement>[] => {
  const columns = movementColumns(locale, true);
  const [type, date, ...others] = columns.filter(({ key }) => key !== 'status');
  const status = columns.find(({ key }) => key === 'status')!;
  return [
    { key: 'item', title: stockReports.stockMovementWords.item, cell: (row) => row.product, phone: 'lead' },
    { ...type!, phone: 'under' },
    { ...date!, phone: 'state' },
    {
      key: 'location',
      title: stockReports.stockMovementWords.location,
      cell: (row) => row.location ?? '',
      minor: true,
    },
    ...others,
    ...(worth
      ? [
          {
            key: 'value',
            title: stockReports.stockMovementWords.value,
            figure: true,
            minor: true,
            cell: ({ value }: Movement) => value && formatMoney(value, currency, locale),
          },
        ]
      : []),
    status,
  ];
};

/** All movements of stock, the newest first, by item, location, type and day, with its files; with `print=true` as it is printed. */
export function MovementsPage() {
  const address = useAddress(inAddress);
  const { at, print, saved: _saved, ...picked } = address.values;
  const request = { ...picked, account: '', document: '', contact: '', compare: '' };
  const { id, homeCurrency, role } = useBusiness();
  const locale = useLocale();
  const found = useCall(
    stockCalls.movementLog,
    {
      businessId: id,
      cursor: at || 'newest',
      limit: '10',
      period: isPeriod(picked.dates) ? picked.dates : headOf('stock-movements').days,
      from: picked.from || undefined,
      to: picked.to || undefined,
      productId: picked.item || undefined,
      locationId: picked.location || undefined,
      reason: picked.type || undefined,
    },
    { enabled: print !== 'true', keepsBefore: true },
  );
  if (print === 'true')
    return (
      <PrintedReport report="stock-movements" request={request} viewHref={address.hrefWith({ print: '' })} />
    );
  const { data, error, refetch, isPlaceholderData } = found;
  if (error) return <LoadFailure error={error} back={back} onRetry={refetch} />;
  const narrowed = Object.values(picked).some((one) => one !== '');
  const narrow = (change: Partial<typeof nothing>) => address.go({ at: '', ...change });
  const none = data?.rows.length === 0;
  const title = headOf('stock-movements').title;
  if (none && !narrowed && at === '')
    return (
      <>
        <PageHead title={title} back={back} />
        <EmptyState
          sentence={words.empty}
          act={
            <ButtonLink look="primary" href={itemsAt}>
              {stockReports.toItems}
            </ButtonLink>
          }
        />
      </>
    );
  const turnTo = (cursor: string | null) => cursor && address.hrefWith({ at: cursor });
  return (
    <>
      <PageHead title={title} back={back} />
      <ReportTools
        report="stock-movements"
        request={request}
        printHref={address.hrefWith({ print: 'true' })}
        onCompare={undefined}
      >
        <ItemFilter item={picked.item} onChange={(item) => narrow({ item })} />
        <FilterChoice
          label={stockReports.stockMovementWords.type}
          value={picked.type}
          options={types}
          onChange={(type) => narrow({ type })}
        />
        <LocationFilter location={picked.location} onChange={(location) => narrow({ location })} />
        <DatesFilter values={picked} onChange={narrow} />
      </ReportTools>
      {!data && <SkeletonRows cells={7} />}
      {none && (
        <FilteredEmpty
          sentence={listWords.nothingMatches}
          act={<Button onClick={() => narrow(nothing)}>{listWords.showEverything}</Button>}
        />
      )}
      {data && !none && (
        <DataTable
          caption={title}
          columns={columns(homeCurrency, locale, readsCost(role))}
          rows={data.rows}
          keyOf={(row) => row.id}
          nameOf={(row) => `${row.product}: ${movementName(row, locale)}`}
          hrefOf={(row) => viewItemAt(row.productId)}
          stale={isPlaceholderData}
        />
      )}
      <SavedNote report="stock-movements" />
      <ListFoot>
        {data && <CursorPager newer={turnTo(data.newer ?? null)} older={turnTo(data.older ?? null)} />}
      </ListFoot>
    </>
  );
}
