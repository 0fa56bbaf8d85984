import { deleteQuotes, restoreQuotes } from '../../api/commands/quotes.ts';
import { quoteCounts, quoteList, quoteView } from '../../api/queries/quotes.ts';
import { formatDay } from '../../domain/format.ts';
import type { QuoteRow } from '../../domain/quote/view.ts';
import { quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { totalColumn } from '../document/amount-columns.tsx';
import { calledOf } from '../document/called.ts';
import { type DocumentListing, DocumentListPage } from '../document/DocumentListPage.tsx';
import { statusBadge } from '../document/status-badge.tsx';
import { bulkOf } from '../document/use-bulk.ts';
import { actsOf } from './quote-acts.ts';

const listing: DocumentListing<QuoteRow> = {
  kind: 'quote',
  list: quoteList,
  counts: quoteCounts,
  view: quoteView,
  columns: (locale, homeCurrency) => [
    { key: 'number', title: 'Number', cell: calledOf, phone: 'lead' },
    { key: 'customer', title: 'Customer', cell: (row) => row.customer || '—', phone: 'under' },
    { key: 'issued', title: 'Date created', cell: (row) => formatDay(row.issuedOn, locale) },
    { key: 'status', title: 'Status', cell: statusBadge, phone: 'state' },
    totalColumn(locale, homeCurrency),
  ],
  tabs: [
    { label: 'All', status: '' },
    { label: 'Open', status: 'open' },
    { label: 'Converted to invoice', status: 'converted to invoice' },
    { label: 'Converted to receipt', status: 'converted to receipt' },
    { label: 'Deleted', status: 'deleted' },
  ],
  sorts: [
    { value: 'issue_date desc', label: 'Most recent' },
    { value: 'issue_date asc', label: 'Least recent' },
    { value: 'total desc', label: 'Largest amount' },
  ],
  empty: {
    name: 'no-added-quote',
    sentence: 'Quotes stand here until a customer says yes; then each becomes an invoice or a receipt.',
  },
  deletedUnder: 'deleted',
  bulk: (businessId, onDone) => {
    const remove = bulkOf<QuoteRow>('quote', businessId, 'delete', deleteQuotes);
    const restore = bulkOf<QuoteRow>('quote', businessId, 'restore', restoreQuotes);
    return [
      {
        label: 'Delete',
        able: (row) => allows(quoteLifecycle, row.standing, { type: 'quote.delete' }),
        run: remove,
        leaves: () => true,
        undo: restore,
        onDone,
      },
      {
        label: 'Restore',
        able: (row) => allows(quoteLifecycle, row.standing, { type: 'quote.restore' }),
        run: restore,
        leaves: () => true,
      },
    ];
  },
  actsOf: (row, may) => actsOf(row.standing, may),
};

/** The list of quotes. */
export const QuoteListPage = () => <DocumentListPage of={listing} />;
