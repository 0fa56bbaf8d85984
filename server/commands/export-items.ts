import { itemFileColumns, itemRows } from '../../src/domain/import/item-file.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { csvLines } from '../adapters/csv.ts';
import { handOutCsv } from '../services/list-file.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { itemsForFile } from '../store/stock/items-for-file.ts';
import type { ItemsNarrowed } from '../store/stock/narrowed-items.ts';

/**
 * Writes the items of a list into a CSV file that can be imported, hands it out for a minute, and records that it was done. Deleted ones are
 * left out.
 *
 * @param ids those that were picked; null for all
 * @throws Missing for an id that no item in use has
 */
export const exportItems = async (
  ctx: Ctx,
  narrowed: Omit<ItemsNarrowed, 'deleted'>,
  ids: readonly string[] | null,
): Promise<{ token: string; name: string }> => {
  const parts = [csvLines([itemFileColumns.map(({ header }) => header)])];
  let items = 0;
  await withBusiness(ctx, 'long', async (tx) => {
    for await (const part of itemsForFile(tx, narrowed, ids)) {
      const rows = part.flatMap(itemRows);
      parts.push(csvLines(rows.map((row) => itemFileColumns.map(({ field }) => row[field]))));
      items += part.length;
    }
  });
  const list = { title: importKindSpecs.inventory.words.list, act: 'inventory.export' };
  return handOutCsv(ctx, list, parts, { items, ...(ids ? { picked: ids } : narrowed) });
};
