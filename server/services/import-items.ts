import { v7 } from 'uuid';
import { type ItemRow, keyOfItem } from '../../src/domain/import/item-row.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import { taxMeant } from '../../src/domain/import/tax-meant.ts';
import { updatedCard } from '../../src/domain/import/updated-card.ts';
import { emptyPlan, type World } from '../../src/domain/plan.ts';
import { cardOf, type ProductCard } from '../../src/domain/product.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { undoImportedItemAct, whyKept } from '../acts/undo-imported-item.ts';
import { categoryNames } from '../store/categories.ts';
import { entryById } from '../store/entries.ts';
import { recordEvent } from '../store/events.ts';
import type { MadeRow } from '../store/import-rows.ts';
import { itemsLike } from '../store/known-items.ts';
import { isNamedAnywhere, lockProduct, markProductDeleted, openDocumentsOf } from '../store/products.ts';
import { defaultLocation, firstMovesOf, lockStock } from '../store/stock.ts';
import { allTaxes } from '../store/taxes.ts';
import { type Tx, unwrap } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import type { ImportActs, Planned } from './import-kind.ts';
import { SharedItemWrites } from './item-writes.ts';
import { addItem, type OpeningGround, saveItem } from './save-item.ts';

/** What items are imported with. */
interface ItemGround {
  taxes: Awaited<ReturnType<typeof allTaxes>>;
  opening: OpeningGround;
  writes: SharedItemWrites;
}

/** An item as it was before a row changed it. */
interface ItemBefore {
  card: ProductCard;
  category: string;
  deleted: boolean;
}

const begin = async (tx: Tx, rows: readonly ItemRow[], { whenHere }: Pick<ImportMapping, 'whenHere'>) => {
  const cards = rows.map(({ card }) => card);
  const [taxes, here, writes] = await Promise.all([
    allTaxes(tx),
    itemsLike(tx, cards, whenHere !== 'create'),
    SharedItemWrites.of(tx, cards),
  ]);
  let ground: ReturnType<OpeningGround> | undefined;
  const groundOf = async () => ({ locationId: await defaultLocation(tx), world: await worldOf(tx) });
  const opening = () => {
    ground ??= groundOf();
    return ground;
  };
  return {
    ground: { taxes: taxes.filter(({ active }) => active), opening, writes },
    // Of several with one key the oldest is meant.
    known: new Map(here.reverse().map((item) => [keyOfItem(item), item])),
  };
};

const create = async (tx: Tx, { card, opening, category }: ItemRow, ground: ItemGround) => {
  const item = { id: v7(), card, opening, category };
  const plan = await addItem(tx, item, ground.opening, ground.writes);
  return { id: item.id, version: 1, entryId: plan.entries[0]?.id ?? null, plan };
};

const update = async (tx: Tx, id: string, row: ItemRow, { writes }: ItemGround) => {
  const product = await lockProduct(tx, id);
  const name = (await categoryNames(tx, [product.categoryId])).get(product.categoryId) ?? '';
  const before: ItemBefore = { card: cardOf(product), category: name, deleted: product.deleted };
  const { card, category } = updatedCard(product, name, row);
  await saveItem(tx, { ...product, deleted: false }, card, category, writes);
  const written = { before, version: product.version + 1, entryId: null };
  if (!product.deleted) return { ...written, plan: emptyPlan() };
  await markProductDeleted(tx, id, null);
  await recordEvent(tx, 'product.restore', 'product', id);
  return { ...written, plan: { ...emptyPlan(), usage: { inventory: 1 } } };
};

const deleteItem = async (tx: Tx, id: string): Promise<void> => {
  await markProductDeleted(tx, id, tx.now);
  await recordEvent(tx, 'product.delete', 'product', id);
};

const takeOut = async (tx: Tx, row: MadeRow, world: World): Promise<Planned | Kept> => {
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
  if ('kept' in plan) return plan;
  await deleteItem(tx, id);
  return { plan };
};

const putBack = async (
  tx: Tx,
  { subjectId: id, version, before }: MadeRow<ItemBefore>,
): Promise<Planned | Kept> => {
  const product = await lockProduct(tx, id);
  const { card, category, deleted } = before!;
  const kept = whyKept(product, version);
  if (kept) return kept;
  if (deleted) {
    const refused = moveItemAct(product, await openDocumentsOf(tx, id), 'delete');
    if (isRefusal(refused)) return { kept: refused.message };
  }
  await saveItem(tx, product, card, category);
  if (!deleted) return { plan: emptyPlan() };
  await deleteItem(tx, id);
  return { plan: { ...emptyPlan(), usage: { inventory: -1 } } };
};

/** Items, by the steps their form takes. */
export const itemActs: ImportActs<ItemRow, ItemGround, ItemBefore> = {
  subject: 'product',
  begin,
  resolve: (row, { taxes }) => {
    const found = { salesTax: null as string | null, purchaseTax: null as string | null };
    for (const column of ['salesTax', 'purchaseTax'] as const) {
      const tax = taxMeant(row[column], taxes);
      if (tax && 'fault' in tax) return { fault: { column, value: row[column], message: tax.fault } };
      found[column] = tax?.id ?? null;
    }
    const { salesTax: salesTaxId, purchaseTax: purchaseTaxId } = found;
    return { row: { ...row, card: { ...row.card, salesTaxId, purchaseTaxId } } };
  },
  create,
  update,
  flush: (_, { writes }, plan) => writes.flush(plan),
  takeOut,
  putBack,
};
