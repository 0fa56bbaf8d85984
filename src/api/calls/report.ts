import { headOf, type ReportName, reportNames } from '../../domain/report/reports.ts';
import type { Call } from '../wire/call.ts';
import { userId } from '../wire/values.ts';
import { bankMoneyCalls } from './bank-money.ts';
import { bankStatementCalls } from './bank-statement.ts';
import { type Declared, plainly, subject } from './call.ts';
import { customerAccountCalls } from './customer-account.ts';
import { count, day, type Fields, id, nullable, number, optional } from './field.ts';
import { anyAsked, sheet, sheetAsked, sheetPaged } from './report-asked.ts';
import { reportCalls } from './report-keys.ts';
import { stockCalls } from './stock.ts';
import { vendorAccountCalls } from './vendor-account.ts';

/** Reports whose answers have other keys besides their sheet. */
const keyed = {
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
} as const satisfies Partial<Record<ReportName, Call>>;

const isKeyed = (report: ReportName): report is keyof typeof keyed => Object.hasOwn(keyed, report);

interface Address {
  report: ReportName;
  /** Its address in the specification; without one it is at the report's name. */
  path?: string;
  /** Which view it answers, of those with two calls. */
  view?: string;
  /** What it can't be asked without. */
  needs?: Fields;
}

/** Reports whose answer is their sheet and that need more than their name: most for an address of the specification. */
const specified = {
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
    needs: { account: count('TAccountId') },
  },
  // The name that would follow from the report's is a call of the dashboard.
  businessSummaryReport: { report: 'business-summary' },
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
  clientStatementReport: {
    report: 'client-statement',
    path: '/api/Dashboard/GetClientStatementOfAccount',
    needs: { statementCustomer: id('clientid') },
  },
} as const satisfies Record<string, Address>;

type Specified = keyof typeof specified;
type Unspecified = Exclude<ReportName, keyof typeof keyed | (typeof specified)[Specified]['report']>;
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export type ReportCallName = Specified | Camel<Unspecified>;

const isSpecified = (report: ReportName) => Object.values(specified).some((one) => one.report === report);
const camelOf = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every other report whose answer is its sheet, by its own name. */
const unspecified = Object.fromEntries(
  reportNames
    .filter((report) => !isKeyed(report) && !isSpecified(report))
    .map((report) => [camelOf(report), { report }]),
) as Readonly<Record<Camel<Unspecified>, Address>>;

/** Every report whose answer is its sheet, by its call's name. */
export const reportAddresses: Readonly<Record<ReportCallName, Address>> = { ...specified, ...unspecified };

const says = plainly({
  sheet,
  from: nullable(day('fromdate')),
  to: nullable(day('todate')),
  ...sheetPaged,
});

const callOf = (name: ReportCallName) => {
  const { report, path, needs } = reportAddresses[name];
  const { permission, flag } = headOf(report);
  const at = subject('businessid', '/api/Report/', { userid: userId }, flag);
  const takes = { ...sheetAsked, ...needs } as typeof sheetAsked;
  return (path ? at : at.ours).read(path ?? report, permission, { takes, says, reads: 'reports' });
};

/** The calls of reports that are registered: each answers its sheet, the days it is of, and which page of its rows. */
export const sheetCalls = Object.fromEntries(
  (Object.keys(reportAddresses) as ReportCallName[]).map((name) => [name, callOf(name)]),
) as Readonly<Record<ReportCallName, ReturnType<typeof callOf>>>;

/** Of whatever a report answers what its page shows. */
const shown = plainly({ sheet, total: optional(number('total')), pages: optional(number('pagetotal')) });

/** The call a report's page asks, in the words that all of them are asked in: its own, else the first that is registered for it. */
export const reportCallOf = (report: ReportName): Declared<Call, typeof anyAsked, typeof shown> => {
  const isOf = (name: ReportCallName) => reportAddresses[name].report === report;
  const names = Object.keys(reportAddresses) as ReportCallName[];
  const call: Call = isKeyed(report) ? keyed[report] : sheetCalls[names.find(isOf)!];
  return { ...call, takes: anyAsked, says: shown, reads: 'reports' };
};

/** Whether a report's page turns pages of its rows, or of its entries. */
export const turnsPages = (report: ReportName): boolean => isKeyed(report);
