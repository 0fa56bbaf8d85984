import { itemFileColumns, itemRows } from '../../src/domain/import/item-file.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { byteOrderMark, csvLines } from '../adapters/csv.ts';
import { recordEvent } from '../store/events.ts';
import { handOut } from '../store/files.ts';
import { itemsForFile } from '../store/items-for-file.ts';
import type { ItemsNarrowed } from '../store/narrowed-items.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';

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
  const parts = [byteOrderMark, csvLines([itemFileColumns.map(({ header }) => header)])];
  let items = 0;
  await withBusiness(ctx, 'read', async (tx) => {
    for await (const part of itemsForFile(tx, narrowed, ids)) {
      const rows = part.flatMap(itemRows);
      parts.push(csvLines(rows.map((row) => itemFileColumns.map(({ field }) => row[field]))));
      items += part.length;
    }
  });
  const bytes = Buffer.from(parts.join(''));
  return withBusiness(ctx, 'write', async (tx) => {
    const name = `${importKindSpecs.inventory.words.list} ${tx.today}.csv`;
    const token = await handOut(tx, { name, mime: 'text/csv; charset=utf-8', bytes });
    await recordEvent(tx, 'inventory.export', 'business', tx.business.id, { items });
    return { token, name };
  });
};
