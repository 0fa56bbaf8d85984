import { keepPreviousData } from '@tanstack/react-query';
import type { ListDays } from '../documents/document-list.ts';
import type { Asks } from './asks.ts';

/** The days of a list as what it comes to is asked for: the same as are listed. */
const summaryDays = ({ dates, from, to }: ListDays) => ({
  sortby: dates || 'alltime',
  fromdate: from || undefined,
  todate: to || undefined,
});

/** What is asked of documents of a subject: what those of some days came to, of all where no days are said. */
export const summaryOf =
  <Sums>(
    subject: string,
    ask: (
      query: { businessid: string } & ReturnType<typeof summaryDays>,
      signal: AbortSignal,
    ) => Promise<Sums>,
  ) =>
  (businessid: string, { dates, from, to }: ListDays): Asks<Sums> => ({
    queryKey: [subject, businessid, 'summary', { dates, from, to }],
    queryFn: ({ signal }) => ask({ businessid, ...summaryDays({ dates, from, to }) }, signal),
    placeholderData: keepPreviousData,
  });
