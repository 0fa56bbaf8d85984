import { defaultAccounts } from '../books/accounts.ts';
import { documentTypes, typeNames } from '../documents/kinds.ts';
import { firstRows as words } from '../words/lists.ts';

/** Prefixes of the numbers each type of document begins with, those of expenses, and of what is given back; the journal counts without one. */
export const firstSeries: readonly { kind: string; prefix: string }[] = [
  ...typeNames.map((type) => ({ kind: type as string, prefix: documentTypes[type].numberPrefix })),
  { kind: 'expense', prefix: 'EXP-' },
  { kind: 'credit-note', prefix: 'CN-' },
  { kind: 'vendor-credit', prefix: 'VC-' },
  { kind: 'cancellation', prefix: 'CAN-' },
  { kind: 'transfer', prefix: 'TRF-' },
  { kind: 'journal', prefix: '' },
];

const spentOn = [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 41, 43];

/** The categories of expenses every business begins with, each called after the account it posts to. Source: answers-2.md, Q33. */
export const firstCategories: readonly { kind: string; number: number; name: string; accountId: number }[] = [
  ...defaultAccounts.filter(({ id }) => spentOn.includes(id)),
  { id: 49, name: words.otherCategory },
].map(({ id: accountId, name }, index) => ({ kind: 'expense', number: index + 1, name, accountId }));
