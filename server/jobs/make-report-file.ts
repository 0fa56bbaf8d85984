import type { Task } from 'graphile-worker';
import type { Xlsx } from '../adapters/xlsx/xlsx.ts';
import { keptFile, makeReport } from '../http/reports/report-making.ts';
import type { JobServices } from './deliver-letter.ts';
import { fileTask } from './file-task.ts';

type Making = Pick<JobServices, 'database' | 'clock' | 'pdf'> & { xlsx: Xlsx };

/** Makes the file of a report that its task names and keeps it there. */
export const makeReportFile = (services: Making): Task =>
  fileTask(services, (ctx, { sent }) => makeReport(ctx, services, keptFile(ctx.business.id, sent as object)));
