import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { inside } from './inside-route.ts';
import { type LazyPage, lazy } from './lazy-page.ts';

/** A report's page as its description says: where, who may open it, and what it looks like where the plan doesn't have it. */
export const reportPage = (name: ReportName, view: LazyPage) => {
  const { page, title, permission, flag } = headOf(name);
  const sample = () =>
    import('../../screens/report/SampleReport.tsx').then((file) => ({ default: file.sampleOf(name) }));
  return inside(page, view, title, permission, { flag, prints: true, ...(flag && { sample: lazy(sample) }) });
};
