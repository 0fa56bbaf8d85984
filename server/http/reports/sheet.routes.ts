import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { type ReportCallName, reportAddresses, sheetCalls } from '../../../src/api/calls/report.ts';
import { limitedSheet } from '../../../src/domain/report/limited-sheet.ts';
import { headOf } from '../../../src/domain/report/reports.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { reports } from '../../reports/registry.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { linkedSheet } from './linked-sheet.ts';
import { comparisonOf, reportDays, requestOf } from './report.requests.ts';

type SheetCall = (typeof sheetCalls)[ReportCallName];
type Asked = ArgsOf<SheetCall>;

/** A registered report, as it is asked for. */
const answerOf = (name: ReportCallName) => {
  const { report, ...address } = reportAddresses[name];
  const usualView = 'view' in address ? address.view : undefined;
  return ({ ctx, args }: { ctx: Ctx; args: Asked }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const days = reportDays(headOf(report).days, args, calendarOf(tx));
      const request = requestOf({ ...args, view: args.view ?? usualView }, days);
      const { sheets, total, page, whole } = await reports[report].read(tx, request, comparisonOf(args));
      const [sheet] = sheets();
      return {
        sheet: linkedSheet(whole ? limitedSheet(sheet!) : sheet!),
        ...days,
        total,
        page,
        pages: whole ? 1 : pagesOf(total, request.limit),
      };
    });
};

/** Mounts every report that is registered. */
export const sheetRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(
    app,
    sheetCalls as Readonly<Record<string, SheetCall>>,
    inBusiness(services),
    Object.fromEntries((Object.keys(sheetCalls) as ReportCallName[]).map((name) => [name, answerOf(name)])),
  );
