import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { fromWire } from '../../../src/api/calls/field.ts';
import { reportCalls } from '../../../src/api/calls/report-keys.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import type { Printed } from '../../../src/domain/documents/printed.ts';
import type { ReportFormat } from '../../../src/domain/report/formats.ts';
import { printedReport } from '../../../src/domain/report/printed-report.ts';
import { headOf, type ReportName } from '../../../src/domain/report/reports.ts';
import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { requestFaults as words } from '../../../src/domain/words/requests.ts';
import { reports } from '../../reports/registry.ts';
import { type Printing, pdfOfPaper } from '../../services/document-paper.ts';
import {
  preparationOf,
  reportCsv,
  reportLook,
  reportXlsx,
  type WorkbookMaking,
} from '../../services/report-file.ts';
import { type Ctx, calendarOf, Refused, type Tx, withBusiness } from '../../store/database/tx.ts';
import type { StoredFile } from '../../store/files/files.ts';
import { storedIds } from '../call/mount-declared.ts';
import { comparisonOf, reportDays, requestOf } from './report.requests.ts';

/** A report that is made a file, as it is asked for. */
export type SentFile = ArgsOf<typeof reportCalls.downloadReport>;

/** The same of what was kept with a task, which is spelt as it was sent. */
export const keptFile = (businessId: string, sent: object): SentFile => {
  const { takes, body } = reportCalls.downloadReport;
  const kept = body!.parse({ ...sent, businessid: idToWire(businessId) });
  return fromWire(takes, kept, storedIds);
};

/** What files are made with. */
type Making = Printing & WorkbookMaking;

/** As many rows as are made at once: a PDF, or what goes into another file before somebody else has a turn. */
const madeAtOnce = 20_000;

/** Rows of a file at most, and what is said of more. A CSV has twice as many items as an import takes. */
const bounds: Readonly<Record<ReportFormat, { most: number; tooLong: string }>> = {
  csv: { most: 200_000, tooLong: words.tooLongForFile },
  xlsx: { most: 50_000, tooLong: words.tooLongForWorkbook },
  pdf: { most: madeAtOnce, tooLong: words.tooLongForPdf },
};

type Report = (typeof reports)[ReportName];

/** One page of a report for a file, and whether it is the last. @throws Refused for more than the format takes */
const pageOf = async (tx: Tx, { name, read, atOnce = madeAtOnce }: Report, sent: SentFile, page: number) => {
  const limit = sent.format === 'pdf' ? madeAtOnce : atOnce;
  const days = reportDays(headOf(name).days, sent, calendarOf(tx));
  const request = { ...requestOf(sent, days), page, limit };
  const { total, sheets } = await read(tx, request, comparisonOf(sent), madeAtOnce);
  const { most, tooLong } = bounds[sent.format];
  if (total > most) throw new Refused(refusal('invalid', tooLong));
  return { sheets, isLast: page * limit >= total };
};

/** All of a report, page after page. */
async function* wholeOf(tx: Tx, report: Report, sent: SentFile) {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const read = await pageOf(tx, report, sent, page);
    yield* read.sheets();
    isLast = read.isLast;
  }
}

/** A report as CSV, read within a transaction. @throws Refused for more rows than a file takes */
export const csvWithin = (tx: Tx, report: Report, sent: SentFile): Promise<StoredFile> =>
  reportCsv(wholeOf(tx, report, sent));

/**
 * A report for paper, read within a transaction and laid out when the answer is called: no transaction is kept open meanwhile.
 *
 * @throws Refused for more rows than a PDF takes
 */
export const paperWithin = async (tx: Tx, report: Report, sent: SentFile): Promise<() => Printed> => {
  const { sheets } = await pageOf(tx, report, sent, 1);
  const preparation = { ...(await preparationOf(tx)), note: sent.note };
  const look = await reportLook(tx);
  return () => {
    const [sheet] = sheets();
    return printedReport(report.name, sheet!, preparation, look);
  };
};

/** How each file is made, of the report as it stood at one moment. No transaction is kept open while rows are laid out. */
const made: Readonly<
  Record<ReportFormat, (ctx: Ctx, services: Making, report: Report, sent: SentFile) => Promise<StoredFile>>
> = {
  csv: (ctx, _, report, sent) => withBusiness(ctx, 'long', (tx) => csvWithin(tx, report, sent)),
  xlsx: (ctx, services, report, sent) =>
    reportXlsx(services, ctx.business.id, (take) =>
      withBusiness(ctx, 'long', async (tx) =>
        take(wholeOf(tx, report, sent), { ...(await preparationOf(tx)), note: sent.note }),
      ),
    ),
  pdf: async (ctx, services, report, sent) => {
    const laidOut = await withBusiness(ctx, 'long', (tx) => paperWithin(tx, report, sent));
    return pdfOfPaper(services, ctx.business.id, laidOut());
  },
};

/** A report there is. @throws Refused for one there is none of */
export const knownReport = (name: string): ReportName => {
  if (!Object.hasOwn(reports, name)) throw new Refused(invalid('report', words.reportUnknown));
  return name as ReportName;
};

/** Makes a file of a whole report. @throws Refused for one too long for its format */
export const makeReport = (ctx: Ctx, services: Making, sent: SentFile): Promise<StoredFile> =>
  made[sent.format](ctx, services, reports[knownReport(sent.report)], sent);
