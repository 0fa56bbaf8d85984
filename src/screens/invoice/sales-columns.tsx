import { documentTypes } from '../../domain/documents/kinds.ts';
import { isGone } from '../../domain/documents/status.ts';
import { formatDay } from '../../domain/format.ts';
import type { InvoiceRow } from '../../domain/invoice/view.ts';
import { channelWords } from '../../domain/words/channel.ts';
import { amountColumns } from '../document/amount-columns.tsx';
import { calledOf } from '../document/called.ts';
import { statusBadge } from '../document/status-badge.tsx';
import type { Column } from '../kit/DataTable.tsx';

const dueOf = (row: InvoiceRow, locale: string) => {
  if (isGone(row)) return '—';
  if (!documentTypes[row.subtype].hasDueDay) return <span className="quiet">paid at once</span>;
  return row.dueOn ? formatDay(row.dueOn, locale) : '—';
};

/** The spec's columns: number and customer, issue date, due date, payment status, channel, amount, outstanding, type. */
export const salesColumns = (locale: string, homeCurrency: string): Column<InvoiceRow>[] => [
  { key: 'number', title: 'Number', cell: calledOf, phone: 'lead' },
  { key: 'customer', title: 'Customer', cell: (row) => row.customer || '—', phone: 'under' },
  { key: 'issued', title: 'Issued', cell: (row) => formatDay(row.issuedOn, locale) },
  { key: 'due', title: 'Due', cell: (row) => dueOf(row, locale), minor: true },
  { key: 'status', title: 'Status', cell: statusBadge, phone: 'state' },
  { key: 'type', title: 'Type', cell: (row) => documentTypes[row.subtype].title, minor: true },
  { key: 'channel', title: 'Channel', cell: (row) => channelWords[row.channel] ?? row.channel, minor: true },
  ...amountColumns(locale, homeCurrency),
];
