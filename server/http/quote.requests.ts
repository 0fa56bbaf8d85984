import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import type { quoteCalls } from '../../src/api/contract/quote.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { quoteFormWire, quoteLineWire, quoteShipToWire } from '../../src/api/wire/quote.ts';
import { decimal } from '../../src/domain/money.ts';
import type { DocumentFilter } from '../reports/document-list.ts';
import type { DocumentRequest } from '../services/look-up.ts';
import { listRequestOf, moneyRequestOf, paperRequestOf, plain } from './document.requests.ts';

type Calls = typeof quoteCalls;

const idOrNull = (sent: string | null | undefined): string | null => (sent ? idFromWire(sent) : null);

/** The form as sent, in our words. Lines marked deleted are left out. */
export const quoteRequestOf = (body: BodyOf<Calls['createQuote']>): DocumentRequest => {
  const form = quoteFormWire.fromWire(body);
  return {
    subtype: 'quote',
    customerId: idOrNull(form.customerId),
    issuedOn: form.issuedOn ?? null,
    dueOn: null,
    ...moneyRequestOf({ ...form, shipTo: quoteShipToWire.fromWire(body) }),
    ...paperRequestOf(body, body.Email),
    depositRequired: null,
    notes: form.notes ?? '',
    lines: form.lines
      .map((sent) => quoteLineWire.fromWire(sent))
      .filter((line) => line.deleted !== true)
      .map((line) => ({
        id: idOrNull(line.id),
        productId: idOrNull(line.productId),
        name: line.name,
        description: line.description ?? '',
        quantity: decimal(line.quantity ?? '1'),
        price: decimal(line.price),
        taxId: idOrNull(line.taxId),
      })),
  };
};

/** The tabs' words, lower case and without blanks; any other word is every quote that is not deleted. */
const statuses = new Map([
  ['open', ['Open']],
  ['normal', ['Open']],
  ['convertedtoinvoice', ['ConvertedToInvoice']],
  ['convertedtoreceipt', ['ConvertedToReceipt']],
  ['deleted', ['Deleted']],
]);

/** The list's query in our words, under the spec's spellings and the common ones. */
export const quoteFilterOf = (query: QueryOf<Calls['listQuotes']>): DocumentFilter => ({
  ...listRequestOf('quote', {
    ...query,
    sortby: query.sortBy ?? query.sortby,
    sortorder: query.sortOrder ?? query.sortorder,
    searchquery: query.searchQuery ?? query.searchquery,
  }),
  statuses: statuses.get(plain(query.status ?? query.quotetype ?? '')) ?? [],
  subtypes: [],
  locations: [],
  overdue: false,
  ...(query.clientid ? { customerId: idFromWire(query.clientid) } : {}),
});
