/** The same of stock and the accounts it stands on. No call can do it: each asks for an account under Inventory. */
export const stockFaults: [number, string, string, RegExp][] = [
  [
    9,
    'stock that stands on an account outside Inventory',
    `update product set inventory_account = 35, value = 5`,
    /Account 35 holds 0, and the stock is worth/,
  ],
];
