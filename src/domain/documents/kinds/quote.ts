import { owedByCustomers } from '../../values/side-names.ts';
import { quoteStatus, quoteKind as words } from '../../words/quotes.ts';
import type { KindSpec, TypeSpec } from '../kind-spec.ts';

export const quoteTypes = {
  quote: {
    kind: 'quote',
    title: words.quote,
    withArticle: words.aQuote,
    several: words.quotes,
    partyLabel: words.quoteFor,
    numberPrefix: 'QU-',
    hasDueDay: false,
    hasDeliveryDay: false,
    hasLastDay: true,
    namesBank: false,
    permissions: 'quote',
  },
} as const satisfies Record<string, TypeSpec>;

/** An offer: it posts nothing, and stands until it becomes an invoice or a receipt. */
export const quoteKind: KindSpec = {
  types: ['quote'],
  side: owedByCustomers,
  contactRole: 'customer',
  posts: false,
  entered: false,
  countedBy: null,
  flag: null,
  delivers: false,
  attaches: true,
  takesOff: false,
  permissions: 'quote',
  statuses: { draft: [], open: ['Open'], begun: [], billed: [], gone: ['Deleted'], deleted: ['Deleted'] },
  statusWords: quoteStatus,
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
      { label: words.highestNumber, value: 'number desc' },
      { label: words.lowestNumber, value: 'number asc' },
      { label: words.byCustomer, value: 'contact asc', ofAllOnly: true },
    ],
  },
};
