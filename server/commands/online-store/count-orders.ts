import type { Day } from '../../../src/domain/day.ts';
import type { CountedOrders } from '../../../src/domain/online-store/connection.ts';
import { firstMoment } from '../../../src/domain/online-store/first-moment.ts';
import * as words from '../../../src/domain/words/online-store-refusals.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { onlineStoreOf } from '../../store/online-stores.ts';
import { type Ctx, withBusiness } from '../../store/tx.ts';
import { roomOf } from '../../store/usage.ts';

/**
 * Counts a shop's orders from a day on, by the business's zone. Throws `Refused` where no shop is connected.
 *
 * @param from the day; left out, that of the saved settings, or today
 */
export const countOrders = async (ctx: Ctx, shops: Shops, from: Day | null): Promise<CountedOrders> => {
  const { day, room } = await withBusiness(ctx, 'read', async (tx) => {
    const { limit, used } = await roomOf(tx, 'invoices');
    return {
      day: from ?? (await onlineStoreOf(tx)).sync?.importFrom ?? tx.today,
      room: limit === null ? null : Math.max(0, limit - used),
    };
  });
  const since = firstMoment(day, ctx.business.timeZone);
  try {
    const orders = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.countOrders(shop, token, since),
    );
    return { orders, reason: null, room };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { orders: null, reason: words.storeAway, room };
  }
};
