import type { AccountPart } from '../values/account-part.ts';
import type { AccountRow } from './accounts.ts';

/** What is kept of somebody's money, or somebody keeps of the business's. */
const partsByRole: Readonly<Record<string, AccountPart>> = { credit: 'credit', advance: 'paidAhead' };

const partsBySubgroup: Readonly<Record<string, AccountPart>> = {
  'asset Receivables': 'owed',
  'liability Payables': 'owing',
  'asset Cash and bank': 'money',
  'liability Tax': 'tax',
  'asset Tax': 'taxBack',
  'asset Inventory': 'stock',
};

/** The part an account plays, by its place in the chart. */
export const accountPartOf = ({
  group,
  subgroup,
  role,
}: Pick<AccountRow, 'group' | 'subgroup'> & { role: string | null }): AccountPart => {
  if (role === 'exchange') return role;
  if (group === 'income' || group === 'expense') return group;
  if (role && partsByRole[role]) return partsByRole[role];
  return partsBySubgroup[`${group} ${subgroup}`] ?? (group === 'asset' ? 'asset' : 'claim');
};
