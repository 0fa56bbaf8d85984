import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { type InvoiceListRow, invoiceCounts, invoiceList, invoiceView } from '../../api/queries/invoices.ts';
import { BulkBar } from '../kit/BulkBar.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { DataTable } from '../kit/DataTable.tsx';
import { EmptyState, FilteredEmpty } from '../kit/EmptyState.tsx';
import { FilterChoice, FilterRange, Filters } from '../kit/Filters.tsx';
import { ListFoot } from '../kit/ListFoot.tsx';
import { useLocale } from '../kit/locale.ts';
import { Pager } from '../kit/Pager.tsx';
import { SearchField } from '../kit/SearchField.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import { toast } from '../kit/toast.ts';
import { useAddress, usePaused } from '../kit/use-address.ts';
import { keysAreFree } from '../kit/use-row-keys.ts';
import { addInvoiceAt, editInvoiceAt, salesAt, viewInvoiceAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useInvoiceChange } from '../shell/use-invoice-change.ts';
import { actsOf } from './invoice-acts.ts';
import { salesColumns } from './sales-columns.tsx';
import { nameOf, salesSorts, salesTabs, salesTypes } from './sales-list.ts';
import { allowedFor, type BulkName, carryOutBulk } from './use-bulk.ts';

const defaults = { page: '1', status: '', type: '', search: '', from: '', to: '', sort: 'issue_date desc' };
const hrefOf = (row: InvoiceListRow) => viewInvoiceAt(row.invoicetype, row.invoicenumber ?? row.id);
const bulkWords: Record<BulkName, string> = { delete: 'Delete', restore: 'Restore', cancel: 'Cancel' };

/** Invoices and receipts: tabs with counts, one row of filters, all of it in the address. */
export function SalesListPage() {
  const { id } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const refresh = useInvoiceChange();
  const { values, hrefWith, go } = useAddress(defaults);
  const [search, setSearch] = usePaused(values.search, (text) => go({ search: text, page: '1' }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort = '', order = ''] = values.sort.split(' ');
  const page = Math.max(1, Number(values.page) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    invoiceList(id, { ...values, page, sort, order }),
  );
  const counts = useQuery(invoiceCounts(id, values)).data;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'n' && keysAreFree(event) && may('invoice.add')) navigate(addInvoiceAt('invoice'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [may, navigate]);

  const rows = data?.Invoices ?? [];
  const chosen = rows.filter((row) => selected.has(row.id));

  async function bulk(name: BulkName) {
    const able = allowedFor(chosen, name);
    try {
      const done = await carryOutBulk(id, name, able);
      setSelected(new Set());
      await refresh();
      if (done.length === 0) return;
      const text = `${done.length} ${name === 'delete' ? 'deleted' : name === 'restore' ? 'restored' : 'cancelled'}.`;
      const back = able.filter((row) => done.includes(row.id));
      const undo = async () => {
        await carryOutBulk(id, 'restore', back);
        await refresh();
      };
      toast.success(text, name === 'delete' ? { label: 'Undo', onPress: undo } : undefined);
      // The documents list what was deleted under Cancelled.
      if (name === 'delete') go({ status: 'cancelled', page: '1' });
    } catch (problem) {
      toast.failure((problem as Error).message);
    }
  }

  if (error) return <LoadFailure error={error} back={{ label: 'Sales', href: salesAt }} onRetry={refetch} />;
  const filtered = hrefWith({ page: '1', sort: defaults.sort }) !== '/sales/list';
  const none = data !== undefined && data.Total === 0;
  const truly = none && !filtered && counts?.DeletedInvoicesCount === 0;
  const bulkActs = (['delete', 'restore', 'cancel'] as const)
    .map((name) => ({ name, able: allowedFor(chosen, name).length }))
    .filter(({ able }) => able > 0 && may('invoice.delete'));
  return (
    <>
      <PageHead title="Sales">
        {may('receipt.add') && <ButtonLink href={addInvoiceAt('receipt')}>New receipt</ButtonLink>}
        {may('invoice.add') && (
          <ButtonLink look="primary" href={addInvoiceAt('invoice')} shortcut="n">
            New invoice
          </ButtonLink>
        )}
      </PageHead>
      {truly ? (
        <EmptyState
          sentence="Invoices and receipts stand here, each with what is still owed."
          act={
            may('invoice.add') && (
              <ButtonLink look="primary" href={addInvoiceAt('invoice')}>
                Write the first invoice
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <Tabs
            label="Statuses"
            tabs={salesTabs.map((tab) => ({
              label: tab.label,
              href: hrefWith({ status: tab.status, page: '1' }),
              count: counts ? counts[tab.count].toLocaleString(locale) : undefined,
              current: tab.status === values.status,
            }))}
          />
          <Filters>
            <SearchField label="Search number, customer, item" value={search} onChange={setSearch} />
            <FilterRange
              from={values.from}
              to={values.to}
              onChange={(range) => go({ ...range, page: '1' })}
            />
            <FilterChoice
              label="Type"
              value={values.type}
              options={salesTypes}
              onChange={(type) => go({ type, page: '1' })}
            />
            <FilterChoice
              label="Order"
              value={values.sort}
              options={salesSorts}
              onChange={(next) => go({ sort: next, page: '1' })}
            />
          </Filters>
          {!data && <SkeletonRows cells={7} />}
          {none && (
            <FilteredEmpty
              sentence="Nothing matches these filters."
              act={<Button onClick={() => go({ ...defaults })}>Show everything</Button>}
            />
          )}
          {rows.length > 0 && (
            <DataTable
              caption="Sales"
              columns={salesColumns(locale)}
              rows={rows}
              keyOf={(row) => row.id}
              nameOf={nameOf}
              hrefOf={hrefOf}
              onIntent={(row) => void client.prefetchQuery(invoiceView(id, row.invoicenumber ?? row.id))}
              menuOf={(row) => menuOf(row, may, navigate)}
              selected={selected}
              onSelect={setSelected}
              stale={isPlaceholderData}
            />
          )}
          <ListFoot>
            {chosen.length > 0 && (
              <BulkBar
                count={chosen.length}
                acts={bulkActs.map(({ name, able }) => ({
                  key: name,
                  label: able === chosen.length ? bulkWords[name] : `${bulkWords[name]} ${able}`,
                  onPress: () => bulk(name),
                }))}
                onClear={() => setSelected(new Set())}
              />
            )}
            {data && (
              <Pager
                page={data.CurrentPage}
                total={data.Total}
                hrefOf={(next) => hrefWith({ page: String(next) })}
              />
            )}
          </ListFoot>
        </>
      )}
    </>
  );
}

/** A row's menu: open and edit here, every other act on the document's own page, where what it does is shown first. */
const menuOf = (row: InvoiceListRow, may: ReturnType<typeof useMay>, navigate: (to: string) => void) => {
  const { allowed, refused } = actsOf(row.standing, '0', may);
  const editable = allowed.some((act) => act.name === 'edit');
  return [
    { key: 'open', label: 'Open', onPress: () => navigate(hrefOf(row)) },
    ...(may('invoice.edit')
      ? [
          {
            key: 'edit',
            label: 'Edit',
            onPress: () => navigate(editInvoiceAt(row.invoicetype, row.id)),
            refused: editable ? undefined : refused.find((act) => act.name === 'edit')?.reason,
          },
        ]
      : []),
  ];
};
