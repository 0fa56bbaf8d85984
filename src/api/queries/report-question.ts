import type { ContactRole } from '../../domain/contact.ts';
import { isPeriod } from '../../domain/period.ts';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { bankMoneyCalls } from '../calls/bank-money.ts';
import { bankStatementCalls } from '../calls/bank-statement.ts';
import { customerAccountCalls } from '../calls/customer-account.ts';
import { sheetCallOf } from '../calls/report.ts';
import { stockCalls } from '../calls/stock.ts';
import { vendorAccountCalls } from '../calls/vendor-account.ts';
import type { Call } from '../contract/call.ts';
import { reportCalls } from '../contract/report.ts';

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

/** Reports whose answers have keys of their own beside their sheet. */
const calls: Partial<Record<ReportName, Call>> = {
  'trial-balance': reportCalls.trialBalance,
  journal: reportCalls.journalEntries,
  'account-ledger': reportCalls.accountLedger,
  'inventory-valuation': reportCalls.inventoryValuation,
  'valuation-moves': reportCalls.valuationTransactions,
  'stock-analysis': reportCalls.stockAnalysis,
  'customer-statement': customerAccountCalls.clientStatement,
  'vendor-statement': vendorAccountCalls.vendorStatement,
  'stock-movements': stockCalls.movementLog,
  'bank-transactions': bankMoneyCalls.transactions,
  'bank-reconciliation': bankStatementCalls.statement,
};

/** The days and parameters as they are sent; days of one's own that are not given yet are the usual ones. */
export const sentReport = (name: ReportName, asked: AskedReport) => {
  const { days, contact, views, filters } = headOf(name);
  const role = filters?.includes('sales') ? 'customer' : contact;
  const of = (one: ContactRole) => (role === one && asked.contact) || undefined;
  const [sort, order] = asked.sort?.split(' ') ?? [];
  return {
    sortby: days === 'as-of' ? sort : isPeriod(asked.dates) ? asked.dates : days,
    sortorder: order,
    fromdate: asked.from || undefined,
    todate: asked.to || undefined,
    compare: asked.compare || undefined,
    view: asked.view || views?.[0]?.value,
    morecolumns: asked.more || undefined,
    TAccountId: asked.account || undefined,
    documentId: asked.document || undefined,
    clientId: of('customer'),
    vendorId: of('vendor'),
    productId: asked.item || undefined,
    locationId: asked.location || undefined,
    bankid: asked.bank || undefined,
    unmatched: asked.unmatched || undefined,
    statementid: asked.statement || undefined,
    type: asked.type || undefined,
    qtyFilter: asked.filter || undefined,
    expiringdate: asked.expires || undefined,
    searchquery: asked.search || undefined,
    columns: asked.columns || undefined,
    periods: asked.periods || undefined,
    zerorows: asked.zero || undefined,
    costofsales: asked.costOfSales || undefined,
    hidereversed: asked.hideReversed || undefined,
    agedby: asked.agedBy || undefined,
    channel: asked.channel || undefined,
    amountfrom: asked.amountFrom || undefined,
    amountto: asked.amountTo || undefined,
    subGroupName: asked.subgroups || undefined,
    row: asked.row || undefined,
    categoryId: asked.category || undefined,
    employeeId: asked.employee || undefined,
  };
};

/** The call a report's page asks, what it is asked for, and whether it turns pages. */
export const reportQuestion = (
  businessid: string,
  name: ReportName,
  asked: AskedReport,
  page: number,
  limit: number,
): { call: Call; query: Record<string, string | undefined>; pages: boolean } => {
  const { clientId: clientid, vendorId: vendorid, ...sent } = sentReport(name, asked);
  const paged = { page: String(page), limit: String(limit) };
  // Calls of lists have their period beside their order.
  const query = { businessid, ...sent, period: sent.sortby, clientid, vendorid, ...paged };
  return { call: (calls[name] ?? sheetCallOf(name))!, query, pages: calls[name] !== undefined };
};
