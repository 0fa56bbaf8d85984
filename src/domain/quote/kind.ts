import { receivable } from '../books/side.ts';
import type { KindSpec, TypeSpec } from '../documents/kind-spec.ts';
import { quoteStatus } from '../words/quote.ts';
import { type QuoteFacts, quoteFacts } from './facts.ts';

export const quoteTypes = {
  quote: {
    kind: 'quote',
    title: 'Quote',
    withArticle: 'a quote',
    several: 'quotes',
    partyLabel: 'Quote for',
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
  delivers: false,
  permissions: 'quote',
  statuses: { draft: [], open: ['Open'], billed: [], gone: ['Deleted'], deleted: ['Deleted'] },
  statusWords: quoteStatus,
  facts: quoteFacts,
  sortedBy: 'all',
  listed: {
    issued: 'Date created',
    tabs: [
      { label: 'All', value: '' },
      { label: 'Open', value: 'open' },
      { label: 'Converted to invoice', value: 'converted to invoice' },
      { label: 'Converted to receipt', value: 'converted to receipt' },
      { label: 'Deleted', value: 'deleted' },
    ],
    deletedUnder: 'deleted',
    sorts: [
      { label: 'Most recent', value: 'issue_date desc' },
      { label: 'Least recent', value: 'issue_date asc' },
      { label: 'Largest amount', value: 'total desc' },
    ],
  },
};
