import {
  deleteQuotes,
  quoteCounts,
  quoteList,
  quoteView,
  restoreQuotes,
} from '../../api/documents/quotes.ts';
import type { QuoteRow } from '../../domain/quote/view.ts';
import { quoteList as words } from '../../domain/words/quotes.ts';
import { quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { DocumentListPage } from '../document/DocumentListPage.tsx';
import { deleteBulk } from '../document/delete-bulk.ts';
import type { DocumentListing } from '../document/document-listing.ts';
import { actsOf } from './quote-acts.ts';

const listing: DocumentListing<QuoteRow> = {
  kind: 'quote',
  list: quoteList,
  counts: quoteCounts,
  view: quoteView,
  empty: { name: 'no-added-quote', sentence: words.empty },
  bulk: deleteBulk<QuoteRow>({
    kind: 'quote',
    remove: deleteQuotes,
    restore: restoreQuotes,
    able: ({ standing }, act) => allows(quoteLifecycle, standing, { type: `quote.${act}` }),
  }),
  file: async (...args) => (await import('../../api/documents/list-files.ts')).exportQuotes(...args),
  actsOf: (row, may) => actsOf(row.standing, may),
};

/** The list of quotes. */
export const QuoteListPage = () => <DocumentListPage of={listing} />;
