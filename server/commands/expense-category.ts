import { takesLines } from '../../src/domain/books/ledger-account.ts';
import type { CategoryMove, TypedCategory } from '../../src/domain/expense/category.ts';
import { type Change, changesBetween } from '../../src/domain/values/changes.ts';
import { moveCategoryAct, saveCategoryAct } from '../acts/expense-category.ts';
import { allAccounts } from '../store/books/accounts.ts';
import { holdBooks } from '../store/database/hold.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Missing, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import {
  deleteExpenseCategory,
  insertExpenseCategory,
  keptCategories,
  setExpenseCategoryActive,
  updateExpenseCategory,
} from '../store/settings/expense-categories.ts';

type Saved = { number: number; repeated?: boolean };

/** Every category, held against whoever keeps the list too and, with the book, against whoever posts. */
const held = async (tx: Tx) => {
  await lockSettings(tx);
  await holdBooks(tx, 'alone');
  return keptCategories(tx);
};

const trail = (tx: Tx, act: string, data: Record<string, unknown>, changes: readonly Change[] = []) =>
  recordEvent(tx, `expense-category.${act}`, 'business', tx.business.id, data, changes);

/** Adds a category of expenses under the next number, or saves the one of a number. Throws `Missing` and `Refused`. */
export const saveExpenseCategory = (
  ctx: Ctx,
  existing: number | null,
  typed: TypedCategory,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const all = await held(tx);
    const standing = existing === null ? null : all.find(({ number }) => number === existing);
    if (standing === undefined) throw new Missing();
    const accounts = (await allAccounts(tx)).filter(takesLines).map(({ id }) => id);
    const category = runAct(saveCategoryAct, typed, standing, all, accounts);
    const number = standing?.number ?? Math.max(0, ...all.map((one) => one.number)) + 1;
    if (standing) await updateExpenseCategory(tx, { ...category, id: standing.id });
    else await insertExpenseCategory(tx, { ...category, id: newId(), number });
    const changes = standing ? changesBetween(standing, category) : [];
    await trail(tx, standing ? 'update' : 'create', { number, ...category }, changes);
    return { number };
  });

/** Takes a category out of use, into use again, or away while no expense is under it. Throws `Missing` and `Refused`. */
export const moveExpenseCategory = (ctx: Ctx, number: number, move: CategoryMove): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const all = await held(tx);
    const category = all.find((one) => one.number === number);
    if (!category) throw new Missing();
    runAct(moveCategoryAct, category, move, all);
    if (move === 'delete') await deleteExpenseCategory(tx, category.id);
    else await setExpenseCategoryActive(tx, category.id, move === 'activate');
    await trail(tx, move, { number, name: category.name });
    return { number };
  });
