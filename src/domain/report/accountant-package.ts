import type { PermissionKey } from '../access/permissions.ts';
import { type Plan, type PlanFlag, planHas } from '../access/plans.ts';
import { type FiscalStarts, fiscalYearDays } from '../values/fiscal-year.ts';
import { type Range, spanOf } from '../values/period.ts';
import { auditTrail } from '../words/audit-trail.ts';
import type { ReportHead } from './report-head.ts';
import { headOf, type ReportName } from './reports.ts';

/** The reports an accountant is handed of a period. Source: finance-answers.md, Q141. */
const packageReports = [
  'financial-position',
  'income-statement',
  'trial-balance',
  'customer-ageing',
  'payable-ageing',
  'inventory-valuation',
  'sales-tax',
  'journal',
] as const satisfies readonly ReportName[];

/** A part of the package; the audit trail is no report. */
export interface PackagePart {
  name: (typeof packageReports)[number] | 'audit-trail';
  title: string;
  /** What a role must have to be handed it, and what the plan must; undefined where every plan has it. */
  permission: PermissionKey;
  flag: PlanFlag | undefined;
}

/** The parts of the package in their order. */
export const packageParts: readonly PackagePart[] = [
  ...packageReports.map((name): PackagePart => {
    const { title, flag, permission, downloadPermission = permission }: ReportHead = headOf(name);
    return { name, title, permission: downloadPermission, flag };
  }),
  { name: 'audit-trail', title: auditTrail.title, permission: 'reports', flag: 'auditTrail' },
];

/** Whether a plan lacks a part. */
export const isPartLocked = ({ flag }: Pick<PackagePart, 'flag'>, plan: Plan): boolean =>
  flag !== undefined && !planHas(plan, flag);

/** A fiscal year or a month, between 1900 and 2999. */
const periodPattern = /^((?:19|2\d)\d{2})(-(?:0[1-9]|1[0-2]))?$/;

/** The days of a fiscal year written `2026`, or of a month written `2026-03`; null for anything else. */
export const packageDays = (period: string, fiscal: FiscalStarts): Range | null => {
  const [, year, month] = periodPattern.exec(period) ?? [];
  if (year === undefined) return null;
  if (month === undefined) return fiscalYearDays(Number(year), fiscal);
  return spanOf('thismonth', { today: `${period}-01`, fiscal });
};
