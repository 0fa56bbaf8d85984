import { receivable } from '../books/side.ts';
import type { KindSpec, TypeSpec } from '../documents/kind-spec.ts';
import { quoteStatus } from '../words/quote.ts';
import * as words from '../words/quote-kind.ts';
import { type QuoteFacts, quoteFacts } from './facts.ts';

export const quoteTypes = {
  quote: {
    kind: 'quote',
    title: words.quote,
    withArticle: words.aQuote,
    several: words.quotes,
    partyLabel: words.quoteFor,
    numberPrefix: 'QU-',
    hasDueDay: false,
    permissions: 'quote',
  },
} as const satisfies Record<string, TypeSpec>;

/** An offer: it posts nothing, and stands until it becomes an invoice or a receipt. */
export const quoteKind: KindSpec<QuoteFacts> = {
  types: ['quote'],
  side: receivable.owed,
  contactRole: 'customer',
  posts: false,
  entered: false,
  countedBy: null,
  flag: null,
  delivers: false,
  permissions: 'quote',
  statuses: { draft: [], open: ['Open'], billed: [], gone: ['Deleted'], deleted: ['Deleted'] },
  statusWords: quoteStatus,
  facts: quoteFacts,
  sortedBy: 'all',
  listed: {
    issued: words.created,
    tabs: [
      { label: words.all, value: '' },
      { label: words.open, value: 'open' },
      { label: words.toInvoice, value: 'converted to invoice' },
      { label: words.toReceipt, value: 'converted to receipt' },
      { label: words.deleted, value: 'deleted' },
    ],
    deletedUnder: 'deleted',
    sorts: [
      { label: words.mostRecent, value: 'issue_date desc' },
      { label: words.leastRecent, value: 'issue_date asc' },
      { label: words.largestAmount, value: 'total desc' },
    ],
  },
};
