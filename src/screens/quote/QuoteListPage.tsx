import { deleteQuotes, restoreQuotes } from '../../api/commands/quotes.ts';
import { quoteCounts, quoteList, quoteView } from '../../api/queries/quotes.ts';
import type { QuoteRow } from '../../domain/quote/view.ts';
import { quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type DocumentListing, DocumentListPage } from '../document/DocumentListPage.tsx';
import { bulkOf } from '../document/use-bulk.ts';
import { actsOf } from './quote-acts.ts';

const listing: DocumentListing<QuoteRow> = {
  kind: 'quote',
  list: quoteList,
  counts: quoteCounts,
  view: quoteView,
  empty: {
    name: 'no-added-quote',
    sentence: 'Quotes stand here until a customer says yes; then each becomes an invoice or a receipt.',
  },
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
