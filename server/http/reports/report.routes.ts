import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { toWire } from '../../../src/api/calls/field.ts';
import { type ReportCallName, reportAddresses, sheetCalls } from '../../../src/api/calls/report.ts';
import { reportCalls } from '../../../src/api/calls/report-keys.ts';
import { limitedSheet } from '../../../src/domain/report/limited-sheet.ts';
import { headOf } from '../../../src/domain/report/reports.ts';
import { taskAnswers } from '../../../src/domain/task/tasks.words.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { reportChoiceAnswers } from '../../../src/domain/words/reports.ts';
import { queueReportFile } from '../../commands/queue-report-file.ts';
import { reports } from '../../reports/registry.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { memberNames } from '../../store/team/members.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared, storedIds } from '../call/mount-declared.ts';
import { linkedSheet } from './linked-sheet.ts';
import { keyedReports } from './report.answers.ts';
import { comparisonOf, reportDays, requestOf } from './report.requests.ts';
import { allowReport, downloadReport } from './report-download.ts';

type SheetCall = (typeof sheetCalls)[ReportCallName];

/** The handler of a report whose answer is its sheet. */
const sheetOf = (name: ReportCallName) => {
  const { report, view } = reportAddresses[name];
  return ({ ctx, args }: { ctx: Ctx; args: ArgsOf<SheetCall> }) =>
    withBusiness(ctx, 'read', async (tx) => {
      const days = reportDays(headOf(report).days, args, calendarOf(tx));
      const request = requestOf({ ...args, view: args.view ?? view }, days);
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

/** Mounts every report, the files of reports, and the choices for their filters. */
export const reportRoutes = (app: FastifyInstance, services: Services): void => {
  const open = inBusiness(services);
  mountDeclared(
    app,
    sheetCalls as Readonly<Record<string, SheetCall>>,
    open,
    Object.fromEntries((Object.keys(sheetCalls) as ReportCallName[]).map((name) => [name, sheetOf(name)])),
  );
  mountDeclared(app, reportCalls, open, {
    ...keyedReports,
    downloadReport: async ({ ctx, args }) => downloadReport(ctx, services, args),
    queueReportFile: async ({ ctx, args }) => {
      const { title } = allowReport(ctx, args.report);
      const kept = toWire(reportCalls.queueReportFile.takes, args, storedIds);
      return savedAs(taskAnswers.queued, await queueReportFile(ctx, `${title}.${args.format}`, kept));
    },
    employees: async ({ ctx }) => ({
      message: reportChoiceAnswers.employees,
      employees: await withBusiness(ctx, 'read', memberNames),
    }),
  });
};
