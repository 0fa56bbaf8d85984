import {
  type CategoryMove,
  categoryMoveRefusal,
  categoryProblems,
  type KeptCategory,
  type TypedCategory,
} from '../../src/domain/expense/category.ts';
import { inOneLine } from '../../src/domain/text.ts';
import { invalid, type Refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { expenseCategoryFaults as words } from '../../src/domain/words/expenses.ts';

/** A category that can be written. */
export interface TidyCategory {
  name: string;
  accountId: number;
}

const isCalled = (name: string) => (one: KeptCategory) => one.name.toLowerCase() === name.toLowerCase();

/**
 * A category of expenses as it is written: a name of its own, and an account for purchases that is in use, or the one it has.
 *
 * @param standing the one that is edited; null for a new one
 * @param accounts the numbers of the accounts that may be chosen
 */
export const saveCategoryAct = (
  typed: TypedCategory,
  standing: KeptCategory | null,
  all: readonly KeptCategory[],
  accounts: readonly number[],
): TidyCategory | Refusal => {
  const faults = refusalOf(categoryProblems(typed));
  if (faults) return faults;
  const name = inOneLine(typed.name);
  const accountId = typed.accountId!;
  if (all.some((one) => one.id !== standing?.id && isCalled(name)(one)))
    return invalid('name', words.nameTaken);
  if (accountId !== standing?.accountId && !accounts.includes(accountId))
    return invalid('accountId', words.accountUnknown);
  return { name, accountId };
};

/** Takes a category out of use, into use again, or away. Answers why it can't be, or null. */
export const moveCategoryAct = (
  category: KeptCategory,
  move: CategoryMove,
  all: readonly KeptCategory[],
): Refusal | null =>
  categoryMoveRefusal(category, move, all.filter(({ id, active }) => active && id !== category.id).length);
