import type { CustomerRow } from '../../domain/contact.ts';
import { formatMoney } from '../../domain/format.ts';
import { channelWords } from '../../domain/words/channel.ts';
import type { Column } from '../kit/DataTable.tsx';

/** The spec's columns: name, e-mail, channel, phone, total paid, total outstanding. */
export const customerColumns = (currency: string, locale: string): Column<CustomerRow>[] => [
  { key: 'name', title: 'Name', cell: (row) => row.name, phone: 'lead' },
  { key: 'email', title: 'E-mail', cell: (row) => row.email || '—', phone: 'under' },
  { key: 'channel', title: 'Channel', cell: (row) => channelWords[row.channel] ?? row.channel, minor: true },
  { key: 'phone', title: 'Phone', cell: (row) => row.phone || '—', minor: true },
  {
    key: 'paid',
    title: 'Total paid',
    figure: true,
    cell: (row) => formatMoney(row.paid, currency, locale),
  },
  {
    key: 'outstanding',
    title: 'Outstanding',
    figure: true,
    cell: (row) => formatMoney(row.outstanding, currency, locale),
    phone: 'figure',
  },
];

/** The tabs of the list: what each is called, asks for and counts. */
export const customerTabs = [
  { label: 'All', filter: '', count: 'all' },
  { label: 'Unpaid', filter: 'unpaid', count: 'unpaid' },
  { label: 'Deleted', filter: 'deleted', count: 'deleted' },
] as const;

export const customerSorts = [
  { value: 'all desc', label: 'Most recent' },
  { value: 'all asc', label: 'Least recent' },
  { value: 'name asc', label: 'By name' },
  { value: 'totaloutstanding desc', label: 'Most outstanding' },
  { value: 'totalpaid desc', label: 'Most paid' },
];
