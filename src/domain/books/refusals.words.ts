import { mergeFaults as merging } from '../words/account-merge.ts';
import { counted, plural } from '../words/everywhere.ts';
import type { AccountRole } from './accounts.ts';
import type { BankStatus } from './bank.ts';
import type { AccountFacts, AccountStatus, AccountUse } from './ledger-account.ts';

/** Why a bank can't do that, and the way out. */
export const whyNotBank = (status: BankStatus, type: string): string => {
  if (status === 'Removed') return 'This bank was removed. Add it again.';
  if (status === 'Archived') return 'This bank is archived. Activate it first.';
  if (type === 'bank.delete') return 'This bank is the default. Choose another default first.';
  return status === 'Default'
    ? 'This bank is the default and in use.'
    : 'A bank becomes the default, or stops being it, when another one is chosen. Only an archived bank can be activated.';
};

/** What each role posts, in words that follow "your books use it for". */
export const roleWords: Readonly<Record<AccountRole, string>> = {
  cash: 'cash payments',
  receivable: 'what customers owe you',
  clearing: 'payments on their way to your bank',
  advance: 'advances to vendors',
  taxPaid: 'sales tax you paid',
  taxCollected: 'sales tax you collected',
  payable: 'what you owe vendors',
  credit: 'customer deposits and credits',
  sales: 'sales',
  discount: 'discounts you give',
  service: 'service income',
  returns: 'sales returns',
  exchange: 'exchange gains and losses',
  rounding: 'rounding differences',
  supplies: 'purchases without an account of their own',
  fees: 'what banks charge you',
  costOfGoods: 'the cost of goods sold',
  opening: 'opening balances',
  inventory: 'your stock',
  shipping: 'shipping you charge',
  retained: 'retained earnings',
  adjustments: 'differences in your stock',
  purchaseDiscount: 'discounts from vendors',
  badDebts: 'amounts you write off',
  unrealised: 'exchange gains and losses that aren’t realised',
};

const useOf = (use: AccountUse): string => {
  switch (use.kind) {
    case 'default':
      return `it’s your default account for ${roleWords[use.name]}`;
    case 'role':
      return `your books use it for ${roleWords[use.name]}`;
    case 'bank':
      return `it belongs to the bank ${use.name}`;
    case 'items':
      return `${counted(use.count, 'item', 'items')} ${plural(use.count, 'uses', 'use')} it`;
    case 'vendors':
      return `it’s the default account of ${counted(use.count, 'vendor', 'vendors')}`;
    case 'budgets':
      return `${counted(use.count, 'budget', 'budgets')} ${plural(use.count, 'plans', 'plan')} for it`;
    case 'categories':
      return `${counted(use.count, 'category', 'categories')} ${plural(use.count, 'uses', 'use')} it`;
  }
};

const remedy = (usedBy: readonly AccountUse[]): string => {
  if (usedBy.some(({ kind }) => kind === 'default'))
    return ' Choose another one under Settings, Accounting first.';
  return usedBy.some(({ kind }) => kind === 'bank') ? ' Archive the bank under Settings, Banks instead.' : '';
};

const whyNotMerged = ({ usedBy }: AccountFacts): string => {
  const bank = usedBy.find((use) => use.kind === 'bank');
  return bank ? merging.bankStays(bank.name) : merging.systemStays;
};

/** Why an account can't do that, what uses it, and the way out. */
export const whyNotAccount = (status: AccountStatus, facts: AccountFacts, type: string): string => {
  if (status === 'Inactive') return 'This account is inactive. Activate it first.';
  if (type === 'account.merge') return whyNotMerged(facts);
  const { usedBy } = facts;
  return `This account can’t be deactivated: ${usedBy.map(useOf).join(', and ')}.${remedy(usedBy)}`;
};
