import { accountGroups as words } from '../words/ledger.ts';
import type { AccountGroup } from './accounts.ts';

/** The five groups of the chart, by their small numbers on the wire. */
export const accountGroups: readonly { id: number; group: AccountGroup; name: string }[] = [
  { id: 1, group: 'asset', name: words.assets },
  { id: 2, group: 'liability', name: words.liabilities },
  { id: 3, group: 'equity', name: words.equity },
  { id: 4, group: 'income', name: words.income },
  { id: 5, group: 'expense', name: words.expenses },
];

/** A sub-group of the default chart. It decides whether an account is current, and where cash flow shows it. */
export interface AccountSubgroup {
  id: number;
  group: AccountGroup;
  name: string;
}

/** The seventeen sub-groups there are; a business adds accounts to them and none of its own. Source: answers-2.md, Q63. */
export const accountSubgroups: readonly AccountSubgroup[] = [
  { id: 1, group: 'asset', name: 'Cash and bank' },
  { id: 2, group: 'asset', name: 'Receivables' },
  { id: 3, group: 'asset', name: 'Other current' },
  { id: 4, group: 'asset', name: 'Non-current' },
  { id: 5, group: 'asset', name: 'Tax' },
  { id: 6, group: 'asset', name: 'Inventory' },
  { id: 7, group: 'liability', name: 'Tax' },
  { id: 8, group: 'liability', name: 'Payables' },
  { id: 9, group: 'liability', name: 'Other current' },
  { id: 10, group: 'liability', name: 'Non-current' },
  { id: 11, group: 'equity', name: 'Equity' },
  { id: 12, group: 'income', name: 'Sales' },
  { id: 13, group: 'income', name: 'Other' },
  { id: 14, group: 'expense', name: 'Operating' },
  { id: 15, group: 'expense', name: 'Other' },
  { id: 16, group: 'expense', name: 'Cost of sales' },
  { id: 17, group: 'expense', name: 'Selling' },
];

export const subgroupById = (id: number): AccountSubgroup | undefined =>
  accountSubgroups.find((one) => one.id === id);

/** The number of the sub-group an account's row names. */
export const subgroupOf = (group: AccountGroup, name: string): number =>
  accountSubgroups.find((one) => one.group === group && one.name === name)!.id;

/** Where a statement shows an account: its group and sub-group, as `income/Sales`. */
export const placeOf = ({ group, subgroup }: { group: AccountGroup; subgroup: string }): string =>
  `${group}/${subgroup}`;

/** The numbers of the sub-groups that places name. */
export const subgroupIdsIn = (places: readonly string[]): number[] =>
  accountSubgroups
    .filter((one) => places.includes(placeOf({ ...one, subgroup: one.name })))
    .map(({ id }) => id);

export const groupIdOf = (group: AccountGroup): number =>
  accountGroups.find((one) => one.group === group)!.id;

export const groupNameOf = (group: AccountGroup): string =>
  accountGroups.find((one) => one.group === group)!.name;

/** What lies in cash or at banks, the only accounts that may be kept in a foreign currency. */
export const isCash = ({ group, name }: Pick<AccountSubgroup, 'group' | 'name'>): boolean =>
  group === 'asset' && name === 'Cash and bank';

/** What customers owe and vendors are owed: these accounts move with contacts. */
export const isOwed = ({ name }: Pick<AccountSubgroup, 'name'>): boolean =>
  name === 'Receivables' || name === 'Payables';

/** What stock is worth: these accounts move with goods alone. */
export const isInventory = ({ group, name }: Pick<AccountSubgroup, 'group' | 'name'>): boolean =>
  group === 'asset' && name === 'Inventory';

/** What is paid or collected of taxes: these accounts move with the taxes of documents. */
export const isTax = ({ name }: Pick<AccountSubgroup, 'name'>): boolean => name === 'Tax';

/** True for groups whose balance is a debit: what is typed and shown above zero is one. */
export const isDebit = (group: AccountGroup): boolean => group === 'asset' || group === 'expense';
