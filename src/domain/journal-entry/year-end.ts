import { fundAccounts } from '../bank-money/fund.ts';
import { standardAccounts } from '../books/accounts.ts';
import type { LedgerAccount } from '../books/ledger-account.ts';
import { type Day, daysAfter } from '../day.ts';
import { type FiscalStarts, fiscalYearOf } from '../values/fiscal-year.ts';
import { closedToLines } from './placed-line.ts';

/** What a year's end offers to move to another account of equity. Nothing is posted by itself. Source: finance-answers.md, Q141. */
export const yearEndMoves = ['opening', 'drawings'] as const;
export type YearEndMove = (typeof yearEndMoves)[number];

export const isYearEndMove = (text: string | null): text is YearEndMove =>
  yearEndMoves.includes(text as YearEndMove);

/** The account that each move empties. */
export const emptiedAccounts: Readonly<Record<YearEndMove, number>> = {
  opening: standardAccounts.opening,
  drawings: fundAccounts.out,
};

const isEmptied = (id: number): boolean => Object.values(emptiedAccounts).includes(id);

/** True of an account of equity that what is emptied can be moved to. */
export const takesYearEnd = (
  account: Pick<LedgerAccount, 'id' | 'group' | 'name' | 'active' | 'subgroupId' | 'usedBy'>,
): boolean => account.group === 'equity' && !isEmptied(account.id) && closedToLines(account) === null;

/** The account chosen to take what is moved; the owner's capital is proposed where none of this number can. */
export const targetOf = <Target extends { accountId: number }>(
  targets: readonly Target[],
  chosen: string,
): Target | undefined =>
  targets.find(({ accountId }) => String(accountId) === chosen) ??
  targets.find(({ accountId }) => accountId === fundAccounts.in) ??
  targets[0];

/** How long after a year its end is still what people work on, in days: half of the next one. */
const workedOnDays = 183;

/** The fiscal year whose end is worked on, by the calendar year it begins in: the one before until half of the present one is over. */
export const yearInWork = (today: Day, fiscal: FiscalStarts): number =>
  Number(fiscalYearOf(daysAfter(today, -workedOnDays), fiscal).from.slice(0, 4));
