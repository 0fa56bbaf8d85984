import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isPositive } from '../../domain/money.ts';
import { headOf } from '../../domain/report/reports.ts';
import type { RestockedOrder } from '../../domain/stock/restock.ts';
import { formatDay, formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { pageTitles as titles } from '../../domain/words/frame.ts';
import { stockReports, restock as words } from '../../domain/words/stock.ts';
import { documentListAt, itemsAt, viewDocumentAt, viewItemAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { DayFilter } from '../kit/lists/DayFilter.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { OnPhone } from '../kit/OnPhone.tsx';
import { ListPage, type Selection } from '../page/ListPage.tsx';
import { LocationFilter } from '../page/LocationFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { PrintedReport } from '../report/PrintedReport.tsx';
import { ReportTools } from '../report/ReportTools.tsx';
import { SavedNote } from '../report/SavedReportLine.tsx';
import { type AnalysedRow, analysisList } from './analysis-list.ts';
import { RestockDialog } from './restock-dialog.ts';

const usual = { filter: '', location: '', expires: '', to: '', sort: 'quantity desc', saved: '', print: '' };

const back = { label: titles.inventory, href: itemsAt };

const tabs = [
  { label: words.all, filter: '' },
  { label: words.low, filter: 'lowstock' },
  { label: words.outOfStock, filter: 'outofstock' },
  { label: words.tooMuch, filter: 'overstock' },
  { label: words.slow, filter: 'slowmoving' },
  { label: words.notCounted, filter: 'notracked' },
];
const sorts = [
  { value: 'quantity desc', label: words.mostInStock },
  { value: 'quantity asc', label: words.leastInStock },
  { value: 'sold desc', label: words.bestSelling },
  { value: 'value desc', label: words.mostValue },
  { value: 'name asc', label: words.byName },
  { value: 'expires asc', label: words.soonestExpiry },
];

const location: Column<AnalysedRow> = {
  key: 'location',
  title: stockReports.stockMovementWords.location,
  cell: (row) => row.location ?? stockReports.stockAnalysisWords.allLocations,
  minor: true,
};

/** The spec's columns, the location where there are several, and what is on order and what to order. */
const columns = (currency: string, locale: string, placed: boolean): Column<AnalysedRow>[] => {
  const written = (value: string | null) => (value === null ? '' : formatDecimal(value, locale));
  const figure = (
    key: string,
    title: string,
    of: (row: AnalysedRow) => string | null,
    more: Partial<Column<AnalysedRow>> = {},
  ): Column<AnalysedRow> => ({
    key,
    title,
    figure: true,
    cell: (row) => (row.tracked ? written(of(row)) : ''),
    ...more,
  });
  return [
    {
      key: 'name',
      title: stockReports.stockMovementWords.item,
      cell: (row) => (
        <>
          {row.name} {row.sku && <small className="quiet">{row.sku}</small>}
        </>
      ),
      phone: 'lead',
    },
    ...(placed ? [location] : []),
    figure('quantity', stockReports.stockAnalysisWords.quantity, ({ quantity }) => quantity, {
      phone: 'figure',
    }),
    figure('reorder', stockReports.stockAnalysisWords.reorderLevel, ({ reorderLevel }) => reorderLevel),
    figure('sold30', stockReports.stockAnalysisWords.sold30, ({ sold30 }) => sold30),
    figure('sold90', stockReports.stockAnalysisWords.sold90, ({ sold90 }) => sold90, { minor: true }),
    figure('left', stockReports.stockAnalysisWords.daysLeft, ({ daysLeft }) => daysLeft),
    {
      key: 'expires',
      title: stockReports.stockAnalysisWords.expires,
      cell: ({ expiresOn }) => (expiresOn ? formatDay(expiresOn, locale) : ''),
      minor: true,
    },
    figure('value', stockReports.stockAnalysisWords.value, () => null, {
      cell: (row) => (row.tracked ? formatMoney(row.value, currency, locale) : ''),
      minor: true,
    }),
    figure('onOrder', stockReports.stockAnalysisWords.onOrder, ({ onOrder }) => onOrder, { minor: true }),
    figure('toOrder', stockReports.stockAnalysisWords.toOrder, ({ toOrder }) => toOrder, {
      cell: (row) => <ToOrder row={row} locale={locale} />,
      phone: 'state',
    }),
  ];
};

/** How many to order, in a card on a phone with its name; nothing where there is enough. */
const ToOrder = ({ row: { toOrder }, locale }: { row: AnalysedRow; locale: string }) =>
  toOrder !== null && isPositive(toOrder) ? (
    <>
      <OnPhone>{stockReports.stockAnalysisWords.toOrder} </OnPhone>
      {formatDecimal(toOrder, locale)}
    </>
  ) : null;

/** How much there is of each item on any day, how fast it sells, and what to order; with `print=true` as it is printed. */
export function AnalysisPage() {
  const address = useListAddress(usual, ['to', 'saved', 'print']);
  const { filter, values } = address;
  const { page: _page, saved: _saved, print: _print, ...picked } = filter;
  const request = { ...picked, dates: '', from: '', account: '', document: '', contact: '', compare: '' };
  return values.print === 'true' ? (
    <PrintedReport report="stock-analysis" request={request} viewHref={address.hrefWith({ print: '' })} />
  ) : (
    <Content address={address} request={request} />
  );
}

interface ContentProps {
  address: ReturnType<typeof useListAddress<keyof typeof usual>>;
  request: Parameters<typeof analysisList>[1];
}

function Content({ address, request }: ContentProps) {
  const { id, homeCurrency, multiLocation } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const { values, narrow, page } = address;
  const found = useQuery(analysisList(id, request, page));
  const selection = useRestock();
  const { title, page: href } = headOf('stock-analysis');
  const { data } = found;
  const isNone = data?.total === 0 && !address.narrowed && values.to === '';
  return (
    <ListPage
      title={title}
      href={href}
      back={back}
      address={address}
      found={found}
      columns={columns(homeCurrency, locale, multiLocation)}
      nameOf={(row) => row.name}
      hrefOf={may('inventory.view') ? (row) => viewItemAt(row.id) : undefined}
      onPageIntent={(next) => prefetch(analysisList(id, request, next))}
      searches={words.search}
      add={isNone && { label: stockReports.toItems, href: itemsAt, elsewhere: true }}
      empty={{ name: 'no-stock-to-analyse', sentence: words.empty }}
      begun={values.to !== ''}
      summary={
        <>
          <ReportTools
            report="stock-analysis"
            request={request}
            printHref={address.hrefWith({ print: 'true' })}
            onCompare={undefined}
          />
          <SummaryCards
            cards={[
              { label: stockReports.stockAnalysisWords.items, figure: data?.total.toLocaleString(locale) },
              {
                label: stockReports.stockAnalysisWords.value,
                figure: data && formatMoney(data.value, homeCurrency, locale),
              },
            ]}
          />
        </>
      }
      tabs={tabs.map(({ label, filter }) => ({
        label,
        href: address.hrefWith({ filter }),
        current: values.filter === filter,
        onIntent: () => prefetch(analysisList(id, { ...request, filter }, 1)),
      }))}
      filters={
        <>
          <DayFilter
            label={words.expiringBy}
            value={values.expires}
            onChange={(expires) => narrow({ expires })}
          />
          <DayFilter
            label={words.asOf}
            value={values.to || (data?.asOf ?? '')}
            onChange={(to) => narrow({ to })}
          />
          <LocationFilter location={values.location} onChange={(location) => narrow({ location })} />
          <FilterChoice
            label={words.sorting}
            value={values.sort}
            options={sorts}
            onChange={(sort) => narrow({ sort })}
          />
        </>
      }
      {...(may('inventory.analysisModal') && { selection })}
    >
      <SavedNote report="stock-analysis" />
    </ListPage>
  );
}

/** Nothing but the order of what is picked is under way here. */
const none: ReadonlySet<string> = new Set();

/** Items picked on any page of the analysis, and the dialog that orders them. */
const useRestock = (): Selection => {
  const [selected, onSelect] = useState<ReadonlySet<string>>(none);
  const [ordering, setOrdering] = useState(false);
  const [, navigate] = useLocation();
  const refresh = useRefresh();

  async function done(message: string, orders: readonly RestockedOrder[]) {
    setOrdering(false);
    onSelect(none);
    toast.success(message);
    await refresh();
    navigate(
      orders.length === 1
        ? viewDocumentAt('order', orders[0]!.id)
        : documentListAt('order', { status: 'draft' }),
    );
  }
  return {
    selected,
    onSelect,
    count: selected.size,
    moving: none,
    leaving: none,
    acts: [{ key: 'order', label: words.orderThese, onPress: () => setOrdering(true) }],
    dialog: ordering && (
      <RestockDialog items={[...selected].sort()} onDone={done} onClose={() => setOrdering(false)} />
    ),
  };
};
