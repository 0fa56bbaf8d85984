import { type FieldProblem, type Refusal, refusal } from '../values/refusal.ts';
import { expenseCategoryFaults as words } from '../words/expenses.ts';

/** A category of expenses, and the account what is spent on it is posted to. Source: answers-2.md, Q33. */
export interface ExpenseCategory {
  id: string;
  /** Small, and unique in its business. */
  number: number;
  name: string;
  accountId: number;
  /** False once it, or its account, was taken out of use. */
  active: boolean;
}

/** The same as those see it who keep the list. */
export interface KeptCategory extends ExpenseCategory {
  accountName: string;
  /** Its account is out of use, and it with it. */
  accountActive: boolean;
  /** Some expense is under it, or was. */
  used: boolean;
}

/** A category as typed. */
export interface TypedCategory {
  name: string;
  /** Null while none is chosen. */
  accountId: number | null;
}

const longestCategoryName = 60;

/** Every fault of what was typed. */
export const categoryProblems = ({ name, accountId }: TypedCategory): FieldProblem[] => [
  ...(name.trim() === '' ? [{ field: 'name', message: words.nameMissing }] : []),
  ...(name.trim().length > longestCategoryName ? [{ field: 'name', message: words.nameTooLong }] : []),
  ...(accountId === null ? [{ field: 'accountId', message: words.accountMissing }] : []),
];

/** What becomes of a category beside being saved. */
export type CategoryMove = 'deactivate' | 'activate' | 'delete';

/**
 * Why a category can't go that way, or null. One that was used stays with its expenses, and one is left to choose.
 *
 * @param others how many others can be chosen
 */
export const categoryMoveRefusal = (
  { active, accountActive, used }: Pick<KeptCategory, 'active' | 'accountActive' | 'used'>,
  move: CategoryMove,
  others: number,
): Refusal | null => {
  if (move === 'delete' && used) return refusal('illegal-move', words.isUsed);
  if (move === 'activate') return accountActive ? null : refusal('illegal-move', words.accountInactive);
  return active && others === 0 ? refusal('illegal-move', words.isLast) : null;
};
