import type { BodyOf } from '../../src/api/contract/call.ts';
import type { reportCalls } from '../../src/api/contract/report.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Span } from '../../src/domain/period.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import * as requestFaultWords from '../../src/domain/words/request-faults.ts';
import { accountLedger } from '../reports/account-ledger.ts';
import { customerStatement, vendorStatement } from '../reports/contact-statement.ts';
import { journal } from '../reports/journal.ts';
import { stockMovements } from '../reports/movement-log.ts';
import { type ReportSource, readReport } from '../reports/report.ts';
import { stockAnalysis } from '../reports/stock-analysis.ts';
import { trialBalance } from '../reports/trial-balance.ts';
import { valuation } from '../reports/valuation.ts';
import { valuationMoves } from '../reports/valuation-moves.ts';
import { reportCsv, reportLook, reportPdf } from '../services/report-file.ts';
import { handOut } from '../store/files.ts';
import { type Ctx, Refused, type Tx, withBusiness } from '../store/tx.ts';
import { allow, type Services } from './access.ts';
import { rangeOf, spanAsked } from './paging.ts';
import { downloadOf } from './print.answers.ts';
import { askedReport, comparisonOf, journalDays } from './report-asked.ts';

type Sent = BodyOf<typeof reportCalls.downloadReport>;

/** As much as is made at once. */
const mostRows = 20_000;

/** A report by its name, with the days it is of unless others are named. */
const entry = <Row, Sums>(source: ReportSource<Row, Sums>, daysOf: (sent: Sent, today: Day) => Span) => ({
  spec: source.spec,
  sheet: async (tx: Tx, sent: Sent): Promise<ReportSheet> => {
    const asked = { ...askedReport(sent, daysOf(sent, tx.today)), page: 1, limit: mostRows };
    const { sheet, total } = await readReport(tx, source, asked, comparisonOf(sent));
    if (total > mostRows) throw new Refused(refusal('invalid', requestFaultWords.tooLongForFile));
    return sheet;
  },
});

/** Every report there is. */
const reports = [
  entry(trialBalance, ({ todate }, today) => ({ from: null, to: todate ?? today })),
  entry(valuation, ({ todate }, today) => ({ from: null, to: todate ?? today })),
  entry(journal, journalDays),
  entry(accountLedger, (sent, today) => rangeOf(sent, today, 'thismonth')),
  entry(valuationMoves, ({ todate }, today) => ({ from: null, to: todate ?? today })),
  entry(stockAnalysis, ({ todate }, today) => ({ from: null, to: todate ?? today })),
  entry(stockMovements, (sent, today) => spanAsked(sent, today, 'alltime')),
  ...[customerStatement, vendorStatement].map((source) =>
    entry(source, (sent, today) => spanAsked(sent, today, 'alltime')),
  ),
];

/**
 * Makes a file of a whole report and hands it out for a minute; no transaction is kept open while it is made.
 *
 * @throws Refused for a report there is none of, one the role or the plan has not, or one too long for paper
 */
export const downloadReport = async (ctx: Ctx, services: Services, sent: Sent) => {
  const report = reports.find(({ spec }) => spec.name === sent.report);
  if (!report) throw new Refused(invalid('report', requestFaultWords.reportUnknown));
  const { downloadPermission, permission, flag } = report.spec;
  allow({ permission: downloadPermission ?? permission, flag }, ctx.user.role, ctx.business.plan);
  const { sheet, look } = await withBusiness(ctx, 'read', async (tx) => ({
    sheet: await report.sheet(tx, sent),
    look: await reportLook(tx),
  }));
  const file = sent.format === 'csv' ? reportCsv(sheet) : await reportPdf(services, ctx, sheet, look);
  const token = await withBusiness(ctx, 'write', (tx) => handOut(tx, file));
  return downloadOf({ token, name: file.name });
};
