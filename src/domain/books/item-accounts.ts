import { mayStandFor } from './account-defaults.ts';
import { type LedgerAccount, takesCosts } from './ledger-account.ts';

/** The accounts an item can have of its own, each in place of the business's default. Source: answers.md, "Fields", Product. */
export const itemAccountFields = ['incomeAccount', 'costAccount', 'inventoryAccount'] as const;
export type ItemAccountField = (typeof itemAccountFields)[number];

/** Whether an account may be an item's: of income what it sells for, of expenses what it costs, of inventory what it is worth. */
export const mayBeItemAccount = (
  field: ItemAccountField,
  account: Pick<LedgerAccount, 'id' | 'active' | 'usedBy' | 'currency' | 'subgroupId' | 'group'>,
  homeCurrency: string,
): boolean => {
  if (field === 'costAccount') return takesCosts(account);
  return mayStandFor(field === 'incomeAccount' ? 'sales' : 'inventory', account, homeCurrency);
};
