import type { Product } from '../../../src/domain/stock/product.ts';
import type { Tx } from '../../store/database/tx.ts';
import { itemsLike } from '../../store/stock/known-items.ts';

const keys = ['sku', 'barcode', 'name'] as const;

/** What an item of a shop may be found by. */
type Named = Readonly<Record<(typeof keys)[number], string>>;

/**
 * Our items that each of some items of a shop may be, by the one way that was chosen. Source: connections.md, rule 9.
 *
 * @param matchBy its number in the option list
 */
export const itemsMatching = async (
  tx: Tx,
  matchBy: number,
  named: readonly Named[],
): Promise<Product[][]> => {
  const by = keys[matchBy]!;
  const wanted = named.map((one) => one[by].trim());
  const queries = wanted.filter(Boolean).map((text) => ({ sku: '', barcode: '', name: '', [by]: text }));
  if (queries.length === 0) return wanted.map(() => []);
  const found = new Map<string, Product[]>();
  for (const item of await itemsLike(tx, queries)) {
    const key = item[by].toLowerCase();
    if (!item.deleted) found.set(key, [...(found.get(key) ?? []), item]);
  }
  return wanted.map((text) => (text === '' ? [] : (found.get(text.toLowerCase()) ?? [])));
};
