import type { AccountRole } from '../books/accounts.ts';
import type { AccountStatus, AccountUse } from '../ledger-account.ts';
import { counted } from './counted.ts';

/** What each role posts, in words that follow "your books use it for". */
const roleWords: Readonly<Record<AccountRole, string>> = {
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
      return `${counted(use.count, 'item', 'items')} ${use.count === 1 ? 'uses' : 'use'} it`;
    case 'vendors':
      return `it’s the default account of ${counted(use.count, 'vendor', 'vendors')}`;
    case 'categories':
      return `${counted(use.count, 'category', 'categories')} ${use.count === 1 ? 'uses' : 'use'} it`;
  }
};

const wayOut = (usedBy: readonly AccountUse[]): string => {
  if (usedBy.some(({ kind }) => kind === 'default'))
    return ' Choose another one under Settings, Accounting first.';
  return usedBy.some(({ kind }) => kind === 'bank') ? ' Archive the bank under Settings, Banks instead.' : '';
};

/** Why an account can't do that, what uses it, and the way out. */
export const whyNotAccount = (status: AccountStatus, usedBy: readonly AccountUse[]): string =>
  status === 'Inactive'
    ? 'This account is inactive. Activate it first.'
    : `This account can’t be deactivated: ${usedBy.map(useOf).join(', and ')}.${wayOut(usedBy)}`;
