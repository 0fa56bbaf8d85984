import { expect, test } from 'vitest';
import {
  type BudgetContext,
  budgetMonthsOf,
  budgetRowsOf,
  budgetTypeOf,
  countsIn,
  fiscalYearName,
  noAmounts,
  totalsOf,
} from '../../src/domain/budget/budget.ts';
import { comparedWith, isGood } from '../../src/domain/budget/compared.ts';
import { changedBy, spreadEvenly, spreadLike } from '../../src/domain/budget/fill.ts';
import { sum } from '../../src/domain/money.ts';

const twelve = (...first: string[]): string[] => [...first, ...noAmounts].slice(0, 12);

test('the months of a calendar year are its own', () => {
  const months = budgetMonthsOf(2026, { day: 1, month: 1 });
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: 1, from: '2026-01-01', to: '2026-01-31' });
  expect(months[1]).toEqual({ month: 2, from: '2026-02-01', to: '2026-02-28' });
  expect(months[11]).toEqual({ month: 12, from: '2026-12-01', to: '2026-12-31' });
});

test('a year from 6 April has months of 6 to 5, named by the month they begin in', () => {
  const months = budgetMonthsOf(2026, { day: 6, month: 4 });
  expect(months[0]).toEqual({ month: 4, from: '2026-04-06', to: '2026-05-05' });
  expect(months[8]).toEqual({ month: 12, from: '2026-12-06', to: '2027-01-05' });
  expect(months[11]).toEqual({ month: 3, from: '2027-03-06', to: '2027-04-05' });
});

test('a year from the last of February has months that end the day before the last', () => {
  const months = budgetMonthsOf(2027, { day: 31, month: 2 });
  expect(months[0]).toEqual({ month: 2, from: '2027-02-28', to: '2027-03-30' });
  expect(months[11]).toEqual({ month: 1, from: '2028-01-31', to: '2028-02-28' });
});

test('a fiscal year is named by both years where it reaches into the next', () => {
  expect(fiscalYearName(2026, { day: 1, month: 1 })).toBe('2026');
  expect(fiscalYearName(2026, { day: 6, month: 4 })).toBe('2026/27');
  expect(fiscalYearName(2099, { day: 1, month: 7 })).toBe('2099/00');
});

test('a type is taken without case', () => {
  expect(['revenue', ' EXPENSE ', 'Revenue', 'profit', ''].map(budgetTypeOf)).toEqual([
    'Revenue',
    'Expense',
    'Revenue',
    undefined,
    undefined,
  ]);
});

/** M9 of finance-answers.md. */
test('1,000 spread like a year that had 50 in two months is 500 in each of them', () => {
  expect(spreadLike('1000', twelve('0', '0', '50', '50'), 2)).toEqual(twelve('0', '0', '500', '500'));
});
test('1,000 spread like a year of nothing is spread evenly: 83.34 in the first four months, 83.33 in eight', () => {
  const spread = spreadLike('1000', noAmounts, 2);
  expect(spread).toEqual([...Array(4).fill('83.34'), ...Array(8).fill('83.33')]);
  expect(sum(spread)).toBe('1000');
  expect(spreadEvenly('1000', 2, 12)).toEqual(spread);
});
test('months below zero count 0, and a year of nothing else is spread evenly', () => {
  expect(spreadLike('90', twelve('-500', '10', '20'), 2)).toEqual(twelve('0', '30', '60'));
  expect(spreadLike('12', twelve('-500', '-1'), 2)).toEqual(Array(12).fill('1'));
});
test('largest remainders get what is left: 100 over weights of 1, 1, 1 is 33.34, 33.33, 33.33', () => {
  expect(spreadLike('100', twelve('1', '1', '1'), 2)).toEqual(twelve('33.34', '33.33', '33.33'));
  expect(spreadLike('100', twelve('1', '2', '4'), 0)).toEqual(twelve('14', '29', '57'));
});
test('a currency without decimals is spread in whole units', () => {
  expect(spreadEvenly('100', 0, 12)).toEqual([...Array(4).fill('9'), ...Array(8).fill('8')]);
});

test('last year more or less a percentage, rounded half up, never below zero', () => {
  expect(changedBy('5', twelve('100', '33.33', '-20'), 2)).toEqual(twelve('105', '35', '0'));
  expect(changedBy('-10', twelve('100', '0.05'), 2)).toEqual(twelve('90', '0.05'));
  expect(changedBy('-150', twelve('100'), 2)).toEqual(noAmounts);
});

const months = budgetMonthsOf(2026, { day: 1, month: 1 });

/**
 * A year on 10 March: January and February have ended. Planned 100 each month; 120, 70 and 130 came, and 5 in advance in May.
 * To date 190 of 200. Forecast: 120 + 70, the larger of 130 and 100, and 9 × 100.
 */
test('a budget beside what came: variance, percent, year to date and forecast', () => {
  const budget = Array(12).fill('100');
  const compared = comparedWith(months, budget, twelve('120', '70', '130', '0', '5'), '2026-03-10');
  expect(compared.months[0]).toMatchObject({ budget: '100', actual: '120', variance: '20', percent: '120' });
  expect(compared.months[1]).toMatchObject({ variance: '-30', percent: '70' });
  expect(compared.year).toEqual({ budget: '1200', actual: '325', variance: '-875', percent: '27.08' });
  expect(compared.toDate).toEqual({ budget: '200', actual: '190', variance: '-10', percent: '95' });
  expect(compared.forecast).toBe('1220');
});

test('this month’s forecast is its budget while less came, also on its first and last day', () => {
  const budget = Array(12).fill('100');
  for (const today of ['2026-03-01', '2026-03-31'])
    expect(comparedWith(months, budget, twelve('120', '70', '30'), today).forecast).toBe('1190');
});

test('before a year its forecast is the budget, after it what came; nothing planned has no percentage', () => {
  const actual = twelve('10', '20');
  expect(comparedWith(months, twelve('0', '7'), actual, '2025-12-31').forecast).toBe('7');
  const after = comparedWith(months, twelve('0', '7'), actual, '2027-01-01');
  expect([after.forecast, after.toDate.actual, after.months[0]!.percent]).toEqual(['30', '30', null]);
});

test('more income is good and more expense is not', () => {
  expect([isGood('Revenue', '1'), isGood('Revenue', '-1'), isGood('Expense', '1')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isGood('Expense', '-1'), isGood('Expense', '0')]).toEqual([true, null]);
});

const account = (id: number, group: 'income' | 'expense' | 'asset', subgroupId: number, active = true) =>
  [id, { id, group, subgroupId, active }] as const;
const context: BudgetContext = {
  type: 'Expense',
  withoutCostOfSales: false,
  months,
  digits: 2,
  accounts: new Map([
    account(1, 'asset', 1),
    account(13, 'income', 12),
    account(21, 'expense', 14),
    account(22, 'expense', 14),
    account(23, 'expense', 14, false),
    account(32, 'expense', 16),
    account(40, 'expense', 16),
  ]),
  planned: new Set(),
};
const of = (accountId: number, ...amounts: string[]) => ({
  accountId,
  months: amounts.map((amount, n) => ({ month: n + 1, amount })),
});

test('amounts by account make the total, months left out are 0, an account of nothing has no row', () => {
  const { rows, faults } = budgetRowsOf(
    { months: [], accounts: [of(21, '5', '6'), of(22, '0'), of(32, '1')] },
    context,
  );
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    { accountId: 21, amounts: twelve('5', '6') },
    { accountId: 32, amounts: twelve('1') },
  ]);
  expect(totalsOf(rows)).toEqual(twelve('6', '6'));
});

test('a short year by account has its own months alone, and so have its totals', () => {
  const months = context.months.slice(0, 2);
  const { rows, faults } = budgetRowsOf(
    { months: [], accounts: [of(21, '5', '6'), of(32, '1')] },
    { ...context, months },
  );
  expect(faults).toEqual([]);
  expect(rows.map(({ amounts }) => amounts)).toEqual([
    ['5', '6'],
    ['1', '0'],
  ]);
  expect(totalsOf(rows)).toEqual(twelve('6', '6'));
  const later = budgetRowsOf({ months: [], accounts: [of(21, '5', '6', '7')] }, { ...context, months });
  expect(later.faults.map(({ field }) => field)).toEqual(['accounts.0.months.2.month']);
});

test('the whole is one row, and none where nothing is planned', () => {
  const months = [{ month: 3, amount: '7' }];
  expect(budgetRowsOf({ months, accounts: [] }, context).rows).toEqual([
    { accountId: null, amounts: twelve('0', '0', '7') },
  ]);
  expect(budgetRowsOf({ months: [], accounts: [] }, context).rows).toEqual([]);
});

test('a total beside amounts by account is taken where it is their sum', () => {
  const accounts = [of(21, '5'), of(22, '2')];
  expect(budgetRowsOf({ months: [{ month: 1, amount: '7' }], accounts }, context).faults).toEqual([]);
  expect(budgetRowsOf({ months: [{ month: 1, amount: '8' }], accounts }, context).faults).toEqual([
    { field: 'months', message: 'The total is the sum of the accounts. Leave it out, or send their sum.' },
  ]);
});

test.each([
  ['below zero', '-0.01', 'Enter an amount of zero or more.'],
  ['three decimals', '1.005', 'An amount has at most 2 decimals.'],
  ['too much', '1000000000000', 'The amount is too large.'],
])('an amount of %s is refused beside it', (_, amount, message) => {
  const whole = budgetRowsOf(
    {
      months: [
        { month: 1, amount: '1' },
        { month: 2, amount },
      ],
      accounts: [],
    },
    context,
  );
  expect(whole.faults).toEqual([{ field: 'months.1.amount', message }]);
  const accounts = [of(21, '1'), of(22, '1', amount)];
  expect(budgetRowsOf({ months: [], accounts }, context).faults).toEqual([
    { field: 'accounts.1.months.1.amount', message },
  ]);
});

test.each([
  ['unknown', 999, 'Choose an expense account.'],
  ['of another group', 13, 'Choose an expense account.'],
  ['inactive', 23, 'This account is inactive. Choose another one.'],
  ['a discount', 40, 'Discounts and returns are planned as part of what they reduce.'],
])('an account that is %s is refused beside it', (_, id, message) => {
  expect(budgetRowsOf({ months: [], accounts: [of(21, '1'), of(id, '1')] }, context).faults).toEqual([
    { field: 'accounts.1.accountId', message },
  ]);
});

test('months and accounts come once, and months are those of the year', () => {
  const twice = budgetRowsOf({ months: [], accounts: [of(21, '1'), of(21, '1')] }, context);
  expect(twice.faults).toEqual([{ field: 'accounts.1.accountId', message: 'This account is there twice.' }]);
  const months = [1, 13, 1].map((month) => ({ month, amount: '1' }));
  expect(budgetRowsOf({ months, accounts: [] }, context).faults).toEqual([
    { field: 'months.1.month', message: 'Choose a month from 1 to 12.' },
    { field: 'months.2.month', message: 'This month is there twice.' },
  ]);
});

test('an account that became inactive keeps what was planned for it', () => {
  const kept = { ...context, planned: new Set([23]) };
  expect(budgetRowsOf({ months: [], accounts: [of(23, '1')] }, kept).faults).toEqual([]);
});

test('without cost of sales its accounts neither count nor can be planned', () => {
  const without = { ...context, withoutCostOfSales: true };
  expect(budgetRowsOf({ months: [], accounts: [of(32, '1')] }, without).faults).toEqual([
    { field: 'accounts.0.accountId', message: 'This budget leaves out cost of sales.' },
  ]);
  const [cost, rent] = [32, 21].map((id) => context.accounts.get(id)!);
  expect([countsIn(without, cost!), countsIn(context, cost!), countsIn(without, rent!)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(countsIn({ ...context, type: 'Revenue' }, rent!)).toBe(false);
});
