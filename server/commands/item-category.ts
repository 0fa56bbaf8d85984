import {
  categoryAccountRefusal,
  deletionRefusal,
  type ItemCategory,
  renamedCategory,
} from '../../src/domain/stock/item-category.ts';
import { type Change, changesBetween } from '../../src/domain/values/changes.ts';
import { accountsAt } from '../store/books/accounts.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Missing, refuse, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import {
  endCategory,
  itemCategories,
  moveItems,
  takeCategory,
  writeCategory,
} from '../store/stock/categories.ts';

type Saved = { id: string; repeated?: boolean };

/** Every category and the one that is meant, held against whoever keeps the list too. Throws `Missing`. */
const held = async (tx: Tx, id: string): Promise<{ all: ItemCategory[]; category: ItemCategory }> => {
  await lockSettings(tx);
  const all = await itemCategories(tx);
  const category = all.find((one) => one.id === id);
  if (!category) throw new Missing();
  return { all, category };
};

const trail = (tx: Tx, act: string, data: Record<string, unknown>, changes: readonly Change[] = []) =>
  recordEvent(tx, `item-category.${act}`, 'business', tx.business.id, data, changes);

/** A category of items as it is typed. */
export interface TypedItemCategory {
  name: string;
  /** It may become one with another of that name. */
  merge: boolean;
  /** The account of what is bought of it; null for none, left out as it is. */
  account?: number | null | undefined;
}

/**
 * Renames a category of items and says where what is bought of it is booked, or merges it into another of that name, which keeps its own
 * account. Answers the one its items stand in. Throws `Missing` and `Refused`.
 */
export const saveItemCategory = (
  ctx: Ctx,
  id: string,
  { name: typed, merge, account: chosen }: TypedItemCategory,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const { all, category } = await held(tx, id);
    const { name, respelt } = runAct(renamedCategory, category, typed, all, merge);
    const account = chosen === undefined ? category.account : chosen;
    const [found] = account === null ? [] : await accountsAt(tx, [account]);
    refuse(categoryAccountRefusal(category, account, found));
    const data = { from: category.name, to: name, ...(chosen !== undefined && { account }) };
    await trail(tx, 'rename', data, changesBetween(category, { name, account }));
    if (respelt) {
      await writeCategory(tx, { id, name, account });
      return { id };
    }
    const into = (await takeCategory(tx, name))!;
    // One of that name keeps its own account; where there is none, it is this category under another name.
    if (!all.some((one) => one.id === into)) await writeCategory(tx, { id: into, name, account });
    await moveItems(tx, id, into);
    await endCategory(tx, id);
    return { id: into };
  });

/** Deletes a category of items that none stands in. Throws `Missing` and `Refused`. */
export const deleteItemCategory = (ctx: Ctx, id: string): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const { category } = await held(tx, id);
    refuse(deletionRefusal(category));
    await endCategory(tx, id);
    await trail(tx, 'delete', { name: category.name });
    return { id };
  });
