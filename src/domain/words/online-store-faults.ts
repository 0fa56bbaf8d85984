import type { StoreAccount } from '../online-store/settings.ts';

/** What is wrong with what was typed about an online store. */

export const shopUnknown =
  'Enter your store’s name or its myshopify.com address, for example blue-kettle.myshopify.com.';
export const storeUrlOther = 'This isn’t the store you connected.';
export const dayUnknown = 'Choose the day to import from.';
export const dayAhead = 'Choose today or an earlier day.';
export const optionUnknown = 'Choose one from the list.';
export const statusMissing = 'Choose at least one payment status.';
export const shippingMissing = 'Choose at least one shipping status.';

export { accountMissing as accountUnknown } from './expense-category-faults.ts';
export const accountInactive = ({ name }: { name: string }) =>
  `${name} isn’t in use. Choose another account.`;
export const accountOfWrongType = ({ name, needs }: { name: string; needs: string }) =>
  `${name} can’t be used here. Choose ${needs}.`;

/** Which account each place takes. */
export const needs: Readonly<Record<StoreAccount, string>> = {
  sales: 'an income account',
  discount: 'an income account for discounts',
  payment: 'a cash or bank account in your currency or your store’s',
  shipping: 'an income account for shipping',
  taxes: 'a sales tax account under Liabilities',
  inventory: 'an inventory account',
  costOfGoods: 'a cost of sales account',
  fees: 'an expense account',
  receivables: 'your accounts receivable',
  opening: 'an equity account',
};
