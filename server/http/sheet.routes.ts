import type { FastifyInstance } from 'fastify';
import { type ReportCallName, reportAddresses, sheetCalls } from '../../src/api/calls/report.ts';
import type { QueryOf } from '../../src/api/contract/call.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { limitedSheet } from '../../src/domain/report/limited-sheet.ts';
import { headOf } from '../../src/domain/report/reports.ts';
import { reports } from '../reports/registry.ts';
import { type Ctx, calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { linkedSheet } from './linked-sheet.ts';
import { mount } from './mount.ts';
import { comparisonOf, reportDays, reportRequestOf } from './report.requests.ts';

type SheetCall = (typeof sheetCalls)[ReportCallName];
type Sent = QueryOf<SheetCall>;

/** A registered report, as it is asked for. */
const answerOf = (name: ReportCallName) => {
  const { report, ...address } = reportAddresses[name];
  const usualView = 'view' in address ? address.view : undefined;
  return ({ ctx, query }: { ctx: Ctx; query: Sent }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const days = reportDays(headOf(report).days, query, calendarOf(tx));
      const request = reportRequestOf({ ...query, view: query.view ?? usualView }, days);
      const { sheets, total, page, whole } = await reports[report].read(tx, request, comparisonOf(query));
      const [sheet] = sheets();
      return {
        report: linkedSheet(whole ? limitedSheet(sheet!) : sheet!),
        fromdate: days.from,
        todate: days.to,
        total,
        currentpage: page,
        pagetotal: whole ? 1 : pagesOf(total, request.limit),
      };
    });
};

/** Mounts every report that is registered. */
export const sheetRoutes = (app: FastifyInstance, services: Services): void =>
  mount(
    app,
    sheetCalls as Readonly<Record<string, SheetCall>>,
    inBusiness(services),
    Object.fromEntries((Object.keys(sheetCalls) as ReportCallName[]).map((name) => [name, answerOf(name)])),
  );
