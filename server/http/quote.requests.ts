import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import type { quoteCalls } from '../../src/api/contract/quote.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { placeWire } from '../../src/api/wire/money.ts';
import { quoteFormWire, quoteLineWire } from '../../src/api/wire/quote.ts';
import type { TemplatedRequest } from '../services/look-up.ts';
import type { DocumentFilter } from '../store/narrowed-documents.ts';
import { formRequestOf, listRequestOf, requestedStatuses } from './document.requests.ts';
import { pricedLineOf } from './sent-lines.ts';

type Calls = typeof quoteCalls;

/** The form as sent, in our words. Lines marked deleted are left out. */
export const quoteRequestOf = (body: BodyOf<Calls['createQuote']>): TemplatedRequest => {
  const form = quoteFormWire.fromWire(body);
  return {
    subtype: 'quote',
    ...formRequestOf(form, placeWire.fromWire(body), body),
    dueOn: form.dueOn,
    ...(form.theirReference === undefined ? {} : { reference: form.theirReference }),
    lines: form.lines
      .filter((sent) => sent.isdeleted !== true)
      .map((sent, index) => pricedLineOf(sent, quoteLineWire.fromWire(sent), index)),
  };
};

/** The list's query in our words, under the spec's spellings and the common ones; a word of no status is every one not deleted. */
export const quoteFilterOf = (query: QueryOf<Calls['listQuotes']>): DocumentFilter => ({
  ...listRequestOf('quote', {
    ...query,
    sortby: query.sortBy ?? query.sortby,
    sortorder: query.sortOrder ?? query.sortorder,
    searchquery: query.searchQuery ?? query.searchquery,
  }),
  statuses: requestedStatuses('quote', [query.status ?? query.quotetype ?? ''], { normal: 'Open' }),
  subtypes: [],
  locations: [],
  overdue: false,
  ...(query.clientid ? { customerId: idFromWire(query.clientid) } : {}),
});
