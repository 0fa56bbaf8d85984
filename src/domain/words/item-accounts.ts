import type { ItemAccountField } from '../item-accounts.ts';

/** What is read of an item's accounts. */

/** By the field: why an account can't be chosen. */
export const unsuitable: Readonly<Record<ItemAccountField, string>> = {
  incomeAccount: 'Choose an income account that’s in use.',
  costAccount: 'Choose an expense account that’s in use.',
  inventoryAccount: 'Choose an inventory account that’s in use.',
};
export const stockStays =
  'You can change this account once the item is out of stock. Its stock is worth something on the current one.';

export const itemAccountWords = {
  title: 'Accounts',
  byDefault: 'Business default',
  incomeAccount: 'Income account',
  incomeAccountHint: 'What you sell it for is posted here.',
  costAccount: 'Cost account',
  costAccountHint: 'What it costs you is posted here.',
  inventoryAccount: 'Inventory account',
  inventoryAccountHint: 'What’s in stock is worth its cost here.',
  purchaseTax: 'Purchase tax',
  purchaseTaxHint: 'Applied by default when you buy this item.',
} as const;
