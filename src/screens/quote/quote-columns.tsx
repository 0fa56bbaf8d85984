import type { QuoteListRow } from '../../api/queries/quotes.ts';
import { formatDay } from '../../domain/format.ts';
import { Amount } from '../document/Amount.tsx';
import type { Column } from '../kit/DataTable.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { badgeOf, nameOf } from './quote-list.ts';

/** The documents' columns: number and customer, date created, status, amount. */
export const quoteColumns = (locale: string, homeCurrency: string): Column<QuoteListRow>[] => [
  { key: 'number', title: 'Number', cell: nameOf, phone: 'lead' },
  { key: 'customer', title: 'Customer', cell: (row) => row.customer || '—', phone: 'under' },
  { key: 'issued', title: 'Date created', cell: (row) => formatDay(row.IssueDate, locale) },
  { key: 'status', title: 'Status', cell: (row) => <StatusBadge {...badgeOf(row)} />, phone: 'state' },
  {
    key: 'amount',
    title: 'Amount',
    figure: true,
    cell: (row) => (
      <Amount
        total={row.GrandTotalAmount}
        currency={row.Currency}
        homeTotal={row.HomeGrandTotalAmount}
        {...{ homeCurrency, locale }}
      />
    ),
    phone: 'figure',
  },
];
