import { useState } from 'react';
import { useLocation } from 'wouter';
import { locationCalls } from '../../api/calls/location.ts';
import { transferCalls } from '../../api/calls/transfer.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import type { TransferRow, TransferStatus } from '../../domain/transfer/transfer.ts';
import { formatDay } from '../../domain/values/format.ts';
import { transferPages } from '../../domain/words/transfers.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { editTransferAt, locationsAt, transfersAt, viewTransferAt } from '../frame/transfer-addresses.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { FilterChoice, FilterRange } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { OnPhone } from '../kit/OnPhone.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { MoveDialog } from './move-dialog.ts';
import { ReceiveDialog } from './receive-dialog.ts';
import { actsOf, commandsOf, type PlainAct, type TransferAct } from './transfer-acts.ts';

/** The spec's columns: number, source, destination, date, status. */
const columns = (locale: string): Column<TransferRow>[] => [
  { key: 'number', title: transferPages.transferWords.number, cell: (row) => row.number, phone: 'lead' },
  { key: 'source', title: transferPages.transferWords.source, cell: (row) => row.source },
  {
    key: 'destination',
    title: transferPages.transferWords.destination,
    cell: (row) => (
      <>
        <OnPhone>{row.source} → </OnPhone>
        {row.destination}
      </>
    ),
    phone: 'under',
  },
  {
    key: 'date',
    title: transferPages.transferWords.date,
    cell: (row) => formatDay(row.onDay, locale),
    phone: 'figure',
  },
  {
    key: 'status',
    title: transferPages.transferWords.status,
    cell: ({ status }) => (
      <StatusBadge
        tone={transferPages.transferStatuses[status].tone}
        word={transferPages.transferStatuses[status].word}
      />
    ),
    phone: 'state',
  },
];

const tabs: readonly { status: TransferStatus | ''; label: string }[] = [
  { status: '', label: transferPages.transferWords.all },
  ...(['InTransit', 'Transferred', 'Cancelled'] as const).map((status) => ({
    status,
    label: transferPages.transferStatuses[status].word,
  })),
];
const sorts = [
  { value: 'all desc', label: transferPages.transferWords.newest },
  { value: 'all asc', label: transferPages.transferWords.oldest },
  { value: 'source asc', label: transferPages.transferWords.source },
  { value: 'destination asc', label: transferPages.transferWords.destination },
];
const filters = { status: '', sort: 'all desc', from: '', to: '' };
const nameOf = (row: TransferRow) => row.number;

interface ListFilter extends Record<keyof typeof filters | 'search', string> {
  page: number;
}

/** What a page of the list is asked with. */
const pageOf = (businessId: string, { page, status, search, sort, from, to }: ListFilter) => {
  const [by, order] = sort.split(' ');
  return {
    businessId,
    page: String(page),
    limit: '10',
    sort: by,
    order,
    status: status || undefined,
    search: search || undefined,
    from: from || undefined,
    to: to || undefined,
  };
};

/** Stock transfers, the newest first: tabs with counts, search, days and order, all of it in the address. */
export function TransferListPage() {
  const { id, multiLocation } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const refresh = useRefresh();
  const [, navigate] = useLocation();
  const address = useListAddress(filters);
  const { values, filter, narrow } = address;
  const found = useCall(transferCalls.listTransfers, pageOf(id, filter), { keepsBefore: true });
  const counts = found.data;
  const fetchPage = (change: Partial<ListFilter>) =>
    prefetch(queryOf(transferCalls.listTransfers, pageOf(id, { ...filter, ...change })));
  const isNone = counts?.All === 0;
  // Asked only where the first transfer would begin: it takes two.
  const locations = useCall(
    locationCalls.chooseLocations,
    { businessId: id },
    { enabled: isNone && multiLocation },
  ).data;
  const canMove = multiLocation && (!locations || locations.length > 1);

  const [confirming, setConfirming] = useState<{ row: TransferRow; act: PlainAct | 'mark' } | null>(null);

  function press(row: TransferRow, name: TransferAct) {
    if (name === 'edit') return navigate(editTransferAt(row.id));
    if (name !== 'receive') setConfirming({ row, act: name });
  }
  async function commit(row: TransferRow, act: PlainAct, onDay: string) {
    const leadsTo = await commandsOf(row, id)[act](onDay);
    await refresh();
    if (leadsTo) navigate(leadsTo);
  }
  const menuOf = (row: TransferRow) => [
    { key: 'open', label: transferPages.transferWords.open, onPress: () => navigate(viewTransferAt(row.id)) },
    ...actsOf(row, may)
      .allowed.filter(({ name }) => name !== 'receive')
      .map(({ name, label }) => ({ key: name, label, onPress: () => press(row, name) })),
  ];
  return (
    <>
      <ListPage
        title={transferPages.transferWords.title}
        href={transfersAt}
        address={address}
        found={found}
        columns={columns(locale)}
        nameOf={nameOf}
        hrefOf={(row) => viewTransferAt(row.id)}
        onIntent={(row) => prefetch(queryOf(transferCalls.getTransfer, { businessId: id, id: row.id }))}
        onPageIntent={(page) => fetchPage({ page })}
        menuOf={menuOf}
        searches={transferPages.transferWords.searchPlaceholder}
        add={
          may('inventory.updateStock') &&
          (canMove
            ? {
                label: transferPages.transferWords.add,
                href: editTransferAt(),
                first: transferPages.transferWords.first,
              }
            : { label: transferPages.transferWords.toLocations, href: locationsAt, elsewhere: true })
        }
        empty={{
          name: 'no-added-stock-transfer',
          sentence: canMove ? transferPages.transferWords.empty : transferPages.transferWords.needsLocations,
        }}
        begun={!isNone || (multiLocation && !locations)}
        tabs={tabs.map(({ status, label }) => ({
          label,
          count: counts?.[status || 'All'].toLocaleString(locale),
          href: address.hrefWith({ status }),
          current: values.status === status,
          onIntent: () => fetchPage({ page: 1, status }),
        }))}
        filters={
          <>
            <FilterRange from={values.from} to={values.to} onChange={narrow} />
            <FilterChoice
              label={transferPages.transferWords.order}
              value={values.sort}
              options={sorts}
              onChange={(sort) => narrow({ sort })}
            />
          </>
        }
      />
      {confirming?.act === 'mark' && (
        <ReceiveDialog
          act="mark"
          transfer={{ ...confirming.row, lines: [] }}
          onDone={async () => {
            await refresh();
            setConfirming(null);
          }}
          onClose={() => setConfirming(null)}
        />
      )}
      {confirming && confirming.act !== 'mark' && (
        <MoveDialog
          act={confirming.act}
          transfer={confirming.row}
          commit={(onDay) => commit(confirming.row, confirming.act as PlainAct, onDay)}
          onDone={() => setConfirming(null)}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}
