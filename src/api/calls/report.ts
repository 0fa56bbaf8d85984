import * as z from 'zod/mini';
import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { type Call, inBusiness } from '../contract/call.ts';
import { days, paged, paging, spanned } from '../contract/list-wire.ts';
import { reportSheet } from '../contract/report-sheet.ts';
import { all, count, id, text, userId } from '../contract/wire-types.ts';

interface Address {
  report: ReportName;
  path: string;
  /** Which view it answers, of those with two calls. */
  view?: string;
  /** What it can't be asked without. */
  needs?: 'TAccountId' | 'clientid';
  ours?: true;
}

/** Every report whose answer is its sheet: by its call's name, where it is asked for. */
export const reportAddresses = {
  incomeStatementDetails: {
    report: 'income-statement',
    path: '/api/Dashboard/GetIncomeStatementDetailsWithSalesChannel',
    view: 'details',
  },
  incomeStatementSummary: {
    report: 'income-statement',
    path: '/api/Dashboard/GetIncomeStatementWithSalesChannel',
    view: 'summary',
  },
  financialPositionDetails: {
    report: 'financial-position',
    path: '/api/Dashboard/GetStatementOfFinancialPositionDetails',
    view: 'details',
  },
  financialPositionSummary: {
    report: 'financial-position',
    path: '/api/Dashboard/GetStatementOfFinancialPositionSummary',
    view: 'summary',
  },
  cashFlowDetails: { report: 'cash-flow', path: '/api/Dashboard/GetCashFlowDetailed', view: 'details' },
  cashFlowSummary: { report: 'cash-flow', path: '/api/Dashboard/GetCashFlowSummary', view: 'summary' },
  accountTransactionSummary: {
    report: 'account-transactions',
    path: '/api/Dashboard/GetAccountLedgerSummary',
    view: 'summary',
  },
  accountTransactionsOfOne: {
    report: 'account-transactions',
    path: '/api/Dashboard/GetLedgerAccountsDetailsByTAccount',
    view: 'details',
    needs: 'TAccountId',
  },
  businessSummaryReport: { report: 'business-summary', path: '/api/Report/business-summary', ours: true },
  outstandingRevenue: { report: 'outstanding-revenue', path: '/api/Dashboard/GetOutStandingRevenuesummary' },
  profit: { report: 'profit-by-month', path: '/api/Dashboard/GetProfit' },
  incomeSources: { report: 'income-sources', path: '/api/Dashboard/GetIncomeSources' },
  salesByCustomer: { report: 'sales-by-customer', path: '/api/Dashboard/SalesByCustomer' },
  salesByProduct: { report: 'sales-by-product', path: '/api/Dashboard/SalesByProduct' },
  salesByCategory: {
    report: 'sales-by-category',
    path: '/api/Dashboard/GetSaleProductCategorySummaryReport',
  },
  salesOfCategory: {
    report: 'sales-of-category',
    path: '/api/Dashboard/GetSaleReportProductCategoryDetails',
  },
  salesByEmployee: { report: 'sales-by-employee', path: '/api/invoice/SalesGroupByEmployeeReport' },
  salesTaxReport: { report: 'sales-tax', path: '/api/Dashboard/SaleTaxReport' },
  vendorAgeing: { report: 'payable-ageing', path: '/api/Dashboard/GetVendorAging' },
  customerAgeing: { report: 'customer-ageing', path: '/api/Dashboard/GetDebtorsReport' },
  purchasesByVendor: { report: 'purchases-by-vendor', path: '/api/Dashboard/GetPurchaseByVendors' },
  expenseAnalysis: { report: 'expense-analysis', path: '/api/TAccount/NewGetTotalBalance' },
  cashChart: { report: 'cash-chart', path: '/api/Report/cash-chart', ours: true },
  clientStatementReport: {
    report: 'client-statement',
    path: '/api/Dashboard/GetClientStatementOfAccount',
    needs: 'clientid',
  },
  cashFlowEntries: { report: 'cash-flow-entries', path: '/api/Report/cash-flow-entries', ours: true },
} as const satisfies Record<string, Address>;
export type ReportCallName = keyof typeof reportAddresses;

/** What any report can be asked for; each takes what it knows. */
const reportTakes = {
  userid: userId,
  ...days,
  sortorder: z.optional(text(20)),
  /** What it is held against: `previousperiod`, `previousyear` or, for the income statement, `budget`; nothing where neither is named. */
  compare: z.optional(text(20)),
  /** How many earlier periods it is held against, 1 to 11. */
  periods: z.optional(count),
  /** `month`, `quarter`, `year` or `channel` for a column each; one of all days unless named. */
  columns: z.optional(text(20)),
  /** What of its rows is shown, where it has several views; the first where none is named. */
  view: z.optional(text(20)),
  /** `true` for the columns that some show on request. */
  morecolumns: z.optional(text(5)),
  /** `true` for rows without any figure, too. */
  zerorows: z.optional(text(5)),
  /** `true` for cost of sales among the expenses, too. */
  costofsales: z.optional(text(5)),
  /** `true` to leave out entries that were reversed in these days, with their reversals. */
  hidereversed: z.optional(text(5)),
  /** `document` for open items by their own day in place of the day they are due. */
  agedby: z.optional(text(20)),
  TAccountId: z.optional(count),
  subGroupName: z.optional(text(200)),
  ...all(z.optional(id), 'clientId vendorId productId categoryId employeeId locationId'),
  /** The same customer, as the specification spells it for their statement. */
  clientid: z.optional(id),
  channel: z.optional(text(20)),
  /** What kind of entry lines are of, and the least and the largest amount of them, debits and credits alike. */
  type: z.optional(text(40)),
  ...all(z.optional(text(30)), 'amountfrom amountto'),
  /** The row of another report whose figures these are behind. */
  row: z.optional(text(60)),
  searchquery: z.optional(text(200)),
  ...paging,
};

/** What some calls can't be asked without. */
const needed = { TAccountId: count, clientid: id };

const answer = z.object({ report: reportSheet, ...spanned, ...paged });

type SheetCall = Call<
  z.ZodMiniObject<typeof reportTakes & { businessid: typeof id }>,
  undefined,
  typeof answer
>;

const callOf = (name: ReportCallName): SheetCall => {
  const { report, path, needs, ours }: Address = reportAddresses[name];
  const { permission, flag } = headOf(report);
  const takes = needs ? { ...reportTakes, [needs]: needed[needs] } : reportTakes;
  const at = inBusiness('businessid', '', { flag });
  return (ours ? at.ours : at).read(path, permission, answer, takes) as SheetCall;
};

/** The calls of reports that are registered: each answers its sheet, the days it is of, and which page of its rows. */
export const sheetCalls = Object.fromEntries(
  (Object.keys(reportAddresses) as ReportCallName[]).map((name) => [name, callOf(name)]),
) as Readonly<Record<ReportCallName, SheetCall>>;

/** The call a report's page asks: the first that is registered for it. */
export const sheetCallOf = (report: ReportName): SheetCall | undefined => {
  const name = (Object.keys(reportAddresses) as ReportCallName[]).find(
    (one) => reportAddresses[one].report === report,
  );
  return name && sheetCalls[name];
};
