import { type CustomerSort, type CustomersNarrowed, customerSorts } from '../store/narrowed-customers.ts';
import { plain } from './document.requests.ts';

/** How calls about the list say what it is narrowed to. */
export interface SentNarrowing {
  filter?: string | undefined;
  sortby?: string | undefined;
  sortorder?: string | undefined;
  searchquery?: string | undefined;
  fromdate?: string | undefined;
  todate?: string | undefined;
}

/** What the list is narrowed to and its order. An unknown filter is all of it; an unknown sort is the spec's default: all, descending. */
export const narrowedOf = (sent: SentNarrowing): CustomersNarrowed => ({
  filter: sent.filter === 'deleted' || sent.filter === 'unpaid' ? sent.filter : 'all',
  search: sent.searchquery ?? '',
  sort: (customerSorts.includes(sent.sortby as CustomerSort)
    ? sent.sortby
    : 'all') as CustomersNarrowed['sort'],
  ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(sent.sortorder ?? '')),
  from: sent.fromdate ?? null,
  to: sent.todate ?? null,
});
