import type { AccountGroup } from '../books/accounts.ts';
import { compare, type Decimal, minus, zero } from '../money.ts';
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
    { title: 'Group', kind: 'text', of: ({ group }) => groups[group], place: 'head' },
    {
      title: 'Account',
      kind: 'text',
      of: ({ name }) => name,
      link: ({ accountId }) => `account:${accountId}`,
      place: 'lead',
    },
    { title: 'Debit', kind: 'money', blank: true, of: ({ debit }) => debit, sum: true },
    { title: 'Credit', kind: 'money', blank: true, of: ({ credit }) => credit, sum: true },
  ],
  groupOf: ({ group }) => group,
  groups: Object.keys(groups),
  compared: {
    title: 'Balance',
    keyOf: ({ accountId }) => String(accountId),
    of: ({ debit, credit }) => minus(debit, credit),
  },
  total: ([, , debit, credit]) =>
    compare(debit ?? zero, credit ?? zero) === 0 ? 'Total, in balance' : 'Total, NOT in balance',
  empty: 'Nothing was posted up to {day}.',
});
