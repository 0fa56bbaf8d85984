import type { InvoiceListRow } from '../../api/queries/invoices.ts';
import { formatDay } from '../../domain/format.ts';
import { isGone } from '../../domain/invoice/status.ts';
import { channelWords } from '../../domain/words/channel.ts';
import { amountColumns } from '../document/amount-columns.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { badgeOf, kindWord, nameOf } from './sales-list.ts';

const dueOf = (row: InvoiceListRow, locale: string) => {
  if (isGone(row.status)) return '—';
  if (row.invoicetype === 'receipt') return <span className="quiet">paid at once</span>;
  return row.due_date ? formatDay(row.due_date, locale) : '—';
};

/** The documents' columns: number and customer, issue date, due date, payment status, channel, amount, outstanding, type. */
export const salesColumns = (locale: string, homeCurrency: string): Column<InvoiceListRow>[] => [
  { key: 'number', title: 'Number', cell: nameOf, phone: 'lead' },
  { key: 'customer', title: 'Customer', cell: (row) => row.customer || '—', phone: 'under' },
  { key: 'issued', title: 'Issued', cell: (row) => formatDay(row.issue_date, locale) },
  { key: 'due', title: 'Due', cell: (row) => dueOf(row, locale), minor: true },
  { key: 'status', title: 'Status', cell: (row) => <StatusBadge {...badgeOf(row)} />, phone: 'state' },
  {
    key: 'type',
    title: 'Type',
    cell: (row) => kindWord(row.invoicetype),
    minor: true,
  },
  { key: 'channel', title: 'Channel', cell: (row) => channelWords[row.channel] ?? row.channel, minor: true },
  ...amountColumns(locale, homeCurrency),
];
