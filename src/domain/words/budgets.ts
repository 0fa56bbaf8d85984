import { accountDefaults } from './ledger.ts';

/** What is wrong with a budget as it is sent. */
export const budgetFaults = {
  alreadyThere: 'There is already a budget for this year',
  notWholeMonths:
    'A budget is kept by month. Choose days that begin and end with a month of your budget to compare with it.',
  noneForDays: 'There’s no budget for all these days. Choose other days, or create a budget first.',
  ofOneChannel: 'A budget is for all sales channels. Show all of them to compare with it.',
  yearWrong: 'Enter a year from 1900 to 2999.',
  typeUnknown: 'Choose Revenue or Expense.',
  otherCurrency: 'A budget is kept in your home currency.',
  noneNamed: 'Name the budget, or its year and type.',
  amountBelowZero: 'Enter an amount of zero or more.',
  noSuchMonth: accountDefaults.monthWrong,
  monthTwice: 'This month is there twice.',
  accountTwice: 'This account is there twice.',
  notOfType: {
    Revenue: 'Choose an income account.',
    Expense: 'Choose an expense account.',
  },
  isCostOfSales: 'This budget leaves out cost of sales.',
  contra: 'Discounts and returns are planned as part of what they reduce.',
  inactive: 'This account is inactive. Choose another one.',
  totalTyped: 'The total is the sum of the accounts. Leave it out, or send their sum.',
  remindsOfExpenses: 'Only a budget of expenses can remind you.',
  costOfSalesOfExpenses: 'Only a budget of expenses can leave out cost of sales.',
} as const;

/** What calls of budgets answer. */
export const budgetAnswers = {
  budget: 'Budget',
  actuals: 'Actual amounts',
  file: 'CSV file',
  created: 'Budget has been created!',
  saved: 'Budget forecast saved!',
  deleted: 'Budgets deleted successfully.',
} as const;

/** What the page of budgets says. */
export const budgetPageWords = {
  title: 'Budgets',
  types: 'Income or expenses',
  type: { Revenue: 'Income', Expense: 'Expenses' },
  whole: { Revenue: 'All income', Expense: 'All expenses' },
  fiscalYear: 'Fiscal year',
  plannedBy: 'Plan',
  modes: { accounts: 'By account', whole: 'One total' },
  withoutCostOfSales: 'Leave out cost of sales',
  reminds: 'Remind me at 90% and 100% of a month',
  account: 'Account',
  total: 'Total',
  create: 'Create budget',
  save: 'Save budget',
  notMade: 'There’s no budget for this year yet.',
  noneToRead: {
    Revenue: (year: string) => `There’s no income budget for ${year}.`,
    Expense: (year: string) => `There’s no expense budget for ${year}.`,
  },
  at: (cell: string, fault: string) => `${cell}: ${fault}`,

  // Filling
  fill: 'Fill amounts',
  fillLead: 'Replaces what you typed. Nothing is saved yet.',
  method: 'Fill with',
  methods: {
    same: 'The same amount each month',
    evenly: 'A yearly total, spread evenly',
    like: 'A yearly total, spread like last year',
    budget: 'Last year’s budget',
    actuals: 'Last year’s actual amounts',
  },
  line: 'Fill which line',
  allLines: 'All lines',
  eachMonth: 'Amount each month',
  forTheYear: 'Total for the year',
  change: 'Increase or decrease',
  changeHint: 'For example 5 or -10. Leave it empty for the same amounts.',
  fillBelowZero: budgetFaults.amountBelowZero,
  filledTotal: (total: string) => `Total: ${total}`,
  fillNow: 'Fill',
  cancel: 'Cancel',

  // Beside what came
  compared: 'Budget and actual',
  comparedOf: 'Compare',
  month: 'Month',
  budget: 'Budget',
  actual: 'Actual',
  variance: 'Variance',
  percent: '% of budget',
  year: 'Full year',
  toDate: 'Year to date',
  forecast: 'Forecast for the year',
  ofBudget: (budget: string) => `Budget: ${budget}`,
  overBudget: 'Above budget',
  underBudget: 'Below budget',
  pictureSays: (actual: string, budget: string) => `Actual ${actual}, budget ${budget}, by month`,
  monthSays: ({ month, actual, budget }: { month: string; actual: string; budget: string }) =>
    `${month}: actual ${actual}, budget ${budget}`,
  equals: ({ days, total }: { days: string; total: string }) =>
    `Equals the trial balance of ${days}: ${total}`,
  differs: ({ days, by }: { days: string; by: string }) =>
    `Differs from the trial balance of ${days} by ${by}. Check your books.`,

  // Files
  download: 'Download CSV',
  upload: 'Fill from CSV',
  notABudget: 'We found no months in this file. Download a budget to see what it should look like.',
  filledFrom: ({ lines }: { lines: number }) =>
    lines === 1 ? '1 line filled. Nothing is saved yet.' : `${lines} lines filled. Nothing is saved yet.`,
  unknownLines: (names: string) => `Not filled, because no line has this name: ${names}`,

  // Deleting
  deleteBudget: 'Delete budget',
  deleteTitle: {
    Revenue: (year: string) => `Delete the income budget for ${year}?`,
    Expense: (year: string) => `Delete the expense budget for ${year}?`,
  },
  deleteLead: 'All its months will be deleted. Your books don’t change.',
  keepIt: 'Keep it',
} as const;

/** What files of budgets say. */
export const budgetFile = {
  title: {
    Revenue: (year: string) => `Income budget ${year}`,
    Expense: (year: string) => `Expense budget ${year}`,
  },
  code: 'Code',
  account: 'Account',
  total: budgetPageWords.total,
} as const;
