/** What an account is to somebody who keeps no books. */
export const accountParts = [
  'owed',
  'owing',
  'credit',
  'paidAhead',
  'money',
  'income',
  'expense',
  'exchange',
  'tax',
  'taxBack',
  'stock',
  // Goods and costs together, where it isn’t told yet which is which.
  'bought',
  // What has no other word: things of value, and what others have a claim to.
  'asset',
  'claim',
] as const;
export type AccountPart = (typeof accountParts)[number];
