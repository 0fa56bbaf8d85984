import type { Day } from '../../../src/domain/day.ts';
import type { CountedOrders } from '../../../src/domain/online-store/connection.ts';
import { firstMoment } from '../../../src/domain/online-store/first-moment.ts';
import type { OrderHold } from '../../../src/domain/online-store/hold.ts';
import { onlineStoreRefusals as words } from '../../../src/domain/online-store/refusals.words.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { rateOn } from '../../store/books/exchange-rates.ts';
import { type Ctx, type Tx, withBusiness } from '../../store/database/tx.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { storeLocations } from '../../store/online-store/store-settings.ts';
import { roomOf } from '../../store/plan/usage.ts';
import { multiLocationIsOn } from '../../store/settings/business-settings.ts';

/** What is known to put a shop's orders on hold: no rate for its currency on the first day, a location of it that is none of ours. */
const knownHolds = async (tx: Tx, { shopId, currency }: OnlineStore, day: Day): Promise<OrderHold[]> => {
  const home = tx.business.homeCurrency;
  const lacksRate = currency !== null && currency !== home && !(await rateOn(tx, currency, home, day));
  const several = shopId !== null && (await multiLocationIsOn(tx));
  const unknown = several
    ? (await storeLocations(tx, shopId)).filter(({ locationId, active }) => locationId === null || !active)
    : [];
  return [
    ...(lacksRate ? [{ kind: 'rate' as const, about: currency }] : []),
    ...unknown.map(({ name }) => ({ kind: 'location' as const, about: name })),
  ];
};

/**
 * Counts a shop's orders from a day on, by the business's zone, and says what is known to put them on hold. Throws `Refused` where no shop is connected.
 *
 * @param from the day; left out, that of the saved settings, or today
 */
export const countOrders = async (ctx: Ctx, shops: Shops, from: Day | null): Promise<CountedOrders> => {
  const { day, room, holds } = await withBusiness(ctx, 'read', async (tx) => {
    const [{ limit, used }, store] = await Promise.all([roomOf(tx, 'invoices'), onlineStoreOf(tx)]);
    const first = from ?? store.sync?.importFrom ?? tx.today;
    return {
      day: first,
      room: limit === null ? null : Math.max(0, limit - used),
      holds: await knownHolds(tx, store, first),
    };
  });
  const since = firstMoment(day, ctx.business.timeZone);
  try {
    const orders = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.countOrders(shop, token, since),
    );
    const isOver = room !== null && room < orders;
    return { orders, reason: null, room, holds: isOver ? [{ kind: 'plan', about: null }, ...holds] : holds };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { orders: null, reason: words.storeAway, room, holds };
  }
};
