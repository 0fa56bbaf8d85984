import { reachesBank } from '../../src/domain/books/payment-mode.ts';
import type { Expense, ExpenseRequest, TypedExpenseLine } from '../../src/domain/expense/expense.ts';
import type { Places } from '../acts/expense-lines.ts';
import type { ExpenseLookedUp } from '../acts/save-expense.ts';
import { lineAccountsAt } from '../store/books/accounts.ts';
import { holdBankToUse } from '../store/books/banks.ts';
import { findContact } from '../store/contacts/contacts.ts';
import type { Tx } from '../store/database/tx.ts';
import { expenseCategories } from '../store/settings/expense-categories.ts';
import { takeTaxes } from '../store/settings/taxes.ts';

/** Categories of expenses, and the accounts that some lines are on or their categories post to. */
export const lookUpPlaces = async (
  tx: Tx,
  lines: readonly Pick<TypedExpenseLine, 'category' | 'accountId'>[],
): Promise<Places> => {
  const categories = await expenseCategories(tx);
  const ids = lines.flatMap(
    ({ category, accountId }) =>
      accountId ?? categories.find(({ number }) => number === category)?.accountId ?? [],
  );
  return { categories, accounts: await lineAccountsAt(tx, ids) };
};

/**
 * Looks up what an expense names, typed or imported alike: its vendor, taxes, categories, accounts and bank. Throws `Missing`.
 *
 * @param standing the one that is edited, whose lines may stay as they are; null for a new one
 */
export const lookUpExpense = async (
  tx: Tx,
  request: ExpenseRequest,
  standing: Pick<Expense, 'lines'> | null,
): Promise<ExpenseLookedUp> => {
  const { vendorId, taxId, lines, mode, bankId } = request;
  const vendor = vendorId === null ? null : await findContact(tx, 'vendor', vendorId);
  const taxIds = [taxId, ...(lines ?? []).map((line) => line.taxId)].filter((id) => id !== null);
  const taxes = await takeTaxes(tx, taxIds);
  const own = lines ?? [{ category: request.category, accountId: null }];
  const places = await lookUpPlaces(tx, [...own, ...(standing?.lines ?? [])]);
  const bank = bankId !== null || reachesBank(mode) ? await holdBankToUse(tx, bankId) : null;
  return { business: tx.business, ...places, vendor, taxes, bank };
};
