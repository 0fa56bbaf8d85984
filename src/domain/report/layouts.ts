import {
  cashFlowWords as cash,
  incomeStatementWords as income,
  financialPositionWords as position,
} from '../words/statements.ts';
import { accounts, heading, type Layout, optionalSection, section, total } from './statement.ts';

/** Revenue to net profit. Source: finance-answers.md, section C, 5 and 6. */
export const incomeStatementLayout: Layout = {
  share: { of: 'netRevenue', title: income.share },
  rows: [
    ...section('netRevenue', income.revenue, income.netRevenue, 'income/Sales'),
    ...optionalSection('cost', income.cost, income.totalCost, 'expense/Cost of sales'),
    total('grossProfit', income.grossProfit, '+netRevenue', '-cost'),
    ...optionalSection(
      'operating',
      income.operating,
      income.totalOperating,
      'expense/Operating',
      'expense/Selling',
    ),
    total('operatingProfit', income.operatingProfit, '+grossProfit', '-operating'),
    ...optionalSection('otherIncome', income.otherIncome, income.totalOtherIncome, 'income/Other'),
    ...optionalSection('otherExpense', income.otherExpenses, income.totalOtherExpenses, 'expense/Other'),
    total('netProfit', income.netProfit, '+operatingProfit', '+otherIncome', '-otherExpense'),
  ],
};

/** Assets, liabilities and equity. Source: finance-answers.md, section C, 7 and 8. */
export const financialPositionLayout: Layout = {
  rows: [
    ...section(
      'currentAssets',
      position.currentAssets,
      position.totalCurrentAssets,
      'asset/Cash and bank',
      'asset/Receivables',
      'asset/Inventory',
      'asset/Tax',
      'asset/Other current',
    ),
    ...optionalSection(
      'nonCurrentAssets',
      position.nonCurrentAssets,
      position.totalNonCurrentAssets,
      'asset/Non-current',
    ),
    total('assets', position.totalAssets, '+currentAssets', '+nonCurrentAssets'),
    ...section(
      'currentLiabilities',
      position.currentLiabilities,
      position.totalCurrentLiabilities,
      'liability/Payables',
      'liability/Tax',
      'liability/Other current',
    ),
    ...optionalSection(
      'nonCurrentLiabilities',
      position.nonCurrentLiabilities,
      position.totalNonCurrentLiabilities,
      'liability/Non-current',
    ),
    total('liabilities', position.totalLiabilities, '+currentLiabilities', '+nonCurrentLiabilities'),
    ...section('equity', position.equity, position.totalEquity, 'equity/Equity'),
    total('liabilitiesAndEquity', position.liabilitiesAndEquity, '+liabilities', '+equity'),
  ],
};

/** Money in and out by what it was for. Its places are those of `cashRows`. Source: finance-answers.md, section C, 9 and 10. */
export const cashFlowLayout: Layout = {
  rows: [
    ...section('operating', cash.operating, cash.netOperating, 'cash/operating'),
    ...section('investing', cash.investing, cash.netInvesting, 'cash/investing'),
    ...section('financing', cash.financing, cash.netFinancing, 'cash/financing'),
    heading(''),
    accounts('exchange', 'cash/exchange'),
    total('netChange', cash.netChange, '+operating', '+investing', '+financing', '+exchange'),
    accounts('start', 'cash/start'),
    total('starting', cash.starting, '+start'),
    total('ending', cash.ending, '+starting', '+netChange'),
  ],
};
