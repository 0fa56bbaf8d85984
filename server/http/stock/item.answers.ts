import { readsCost } from '../../../src/domain/access/permissions.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { zero } from '../../../src/domain/money.ts';
import type { Product } from '../../../src/domain/stock/product.ts';
import { tradedOn } from '../../reports/item-summary.ts';
import { onOrder } from '../../reports/on-order.ts';
import { inTransitOf, quantitiesAt } from '../../reports/stock-places.ts';
import type { Tx } from '../../store/database/tx.ts';
import { categoryNames } from '../../store/stock/categories.ts';

interface More {
  /** Also how many of each were sold, which takes longer the more there were. */
  tellsSold?: boolean;
  /** Also how much of each lies there. */
  location?: string | null | undefined;
}

/** Products as their pages show them, with what is coming and what is on its way between locations. */
export const itemAnswers = async (
  tx: Tx,
  products: readonly Product[],
  { tellsSold = false, location = null }: More = {},
) => {
  const ids = products.map(({ id }) => id);
  const [categories, coming, moving, sold, here] = await Promise.all([
    categoryNames(
      tx,
      products.map(({ categoryId }) => categoryId),
    ),
    onOrder(tx, ids),
    inTransitOf(tx, ids),
    tellsSold ? tradedOn(tx, receivable, ids) : null,
    location ? quantitiesAt(tx, ids, location) : null,
  ]);
  return products.map((product) => ({
    ...product,
    category: categories.get(product.categoryId) ?? '',
    value: readsCost(tx.user.role) ? product.value : null,
    channel: product.channel ?? 'manual',
    onOrder: coming.get(product.id) ?? zero,
    inTransit: moving.get(product.id) ?? zero,
    ...(here && { here: here.get(product.id) ?? zero }),
    ...(sold && { sold: sold.get(product.id) ?? zero }),
  }));
};
