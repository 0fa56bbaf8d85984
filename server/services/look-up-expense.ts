import { reachesBank } from '../../src/domain/books/payment-mode.ts';
import type { ExpenseRequest } from '../../src/domain/expense/expense.ts';
import type { ExpenseLookedUp } from '../acts/save-expense.ts';
import { holdBankToUse } from '../store/banks.ts';
import { findContact } from '../store/contacts.ts';
import { expenseCategories } from '../store/expense-categories.ts';
import { takeTaxes } from '../store/taxes.ts';
import type { Tx } from '../store/tx.ts';

/** Looks up what an expense names, typed or imported alike: its vendor, tax, category and bank. Throws `Missing`. */
export const lookUpExpense = async (tx: Tx, request: ExpenseRequest): Promise<ExpenseLookedUp> => {
  const { vendorId, taxId, mode, bankId } = request;
  const vendor = vendorId === null ? null : await findContact(tx, 'vendor', vendorId);
  const [tax = null] = taxId === null ? [] : await takeTaxes(tx, [taxId]);
  const categories = await expenseCategories(tx);
  const bank = bankId !== null || reachesBank(mode) ? await holdBankToUse(tx, bankId) : null;
  return { business: tx.business, categories, vendor, tax, bank };
};
