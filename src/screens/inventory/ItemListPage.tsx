import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { itemCalls } from '../../api/calls/item.ts';
import { productCalls } from '../../api/calls/product.ts';
import { stockCalls } from '../../api/calls/stock.ts';
import { ask } from '../../api/client/ask.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import { type Plan, planHas } from '../../domain/access/plans.ts';
import { isPositive } from '../../domain/money.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import {
  openOnNone,
  type ProductRow,
  type ProductView,
  productStanding,
} from '../../domain/stock/product.ts';
import { formatDay, formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { cameraWords } from '../../domain/words/barcodes.ts';
import { channelWords } from '../../domain/words/everywhere.ts';
import { itemList as words } from '../../domain/words/items.ts';
import { importButton } from '../../domain/words/lists.ts';
import { exportPicked } from '../document/export-picked.ts';
import { useBulk } from '../document/use-bulk.ts';
import { addItemAt, editItemAt, itemsAt, labelsAt, reportAt, viewItemAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { importAt } from '../frame/transfer-addresses.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { MoreMenu } from '../kit/menus/MoreMenu.tsx';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import { OnPhone } from '../kit/OnPhone.tsx';
import { exportAct } from '../page/file-acts.ts';
import { ListPage } from '../page/ListPage.tsx';
import { LocationFilter } from '../page/LocationFilter.tsx';
import { SummaryCards } from '../page/SummaryCards.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { ScanItems } from '../scan/ScanItems.tsx';
import { useHasCamera } from '../scan/use-has-camera.ts';
import { bulkActsOf } from './item-acts.ts';
import { itemList } from './item-list.ts';

/** The spec's columns: name and number, description, channel, items sold, quantity available, unit price, expiry date. */
const columns = (currency: string, locale: string): Column<ProductView>[] => [
  {
    key: 'name',
    title: words.name,
    cell: (row) => (
      <>
        {row.name} {row.sku && <small className="quiet">{row.sku}</small>}
      </>
    ),
    phone: 'lead',
  },
  { key: 'description', title: words.description, cell: (row) => row.description, minor: true },
  {
    key: 'channel',
    title: words.channel,
    cell: (row) => channelWords[row.channel ?? ''] ?? row.channel,
    minor: true,
  },
  {
    key: 'sold',
    title: words.sold,
    figure: true,
    minor: true,
    cell: (row) => formatDecimal(row.sold ?? '0', locale),
  },
  {
    key: 'quantity',
    title: words.inStock,
    figure: true,
    cell: (row) => (
      <>
        {row.tracked ? formatDecimal(row.here ?? row.quantity, locale) : '—'}
        <OnPhone> {words.onPhone}</OnPhone>
        {row.here === undefined && isPositive(row.inTransit ?? '0') && (
          <>
            <OnPhone>, </OnPhone>
            <small className="quiet">
              {words.inTransit({ quantity: formatDecimal(row.inTransit ?? '0', locale) })}
            </small>
          </>
        )}
        {isPositive(row.onOrder) && (
          <>
            <OnPhone>, </OnPhone>
            <small className="quiet">{words.coming({ quantity: formatDecimal(row.onOrder, locale) })}</small>
          </>
        )}
      </>
    ),
    // Nobody looks for a stock of services.
    phone: (row) => (row.tracked ? 'under' : 'none'),
  },
  {
    key: 'price',
    title: words.price,
    figure: true,
    cell: (row) => formatMoney(row.price, currency, locale),
    phone: 'figure',
  },
  {
    key: 'expires',
    title: words.expires,
    cell: (row) => (row.expiresOn ? formatDay(row.expiresOn, locale) : ''),
    minor: true,
  },
];

const sorts = [
  { value: 'name asc', label: words.byName },
  { value: 'all desc', label: words.mostRecent },
  { value: 'all asc', label: words.leastRecent },
];
const tabs = [
  { label: words.all, show: '' },
  { label: words.products, show: 'product' },
  { label: words.services, show: 'service' },
  { label: words.runningLow, show: 'lowstock' },
  { label: words.outOfStock, show: 'outofstock' },
  { label: words.expiring, show: 'expiring' },
  { label: words.deletedItems, show: 'deleted' },
];

/** A row as its chart is asked. What open documents name it is told where it is asked for alone. */
const viewOf = (row: ProductRow): ProductView => ({ ...row, standing: productStanding(row, openOnNone) });

/** Products and services: by name, type, what is out of stock, and those that were deleted. */
export function ItemListPage() {
  const { id, homeCurrency, plan } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [scanning, setScanning] = useState(false);
  const hasCamera = useHasCamera();
  const address = useListAddress({ show: '', sort: 'name asc', location: '' });
  const { values, filter, narrow } = address;
  const prefetch = usePrefetch();
  const { data, ...query } = useCall(...itemList(id, filter), { keepsBefore: true });
  const rows = useMemo(() => (data?.rows ?? []).map(viewOf), [data]);
  const mayView = may('inventory.view');
  const maySummary = may('summary.inventory');
  const summary = useCall(stockCalls.inventorySummary, { businessId: id }, { enabled: maySummary }).data;
  const mayExport = may('inventory.export') && filter.show !== 'deleted';
  const exported = async (ids?: string[]) => {
    const narrowed = {
      type: filter.show || undefined,
      search: filter.search || undefined,
      location: filter.location || undefined,
    };
    return (await ask(itemCalls.exportItems, { businessId: id, ids, ...narrowed })).data;
  };
  const picked = exportPicked<ProductView>('inventory.export', exported);
  const bulk = useBulk(rows, [...bulkActsOf(id, may), ...(mayExport ? [picked] : [])], (row) => row.name);
  const labelled = rows.filter((row) => bulk.selected.has(row.id) && !row.deleted).map((row) => row.id);
  const printing = {
    key: 'labels',
    label: words.printLabels,
    onPress: () => navigate(labelsAt(...labelled)),
  };
  const selection = {
    ...bulk,
    acts: may('inventory.barcode') && labelled.length > 0 ? [printing, ...bulk.acts] : bulk.acts,
  };
  const count = (n: number | undefined) => n?.toLocaleString(locale);
  const menuOf = (row: ProductView) => [
    ...(mayView ? [{ key: 'open', label: words.open, onPress: () => navigate(viewItemAt(row.id)) }] : []),
    ...(may('inventory.edit') && !row.deleted
      ? [{ key: 'edit', label: words.edit, onPress: () => navigate(editItemAt(row.id)) }]
      : []),
    ...selection.actsFor(row),
  ];
  return (
    <ListPage
      title={words.inventory}
      href={itemsAt}
      address={address}
      found={{ ...query, data: data && { rows, total: data.total } }}
      columns={columns(homeCurrency, locale)}
      nameOf={(row) => row.name}
      hrefOf={mayView ? (row) => viewItemAt(row.id) : undefined}
      onIntent={
        mayView
          ? (row) => prefetch(queryOf(productCalls.getProduct, { businessId: id, id: row.id }))
          : undefined
      }
      onPageIntent={(page) => prefetch(queryOf(...itemList(id, { ...filter, page })))}
      menuOf={menuOf}
      searches={words.searchPlaceholder}
      add={may('inventory.add') && { label: words.newItem, href: addItemAt }}
      acts={
        <>
          {mayView && (
            <ScanItems
              onItem={(item) => navigate(viewItemAt(item.id))}
              camera={{ open: scanning, onClose: () => setScanning(false) }}
            />
          )}
          <MoreMenu
            acts={[
              ...moreActs(may, plan, navigate, hasCamera && (() => setScanning(true))),
              ...(mayExport && rows.length > 0 ? [exportAct(exported)] : []),
            ]}
          />
        </>
      }
      empty={{
        name: 'no-added-product',
        sentence: words.empty,
      }}
      summary={
        maySummary && (
          <section aria-label={words.summary}>
            <SummaryCards
              cards={[
                {
                  label: words.stockValue,
                  figure: summary && formatMoney(summary.stockValue, homeCurrency, locale),
                },
                { label: words.runningLow, figure: summary && count(summary.low) },
                { label: words.outOfStock, figure: summary && count(summary.out) },
                { label: words.expiringSoon, figure: summary && count(summary.expiring) },
              ]}
            />
          </section>
        )
      }
      tabs={tabs.map(({ label, show }) => ({
        label,
        href: address.hrefWith({ show }),
        current: values.show === show,
        onIntent: () => prefetch(queryOf(...itemList(id, { ...filter, page: 1, show }))),
      }))}
      filters={
        <>
          <LocationFilter location={values.location} onChange={(location) => narrow({ location })} />
          <FilterChoice
            label={words.order}
            value={values.sort}
            options={sorts}
            onChange={(sort) => narrow({ sort })}
          />
        </>
      }
      selection={selection}
    />
  );
}

/** What can be done with all items, where the role may: what the plan lacks leads to its prompt. */
const moreActs = (
  may: ReturnType<typeof useMay>,
  plan: Plan,
  navigate: (to: string) => void,
  /** Opens the camera; false where there is none. */
  scan: (() => void) | false,
): MenuAct[] => {
  const mayRead = (report: ReportName) => may(headOf(report).permission);
  const leadsTo = (key: string, label: string, href: string) => ({
    key,
    label,
    onPress: () => navigate(href),
  });
  return [
    ...(scan && may('inventory.view') && planHas(plan, 'barcode')
      ? [{ key: 'scan', label: cameraWords.open, onPress: scan }]
      : []),
    ...(mayRead('stock-analysis') ? [leadsTo('analysis', words.analysis, reportAt('stock-analysis'))] : []),
    ...(may('inventory.barcode') ? [leadsTo('labels', words.labels, labelsAt())] : []),
    ...(may('inventory.import') && may('inventory.add')
      ? [leadsTo('import', importButton.importFile, importAt('inventory'))]
      : []),
  ];
};
