import type { ContactRole } from '../values/contact-role.ts';
import { isPeriod } from '../values/period.ts';
import { roleAskedOf } from './report-head.ts';
import { headOf, type ReportName } from './reports.ts';

/** What a report is asked for, as its page's address has it; empty where nothing is chosen. */
export interface AskedReport {
  /** A preset of dates or a period by its name; empty for the report's usual one. */
  dates: string;
  from: string;
  to: string;
  account: string;
  document: string;
  /** The contact a statement is of. */
  contact: string;
  /** One of `comparisons`. */
  compare: string;
  /** One of the report's views; empty for its usual one. */
  view?: string;
  /** `true` for the columns that are shown on request. */
  more?: string;
  /** What moves of stock are narrowed to: an item, a location, a type. */
  item?: string;
  /** The bank whose transactions they are, and whether those not yet on a statement are meant alone. */
  bank?: string;
  unmatched?: string;
  /** The statement of a bank that is held against the books. */
  statement?: string;
  location?: string;
  type?: string;
  /** What a stock analysis is narrowed to, and its order: `quantity desc`. */
  filter?: string;
  expires?: string;
  search?: string;
  sort?: string;
  /** A column for each `month`, `quarter`, `year` or `channel`; one of all days where empty. */
  columns?: string;
  /** How many earlier periods it is held against; one where empty. */
  periods?: string;
  /** `true` for rows without any figure, too. */
  zero?: string;
  /** `true` for months ahead, with what falls due in them. */
  expected?: string;
  /** `true` for merged accounts as the one that takes their place. */
  together?: string;
  /** The sales channel, and the least and the largest amount of a line; empty for all. */
  channel?: string;
  amountFrom?: string;
  amountTo?: string;
  /** `true` for cost of sales among the expenses, too. */
  costOfSales?: string;
  /** `true` to leave out reversed entries and their reversals. */
  hideReversed?: string;
  /** `document` for open items by their own day. */
  agedBy?: string;
  /** Sub-groups by their numbers. */
  subgroups?: string;
  /** The row of another report whose figures these are behind. */
  row?: string;
  /** What sales are narrowed to, beside an item and a location. */
  category?: string;
  employee?: string;
}

/** What was chosen as calls take it; days of one's own that are not given yet are the usual ones. */
export const reportArgs = (name: ReportName, asked: AskedReport) => {
  const head = headOf(name);
  const { days, views } = head;
  const role = roleAskedOf(head);
  const of = (one: ContactRole) => (role === one && asked.contact) || undefined;
  const [sort, order] = asked.sort?.split(' ') ?? [];
  return {
    period: days === 'as-of' ? sort : isPeriod(asked.dates) ? asked.dates : days,
    order,
    from: asked.from || undefined,
    to: asked.to || undefined,
    compare: asked.compare || undefined,
    view: asked.view || views?.[0]?.value,
    more: asked.more || undefined,
    account: asked.account || undefined,
    document: asked.document || undefined,
    customer: of('customer'),
    vendor: of('vendor'),
    item: asked.item || undefined,
    location: asked.location || undefined,
    bank: asked.bank || undefined,
    unmatched: asked.unmatched || undefined,
    statement: asked.statement || undefined,
    type: asked.type || undefined,
    filter: asked.filter || undefined,
    expires: asked.expires || undefined,
    search: asked.search || undefined,
    columns: asked.columns || undefined,
    periods: asked.periods || undefined,
    zero: asked.zero || undefined,
    expected: asked.expected || undefined,
    together: asked.together || undefined,
    costOfSales: asked.costOfSales || undefined,
    hideReversed: asked.hideReversed || undefined,
    agedBy: asked.agedBy || undefined,
    channel: asked.channel || undefined,
    amountFrom: asked.amountFrom || undefined,
    amountTo: asked.amountTo || undefined,
    subgroups: asked.subgroups || undefined,
    row: asked.row || undefined,
    category: asked.category || undefined,
    employee: asked.employee || undefined,
  };
};

/** The same for a page of a report, whichever call it is asked by. */
export const pageArgs = (name: ReportName, asked: AskedReport, page: number, limit: number) => {
  const { customer: statementCustomer, ...args } = reportArgs(name, asked);
  const listPeriod = args.period;
  return {
    ...args,
    listPeriod,
    statementCustomer,
    statementVendor: args.vendor,
    page: String(page),
    limit: String(limit),
  };
};
