import { subgroupById } from '../books/account-groups.ts';
import { standardAccounts } from '../books/accounts.ts';
import type { LedgerAccount } from '../books/ledger-account.ts';
import { type Day, daysAfter } from '../day.ts';
import { compare, type Decimal, fits, isNegative, isZero, sum, zero } from '../money.ts';
import { largestAmount } from '../typed/amount.ts';
import type { FiscalStart } from '../values/fiscal-year.ts';
import { fiscalStartIn, stretchesOfYear } from '../values/fiscal-year.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { budgetFaults as words } from '../words/budgets.ts';
import { amountWords } from '../words/everywhere.ts';

/**
 * A budget plans the income or the expenses of a fiscal year, month by month, as a whole or account by account.
 * Source: finance-answers.md, Q83 and Q84.
 */
export const budgetTypes = ['Revenue', 'Expense'] as const;
export type BudgetType = (typeof budgetTypes)[number];

/** The type that is meant, whatever the case of its letters. */
export const budgetTypeOf = (typed: string): BudgetType | undefined =>
  budgetTypes.find((type) => type.toLowerCase() === typed.trim().toLowerCase());

/** A month of a budget: the calendar month it begins in, from 1, and its days. */
export interface BudgetMonth {
  month: number;
  from: Day;
  to: Day;
}

/** The years a budget can be made for. */
export const budgetYears = { first: 1900, last: 2999 } as const;

export const isBudgetYear = (year: number): boolean =>
  Number.isInteger(year) && year >= budgetYears.first && year <= budgetYears.last;

/**
 * The months of the fiscal year that begins in a calendar year, each from the day of the month on which the year starts.
 *
 * @param endsOn the last day of a year that is short: it has its own months alone
 */
export const budgetMonthsOf = (
  year: number,
  start: FiscalStart,
  endsOn: Day | null = null,
): BudgetMonth[] => {
  const from = fiscalStartIn(year, start);
  const to = endsOn ?? daysAfter(fiscalStartIn(year + 1, start), -1);
  return stretchesOfYear({ from, to }, 1, start).map((days, n) => ({
    month: ((start.month - 1 + n) % 12) + 1,
    ...days,
  }));
};

/** A fiscal year as people write it: 2026, or 2026/27 where it reaches into the next one. */
export const fiscalYearName = (year: number, start: FiscalStart, endsOn: Day | null = null): string => {
  const last = endsOn ?? daysAfter(fiscalStartIn(year + 1, start), -1);
  return last.startsWith(String(year))
    ? String(year)
    : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
};

/** Amounts of the months of a year in their order, of an account; without one, of the type as a whole. */
export interface BudgetRow {
  accountId: number | null;
  amounts: readonly Decimal[];
}

/** What a budget is about. */
export interface BudgetMatter {
  type: BudgetType;
  /** Expenses alone may leave out what was sold. */
  withoutCostOfSales: boolean;
}

/** A budget as it is kept. */
export interface Budget extends BudgetMatter {
  id: string;
  year: number;
  /** As it was when the budget was made: its months stay when the business chooses another. */
  start: FiscalStart;
  /** The last day of its year where that is short; null for twelve months. */
  endsOn: Day | null;
  rows: readonly BudgetRow[];
  /** A budget of expenses: it is among what waits for somebody once a month of it is nearly spent. */
  reminds: boolean;
  version: number;
}

export const noAmounts: readonly Decimal[] = Array.from({ length: 12 }, () => zero);

/** What all rows come to, month by month: the budget of the type. A short year has nothing after its months. */
export const totalsOf = (rows: readonly Pick<BudgetRow, 'amounts'>[]): Decimal[] =>
  noAmounts.map((_, n) => sum(rows.map(({ amounts }) => amounts[n] ?? zero)));

/** Discounts and returns stand under what they reduce, and are not planned apart from it. */
const contraAccounts: readonly number[] = [
  standardAccounts.discount,
  standardAccounts.returns,
  standardAccounts.purchaseDiscount,
];
export const isContra = (accountId: number): boolean => contraAccounts.includes(accountId);

type Account = Pick<LedgerAccount, 'id' | 'group' | 'subgroupId' | 'active'>;

/** Whether what moves on an account is actual income or expense of a budget. */
export const countsIn = (
  { type, withoutCostOfSales }: BudgetMatter,
  { group, subgroupId }: Pick<Account, 'group' | 'subgroupId'>,
): boolean => {
  if (type === 'Revenue') return group === 'income';
  const isCostOfSales = subgroupById(subgroupId)?.name === 'Cost of sales';
  return group === 'expense' && !(withoutCostOfSales && isCostOfSales);
};

/** Amounts as they are sent: by the calendar month each month begins in, those of nothing left out or not. */
export interface SentMonth {
  month: number;
  amount: Decimal;
}
export interface SentAmounts {
  /** Of the type as a whole; beside amounts by account nothing, or what they come to. */
  months: readonly SentMonth[];
  accounts: readonly { accountId: number; months: readonly SentMonth[] }[];
}

/** What amounts are checked against. */
export interface BudgetContext extends BudgetMatter {
  months: readonly BudgetMonth[];
  digits: number;
  accounts: ReadonlyMap<number, Account>;
  /** Accounts it has amounts for by now: they may have become inactive since. */
  planned: ReadonlySet<number>;
}

/** Why an amount can't be planned, in a sentence; null where it can. */
export const budgetAmountFault = (amount: Decimal, digits: number): string | null => {
  if (isNegative(amount)) return words.amountBelowZero;
  if (!fits(amount, digits))
    return digits === 0 ? amountWords.noDecimals : amountWords.tooManyDecimals(digits);
  return compare(amount, largestAmount) > 0 ? amountWords.tooLarge : null;
};

const monthFaults = (
  at: string,
  sent: readonly SentMonth[],
  { months, digits }: BudgetContext,
): FieldProblem[] =>
  sent.flatMap(({ month, amount }, n) => {
    if (!months.some((one) => one.month === month))
      return [{ field: `${at}.${n}.month`, message: words.noSuchMonth }];
    if (sent.findIndex((one) => one.month === month) < n)
      return [{ field: `${at}.${n}.month`, message: words.monthTwice }];
    const message = budgetAmountFault(amount, digits);
    return message ? [{ field: `${at}.${n}.amount`, message }] : [];
  });

const accountFault = (id: number, context: BudgetContext): string | null => {
  const account = context.accounts.get(id);
  if (!account || !countsIn({ ...context, withoutCostOfSales: false }, account))
    return words.notOfType[context.type];
  if (!countsIn(context, account)) return words.isCostOfSales;
  if (isContra(id)) return words.contra;
  return account.active || context.planned.has(id) ? null : words.inactive;
};

const amountsOf = (sent: readonly SentMonth[], months: readonly BudgetMonth[]): Decimal[] =>
  months.map(({ month }) => sent.find((one) => one.month === month)?.amount ?? zero);

const isNothing = (amounts: readonly Decimal[]): boolean => amounts.every(isZero);

/**
 * The rows of a budget from what was sent, or what is wrong with it, each fault with its field. Months that were left out are 0; an
 * account of which nothing is planned has no row.
 */
export const budgetRowsOf = (
  sent: SentAmounts,
  context: BudgetContext,
): { rows: BudgetRow[]; faults: FieldProblem[] } => {
  const ids = sent.accounts.map(({ accountId }) => accountId);
  const faults = [
    ...monthFaults('months', sent.months, context),
    ...sent.accounts.flatMap(({ accountId, months }, n) => {
      const message = ids.indexOf(accountId) < n ? words.accountTwice : accountFault(accountId, context);
      return [
        ...(message ? [{ field: `accounts.${n}.accountId`, message }] : []),
        ...monthFaults(`accounts.${n}.months`, months, context),
      ];
    }),
  ];
  const whole = amountsOf(sent.months, context.months);
  const byAccount = sent.accounts
    .map(({ accountId, months }) => ({ accountId, amounts: amountsOf(months, context.months) }))
    .filter(({ amounts }) => !isNothing(amounts));
  const totals = totalsOf(byAccount);
  const agrees = isNothing(whole) || whole.every((amount, n) => compare(amount, totals[n]!) === 0);
  if (byAccount.length > 0 && !agrees) faults.push({ field: 'months', message: words.totalTyped });
  const rows =
    byAccount.length > 0 ? byAccount : isNothing(whole) ? [] : [{ accountId: null, amounts: whole }];
  return { rows, faults };
};
