import { type LedgerAccount, takesLines } from '../books/ledger-account.ts';
import { invalid, type Refusal, refusal } from '../values/refusal.ts';
import { contactProblems } from '../words/contacts.ts';
import { itemCategories as words } from '../words/items.ts';

/** The longest name of a category. */
export const longestCategory = 100;

/** A category of items, with how many stand in it. */
export interface ItemCategory {
  id: string;
  name: string;
  items: number;
  /** What is bought of it is booked there, unless the item or its vendor names another account; null for none. */
  account: number | null;
}

const isCalled = (name: string) => (one: ItemCategory) => one.name.toLowerCase() === name.toLowerCase();

/**
 * What becomes of a category whose name is typed anew: it is spelt so, or its items go into the one of that name, which is made
 * where there is none. Refused for an empty or a long name, and for that of another one unless they are to be merged. Source:
 * answers-2.md, Q38.
 */
export const renamedCategory = (
  category: ItemCategory,
  typed: string,
  all: readonly ItemCategory[],
  merge: boolean,
): { name: string; respelt: boolean } | Refusal => {
  const name = typed.trim();
  if (name === '') return invalid('category', words.nameMissing);
  if (name.length > longestCategory) return invalid('category', words.nameTooLong(longestCategory));
  const other = all.find((one) => one.id !== category.id && isCalled(name)(one));
  if (other && !merge) return invalid('category', words.nameTaken({ category: other.name }));
  return { name, respelt: isCalled(name)(category) };
};

/**
 * Why what is bought of a category can't be booked on an account, or null; the one that stands there is kept. Source: answers-2.md, Q20.
 *
 * @param found the account that was chosen; undefined where there is none of its number
 */
export const categoryAccountRefusal = (
  { account }: Pick<ItemCategory, 'account'>,
  chosen: number | null,
  found: LedgerAccount | undefined,
): Refusal | null =>
  chosen === null || chosen === account || (found && takesLines(found))
    ? null
    : invalid('account', contactProblems.accountTakesNoLines);

/** Why a category can't be deleted, or null: items stand in it. */
export const deletionRefusal = ({ items }: ItemCategory): Refusal | null =>
  items === 0 ? null : refusal('illegal-move', words.notEmpty({ items: String(items) }));
