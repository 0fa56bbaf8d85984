import { idToWire } from '../../src/api/wire/id.ts';
import { productWire } from '../../src/api/wire/product.ts';
import { readsCost } from '../../src/domain/access/permissions.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { zero } from '../../src/domain/money.ts';
import type { Product } from '../../src/domain/product.ts';
import { tradedOn } from '../reports/item-summary.ts';
import { onOrder } from '../reports/on-order.ts';
import { categoryNames } from '../store/categories.ts';
import type { Tx } from '../store/tx.ts';

/**
 * Products as their pages show them, with what is coming.
 *
 * @param tellsSold also how many of each were sold, which takes longer the more there were
 */
export const itemAnswers = async (tx: Tx, products: readonly Product[], tellsSold = false) => {
  const ids = products.map(({ id }) => id);
  const [categories, coming, sold] = await Promise.all([
    categoryNames(
      tx,
      products.map(({ categoryId }) => categoryId),
    ),
    onOrder(tx, ids),
    tellsSold ? tradedOn(tx, receivable, ids) : null,
  ]);
  return products.map((product) => ({
    ...toAnswer(product, categories, coming, sold),
    stockvalue: readsCost(tx.user.role) ? product.value : null,
  }));
};

const toAnswer = (
  product: Product,
  categories: ReadonlyMap<string | null, string>,
  coming: ReadonlyMap<string, string>,
  sold: ReadonlyMap<string, string> | null,
) => ({
  ...productWire.toWire(product),
  categoryname: categories.get(product.categoryId) ?? '',
  id: idToWire(product.id),
  salestaxid: product.salesTaxId && idToWire(product.salesTaxId),
  purchasetaxid: product.purchaseTaxId && idToWire(product.purchaseTaxId),
  preferredvendorid: product.vendorId && idToWire(product.vendorId),
  quantity: product.quantity,
  channel: product.channel ?? 'manual',
  onorder: coming.get(product.id) ?? zero,
  ...(sold && { itemssold: sold.get(product.id) ?? zero }),
  version: product.version,
  isdeleted: product.deleted,
});
