import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { dueDayOf } from '../../domain/documents/owed.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { formatDay } from '../../domain/values/format.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { channelWords } from '../../domain/words/everywhere.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { amountColumns, totalColumn } from './amount-columns.tsx';
import { calledOf } from './called.ts';
import { statusBadge } from './status-badge.tsx';

const dueCell = (row: DocumentRow, locale: string) => {
  const due = dueDayOf(row);
  if (due === 'at once') return <span className="quiet">{words.paidAtOnce}</span>;
  return due ? formatDay(due, locale) : '—';
};

/** Columns of their amounts: of what posts, what is owed on it too. */
export const amountsOf = (kind: DocumentRow['kind'], locale: string, homeCurrency: string) =>
  kindSpec(kind).posts ? amountColumns(locale, homeCurrency) : [totalColumn(locale, homeCurrency)];

/** The columns of a kind's list, as its row says: a day due where a type has one, the type where there are several. */
export const listColumns = <Row extends DocumentRow>(
  kind: DocumentRow['kind'],
  locale: string,
  homeCurrency: string,
  own: readonly Column<Row>[] = [],
): Column<Row>[] => {
  const { types, contactRole, posts, listed } = kindSpec(kind);
  const due: Column<DocumentRow> = {
    key: 'due',
    title: words.due,
    cell: (row) => dueCell(row, locale),
    minor: true,
  };
  const typed: Column<DocumentRow> = {
    key: 'type',
    title: words.type,
    cell: (row) => documentTypes[row.subtype].title,
    minor: true,
  };
  const channel: Column<DocumentRow> = {
    key: 'channel',
    title: words.channel,
    cell: (row) => channelWords[row.channel] ?? row.channel,
    minor: true,
  };
  return [
    { key: 'number', title: words.number, cell: calledOf, phone: 'lead' },
    {
      key: 'customer',
      title: words.otherParty[contactRole ?? 'customer'],
      cell: (row) => row.customer || '—',
      phone: 'under',
    },
    ...own,
    { key: 'issued', title: listed.issued, cell: (row) => formatDay(row.issuedOn, locale) },
    ...(types.some((type) => documentTypes[type].hasDueDay) ? [due] : []),
    { key: 'status', title: words.status, cell: statusBadge, phone: 'state' },
    ...(types.length > 1 ? [typed] : []),
    ...(posts && contactRole === 'customer' ? [channel] : []),
    ...amountsOf(kind, locale, homeCurrency),
  ];
};
