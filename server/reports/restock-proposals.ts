import type { RestockProposal } from '../../src/domain/stock/restock.ts';
import type { Tx } from '../store/database/tx.ts';
import { toOrder } from './to-order.ts';
import { vendorsOfItems } from './vendors-of-items.ts';

/** What to order of some counted items, by name; those that are not counted, deleted or not there are left out. */
export const restockProposals = async (tx: Tx, productIds: readonly string[]): Promise<RestockProposal[]> => {
  const [items, vendors] = await Promise.all([toOrder(tx, productIds), vendorsOfItems(tx, productIds)]);
  return [...items.values()].map(({ sku, toOrder: quantity, ...item }) => {
    const vendor = vendors.get(item.productId);
    return {
      ...item,
      sku: sku ?? '',
      quantity,
      vendor: vendor ? { id: vendor.vendorId, name: vendor.vendor, chosen: vendor.chosen } : null,
    };
  });
};
