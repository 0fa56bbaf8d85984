import type { StoreAccount } from '../online-store/settings.ts';

/** What each of the accounts that a store's orders are posted to is called. */
export const accountNames: Readonly<Record<StoreAccount, string>> = {
  sales: 'Sales',
  discount: 'Discounts',
  payment: 'Payments',
  shipping: 'Shipping',
  taxes: 'Taxes',
  inventory: 'Inventory',
  costOfGoods: 'Cost of goods sold',
  fees: 'Store fees',
  receivables: 'Receivables',
  opening: 'Opening balances',
};
