import type { StockChange } from '../../domain/stock-change.ts';
import { send } from '../client/client.ts';
import { stockCalls } from '../contract/stock.ts';
import { ourNames } from '../wire/rename.ts';
import { stockChangeWire } from '../wire/stock.ts';
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
