import { accountingReports } from './heads/accounting.ts';
import { contactReports } from './heads/contacts.ts';
import { creditNoteReports } from './heads/credit-notes.ts';
import { inventoryReports } from './heads/inventory.ts';
import { salesReports } from './heads/sales.ts';
import type { ReportHead } from './report-head.ts';

/** Every report there is, by subject. */
const reports = {
  ...accountingReports,
  ...salesReports,
  ...creditNoteReports,
  ...inventoryReports,
  ...contactReports,
};

export type ReportName = keyof typeof reports;

export const reportNames = Object.keys(reports) as ReportName[];

export const isReport = (name: string): name is ReportName => Object.hasOwn(reports, name);

/** A report's head by its name. */
export const headOf = (name: ReportName): ReportHead & { openedFrom?: ReportName } => ({
  page: `/reports/${name}`,
  permission: 'reports',
  ...reports[name],
});
