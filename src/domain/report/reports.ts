import type { PermissionKey } from '../access/permissions.ts';
import type { PlanFlag } from '../access/plans.ts';
import type { ContactRole } from '../contact.ts';
import { reportNameWords, trialBalanceWords } from '../words/reports.ts';
import {
  ageingReportWords,
  expenseAnalysisWords,
  overviewWords,
  purchaseReportWords,
  salesReportWords,
  salesTaxWords,
} from '../words/sales-reports.ts';
import {
  accountTransactionWords,
  cashEntriesWords,
  cashFlowWords,
  financialPositionWords,
  incomeStatementWords,
  statementWords,
} from '../words/statements.ts';

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
  /** The role of the contact it is of, for whom its page has a paper of its own to download. */
  contact?: ContactRole;
  /** Its group in the directory of reports; left out of it where it has none. */
  group?: ReportGroup;
  /** The days its page is of unless others are chosen: all up to one, or those of a period. */
  days: 'as-of' | 'thismonth' | 'thisyear' | 'alltime';
  /** What it may have a column for besides its total; none unless named. */
  columnsBy?: readonly ('month' | 'quarter' | 'year' | 'channel')[];
  /** It can be asked for rows without any figure, too. */
  zeroRows?: true;
  /** It has columns that are shown on request alone. */
  more?: true;
  /** What of its rows can be looked at, the usual first. */
  views?: readonly { value: string; label: string }[];
}

/** The groups of the directory of reports. Source: finance-and-settings, section 2. */
export const reportGroups = ['accounting', 'sales', 'inventory', 'client', 'other'] as const;
export type ReportGroup = (typeof reportGroups)[number];

const statementViews = [
  { value: 'details', label: statementWords.details },
  { value: 'summary', label: statementWords.summary },
] as const;

const ageingViews = [
  { value: 'summary', label: ageingReportWords.summary },
  { value: 'details', label: ageingReportWords.details },
] as const;

/** A head as it is written: its page is under its name and everybody who reads reports may see it, unless it says otherwise. */
type Given = Omit<ReportHead, 'page' | 'permission'> & Partial<Pick<ReportHead, 'page' | 'permission'>>;

/** Every report there is. */
const reports = {
  'income-statement': {
    title: incomeStatementWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'thisyear',
    views: statementViews,
    columnsBy: ['month', 'quarter', 'year', 'channel'],
    zeroRows: true,
  },
  'financial-position': {
    title: financialPositionWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'as-of',
    views: statementViews,
    columnsBy: ['month'],
    zeroRows: true,
  },
  'cash-flow': {
    title: cashFlowWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'thisyear',
    views: statementViews,
    columnsBy: ['month', 'quarter', 'year'],
  },
  'cash-flow-entries': {
    title: cashEntriesWords.title,
    page: '/reports/cash-flow/entries',
    flag: 'accounting',
    days: 'thisyear',
  },
  'account-transactions': {
    title: accountTransactionWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'thismonth',
    views: statementViews,
    zeroRows: true,
  },
  'business-summary': {
    title: overviewWords.summary,
    permission: 'reports.business',
    group: 'sales',
    days: 'thismonth',
  },
  'outstanding-revenue': {
    title: overviewWords.outstanding,
    group: 'sales',
    days: 'thisyear',
  },
  'profit-by-month': {
    title: overviewWords.months,
    group: 'sales',
    days: 'thismonth',
  },
  'income-sources': {
    title: overviewWords.sources,
    group: 'sales',
    days: 'thismonth',
  },
  'sales-by-customer': {
    title: salesReportWords.byCustomer,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
  },
  'sales-by-product': {
    title: salesReportWords.byProduct,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
  },
  'sales-by-category': {
    title: salesReportWords.byCategory,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
  },
  'sales-of-category': {
    title: salesReportWords.byCategoryProducts,
    flag: 'accounting',
    days: 'thismonth',
  },
  'sales-by-employee': {
    title: salesReportWords.byEmployee,
    flag: 'employeeSalesReport',
    group: 'sales',
    days: 'thismonth',
  },
  'sales-tax': {
    title: salesTaxWords.title,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
  },
  'customer-ageing': {
    title: ageingReportWords.customers,
    flag: 'accounting',
    group: 'client',
    days: 'as-of',
    views: ageingViews,
  },
  'payable-ageing': {
    title: ageingReportWords.vendors,
    flag: 'vendorAgingReport',
    group: 'other',
    days: 'as-of',
    views: ageingViews,
  },
  'cash-chart': {
    title: overviewWords.cashChart,
    group: 'other',
    days: 'thisyear',
  },
  'purchases-by-vendor': {
    title: purchaseReportWords.title,
    flag: 'purchasesByVendorReport',
    group: 'other',
    days: 'thisyear',
  },
  'expense-analysis': {
    title: expenseAnalysisWords.title,
    flag: 'accounting',
    group: 'other',
    days: 'thismonth',
    views: [
      { value: 'account', label: expenseAnalysisWords.byAccount },
      { value: 'category', label: expenseAnalysisWords.byCategory },
      { value: 'vendor', label: expenseAnalysisWords.byVendor },
    ],
  },
  'trial-balance': {
    group: 'accounting',
    title: reportNameWords.trialBalance,
    flag: 'accounting',
    days: 'thismonth',
    views: [
      { value: 'movements', label: trialBalanceWords.movements },
      { value: 'balances', label: trialBalanceWords.balances },
    ],
  },
  journal: {
    group: 'accounting',
    title: reportNameWords.journal,
    page: '/accounting/journal',
    flag: 'accounting',
    days: 'thismonth',
    more: true,
  },
  'account-ledger': {
    title: reportNameWords.account,
    page: '/reports/account',
    flag: 'accounting',
    days: 'thismonth',
    more: true,
  },
  // It is a report, and a Viewer reads none, though they have the summary of the inventory. Source: decision 0034.
  'inventory-valuation': {
    group: 'inventory',
    title: reportNameWords.inventoryValuation,
    page: '/inventory/valuation',
    downloadPermission: 'inventory.export',
    flag: 'inventoryValuation',
    days: 'as-of',
  },
  'valuation-moves': {
    title: reportNameWords.valuationMoves,
    page: '/inventory/valuation/movements',
    downloadPermission: 'inventory.export',
    flag: 'inventoryValuation',
    days: 'as-of',
  },
  'stock-analysis': {
    group: 'inventory',
    title: reportNameWords.stockAnalysis,
    page: '/inventory/run-stock-analysis',
    permission: 'inventory.stockAnalysis',
    downloadPermission: 'inventory.export',
    flag: 'stockAnalysis',
    days: 'as-of',
  },
  'stock-movements': {
    group: 'inventory',
    title: reportNameWords.stockMovements,
    page: '/inventory/movements',
    permission: 'inventory.view',
    downloadPermission: 'inventory.export',
    days: 'alltime',
  },
  'customer-statement': {
    title: reportNameWords.statementOfAccount,
    page: '/customers/view',
    permission: 'customer.view',
    downloadPermission: 'customer.export',
    flag: 'statementOfAccount',
    contact: 'customer',
    days: 'alltime',
  },
  'bank-transactions': {
    title: reportNameWords.bankTransactions,
    page: '/accounting/bank-transactions',
    days: 'alltime',
    more: true,
  },
  'bank-reconciliation': {
    title: reportNameWords.bankReconciliation,
    page: '/accounting/bank-statement',
    days: 'alltime',
  },
  'vendor-statement': {
    title: reportNameWords.statementOfAccount,
    page: '/vendors/view',
    permission: 'vendor.view',
    downloadPermission: 'vendor.export',
    flag: 'statementOfAccount',
    contact: 'vendor',
    days: 'alltime',
  },
} as const satisfies Record<string, Given>;

export type ReportName = keyof typeof reports;

export const reportNames = Object.keys(reports) as ReportName[];

export const isReport = (name: string): name is ReportName => Object.hasOwn(reports, name);

/** A report's head by its name. */
export const headOf = (name: ReportName): ReportHead => ({
  page: `/reports/${name}`,
  permission: 'reports',
  ...reports[name],
});
