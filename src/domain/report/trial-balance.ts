import type { AccountGroup } from '../books/accounts.ts';
import { compare, type Decimal, minus, zero } from '../money.ts';
import { accountGroups as groupWords } from '../words/ledger.ts';
import { postingWords, trialBalanceWords } from '../words/reports.ts';
import { accountColumn, debitAndCredit } from './posting-columns.ts';
import { report } from './spec.ts';

export interface BalanceRow {
  accountId: number;
  name: string;
  group: AccountGroup;
  subgroup: string;
  debit: Decimal;
  credit: Decimal;
}

const groups: Readonly<Record<AccountGroup, string>> = {
  asset: groupWords.assets,
  liability: groupWords.liabilities,
  equity: groupWords.equity,
  income: groupWords.income,
  expense: groupWords.expenses,
};

/** Every account's balance at the end of a day; each opens the lines it is made of. */
export const trialBalance = report<BalanceRow>('trial-balance', {
  rowTitle: 'Account',
  columns: [
    { title: trialBalanceWords.group, kind: 'text', of: ({ group }) => groups[group], place: 'head' },
    accountColumn(({ name }) => name),
    ...debitAndCredit<BalanceRow>(
      ({ debit }) => debit,
      ({ credit }) => credit,
    ).map((side) => ({ ...side, sum: true as const })),
  ],
  groupOf: ({ group }) => group,
  groups: Object.keys(groups),
  compared: {
    title: postingWords.balance,
    keyOf: ({ accountId }) => String(accountId),
    of: ({ debit, credit }) => minus(debit, credit),
  },
  total: ([, , debit, credit]) =>
    compare(debit ?? zero, credit ?? zero) === 0
      ? trialBalanceWords.totalInBalance
      : trialBalanceWords.totalNotInBalance,
  empty: trialBalanceWords.empty,
});
