import { deleteExpenseAct, restoreExpenseAct } from '../acts/save-expense.ts';
import { lookUpPlaces } from '../services/look-up-expense.ts';
import { holdBankToUse } from '../store/books/banks.ts';
import { entryById } from '../store/books/entries.ts';
import { type ExpenseResult, findExpense, lockExpense, updateExpense } from '../store/books/expenses.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** Takes an expense out of the books; its row stays and can be restored. Repeated, it changes nothing. Throws `Missing` and `Refused`. */
export const deleteExpense = (ctx: Ctx, id: string): Promise<ExpenseResult> =>
  runOnce(ctx, async (tx) => {
    const expense = await lockExpense(tx, id);
    const world = await worldOf(tx);
    const entry = await entryById(tx, expense.entryId);
    const planned = runAct(deleteExpenseAct, { expense, entry }, world);
    if (planned) {
      await writePlan(tx, planned.plan);
      await updateExpense(tx, { ...expense, status: 'Deleted' }, expense.vendorName);
    }
    return { id, number: expense.number, status: 'Deleted' };
  });

/** Posts a deleted expense anew, on its own day. Throws `Missing` and `Refused`. */
export const restoreExpense = (ctx: Ctx, id: string): Promise<ExpenseResult> =>
  runOnce(ctx, async (tx) => {
    const { bankId } = await lockExpense(tx, id);
    const world = await worldOf(tx);
    if (bankId !== null) await holdBankToUse(tx, bankId);
    // Read once more: the bank may have been archived before it was held.
    const expense = await findExpense(tx, id);
    const places = await lookUpPlaces(tx, expense.lines);
    const { plan, expense: restored } = runAct(restoreExpenseAct, { expense, entry: null }, places, world);
    await writePlan(tx, plan);
    await updateExpense(tx, restored, expense.vendorName);
    return { id, number: expense.number, status: restored.status };
  });
