import { deleteQuotes, restoreQuotes } from '../../api/commands/quotes.ts';
import { quoteCounts, quoteList, quoteView } from '../../api/queries/quotes.ts';
import type { QuoteRow } from '../../domain/quote/view.ts';
import * as words from '../../domain/words/quote-list.ts';
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
    sentence: words.empty,
  },
  bulk: (businessId, onDone) => {
    const remove = bulkOf<QuoteRow>('quote', businessId, 'delete', deleteQuotes);
    const restore = bulkOf<QuoteRow>('quote', businessId, 'restore', restoreQuotes);
    return [
      {
        label: words.deleteThem,
        able: (row) => allows(quoteLifecycle, row.standing, { type: 'quote.delete' }),
        run: remove,
        leaves: () => true,
        undo: restore,
        onDone,
      },
      {
        label: words.restore,
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
