import { reportNameWords } from '../../words/reports.ts';
import {
  ageingReportWords,
  expenseAnalysisWords,
  overviewWords,
  purchaseReportWords,
} from '../../words/sales-reports.ts';
import { clientStatementWords } from '../../words/statements.ts';
import type { GivenHead } from '../report-head.ts';

const ageingViews = [
  { value: 'summary', label: ageingReportWords.summary },
  { value: 'details', label: ageingReportWords.details },
] as const;

/** What contacts owe and are owed, and what was bought from them. */
export const contactReports = {
  'customer-ageing': {
    title: ageingReportWords.customers,
    flag: 'accounting',
    group: 'client',
    days: 'as-of',
    views: ageingViews,
    agedBy: true,
  },
  'payable-ageing': {
    title: ageingReportWords.vendors,
    flag: 'vendorAgingReport',
    group: 'other',
    days: 'as-of',
    views: ageingViews,
    agedBy: true,
  },
  'client-statement': {
    title: clientStatementWords.title,
    flag: 'statementOfAccount',
    contact: 'customer',
    group: 'client',
    days: 'thisyear',
    more: true,
    views: [
      { value: 'activity', label: clientStatementWords.activity },
      { value: 'open', label: clientStatementWords.openItems },
    ],
  },
  'customer-statement': {
    title: reportNameWords.statementOfAccount,
    page: '/customers/view',
    permission: 'customer.view',
    downloadPermission: 'customer.export',
    flag: 'statementOfAccount',
    contact: 'customer',
    hasPaper: true,
    days: 'alltime',
  },
  'vendor-statement': {
    title: reportNameWords.statementOfAccount,
    page: '/vendors/view',
    permission: 'vendor.view',
    downloadPermission: 'vendor.export',
    flag: 'statementOfAccount',
    contact: 'vendor',
    hasPaper: true,
    days: 'alltime',
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
    columnsBy: ['month'],
    costOfSales: true,
    views: [
      { value: 'account', label: expenseAnalysisWords.byAccount },
      { value: 'category', label: expenseAnalysisWords.byCategory },
      { value: 'vendor', label: expenseAnalysisWords.byVendor },
    ],
  },
} as const satisfies Record<string, GivenHead>;
