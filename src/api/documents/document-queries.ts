import { keepPreviousData } from '@tanstack/react-query';
import { type CreditState, creditStates } from '../../domain/documents/credited.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import type { Asks } from '../client/asks.ts';
import type {
  ContactListFilter,
  DocumentListFilter,
  ListDays,
  ListedPage,
  NextNumber,
  TabCounts,
} from './document-list.ts';

/** Days as the calls take them; an end that is not given is left out. */
interface SentDays {
  from: string | undefined;
  to: string | undefined;
}

/** A list as it is asked for; what is not narrowed is left out. */
interface AskedList extends SentDays {
  contactId?: string;
  page: string;
  column: string;
  direction: string;
  search: string | undefined;
  status: string | undefined;
  type: string | undefined;
  location: string | undefined;
  period: string | undefined;
  dueFrom: string | undefined;
  dueTo: string | undefined;
  credited: CreditState | undefined;
}

/** The calls of one kind, each answered in our words. */
interface KindCalls<Row, View> {
  /** Every key of the kind begins with this. */
  subject: string;
  list: (businessId: string, asked: AskedList, signal: AbortSignal) => Promise<ListedPage<Row>>;
  /** `period` is the name of a period, or all time. */
  counts: (
    businessId: string,
    days: SentDays & { period: string },
    signal: AbortSignal,
  ) => Promise<TabCounts>;
  view: (businessId: string, called: string, signal: AbortSignal) => Promise<View>;
  next: (businessId: string, type: DocumentType, signal: AbortSignal) => Promise<NextNumber>;
}

const sentDays = ({ from, to }: Pick<ListDays, 'from' | 'to'>): SentDays => ({
  from: from || undefined,
  to: to || undefined,
});

/** A list's address as its calls are asked. */
export const askedFor = ({
  page,
  status,
  search,
  sort,
  type = '',
  location = '',
  dates = '',
  from = '',
  to = '',
  dueFrom = '',
  dueTo = '',
  credited = '',
}: ContactListFilter & Partial<DocumentListFilter>): AskedList => {
  const [column = 'issue_date', direction = 'desc'] = sort.split(' ');
  return {
    page: String(page),
    column,
    direction,
    search: search || undefined,
    status: status || undefined,
    type: type || undefined,
    location: location || undefined,
    period: dates || undefined,
    dueFrom: dueFrom || undefined,
    dueTo: dueTo || undefined,
    credited: creditStates.find((state) => state === credited),
    ...sentDays({ from, to }),
  };
};

/** What pages ask of every kind of document: its list, its tabs' counts, one of them, and the number of the next. */
export const documentQueries = <Row, View>({ subject, ...calls }: KindCalls<Row, View>) => {
  const key = (businessId: string) => [subject, businessId] as const;
  return {
    list: (
      businessId: string,
      filter: Omit<DocumentListFilter, 'type'> & { type?: string },
    ): Asks<ListedPage<Row>> => ({
      queryKey: [...key(businessId), 'list', filter],
      queryFn: ({ signal }) => calls.list(businessId, askedFor(filter), signal),
      placeholderData: keepPreviousData,
    }),
    /** A contact's own, a page at a time. */
    ofContact: (businessId: string, contactId: string, filter: ContactListFilter): Asks<ListedPage<Row>> => ({
      queryKey: [...key(businessId), 'of', contactId, filter],
      queryFn: ({ signal }) => calls.list(businessId, { ...askedFor(filter), contactId }, signal),
      placeholderData: keepPreviousData,
    }),
    counts: (businessId: string, { dates, from, to }: ListDays): Asks<TabCounts> => ({
      queryKey: [...key(businessId), 'counts', { dates, from, to }],
      queryFn: ({ signal }) => {
        const period = dates === '' || dates === 'custom' ? 'alltime' : dates;
        return calls.counts(businessId, { period, ...sentDays({ from, to }) }, signal);
      },
      placeholderData: keepPreviousData,
    }),
    /** One of them, by what its address calls it. */
    view: (businessId: string, called: string): Asks<View> => ({
      queryKey: [...key(businessId), 'one', called],
      queryFn: ({ signal }) => calls.view(businessId, called, signal),
    }),
    /** The number the next one of a type is likely to get, and the business's own day. */
    next: (businessId: string, type: DocumentType): Asks<NextNumber> => ({
      queryKey: [...key(businessId), 'next', type],
      queryFn: ({ signal }) => calls.next(businessId, type, signal),
    }),
  };
};
