import {
  cashFlowWords as cash,
  incomeStatementWords as income,
  financialPositionWords as position,
} from '../words/statements.ts';
import { accounts, heading, type Layout, subtotal, total } from './statement.ts';

/** Revenue to net profit. Source: finance-answers.md, section C, 5 and 6. */
export const incomeStatementLayout: Layout = {
  share: { of: 'netRevenue', title: income.share },
  rows: [
    heading(income.revenue),
    accounts('sales', 'income/Sales'),
    total('netRevenue', income.netRevenue, '+sales'),
    heading(income.cost),
    accounts('cost', 'expense/Cost of sales'),
    subtotal('totalCost', income.totalCost, '+cost'),
    total('grossProfit', income.grossProfit, '+netRevenue', '-cost'),
    heading(income.operating),
    accounts('operating', 'expense/Operating', 'expense/Selling'),
    subtotal('totalOperating', income.totalOperating, '+operating'),
    total('operatingProfit', income.operatingProfit, '+grossProfit', '-operating'),
    heading(income.otherIncome),
    accounts('otherIncome', 'income/Other'),
    subtotal('totalOtherIncome', income.totalOtherIncome, '+otherIncome'),
    heading(income.otherExpenses),
    accounts('otherExpense', 'expense/Other'),
    subtotal('totalOtherExpense', income.totalOtherExpenses, '+otherExpense'),
    total('netProfit', income.netProfit, '+operatingProfit', '+otherIncome', '-otherExpense'),
  ],
};

/** Assets, liabilities and equity. Source: finance-answers.md, section C, 7 and 8. */
export const financialPositionLayout: Layout = {
  rows: [
    heading(position.currentAssets),
    accounts(
      'currentAssets',
      'asset/Cash and bank',
      'asset/Receivables',
      'asset/Inventory',
      'asset/Tax',
      'asset/Other current',
    ),
    total('totalCurrentAssets', position.totalCurrentAssets, '+currentAssets'),
    heading(position.nonCurrentAssets),
    accounts('nonCurrentAssets', 'asset/Non-current'),
    subtotal('totalNonCurrentAssets', position.totalNonCurrentAssets, '+nonCurrentAssets'),
    total('assets', position.totalAssets, '+currentAssets', '+nonCurrentAssets'),
    heading(position.currentLiabilities),
    accounts('currentLiabilities', 'liability/Payables', 'liability/Tax', 'liability/Other current'),
    total('totalCurrentLiabilities', position.totalCurrentLiabilities, '+currentLiabilities'),
    heading(position.nonCurrentLiabilities),
    accounts('nonCurrentLiabilities', 'liability/Non-current'),
    subtotal('totalNonCurrentLiabilities', position.totalNonCurrentLiabilities, '+nonCurrentLiabilities'),
    total('liabilities', position.totalLiabilities, '+currentLiabilities', '+nonCurrentLiabilities'),
    heading(position.equity),
    accounts('equity', 'equity/Equity'),
    total('totalEquity', position.totalEquity, '+equity'),
    total('liabilitiesAndEquity', position.liabilitiesAndEquity, '+liabilities', '+equity'),
  ],
};

/** Money in and out by what it was for. Its places are those of `cashRows`. Source: finance-answers.md, section C, 9 and 10. */
export const cashFlowLayout: Layout = {
  rows: [
    heading(cash.operating),
    accounts('operating', 'cash/operating'),
    total('netOperating', cash.netOperating, '+operating'),
    heading(cash.investing),
    accounts('investing', 'cash/investing'),
    total('netInvesting', cash.netInvesting, '+investing'),
    heading(cash.financing),
    accounts('financing', 'cash/financing'),
    total('netFinancing', cash.netFinancing, '+financing'),
    heading(''),
    accounts('exchange', 'cash/exchange'),
    total('netChange', cash.netChange, '+operating', '+investing', '+financing', '+exchange'),
    accounts('start', 'cash/start'),
    total('starting', cash.starting, '+start'),
    total('ending', cash.ending, '+starting', '+netChange'),
  ],
};
