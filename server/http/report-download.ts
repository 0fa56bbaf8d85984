import type { BodyOf } from '../../src/api/contract/call.ts';
import type { reportCalls } from '../../src/api/contract/report.ts';
import type { Calendar, Span } from '../../src/domain/period.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { requestFaults as requestFaultWords } from '../../src/domain/words/requests.ts';
import { accountLedger } from '../reports/account-ledger.ts';
import { customerStatement, vendorStatement } from '../reports/contact-statement.ts';
import { journal } from '../reports/journal.ts';
import { stockMovements } from '../reports/movement-log.ts';
import { type ReportSource, readSheets } from '../reports/report.ts';
import { stockAnalysis } from '../reports/stock-analysis.ts';
import { trialBalance } from '../reports/trial-balance.ts';
import { valuation } from '../reports/valuation.ts';
import { valuationMoves } from '../reports/valuation-moves.ts';
import { reportCsv, reportLook, reportPdf } from '../services/report-file.ts';
import { handOut, type StoredFile } from '../store/files.ts';
import { type Ctx, calendarOf, Refused, type Tx, withBusiness } from '../store/tx.ts';
import { allow, type Services } from './access.ts';
import { rangeOf, requestedSpan } from './paging.ts';
import { downloadOf } from './print.answers.ts';
import { comparisonOf, journalDays, reportRequestOf } from './report.requests.ts';

type Sent = BodyOf<typeof reportCalls.downloadReport>;

/** As many rows as are made at once: a PDF, or what goes into a CSV file before somebody else has a turn. */
const madeAtOnce = 20_000;
/** As many rows as are read at once where a page of them costs as much as all: each is the sum of very many others. */
const summedAtOnce = 100_000;
/** Rows of a CSV file at most: twice as many items as an import takes. */
const mostRows = 200_000;

/**
 * A report by its name, with the days it is of unless others are named.
 *
 * @param atOnce how many of its rows are read at once for a CSV file
 */
const entry = <Row, Sums>(
  source: ReportSource<Row, Sums>,
  daysOf: (sent: Sent, calendar: Calendar) => Span,
  atOnce = madeAtOnce,
) => ({
  spec: source.spec,
  /** One page of it, and whether it is the last. @throws Refused for more than the format takes */
  page: async (
    tx: Tx,
    sent: Sent,
    page: number,
  ): Promise<{ sheets: () => Iterable<ReportSheet>; isLast: boolean }> => {
    const isCsv = sent.format === 'csv';
    const limit = isCsv ? atOnce : madeAtOnce;
    const request = { ...reportRequestOf(sent, daysOf(sent, calendarOf(tx))), page, limit };
    const { total, sheets } = await readSheets(tx, source, request, comparisonOf(sent), madeAtOnce);
    if (!isCsv && total > madeAtOnce) throw new Refused(refusal('invalid', requestFaultWords.tooLongForPdf));
    if (total > mostRows) throw new Refused(refusal('invalid', requestFaultWords.tooLongForFile));
    return { sheets, isLast: page * limit >= total };
  },
});

/** Every report there is. */
const reports = [
  entry(trialBalance, (sent, calendar) => rangeOf(sent, calendar, 'thismonth')),
  entry(valuation, ({ todate }, { today }) => ({ from: null, to: todate ?? today }), summedAtOnce),
  entry(journal, journalDays),
  entry(accountLedger, (sent, calendar) => rangeOf(sent, calendar, 'thismonth')),
  entry(valuationMoves, ({ todate }, { today }) => ({ from: null, to: todate ?? today })),
  entry(stockAnalysis, ({ todate }, { today }) => ({ from: null, to: todate ?? today }), summedAtOnce),
  entry(stockMovements, (sent, calendar) => requestedSpan(sent, calendar, 'alltime')),
  ...[customerStatement, vendorStatement].map((source) =>
    entry(source, (sent, calendar) => requestedSpan(sent, calendar, 'alltime')),
  ),
];

type Report = (typeof reports)[number];

/** All of a report as it stood at one moment, page after page. */
const wholeCsv = (ctx: Ctx, report: Report, sent: Sent): Promise<StoredFile> =>
  withBusiness(ctx, 'long', (tx) => {
    const all = async function* () {
      for (let page = 1, isLast = false; !isLast; page += 1) {
        const read = await report.page(tx, sent, page);
        yield* read.sheets();
        isLast = read.isLast;
      }
    };
    return reportCsv(all());
  });

/** A report on paper; no transaction is kept open while it is made. */
const paperOf = async (ctx: Ctx, services: Services, report: Report, sent: Sent): Promise<StoredFile> => {
  const { sheets, look } = await withBusiness(ctx, 'long', async (tx) => ({
    sheets: (await report.page(tx, sent, 1)).sheets,
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
  const report = reports.find(({ spec }) => spec.name === sent.report);
  if (!report) throw new Refused(invalid('report', requestFaultWords.reportUnknown));
  const { downloadPermission, permission, flag } = report.spec;
  allow({ permission: downloadPermission ?? permission, flag }, ctx.user.role, ctx.business.plan);
  const file =
    sent.format === 'csv' ? await wholeCsv(ctx, report, sent) : await paperOf(ctx, services, report, sent);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return downloadOf({ token, name: file.name });
};
