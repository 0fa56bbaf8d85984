import { deletionRefusal, type ItemCategory, renamedCategory } from '../../src/domain/item-category.ts';
import {
  endCategory,
  itemCategories,
  moveItems,
  respellCategory,
  takeCategory,
} from '../store/categories.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { type Ctx, Missing, Refused, type Tx, unwrap } from '../store/tx.ts';

type Saved = { id: string; repeated?: boolean };

/** Every category and the one that is meant, held against whoever keeps the list too. Throws `Missing`. */
const held = async (tx: Tx, id: string): Promise<{ all: ItemCategory[]; category: ItemCategory }> => {
  await lockSettings(tx);
  const all = await itemCategories(tx);
  const category = all.find((one) => one.id === id);
  if (!category) throw new Missing();
  return { all, category };
};

const trail = (tx: Tx, act: string, data: Record<string, unknown>) =>
  recordEvent(tx, `item-category.${act}`, 'business', tx.business.id, data);

/**
 * Renames a category of items, or merges it into another of that name. Answers the one its items stand in. Throws `Missing` and
 * `Refused`.
 */
export const renameItemCategory = (ctx: Ctx, id: string, typed: string, merge: boolean): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const { all, category } = await held(tx, id);
    const { name, respelt } = unwrap(renamedCategory(category, typed, all, merge));
    await trail(tx, 'rename', { from: category.name, to: name });
    if (respelt) {
      await respellCategory(tx, id, name);
      return { id };
    }
    const into = (await takeCategory(tx, name))!;
    await moveItems(tx, id, into);
    await endCategory(tx, id);
    return { id: into };
  });

/** Deletes a category of items that none stands in. Throws `Missing` and `Refused`. */
export const deleteItemCategory = (ctx: Ctx, id: string): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const { category } = await held(tx, id);
    const refused = deletionRefusal(category);
    if (refused) throw new Refused(refused);
    await endCategory(tx, id);
    await trail(tx, 'delete', { name: category.name });
    return { id };
  });
