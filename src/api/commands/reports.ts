import type { ReportFormat } from '../../domain/report/formats.ts';
import type { ReportName } from '../../domain/report/reports.ts';
import { send } from '../client/client.ts';
import { reportCalls } from '../contract/report.ts';
import { type AskedReport, sentReport } from '../queries/report-question.ts';
import type { Asked, Told } from './command.ts';

/** Has the same made in the background: it is found under the tasks. */
export const queueReportFile = (
  { businessId: businessid, intentKey }: Asked,
  report: ReportName,
  format: ReportFormat,
  asked: AskedReport,
): Promise<Told> => {
  const body = { businessid, report, format, ...sentReport(report, asked) };
  return send(reportCalls.queueReportFile, { body, intentKey });
};

/** Has a whole report made into a file; answers where it can be fetched from, for a minute. */
export const downloadReport = async (
  businessid: string,
  report: ReportName,
  format: ReportFormat,
  asked: AskedReport,
): Promise<{ url: string; name: string }> => {
  const body = { businessid, report, format, ...sentReport(report, asked) };
  return (await send(reportCalls.downloadReport, { body })).data;
};
