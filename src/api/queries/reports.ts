import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { reportCalls } from '../contract/report.ts';

export type TrialBalance = AnswerOf<typeof reportCalls.trialBalance>;
export type JournalEntry = AnswerOf<typeof reportCalls.journalEntries>['Entries'][number];
export type LedgerLine = AnswerOf<typeof reportCalls.accountLedger>['Lines'][number];

const reportsKey = (businessId: string) => ['reports', businessId] as const;

/** The trial balance at the end of a day; today when the day is empty. */
export const trialBalance = (businessid: string, asOf: string) =>
  queryOptions({
    queryKey: [...reportsKey(businessid), 'trial-balance', asOf],
    queryFn: ({ signal }) =>
      send(reportCalls.trialBalance, { signal, query: { businessid, todate: asOf || undefined } }),
    placeholderData: keepPreviousData,
  });

/** The preset a report is asked for; where days of one's own are not given yet, the usual one. */
const presetOf = (dates: string): string => (dates === 'thismonth' ? dates : 'thisyear');

interface JournalFilter {
  /** A preset of dates by its name; empty for this year. */
  dates: string;
  from: string;
  to: string;
  page: number;
  account: string;
  document: string;
}

export const journal = (businessid: string, filter: JournalFilter) =>
  queryOptions({
    queryKey: [...reportsKey(businessid), 'journal', filter],
    queryFn: ({ signal }) =>
      send(reportCalls.journalEntries, {
        signal,
        query: {
          businessid,
          page: String(filter.page),
          limit: '10',
          sortby: presetOf(filter.dates),
          fromdate: filter.from || undefined,
          todate: filter.to || undefined,
          TAccountId: filter.account || undefined,
          documentId: filter.document || undefined,
        },
      }),
    placeholderData: keepPreviousData,
  });

export const ledger = (
  businessid: string,
  filter: { account: string; dates: string; from: string; to: string; page: number },
) =>
  queryOptions({
    queryKey: [...reportsKey(businessid), 'ledger', filter],
    queryFn: ({ signal }) =>
      send(reportCalls.accountLedger, {
        signal,
        query: {
          businessid,
          TAccountId: filter.account,
          page: String(filter.page),
          limit: '10',
          sortby: presetOf(filter.dates),
          fromdate: filter.from || undefined,
          todate: filter.to || undefined,
        },
      }),
    placeholderData: keepPreviousData,
  });
