import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { Refused } from '../../store/database/tx.ts';
import { held, type OrderContext } from './context.ts';

/**
 * Where a line's goods leave from: the location of ours that stands for the one the shop sends most of it from; null where the business has one
 * alone, and for a line the shop sends from nowhere yet. Throws `Refused` where nobody said which it is. Source: connections.md, rule 18.
 */
export const locationOf = (
  { order, shopLocations }: Pick<OrderContext, 'order' | 'shopLocations'>,
  lineId: string,
): string | null => {
  if (shopLocations === null) return null;
  const [from] = (order.sendings ?? [])
    .filter((one) => one.lineId === lineId)
    .sort((a, b) => b.quantity - a.quantity || a.place.id.localeCompare(b.place.id));
  if (!from) return null;
  const known = shopLocations.find(({ placeId }) => placeId === from.place.id);
  if (!known?.locationId || !known.active)
    throw new Refused(held('location', words.placeUnknown(from.place), from.place.id));
  return known.locationId;
};
