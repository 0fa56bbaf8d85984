import { toWire, wireIds } from '../../../src/api/calls/field.ts';
import { reportCalls } from '../../../src/api/calls/report-keys.ts';
import type { Day } from '../../../src/domain/day.ts';
import { reportArgs } from '../../../src/domain/report/asked-report.ts';
import type { ReportFormat } from '../../../src/domain/report/formats.ts';
import { askedBy } from '../../../src/domain/report/report-address.ts';
import { headOf, type ReportName } from '../../../src/domain/report/reports.ts';
import type { Calendar, Span } from '../../../src/domain/values/period.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { savedReportFaults as words } from '../../../src/domain/words/saved-reports.ts';
import { Refused } from '../../store/database/tx.ts';
import { reportDays } from './report.requests.ts';
import { keptFile, type SentFile } from './report-making.ts';

/** A saved report as its file is made of it. */
interface Saved {
  report: ReportName;
  query: string;
  note: string;
}

/** The file of a saved report, asked for as its page's address says. @throws Refused for an address that asks for nothing there is */
export const savedFile = (
  businessId: string,
  { report, query, note }: Saved,
  format: ReportFormat,
): SentFile => {
  const { takes } = reportCalls.downloadReport;
  const asked = { ...reportArgs(report, askedBy(query)), report, format, ...(note && { note }) };
  try {
    return keptFile(businessId, toWire(takes, asked, wireIds));
  } catch {
    throw new Refused(invalid('query', words.addressWrong));
  }
};

/**
 * The same with its days named by their ends, as they are on a day: a preset is another one later.
 *
 * @param onDay the day it is due
 */
export const datedFile = (
  sent: SentFile,
  onDay: Day,
  fiscal: Calendar['fiscal'],
): { sent: SentFile; days: Span } => {
  const days = reportDays(headOf(sent.report as ReportName).days, sent, { today: onDay, fiscal });
  const { from, to } = days;
  return { sent: { ...sent, ...(from && { from }), ...(to && { to }) }, days };
};
