import type { CategoryMove, TypedCategory } from '../../domain/expense/category.ts';
import { send } from '../client/client.ts';
import { expenseCalls } from '../contract/expense.ts';
import { expenseCategoryWire } from '../wire/expense.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Told } from './command.ts';

/** A category, by its number. */
type Saved = Told & { number: number };

const savedFrom = ({ message, data }: { message: string; data: { CategoryID: number } }): Saved => ({
  message,
  number: data.CategoryID,
});

/**
 * Adds a category of expenses, or saves one.
 *
 * @param number of the one that is saved; null for a new one
 */
export const saveExpenseCategory = async (
  { businessId: businessid, intentKey }: Asked,
  number: number | null,
  { name: Category, accountId: TAccountId }: TypedCategory,
): Promise<Saved> =>
  savedFrom(
    await send(expenseCalls.saveCategory, {
      body: { businessid, CategoryID: number, Category, TAccountId },
      intentKey,
      ours: ourNames(expenseCategoryWire),
    }),
  );

const moves = {
  deactivate: expenseCalls.deactivateCategory,
  activate: expenseCalls.activateCategory,
  delete: expenseCalls.deleteCategory,
} as const satisfies Record<CategoryMove, unknown>;

/** Takes a category out of use, into use again, or away. */
export const moveExpenseCategory = async (
  { businessId: businessid, intentKey }: Asked,
  CategoryID: number,
  move: CategoryMove,
): Promise<Saved> => savedFrom(await send(moves[move], { body: { businessid, CategoryID }, intentKey }));
