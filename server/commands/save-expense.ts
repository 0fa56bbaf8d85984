import type { AttachmentsRequest } from '../../src/domain/documents/attachment.ts';
import type { ExpenseRequest } from '../../src/domain/expense/expense.ts';
import { type Effects, effectsOf } from '../../src/domain/plan/effects.ts';
import { duplicateExpenseAct, type SavedExpense, saveExpenseAct } from '../acts/save-expense.ts';
import { attach } from '../services/attach.ts';
import { lookUpExpense, lookUpPlaces } from '../services/look-up-expense.ts';
import { holdBankToUse } from '../store/books/banks.ts';
import { entryById } from '../store/books/entries.ts';
import {
  type ExpenseResult,
  findExpense,
  insertExpense,
  lockExpense,
  updateExpense as updateRow,
} from '../store/books/expenses.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { copyAttachments } from '../store/files/attachments.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { rememberIncludesTax } from '../store/settings/expense-settings.ts';

/** What saving an expense answers; for a preview, what it would do. */
export interface ExpenseDone extends ExpenseResult, Answer {
  effects?: Effects;
}

/** The entries are written first: the row of an expense names the one it stands in. */
const write = async (
  tx: Tx,
  { plan, expense }: SavedExpense,
  save: typeof insertExpense,
  { vendor, attachments }: { vendor: string; attachments?: AttachmentsRequest | undefined },
): Promise<ExpenseDone> => {
  if (tx.previewOnly)
    return {
      id: expense.id,
      number: '',
      status: expense.status,
      effects: effectsOf(plan, new Map(), tx.business.homeCurrency),
    };
  await writePlan(tx, plan);
  await save(tx, expense, vendor);
  await attach(tx, expense.id, attachments);
  const { number, status } = await findExpense(tx, expense.id);
  return { id: expense.id, number, status };
};

/** Records an expense, and remembers how amounts were typed where that was said. Throws `Missing` for what it names and there is none of, and `Refused`. */
export const createExpense = (ctx: Ctx, request: ExpenseRequest): Promise<ExpenseDone> =>
  runOnce(ctx, async (tx) => {
    if (request.includesTax !== undefined && !tx.previewOnly)
      await rememberIncludesTax(tx, request.includesTax);
    const world = await worldOf(tx);
    const looked = await lookUpExpense(tx, request, null);
    const saved = runAct(saveExpenseAct, newId(), request, looked, null, world);
    return write(tx, saved, insertExpense, {
      vendor: looked.vendor?.name ?? '',
      attachments: request.attachments,
    });
  });

/** Saves an existing expense, on its own number. Throws `Missing`, and `Refused`, an older version among the reasons. */
export const updateExpense = (
  ctx: Ctx,
  id: string,
  version: number | null,
  request: ExpenseRequest,
): Promise<ExpenseDone> =>
  runOnce(ctx, async (tx) => {
    const expense = await lockExpense(tx, id);
    await refuseStaleVersion(tx, expense, version);
    const world = await worldOf(tx);
    const looked = await lookUpExpense(tx, request, expense);
    const entry = await entryById(tx, expense.entryId);
    const saved = runAct(saveExpenseAct, id, request, looked, { expense, entry }, world);
    return write(tx, saved, updateRow, {
      vendor: looked.vendor?.name ?? '',
      attachments: request.attachments,
    });
  });

/** Records the same as another expense, today, under a number of its own. Throws `Missing` and `Refused`. */
export const duplicateExpense = (ctx: Ctx, id: string): Promise<ExpenseResult> =>
  runOnce(ctx, async (tx) => {
    const { bankId } = await lockExpense(tx, id);
    const world = await worldOf(tx);
    const bank = bankId === null ? null : await holdBankToUse(tx, bankId);
    const bankAccount = bank?.accountId ?? null;
    // Read once more: the bank may have been archived before it was held.
    const expense = await findExpense(tx, id);
    const places = await lookUpPlaces(tx, expense.lines);
    const saved = runAct(duplicateExpenseAct, newId(), { expense, entry: null, bankAccount }, places, world);
    const done = await write(tx, saved, insertExpense, { vendor: expense.vendorName });
    await copyAttachments(tx, id, done.id);
    return done;
  });
