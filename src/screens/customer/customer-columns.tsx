import type { CustomerRow } from '../../domain/contact/contact.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { customerColumnWords } from '../../domain/words/customers.ts';
import { channelWords } from '../../domain/words/everywhere.ts';
import type { Column } from '../kit/lists/DataTable.tsx';

/** The spec's columns: name, email, channel, phone, total paid, total outstanding. */
export const customerColumns = (currency: string, locale: string): Column<CustomerRow>[] => [
  { key: 'name', title: customerColumnWords.name, cell: (row) => row.name, phone: 'lead' },
  { key: 'email', title: customerColumnWords.email, cell: (row) => row.email || '—', phone: 'under' },
  {
    key: 'channel',
    title: customerColumnWords.channel,
    cell: (row) => channelWords[row.channel] ?? row.channel,
    minor: true,
  },
  { key: 'phone', title: customerColumnWords.phone, cell: (row) => row.phone || '—', minor: true },
  {
    key: 'paid',
    title: customerColumnWords.totalPaid,
    figure: true,
    cell: (row) => formatMoney(row.paid, currency, locale),
  },
  {
    key: 'outstanding',
    title: customerColumnWords.outstanding,
    figure: true,
    cell: (row) => formatMoney(row.outstanding, currency, locale),
    phone: 'figure',
  },
];

/** The tabs of the list: what each is called, asks for and counts. */
export const customerTabs = [
  { label: customerColumnWords.all, filter: '', count: 'all' },
  { label: customerColumnWords.unpaid, filter: 'unpaid', count: 'unpaid' },
  { label: customerColumnWords.deleted, filter: 'deleted', count: 'deleted' },
] as const;

export const customerSorts = [
  { value: 'all desc', label: customerColumnWords.mostRecent },
  { value: 'all asc', label: customerColumnWords.leastRecent },
  { value: 'name asc', label: customerColumnWords.byName },
  { value: 'totaloutstanding desc', label: customerColumnWords.mostOutstanding },
  { value: 'totalpaid desc', label: customerColumnWords.mostPaid },
];
