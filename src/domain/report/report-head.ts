import type { PermissionKey } from '../access/permissions.ts';
import type { PlanFlag } from '../access/plans.ts';
import type { ContactRole } from '../values/contact-role.ts';

/** Which columns of a report are drawn, by their titles. Source: finance-answers.md, section C. */
export interface PictureColumns {
  /** Standing bars side by side for each row, which are stretches of time; or a lying bar for each, the largest first. */
  shape: 'over-time' | 'ranking';
  bars: readonly string[];
  /** Drawn as a line over the bars. */
  line?: string;
  /** The bars of a row are parts of one. */
  stacked?: true;
}

/** A picture with a bar for each row, the largest first. */
export const ranked = (...bars: string[]): PictureColumns => ({ shape: 'ranking', bars });

/** What is known of a report before it is read: where it is, who may see it, which days it is of. */
export interface ReportHead {
  title: string;
  /** Its page. */
  page: string;
  /** Its page is a contact's, of which the report is one part. */
  onContact?: true;
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
  /** The name of the report whose figures lead to this one. */
  openedFrom?: string;
  /** What to add so that it isn't empty, offered as the next step; left out if other work fills it. Source: finance-answers.md, Q125. */
  filledBy?: 'invoice' | 'bill' | 'expense' | 'entry' | 'credit-note' | 'vendor-credit';
  picture?: PictureColumns;
  /** Its total is compared with an independent sum by `npm run verify`; reports of one contact, account, bank or item are not. */
  proven?: true;
  /** Of locked days it names the checkpoint of the audit trail that was signed then. */
  checkpoint?: true;
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
  /** It can be asked for months ahead, with what falls due in them. */
  expected?: true;
  /** Accounts that were merged can be shown in it as one. */
  mergedAccounts?: true;
  /** It has columns that are shown on request alone. */
  more?: true;
  /** What of its rows can be looked at, the usual first. */
  views?: readonly { value: string; label: string }[];
}

/** What rows of a report can be picked by: what they were posted on, as and for. */
export type ReportFilter =
  | 'account'
  | 'subgroups'
  | 'type'
  | 'amounts'
  | 'search'
  | 'channel'
  | ContactRole
  /** A customer too, an item, a category, an employee or a location. */
  | 'sales';

/** The role of the contact a report can be asked for: the one it is of, or that its rows can be picked by. */
export const roleAskedOf = ({
  contact,
  filters = [],
}: Pick<ReportHead, 'contact' | 'filters'>): ContactRole | undefined => {
  if (filters.includes('vendor')) return 'vendor';
  return filters.some((one) => one === 'sales' || one === 'customer') ? 'customer' : contact;
};

/** The groups of the directory of reports. Source: finance-and-settings, section 2. */
export const reportGroups = ['accounting', 'sales', 'inventory', 'client', 'other'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A head as it is written: its page is under its name and everybody who reads reports may see it, unless it says otherwise. */
export type GivenHead = Omit<ReportHead, 'page' | 'permission'> &
  Partial<Pick<ReportHead, 'page' | 'permission'>>;
