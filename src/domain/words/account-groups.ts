/** What the five groups of the chart of accounts are called. */

export const assets = 'Assets';
export const liabilities = 'Liabilities';
export const equity = 'Equity';
export const income = 'Income';
export const expenses = 'Expenses';
