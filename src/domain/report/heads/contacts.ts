import { reportNameWords } from '../../words/reports.ts';
import {
  ageingReportWords,
  expenseAnalysisWords,
  overviewWords,
  purchaseReportWords,
} from '../../words/sales-reports.ts';
import { clientStatementWords } from '../../words/statements.ts';
import { type GivenHead, type PictureColumns, ranked } from '../report-head.ts';

const ageingViews = [
  { value: 'summary', label: ageingReportWords.summary },
  { value: 'details', label: ageingReportWords.details },
] as const;

const aged: PictureColumns = { ...ranked(...Object.values(ageingReportWords.buckets)), stacked: true };

/** What a contact's statement lists: what moved the balance, unless its claims alone are chosen. */
const statementViews = (role: 'customer' | 'vendor') => [
  { value: 'activity', label: clientStatementWords.activity },
  { value: 'claims', label: clientStatementWords.claims[role] },
];

/** What contacts owe and are owed, and what was bought from them. */
export const contactReports = {
  'customer-ageing': {
    title: ageingReportWords.customers,
    flag: 'accounting',
    group: 'client',
    days: 'as-of',
    views: ageingViews,
    agedBy: true,
    filledBy: 'invoice',
    picture: aged,
    proven: true,
  },
  'payable-ageing': {
    title: ageingReportWords.vendors,
    flag: 'vendorAgingReport',
    group: 'other',
    days: 'as-of',
    views: ageingViews,
    agedBy: true,
    filledBy: 'bill',
    picture: aged,
    proven: true,
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
    views: statementViews('customer'),
    onContact: true,
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
    views: statementViews('vendor'),
    onContact: true,
  },
  'cash-chart': {
    title: overviewWords.cashChart,
    group: 'other',
    days: 'thisyear',
    expected: true,
    picture: {
      shape: 'over-time',
      bars: [overviewWords.moneyIn, overviewWords.moneyOut],
      line: overviewWords.closing,
    },
    proven: true,
  },
  'purchases-by-vendor': {
    title: purchaseReportWords.title,
    flag: 'purchasesByVendorReport',
    group: 'other',
    days: 'thisyear',
    filledBy: 'bill',
    proven: true,
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
    filledBy: 'expense',
    picture: ranked(expenseAnalysisWords.amount),
    proven: true,
  },
} as const satisfies Record<string, GivenHead>;
