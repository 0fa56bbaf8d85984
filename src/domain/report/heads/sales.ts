import { overviewWords, salesReportWords, salesTaxWords } from '../../words/sales-reports.ts';
import type { GivenHead } from '../report-head.ts';

/** What was sold, what it brought, and the tax on it. */
export const salesReports = {
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
    columnsBy: ['month', 'quarter'],
    filters: ['channel', 'sales'],
  },
  'sales-by-product': {
    title: salesReportWords.byProduct,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
    columnsBy: ['month', 'quarter'],
    filters: ['channel', 'sales'],
  },
  'sales-by-category': {
    title: salesReportWords.byCategory,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
    columnsBy: ['month', 'quarter'],
    filters: ['channel', 'sales'],
  },
  'sales-of-category': {
    title: salesReportWords.byCategoryProducts,
    flag: 'accounting',
    days: 'thismonth',
    columnsBy: ['month', 'quarter'],
    filters: ['channel', 'sales'],
  },
  'sales-by-employee': {
    title: salesReportWords.byEmployee,
    flag: 'employeeSalesReport',
    group: 'sales',
    days: 'thismonth',
    columnsBy: ['month', 'quarter'],
    filters: ['channel', 'sales'],
  },
  'sales-tax': {
    title: salesTaxWords.title,
    flag: 'accounting',
    group: 'sales',
    days: 'thismonth',
    views: [
      { value: 'summary', label: salesTaxWords.views.summary },
      { value: 'documents', label: salesTaxWords.views.documents },
      { value: 'months', label: salesTaxWords.views.months },
    ],
  },
} as const satisfies Record<string, GivenHead>;
