import { useLocation } from 'wouter';
import { contactsAsked } from '../../api/calls/contacts-asked.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { queryOf, useCall } from '../../api/client/query.ts';
import type { VendorRow } from '../../domain/contact/contact.ts';
import { vendorListWords as words } from '../../domain/words/customers.ts';
import { chartActsOf } from '../contact/contact-chart-acts.ts';
import { contactBulk, contactCommands } from '../contact/contact-commands.ts';
import { useContactExport } from '../contact/use-contact-export.tsx';
import { useBulk } from '../document/use-bulk.ts';
import { addVendorAt, editVendorAt, vendorsAt, viewVendorAt } from '../frame/addresses.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { usePrefetch } from '../frame/use-prefetch.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';
import { useImportActs } from '../page/file-acts.ts';
import { HeadActs } from '../page/HeadActs.tsx';
import { ListPage } from '../page/ListPage.tsx';
import { useListAddress } from '../page/use-list-address.ts';
import { VendorsSummary } from './VendorsSummary.tsx';
import { vendorColumns, vendorSorts, vendorTabs } from './vendor-columns.tsx';

const filters = { filter: '', sort: 'all desc', period: 'thisyear', from: '', to: '' };
const nameOf = (row: VendorRow) => row.name;

/** Vendors with what was bought of each and is owed to them: tabs with counts, a summary of a period, all of it in the address. */
export function VendorListPage() {
  const { id, homeCurrency } = useBusiness();
  const may = useMay();
  const locale = useLocale();
  const prefetch = usePrefetch();
  const [, navigate] = useLocation();
  const address = useListAddress(filters, ['period', 'from', 'to']);
  const { values, narrow } = address;
  const refresh = useRefresh();
  const found = useCall(vendorCalls.listVendors, contactsAsked(id, address.filter), { keepsBefore: true });
  const listed = (change: { page: number; filter?: string }) =>
    queryOf(vendorCalls.listVendors, contactsAsked(id, { ...address.filter, ...change }));
  const counts = useCall(vendorCalls.countVendors, { businessId: id }).data;
  const bulk = contactBulk('vendor', id, () => narrow({ filter: 'deleted' }));
  const selection = useBulk(found.data?.rows ?? [], may('vendor.delete') ? bulk : [], nameOf);
  const picked = (found.data?.rows ?? [])
    .filter((row) => selection.selected.has(row.id))
    .map((row) => row.id);
  const imports = useImportActs('vendors', 'vendor.add');
  const exported = useContactExport('vendor', { list: values, total: found.data?.total ?? 0, picked });

  const deletion = async (row: VendorRow, name: 'delete' | 'restore') => {
    const undo = () => void deletion(row, 'restore');
    try {
      await contactCommands('vendor', id, row)[name](name === 'delete' ? undo : undefined);
      await refresh();
    } catch (problem) {
      toast.refusal(problem);
    }
  };
  const menuOf = (row: VendorRow) => {
    const { allowed, refused } = chartActsOf('vendor', row, may);
    const press = {
      edit: () => navigate(editVendorAt(row.id)),
      delete: () => void deletion(row, 'delete'),
      restore: () => void deletion(row, 'restore'),
    };
    return [
      { key: 'open', label: words.open, onPress: () => navigate(viewVendorAt(row.id)) },
      ...allowed.map(({ name, label }) => ({ key: name, label, onPress: press[name] })),
      ...refused.map(({ name, label, reason }) => ({
        key: name,
        label,
        onPress: press[name],
        refused: reason,
      })),
    ];
  };
  return (
    <ListPage
      title={words.title}
      href={vendorsAt}
      address={address}
      found={found}
      columns={vendorColumns(homeCurrency, locale)}
      nameOf={nameOf}
      hrefOf={(row) => viewVendorAt(row.id)}
      onIntent={(row) => prefetch(queryOf(vendorCalls.getVendor, { businessId: id, id: row.id }))}
      onPageIntent={(page) => prefetch(listed({ page }))}
      menuOf={menuOf}
      searches={words.searchPlaceholder}
      add={may('vendor.add') && { label: words.newVendor, href: addVendorAt() }}
      empty={{ name: 'no-added-vendor', sentence: words.empty }}
      begun={counts?.deleted !== 0}
      summary={<VendorsSummary days={values} onChange={narrow} />}
      tabs={vendorTabs.map(({ label, filter, count }) => ({
        label,
        count: counts?.[count].toLocaleString(locale),
        href: address.hrefWith({ filter }),
        current: values.filter === filter,
        onIntent: () => prefetch(listed({ page: 1, filter })),
      }))}
      filters={
        <FilterChoice
          label={words.order}
          value={values.sort}
          options={vendorSorts}
          onChange={(sort) => narrow({ sort })}
        />
      }
      acts={<HeadActs acts={[...exported.head, ...imports]} />}
      selection={{ ...selection, acts: [...selection.acts, ...exported.acts] }}
    >
      {exported.dialog}
    </ListPage>
  );
}
