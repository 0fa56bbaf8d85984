import { counted, everywhere, plural, type Values } from './everywhere.ts';

/** What calls that merge accounts answer. */
export const mergeAnswers = {
  preview: 'What moves',
  merged: 'Accounts merged.',
};

/** Why an account can't be merged into another. */
export const mergeFaults = {
  itself: 'Choose another account.',
  otherSubgroup: 'Choose an account in the same sub-group.',
  otherCurrency: (currency: string) => `Choose an account kept in ${currency}.`,
  inactive: 'This account is inactive. Activate it first, or choose another one.',
  systemAccount: 'Your books came with this account. Choose one you added yourself.',
  banksAccount: 'This account belongs to a bank. Choose another one.',
  inventoryStays:
    'The value of your items stays on their inventory account, so it can’t be merged. Choose another inventory account on each item instead.',
  systemStays: 'Your books came with this account, so it can’t be merged. You can rename it.',
  bankStays: (bank: string) =>
    `This account belongs to the bank ${bank}, so it can’t be merged. Archive the bank under Settings, Banks instead.`,
};

/** The dialog that merges an account into another. */
export const mergeWords = {
  title: (name: string) => `Merge ${name} into another account`,
  lead: 'Nothing is posted. Past entries stay where they are, and reports can show both accounts together.',
  into: 'Account that takes its place',
  intoHint: 'An account you added in the same sub-group and currency.',
  choose: everywhere.chooseAccount,
  none: 'No other account you added is in this sub-group and currency. Add one first.',
  save: 'Merge accounts',
  keep: 'Keep both',
  moves: ({ name }: Values<'name'>) => `${name} takes over:`,
  nothing: 'Nothing uses this account, so nothing moves.',
  defaultFor: (role: string) => `Default account for ${role}`,
  items: (count: number) => counted(count, 'item', 'items'),
  categories: (count: number) => counted(count, 'category', 'categories'),
  vendors: (count: number) => `Default account of ${counted(count, 'vendor', 'vendors')}`,
  documents: (count: number) => counted(count, 'draft or open order', 'drafts or open orders'),
  stores: (count: number) => `Accounts of ${counted(count, 'online store', 'online stores')}`,
  budgets: (count: number) =>
    `${counted(count, 'budget', 'budgets')} ${plural(count, 'keeps', 'keep')} planning for the old account.`,
  after: ({ from, into }: Values<'from' | 'into'>) =>
    `${from} becomes inactive, merged into ${into}. If you activate it again, what moved stays with ${into}.`,
  mergedInto: ({ name, day }: Values<'name' | 'day'>) => `Merged into ${name} on ${day}`,
  act: 'Merge into another account',
  together: 'Show merged accounts together',
} as const;
