import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import type { ReportSheet } from '../../domain/report/sheet.ts';
import { send } from '../client/client.ts';
import { reportCalls } from '../contract/report.ts';

/** What a report is asked for, as its page's address has it; empty where nothing is chosen. */
export interface AskedReport {
  /** A preset of dates by its name; empty for the report's usual one. */
  dates: string;
  from: string;
  to: string;
  account: string;
  document: string;
  /** One of `comparisons`. */
  compare: string;
}

/** The reports with a page of their own. */
export type PageReport = Exclude<ReportName, 'customer-statement'>;

const calls = {
  'trial-balance': reportCalls.trialBalance,
  journal: reportCalls.journalEntries,
  'account-ledger': reportCalls.accountLedger,
} as const satisfies Record<PageReport, unknown>;

/** The days and parameters as they are sent; days of one's own that are not given yet are the usual ones. */
export const sentReport = (name: ReportName, asked: AskedReport) => {
  const { days } = headOf(name);
  return {
    sortby: days === 'as-of' ? undefined : asked.dates === 'thismonth' ? asked.dates : days,
    fromdate: asked.from || undefined,
    todate: asked.to || undefined,
    compare: asked.compare || undefined,
    TAccountId: asked.account || undefined,
    documentId: asked.document || undefined,
  };
};

/** A page of a report, and how many of its rows or entries there are. */
export const reportSheet = (businessid: string, name: PageReport, asked: AskedReport, page: number) =>
  queryOptions({
    queryKey: ['reports', businessid, name, asked, page],
    queryFn: async ({ signal }): Promise<{ sheet: ReportSheet; total: number }> => {
      const query = { businessid, ...sentReport(name, asked), page: String(page), limit: '10' };
      const answer = await send(calls[name], { signal, query } as never);
      return { sheet: answer.report, total: 'total' in answer ? answer.total : 0 };
    },
    placeholderData: keepPreviousData,
  });
