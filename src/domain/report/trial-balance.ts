import type { AccountGroup } from '../books/accounts.ts';
import { closingOf, type Movement, sideOf } from '../books/fiscal-balances.ts';
import { compare, type Decimal, zero } from '../money.ts';
import { accountGroups as groupWords } from '../words/ledger.ts';
import { postingWords, trialBalanceWords as words } from '../words/reports.ts';
import { accountColumn } from './posting-columns.ts';
import { type ReportColumn, report } from './spec.ts';

/** An account over some days; without a number, retained earnings of earlier years, which nothing is posted to. */
export interface BalanceRow extends Movement {
  accountId: number | null;
  /** What the business calls the account, else its number. */
  code: string | null;
  name: string;
  group: AccountGroup;
  subgroup: string;
}

const groups: Readonly<Record<AccountGroup, string>> = {
  asset: groupWords.assets,
  liability: groupWords.liabilities,
  equity: groupWords.equity,
  income: groupWords.income,
  expense: groupWords.expenses,
};

type Side = 'debit' | 'credit';
type Words = Readonly<Record<Side, string>>;

/** A debit and a credit column, each summed and blank where the other has a figure. */
const pair = (
  titles: Words,
  views: readonly string[],
  of: (row: BalanceRow) => Readonly<Record<Side, Decimal>>,
): ReportColumn<BalanceRow>[] =>
  (['debit', 'credit'] as const).map((side) => ({
    title: titles[side],
    kind: 'money',
    of: (row) => of(row)[side],
    blank: true,
    sum: true,
    views,
  }));

/** What of the movement was carried into a new fiscal year, said under the account. */
const carried = (side: Side): ReportColumn<BalanceRow> => ({
  title: words.carried[side],
  kind: 'money',
  of: (row) => row.carried[side],
  place: 'under',
  blank: true,
  labelled: true,
  views: ['movements'],
});

const closing = (row: BalanceRow) => sideOf(closingOf(row));

/** True where debits equal credits in each pair of columns. */
const inBalance = (sums: readonly (Decimal | null)[]): boolean => {
  const figures = sums.filter((one) => one !== null);
  return figures.every((one, n) => n % 2 === 1 || compare(one, figures[n + 1] ?? zero) === 0);
};

/**
 * Every account over some days: what stood on it before, its debits and credits, and what stood on it after; each opens the lines
 * it is made of. Source: finance-answers.md, section C, 14.
 */
export const trialBalance = report<BalanceRow>('trial-balance', {
  rowTitle: postingWords.account,
  columns: [
    { title: words.group, kind: 'text', of: ({ group }) => groups[group], place: 'head' },
    { title: words.code, kind: 'text', of: ({ code }) => code, place: 'lead', tight: true },
    accountColumn<BalanceRow>(({ name }) => name),
    carried('debit'),
    carried('credit'),
    ...pair(words.opening, ['movements'], ({ opening }) => sideOf(opening)),
    ...pair(words.moved, ['movements'], ({ debit, credit }) => ({ debit, credit })),
    ...pair(words.closing, ['movements'], closing),
    ...pair({ debit: postingWords.debit, credit: postingWords.credit }, ['balances'], closing),
  ],
  groupOf: ({ group }) => group,
  groups: Object.keys(groups),
  groupTotal: ({ group }) => words.totalOf(groups[group]),
  compared: {
    title: postingWords.balance,
    keyOf: ({ accountId }) => String(accountId),
    of: closingOf,
  },
  total: (sums) => (inBalance(sums) ? words.totalInBalance : words.totalNotInBalance),
  empty: words.empty,
});
