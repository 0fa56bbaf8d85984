import type { BodyOf } from '../../src/api/contract/call.ts';
import type { reportCalls } from '../../src/api/contract/report.ts';
import type { Calendar, Span } from '../../src/domain/period.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import { headOf, type ReportName } from '../../src/domain/report/reports.ts';
import { requestFaults as requestFaultWords } from '../../src/domain/words/requests.ts';
import { reports } from '../reports/registry.ts';
import { reportCsv, reportLook, reportPdf } from '../services/report-file.ts';
import { recordEvent } from '../store/events.ts';
import { handOut, type StoredFile } from '../store/files.ts';
import { type Ctx, calendarOf, Refused, type Tx, withBusiness } from '../store/tx.ts';
import { allow, type Services } from './access.ts';
import { downloadOf } from './print.answers.ts';
import { comparisonOf, journalDays, reportDays, reportRequestOf } from './report.requests.ts';

type Sent = Omit<BodyOf<typeof reportCalls.downloadReport>, 'businessid'>;

/** As many rows as are made at once: a PDF, or what goes into a CSV file before somebody else has a turn. */
const madeAtOnce = 20_000;
/** Rows of a CSV file at most: twice as many items as an import takes. */
const mostRows = 200_000;

/** The days of a file: those of the page of the same. */
const daysOf = (name: ReportName, sent: Sent, calendar: Calendar): Span =>
  name === 'journal' ? journalDays(sent, calendar) : reportDays(headOf(name).days, sent, calendar);

/** One page of a report for a file, and whether it is the last. @throws Refused for more than the format takes */
const pageOf = async (
  tx: Tx,
  { name, read, atOnce = madeAtOnce }: (typeof reports)[ReportName],
  sent: Sent,
  page: number,
) => {
  const isCsv = sent.format === 'csv';
  const limit = isCsv ? atOnce : madeAtOnce;
  const request = { ...reportRequestOf(sent, daysOf(name, sent, calendarOf(tx))), page, limit };
  const { total, sheets } = await read(tx, request, comparisonOf(sent), madeAtOnce);
  if (!isCsv && total > madeAtOnce) throw new Refused(refusal('invalid', requestFaultWords.tooLongForPdf));
  if (total > mostRows) throw new Refused(refusal('invalid', requestFaultWords.tooLongForFile));
  return { sheets, isLast: page * limit >= total };
};

type Report = (typeof reports)[ReportName];

/** All of a report as it stood at one moment, page after page. */
const wholeCsv = (ctx: Ctx, report: Report, sent: Sent): Promise<StoredFile> =>
  withBusiness(ctx, 'long', (tx) => {
    const all = async function* () {
      for (let page = 1, isLast = false; !isLast; page += 1) {
        const read = await pageOf(tx, report, sent, page);
        yield* read.sheets();
        isLast = read.isLast;
      }
    };
    return reportCsv(all());
  });

/** A report on paper; no transaction is kept open while it is made. */
const paperOf = async (ctx: Ctx, services: Services, report: Report, sent: Sent): Promise<StoredFile> => {
  const { sheets, look } = await withBusiness(ctx, 'long', async (tx) => ({
    sheets: (await pageOf(tx, report, sent, 1)).sheets,
    look: await reportLook(tx),
  }));
  const [sheet] = sheets();
  return reportPdf(services, ctx, sheet!, look);
};

/**
 * Makes a file of a whole report and hands it out for a minute.
 *
 * @throws Refused for a report there is none of, one the role or the plan has not, or one too long for its format
 */
export const downloadReport = async (ctx: Ctx, services: Services, sent: Sent) => {
  if (!Object.hasOwn(reports, sent.report))
    throw new Refused(invalid('report', requestFaultWords.reportUnknown));
  const report = reports[sent.report as ReportName];
  const { downloadPermission, permission, flag } = headOf(report.name);
  allow({ permission: downloadPermission ?? permission, flag }, ctx.user.role, ctx.business.plan);
  const file =
    sent.format === 'csv' ? await wholeCsv(ctx, report, sent) : await paperOf(ctx, services, report, sent);
  const token = await withBusiness(ctx, 'write', async (tx) => {
    await recordEvent(tx, 'report.download', 'business', tx.business.id, {
      report: headOf(report.name).title,
      format: sent.format.toUpperCase(),
    });
    return handOut(tx, file);
  });
  return downloadOf({ token, name: file.name });
};
