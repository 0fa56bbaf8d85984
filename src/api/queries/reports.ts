import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportName } from '../../domain/report/reports.ts';
import type { ReportSheet } from '../../domain/report/sheet.ts';
import { send } from '../client/client.ts';
import { type AskedReport, reportQuestion } from './report-question.ts';

/** As many rows or entries as a page has, unless told. Source: finance-answers.md, Q122. */
export const rowsOnPage = 50;

/** As many rows or entries as are printed at once. */
export const mostPrinted = 1000;

interface Answered {
  report: ReportSheet;
  total?: number;
  pagetotal?: number;
}

/** A page of a report, how many of its rows or entries there are to turn through, and how many in all. */
export const reportSheet = (
  businessid: string,
  name: ReportName,
  asked: AskedReport,
  page: number,
  limit = rowsOnPage,
) =>
  queryOptions({
    queryKey: ['reports', businessid, name, asked, page, limit],
    queryFn: async ({ signal }): Promise<{ sheet: ReportSheet; total: number; rows: number }> => {
      const { call, query, pages } = reportQuestion(businessid, name, asked, page, limit);
      const answer = await send(call, { signal, query } as never);
      const { report, total = 0, pagetotal = 1 } = answer as Answered;
      // All of it is on one page where it has no more.
      return { sheet: report, total: pages || pagetotal > 1 ? total : 0, rows: total };
    },
    placeholderData: keepPreviousData,
    meta: { toldInPlace: true },
  });
