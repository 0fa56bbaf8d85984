import type { AccountGroup } from '../books/accounts.ts';
import { compare, type Decimal, minus, zero } from '../money.ts';
import { trialBalanceWords } from '../words/reports.ts';
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
  asset: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  income: 'Revenue',
  expense: 'Expenses',
};

/** Every account's balance at the end of a day; each opens the lines it is made of. */
export const trialBalance = report<BalanceRow>('trial-balance', {
  rowTitle: 'Account',
  columns: [
    { title: trialBalanceWords.group, kind: 'text', of: ({ group }) => groups[group], place: 'head' },
    {
      title: trialBalanceWords.account,
      kind: 'text',
      of: ({ name }) => name,
      link: ({ accountId }) => `account:${accountId}`,
      place: 'lead',
    },
    { title: trialBalanceWords.debit, kind: 'money', blank: true, of: ({ debit }) => debit, sum: true },
    { title: trialBalanceWords.credit, kind: 'money', blank: true, of: ({ credit }) => credit, sum: true },
  ],
  groupOf: ({ group }) => group,
  groups: Object.keys(groups),
  compared: {
    title: trialBalanceWords.balance,
    keyOf: ({ accountId }) => String(accountId),
    of: ({ debit, credit }) => minus(debit, credit),
  },
  total: ([, , debit, credit]) =>
    compare(debit ?? zero, credit ?? zero) === 0
      ? trialBalanceWords.totalInBalance
      : trialBalanceWords.totalNotInBalance,
  empty: trialBalanceWords.empty,
});
