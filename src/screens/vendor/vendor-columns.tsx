import type { VendorRow } from '../../domain/contact/contact.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { vendorListWords as words } from '../../domain/words/customers.ts';
import type { Column } from '../kit/lists/DataTable.tsx';

/** The spec's columns: name, email, phone, total purchase value, total owed. */
export const vendorColumns = (currency: string, locale: string): Column<VendorRow>[] => [
  { key: 'name', title: words.name, cell: (row) => row.name, phone: 'lead' },
  { key: 'email', title: words.email, cell: (row) => row.email || '—', phone: 'under' },
  { key: 'phone', title: words.phone, cell: (row) => row.phone || '—', minor: true },
  {
    key: 'purchased',
    title: words.purchased,
    figure: true,
    cell: (row) => formatMoney(row.purchased, currency, locale),
  },
  {
    key: 'outstanding',
    title: words.owed,
    figure: true,
    cell: (row) => formatMoney(row.outstanding, currency, locale),
    phone: 'figure',
  },
];

/** The tabs of the list: what each is called, asks for and counts. */
export const vendorTabs = [
  { label: words.all, filter: '', count: 'all' },
  { label: words.unpaid, filter: 'unpaid', count: 'unpaid' },
  { label: words.paid, filter: 'paid', count: 'paid' },
  { label: words.deleted, filter: 'deleted', count: 'deleted' },
] as const;

export const vendorSorts = [
  { value: 'all desc', label: words.mostRecent },
  { value: 'all asc', label: words.leastRecent },
  { value: 'name asc', label: words.byName },
  { value: 'totaloutstanding desc', label: words.mostOwed },
];
