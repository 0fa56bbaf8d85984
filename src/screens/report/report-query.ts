import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reportCallOf, turnsPages } from '../../api/calls/report.ts';
import type { Subject } from '../../api/calls/subject.ts';
import { ask } from '../../api/client/ask.ts';
import { type AskedReport, pageArgs } from '../../domain/report/asked-report.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import type { ReportSheet } from '../../domain/report/sheet.ts';

/** As many rows or entries as a page has, unless told. Source: finance-answers.md, Q122. */
export const rowsOnPage = 50;

/** As many rows or entries as are printed at once. */
export const mostPrinted = 1000;

/** A page of a report, how many of its rows or entries there are to turn through, and how many in all. */
export const reportSheet = (
  businessId: string,
  name: ReportName,
  asked: AskedReport,
  page: number,
  limit = rowsOnPage,
) =>
  queryOptions({
    queryKey: ['reports' satisfies Subject, businessId, name, asked, page, limit],
    queryFn: async ({ signal }): Promise<{ sheet: ReportSheet; total: number; rows: number }> => {
      const args = { businessId, ...pageArgs(name, asked, page, limit) };
      const { sheet, total = 0, pages = 1 } = await ask(reportCallOf(name), args, { signal });
      // All of it is on one page where it has no more.
      return { sheet, total: turnsPages(name) || pages > 1 ? total : 0, rows: total };
    },
    placeholderData: keepPreviousData,
    meta: { toldInPlace: true },
  });
