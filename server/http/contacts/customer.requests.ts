import { contactFilters } from '../../../src/domain/contact/contact.ts';
import {
  type ContactSort,
  type ContactsNarrowed,
  contactSorts,
} from '../../store/contacts/narrowed-contacts.ts';
import { plain } from '../documents/document.requests.ts';

/** How calls about the list say what it is narrowed to. */
export interface SentNarrowing {
  filter?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What the list is narrowed to and its order. An unknown filter is all of it; an unknown sort is the spec's default: all, descending. */
export const narrowedOf = (sent: SentNarrowing): ContactsNarrowed => ({
  filter: contactFilters.find((filter) => filter === sent.filter) ?? 'all',
  search: sent.search ?? '',
  sort: (contactSorts.includes(sent.sort as ContactSort) ? sent.sort : 'all') as ContactsNarrowed['sort'],
  ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(sent.order ?? '')),
  from: sent.from ?? null,
  to: sent.to ?? null,
});
