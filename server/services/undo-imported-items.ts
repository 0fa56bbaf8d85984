import { emptyPlan, joined, type Plan, type World } from '../../src/domain/plan.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { type Kept, undoImportedItemAct, whyKept } from '../acts/undo-imported-item.ts';
import { entryById } from '../store/entries.ts';
import { recordEvent } from '../store/events.ts';
import type { MadeRow, UndoneRow } from '../store/import-rows.ts';
import { isNamedAnywhere, lockProduct, markProductDeleted, openDocumentsOf } from '../store/products.ts';
import { firstMovesOf, lockStock } from '../store/stock.ts';
import { Refused, type Tx, unwrap } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';
import { saveItem } from './save-item.ts';

const deleteItem = async (tx: Tx, id: string): Promise<void> => {
  await markProductDeleted(tx, id, tx.now);
  await recordEvent(tx, 'product.delete', 'product', id);
};

const takeOut = async (tx: Tx, row: MadeRow, world: World): Promise<Plan | Kept> => {
  const { subjectId: id } = row;
  const product = await lockProduct(tx, id);
  const moves = await firstMovesOf(tx, id);
  const since = {
    ...{ product, moves },
    entry: row.entryId ? await entryById(tx, row.entryId) : null,
    isNamed: await isNamedAnywhere(tx, id),
    stock: await lockStock(tx, [id], moves[0]?.onDay ?? world.today),
  };
  const plan = unwrap(undoImportedItemAct(since, row.version, world));
  if (!('kept' in plan)) await deleteItem(tx, id);
  return plan;
};

const putBack = async (tx: Tx, { subjectId: id, version, before }: MadeRow): Promise<Plan | Kept> => {
  const product = await lockProduct(tx, id);
  const { card, category, deleted } = before!;
  const kept = whyKept(product, version);
  if (kept) return kept;
  if (deleted) {
    const refused = moveItemAct(product, await openDocumentsOf(tx, id), 'delete');
    if (isRefusal(refused)) return { kept: refused.message };
  }
  await saveItem(tx, product, card, category);
  if (!deleted) return emptyPlan();
  await deleteItem(tx, id);
  return { ...emptyPlan(), usage: { inventory: -1 } };
};

/** Takes back what some rows of an import made, each as it can be. Source: answers-2.md, Q60. */
export const undoImportedItems = async (tx: Tx, rows: readonly MadeRow[]): Promise<UndoneRow[]> => {
  const world = await worldOf(tx);
  let plan = emptyPlan();
  const undone: UndoneRow[] = [];
  for (const row of rows) {
    const { line } = row;
    try {
      const back = await (row.outcome === 'created' ? takeOut(tx, row, world) : putBack(tx, row));
      if ('kept' in back) {
        undone.push({ line, undo: 'kept', reason: back.kept });
        continue;
      }
      plan = joined(plan, back);
      undone.push({ line, undo: 'undone', reason: null });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      undone.push({ line, undo: 'refused', reason: error.refusal.message });
    }
  }
  await writePlan(tx, plan);
  return undone;
};
