import type { PermissionKey } from '../access/permissions.ts';
import type { PlanFlag } from '../access/plans.ts';
import type { ContactRole } from '../values/contact-role.ts';

/** What is known of a report before it is read: where it is, who may see it, which days it is of. */
export interface ReportHead {
  title: string;
  /** Its page. */
  page: string;
  permission: PermissionKey;
  /** Asked for a file of it, where that is another than to see it. */
  downloadPermission?: PermissionKey;
  /** Left out where every plan has it. */
  flag?: PlanFlag;
  /** The role of the contact it is of. */
  contact?: ContactRole;
  /** Its page has a paper of its own to download. */
  hasPaper?: true;
  /** Its group in the directory of reports; left out of it where it has none. */
  group?: ReportGroup;
  /** The days its page is of unless others are chosen: all up to one, or those of a period. */
  days: 'as-of' | 'thismonth' | 'thisyear' | 'alltime';
  /** What it may have a column for besides its total; none unless named. */
  columnsBy?: readonly ('month' | 'quarter' | 'year' | 'channel')[];
  /** What its rows can be picked by on its page, beside its days. */
  filters?: readonly ReportFilter[];
  /** It has cost of sales on request alone. */
  costOfSales?: true;
  /** Entries that were reversed can be left out of it, with their reversals. */
  hideReversed?: true;
  /** Its open items can be aged by their own day, too. */
  agedBy?: true;
  /** It can be held against several earlier periods. */
  periods?: true;
  /** It can be held against a budget. */
  budget?: true;
  /** It can be asked for rows without any figure, too. */
  zeroRows?: true;
  /** It has columns that are shown on request alone. */
  more?: true;
  /** What of its rows can be looked at, the usual first. */
  views?: readonly { value: string; label: string }[];
}

/** What rows of a report can be picked by: what they were posted on, as and for. */
export type ReportFilter = 'account' | 'subgroups' | 'type' | 'amounts' | 'search' | 'channel' | 'sales';

/** The groups of the directory of reports. Source: finance-and-settings, section 2. */
export const reportGroups = ['accounting', 'sales', 'inventory', 'client', 'other'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A head as it is written: its page is under its name and everybody who reads reports may see it, unless it says otherwise. */
export type GivenHead = Omit<ReportHead, 'page' | 'permission'> &
  Partial<Pick<ReportHead, 'page' | 'permission'>>;
