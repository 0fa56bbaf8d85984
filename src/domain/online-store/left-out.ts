import { dayIn } from '../day.ts';
import { moneyIn, type StoreOrder } from './order.ts';
import type { AutomationSettings, SyncSettings } from './settings.ts';
import { storeOrders } from './store-orders.words.ts';

/**
 * Why an order that isn't in the books is left out by the settings, in a sentence; null for one that is taken in. Source: connections.md,
 * rules 8 and 9.
 *
 * @param timeZone the business's own, in which its days are counted
 */
export const whyLeftOut = (
  order: StoreOrder,
  sync: Pick<SyncSettings, 'importFrom'>,
  automation: AutomationSettings,
  timeZone: string,
): string | null => {
  if (order.test) return storeOrders.leftOut.test;
  if (dayIn(timeZone, new Date(order.placedAt)) < sync.importFrom) return storeOrders.leftOut.early;
  if (!automation.createSales) return storeOrders.leftOut.salesOff;
  if (!order.lines.some(({ quantity }) => quantity > 0)) return storeOrders.leftOut.empty;
  if (order.cancelledAt && moneyIn(order).length === 0) return storeOrders.leftOut.cancelled;
  if (!automation.paymentStatuses.includes(order.paymentStatus)) return storeOrders.leftOut.payment;
  return automation.shippingStatuses.includes(order.shippingStatus) ? null : storeOrders.leftOut.shipping;
};
