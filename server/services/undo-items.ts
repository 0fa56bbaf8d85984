import type { World } from '../../src/domain/books/world.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { undoImportedItemAct } from '../acts/undo-imported-item.ts';
import { entriesById } from '../store/books/entries.ts';
import type { Tx } from '../store/database/tx.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { recordEvents } from '../store/plan/events.ts';
import { lockStock } from '../store/stock/stock.ts';
import { lockProducts, markProductsDeleted, openingMovesOf, usedSince } from '../store/stock/undone-items.ts';
import type { Planned } from './import-kind.ts';

/** What has become of the items some rows made, asked for all of them at once; they are held. */
const itemsSince = async (tx: Tx, rows: readonly MadeRow[], { today }: World) => {
  const ids = rows.map(({ subjectId }) => subjectId);
  const products = await lockProducts(tx, ids);
  const [moves, uses, entries] = await Promise.all([
    openingMovesOf(tx, ids),
    usedSince(tx, ids),
    entriesById(
      tx,
      rows.flatMap(({ entryId }) => entryId ?? []),
    ),
  ]);
  const days = [...moves.values()].flat().map(({ onDay }) => onDay);
  const stock = await lockStock(
    tx,
    ids,
    days.reduce((first, day) => (day < first ? day : first), today),
  );
  return ({ subjectId: id, entryId }: MadeRow) => ({
    product: products.get(id)!,
    moves: moves.get(id) ?? [],
    stock,
    uses: uses.get(id)!,
    entry: entryId === null ? null : (entries.get(entryId) ?? null),
  });
};

/** Takes out the items some rows made, each as it can be; those that go are deleted together. */
export const takeItemsOut = async (
  tx: Tx,
  rows: readonly MadeRow[],
  world: World,
): Promise<(Planned | Kept | Refusal)[]> => {
  const sinceOf = await itemsSince(tx, rows, world);
  const gone: string[] = [];
  const planned = (row: MadeRow, back: Plan | Kept | Refusal): Planned | Kept | Refusal => {
    if (isRefusal(back) || 'kept' in back) return back;
    gone.push(row.subjectId);
    return { plan: back };
  };
  const outcomes = rows.map((row) => planned(row, undoImportedItemAct(sinceOf(row), row.version, world)));
  await Promise.all([
    gone.length > 0 && markProductsDeleted(tx, gone, tx.now),
    recordEvents(
      tx,
      gone.map((id) => ({ act: 'product.delete', subjectKind: 'product', subjectId: id })),
    ),
  ]);
  return outcomes;
};
