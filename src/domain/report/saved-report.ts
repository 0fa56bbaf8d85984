import { permits, roleRefusal } from '../access/permissions.ts';
import { type Plan, planHas } from '../access/plans.ts';
import type { CardSpec } from '../card/card.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { savedReportFaults as words } from '../words/saved-reports.ts';
import type { ReportFormat } from './formats.ts';
import type { MailRhythm } from './mail-days.ts';
import { headOf, isReport, type ReportName } from './reports.ts';

/**
 * A report with what it was asked for, kept under a name for its owner or for the whole business, and mailed to members if it has a
 * rhythm. Source: finance-answers.md, Q127.
 */
export interface SavedReportCard {
  /** Unlike that of every other saved report its owner sees, in any capitalisation. */
  name: string;
  /** Printed under the figures; empty for none. */
  note: string;
  report: ReportName;
  /** What its page's address has behind the question mark, so that a preset of days stays a preset. */
  query: string;
  /** Everybody who reads reports has it, and not its owner alone. */
  shared: boolean;
  /** How often it is mailed; null for never, and then there is neither day nor format. */
  every: MailRhythm | null;
  /** The day of the month, 1 to 28. */
  day: number | null;
  format: ReportFormat | null;
}

export const longestNote = 2000;
const longestName = 100;
/** More members aren't mailed one report. */
export const mostReaders = 50;

/** A report that can be saved: one of the directory, as others are found on the page of what they are of. */
export const canBeSaved = (report: string): report is ReportName =>
  isReport(report) && headOf(report).group !== undefined;

const nameProblem = (name: string): string | null => {
  if (!name) return words.nameMissing;
  return name.length > longestName ? words.nameTooLong : null;
};

const dayFits = (day: number | null): boolean =>
  day !== null && Number.isInteger(day) && day >= 1 && day <= 28;

/** Every fault of a saved report, each with its field. */
const savedReportProblems = ({ name, note, report, every, day, format }: SavedReportCard): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const named = nameProblem(name);
  if (named) problems.push({ field: 'name', message: named });
  if (note.length > longestNote) problems.push({ field: 'note', message: words.noteTooLong });
  if (!canBeSaved(report)) problems.push({ field: 'report', message: words.notSaved });
  if (every && !dayFits(day)) problems.push({ field: 'day', message: words.dayWrong });
  if (every && !format) problems.push({ field: 'format', message: words.formatMissing });
  return problems;
};

/** What a saved report is to the audit trail. */
const told = ({ name, report, shared, every }: SavedReportCard) => ({ name, report, shared, every });

/** What kind of card a saved report is. */
export const savedReportCard: Omit<CardSpec<SavedReportCard>, 'name'> = {
  noun: 'saved-report',
  tidy: ({ day, format, ...card }) => ({
    ...card,
    name: card.name.trim(),
    note: card.note.trim(),
    day: card.every && day,
    format: card.every && format,
  }),
  problems: savedReportProblems,
  trail: { saved: told, moved: told },
};

/**
 * Whether a role may be mailed a report: it reads reports and may have a file of this one. Every such role reads what stock cost, too, so that
 * nobody is mailed more than their pages show.
 */
export const mayBeMailed = (role: string, report: ReportName): boolean => {
  const { permission, downloadPermission } = headOf(report);
  return permits(role, 'reports') && permits(role, downloadPermission ?? permission);
};

/** What keeps a saved report from being made: its owner left, their role may not have it, or the plan doesn't include it. */
export const mailObstacles = ['left', 'role', 'plan'] as const;
export type MailObstacle = (typeof mailObstacles)[number];

/**
 * Why a report can't be made for its owner now; null where it can.
 *
 * @param role the owner's; null for who is no member any more
 */
export const obstacleOf = (report: ReportName, role: string | null, plan: Plan): MailObstacle | null => {
  if (role === null) return 'left';
  if (!mayBeMailed(role, report)) return 'role';
  const { flag } = headOf(report);
  return flag === undefined || planHas(plan, flag) ? null : 'plan';
};

/** How a member a report is mailed to stands: they get it, took themselves off, left, may not have it, or have no confirmed address. */
export const readerStates = ['on', 'unsubscribed', 'left', 'role', 'unconfirmed'] as const;
export type ReaderState = (typeof readerStates)[number];

/** A member as mailing asks about them. */
export interface Reader {
  id: string;
  name: string;
  firstName: string;
  email: string;
  role: string;
  /** They proved that the address is theirs. */
  confirmed: boolean;
}

/**
 * How somebody a report is mailed to stands.
 *
 * @param member undefined for who is no member any more
 */
export const readerState = (
  report: ReportName,
  member: Pick<Reader, 'role' | 'confirmed'> | undefined,
  unsubscribed: boolean,
): ReaderState => {
  if (unsubscribed) return 'unsubscribed';
  if (!member) return 'left';
  if (!mayBeMailed(member.role, report)) return 'role';
  return member.confirmed ? 'on' : 'unconfirmed';
};

/** Who may change or delete a saved report: its owner, and of one for the business also who may change its settings. */
export const mayChangeSaved = (
  { shared, ownerId }: { shared: boolean; ownerId: string },
  user: { id: string; role: string },
): boolean => ownerId === user.id || (shared && roleRefusal(user.role, 'settings.account') === null);

/** Who sees a saved report. */
export const seesSaved = (
  { shared, ownerId }: { shared: boolean; ownerId: string },
  userId: string,
): boolean => shared || ownerId === userId;
