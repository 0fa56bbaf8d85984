import { accountGroups, subgroupById } from '../../domain/books/account-groups.ts';
import { formatAmount } from '../../domain/format.ts';
import { type AccountView, accountStandingOf, codeOf, inChartOrder } from '../../domain/ledger-account.ts';
import { accountListWords as words } from '../../domain/words/ledger.ts';
import { type AccountEvent, accountLifecycle } from '../../machines/account/account.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { Column } from '../kit/DataTable.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';

/** Whether the chart has this act for an account. */
export const mayDo = (account: AccountView, type: AccountEvent['type']): boolean =>
  allows(accountLifecycle, accountStandingOf(account), { type });

/** Why an account can't be deactivated now; undefined when it can. */
export const whyNotDeactivate = (account: AccountView): string | undefined =>
  mayDo(account, 'account.deactivate')
    ? undefined
    : accountLifecycle.whyNot(accountStandingOf(account), { type: 'account.deactivate' });

/** Accounts of a group, or of all, by group and sub-group, and by code within it. */
export const chartOf = (accounts: readonly AccountView[], group: string | null): AccountView[] =>
  accounts.filter((account) => group === null || account.group === group).sort(inChartOrder);

/** Group and sub-group; once where the group has only one of its own name. */
const subgroupName = ({ subgroupId, group }: AccountView): string => {
  const names = [accountGroups.find((one) => one.group === group)!.name, subgroupById(subgroupId)!.name];
  return [...new Set(names)].join(': ');
};

const standing = ({ active }: AccountView) =>
  active ? null : <StatusBadge tone="stopped" word={words.inactive} />;

export const accountColumns = (homeCurrency: string, locale: string): Column<AccountView>[] => [
  { key: 'account', title: words.account, cell: (row) => row.name, phone: 'lead' },
  { key: 'code', title: words.code, cell: codeOf, minor: true },
  { key: 'subgroup', title: words.subgroup, cell: subgroupName, phone: 'under' },
  {
    key: 'moved',
    title: words.thisYear,
    figure: true,
    cell: (row) => formatAmount(row.moved, homeCurrency, locale),
    minor: true,
  },
  {
    key: 'balance',
    title: words.balance(homeCurrency),
    figure: true,
    cell: (row) => formatAmount(row.balance, homeCurrency, locale),
    phone: 'figure',
  },
  { key: 'status', title: words.status, cell: standing, phone: 'state' },
];
