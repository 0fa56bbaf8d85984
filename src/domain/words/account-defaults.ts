/** What is wrong with a default account or with the start of a fiscal year. */

export const mayNotStand = {
  cash: 'Choose an active account under Cash and bank, in your home currency, that isn’t a bank’s.',
  sales: 'Choose an active income account.',
  inventory: 'Choose an active account under Inventory.',
  taxCollected: 'Choose an active tax account under Liabilities.',
  taxPaid: 'Choose an active tax account under Assets.',
} as const;
export const dayWrong = 'Choose a day from 1 to 28, or the last of the month.';
export const monthWrong = 'Choose a month from 1 to 12.';
