import type { AccountPart } from './account-part.ts';
import type { AccountRow } from './books/accounts.ts';

const partsBySubgroup: Readonly<Record<string, AccountPart>> = {
  'asset Receivables': 'owed',
  'liability Payables': 'owing',
  'asset Cash and bank': 'money',
  'liability Tax': 'tax',
  'asset Tax': 'taxBack',
  'asset Inventory': 'stock',
};

/** The part an account plays, by its place in the chart. */
export const partOf = ({
  group,
  subgroup,
  role,
}: Pick<AccountRow, 'group' | 'subgroup'> & { role: string | null }): AccountPart => {
  if (group === 'income' || group === 'expense') return group;
  if (role === 'credit' || role === 'advance') return role;
  return partsBySubgroup[`${group} ${subgroup}`] ?? (group === 'asset' ? 'asset' : 'claim');
};
