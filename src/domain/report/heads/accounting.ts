import { reportNameWords, trialBalanceWords } from '../../words/reports.ts';
import {
  accountTransactionWords,
  cashEntriesWords,
  cashFlowWords,
  financialPositionWords,
  incomeStatementWords,
  statementWords,
} from '../../words/statements.ts';
import type { GivenHead } from '../report-head.ts';

const statementViews = [
  { value: 'details', label: statementWords.details },
  { value: 'summary', label: statementWords.summary },
] as const;

/** Statements, the books and what banks moved. */
export const accountingReports = {
  'income-statement': {
    title: incomeStatementWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'thisyear',
    views: statementViews,
    periods: true,
    columnsBy: ['month', 'quarter', 'year', 'channel'],
    filters: ['channel'],
    budget: true,
    zeroRows: true,
    proven: true,
    checkpoint: true,
  },
  'financial-position': {
    title: financialPositionWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'as-of',
    views: statementViews,
    periods: true,
    columnsBy: ['month'],
    zeroRows: true,
    proven: true,
    checkpoint: true,
  },
  'cash-flow': {
    title: cashFlowWords.title,
    flag: 'accounting',
    group: 'accounting',
    days: 'thisyear',
    views: statementViews,
    periods: true,
    columnsBy: ['month', 'quarter', 'year'],
    proven: true,
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
    filters: ['search', 'account', 'subgroups', 'type', 'amounts'],
    hideReversed: true,
    zeroRows: true,
    mergedAccounts: true,
  },
  'trial-balance': {
    group: 'accounting',
    title: reportNameWords.trialBalance,
    flag: 'accounting',
    checkpoint: true,
    days: 'thismonth',
    mergedAccounts: true,
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
    filters: ['search', 'account', 'type', 'amounts'],
    more: true,
    filledBy: 'entry',
  },
  'account-ledger': {
    title: reportNameWords.account,
    page: '/reports/account',
    flag: 'accounting',
    days: 'thismonth',
    more: true,
    openedFrom: 'trial-balance',
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
} as const satisfies Record<string, GivenHead>;
