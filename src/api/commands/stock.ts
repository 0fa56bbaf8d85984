import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { ItemCategory } from '../../domain/item-category.ts';
import type { StockChange } from '../../domain/stock-change.ts';
import { send } from '../client/client.ts';
import { itemCalls } from '../contract/item.ts';
import { stockCalls } from '../contract/stock.ts';
import type { ProductFilter } from '../queries/stock.ts';
import { bulkFrom } from '../wire/document.ts';
import { ourNames } from '../wire/rename.ts';
import { itemCategoryWire, stockChangeWire } from '../wire/stock.ts';
import type { Asked, Told } from './command.ts';

const ours = ourNames(stockChangeWire);

/** Counts, increases or decreases what lies of an item at a place. */
export const changeStock = (
  { businessId, intentKey }: Asked,
  productId: string,
  change: StockChange,
): Promise<Told> => {
  const { locationId, quantity, note, onDay } = change;
  const at = {
    businessId,
    productId,
    locationId: locationId || null,
    quantity,
    note,
    date: onDay || undefined,
  };
  if (change.act === 'count')
    return send(stockCalls.updateCount, { body: { ...at, seenquantity: change.seen }, intentKey, ours });
  const body = { ...at, reason: change.cause };
  return change.act === 'increase'
    ? send(stockCalls.increaseQuantity, { body: { ...body, unitcost: change.unitCost }, intentKey, ours })
    : send(stockCalls.decreaseQuantity, { body, intentKey, ours });
};

const onOne =
  (call: 'deleteProduct' | 'restoreProduct') =>
  ({ businessId, intentKey }: Asked, productId: string): Promise<Told> =>
    send(itemCalls[call], { body: { businessId, productId }, intentKey });

/** The items of a list as a file, those that are picked or all; where it is fetched from. */
export const exportItems = async (
  businessId: string,
  { show, search }: Pick<ProductFilter, 'show' | 'search'>,
  Ids?: string[],
): Promise<{ url: string; name: string }> => {
  const narrowed = { itemtype: show || undefined, searchQuery: search || undefined };
  return (await send(itemCalls.exportItems, { body: { businessId, Ids, ...narrowed } })).data;
};

/** Deletes an item; it can be restored. */
export const deleteItem = onOne('deleteProduct');

/** Restores a deleted item. */
export const restoreItem = onOne('restoreProduct');

/** Deletes items, answered row by row. */
export const deleteItems = async (
  { businessId, intentKey }: Asked,
  productId: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(itemCalls.deleteProducts, { body: { businessId, productId }, intentKey }));

/** Restores deleted items, answered row by row. */
export const restoreItems = async (
  { businessId, intentKey }: Asked,
  productId: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(itemCalls.restoreProducts, { body: { businessId, productId }, intentKey }));

/** Renames a category of items and says its account, or merges it into the one that has the name. */
export const renameCategory = (
  { businessId, intentKey }: Asked,
  { id, name, merge, account }: Pick<ItemCategory, 'id' | 'name' | 'account'> & { merge: boolean },
): Promise<Told> =>
  send(itemCalls.renameCategory, {
    body: { businessId, CategoryId: id, Category: name, merge, TAccountId: account },
    intentKey,
    ours: ourNames(itemCategoryWire),
  });

/** Removes a category that no item stands in. */
export const removeCategory = ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
  send(itemCalls.removeCategory, { body: { businessId, CategoryId: id }, intentKey });
