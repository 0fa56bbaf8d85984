import { isActive } from '../../../src/domain/online-store/connection.ts';
import { isSentBack } from '../../../src/domain/online-store/payout.ts';
import { onlineStoreRefusals as words } from '../../../src/domain/online-store/refusals.words.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { moveStoreAct } from '../../acts/online-store.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { settlePayout } from '../../services/store-order/payouts.ts';
import { withShopToken } from '../../services/with-shop-token.ts';
import { runOnce } from '../../store/database/intent.ts';
import { newId } from '../../store/database/new-id.ts';
import { type Ctx, Refused, runAct, withBusiness } from '../../store/database/tx.ts';
import {
  holdOnlineStore,
  onlineStoreOf,
  storeBooksOf,
  storeStandingOf,
  writeOnlineStore,
} from '../../store/online-store/online-stores.ts';
import { payoutLinesOf, unsettledPayouts } from '../../store/online-store/store-payouts.ts';
import { recordEvent } from '../../store/plan/events.ts';

const dayMs = 86_400_000;
/** A payout is on its way for days, and may come back for weeks. */
const lookBackMs = 45 * dayMs;

/** Pauses a store whose currency is another than it was connected with, and says so. Source: connections.md, rule 12. */
const pauseForCurrency = (ctx: Ctx, epoch: number, currency: string): Promise<boolean> =>
  withBusiness(ctx, 'write', async (tx) => {
    const store = await holdOnlineStore(tx);
    if (store.epoch !== epoch || store.currency === currency) return false;
    if (!isActive(store.status)) return false;
    const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
    const { status } = runAct(moveStoreAct, standing, { type: 'store.pause' });
    const pausedFor = words.currencyChanged({ from: store.currency ?? '', to: currency });
    await writeOnlineStore(tx, { ...store, status, pausedFor });
    await recordEvent(tx, 'store.pause', 'store', newId(), {
      shop: store.shop,
      from: store.status,
      to: status,
      reason: pausedFor,
    });
    return true;
  });

/** Settles what a shop paid out: what it tells of anew, and what couldn't be booked before. */
const settlePayouts = async (ctx: Ctx, shops: Shops, epoch: number, shopId: string): Promise<void> => {
  const from = new Date(ctx.clock().getTime() - lookBackMs);
  const info = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.payouts(shop, token, from),
  );
  const settled = await withBusiness(ctx, 'read', (tx) => unsettledPayouts(tx, shopId, info));
  for (const payout of info.filter(({ id }) => settled.includes(id))) {
    const lines = isSentBack(payout)
      ? await withBusiness(ctx, 'read', (tx) => payoutLinesOf(tx, shopId, payout.id))
      : await withShopToken(ctx, shops, (platform, shop, token) =>
          platform.payoutLines(shop, token, payout.id),
        );
    await settlePayout(ctx, epoch, payout, lines);
  }
};

/**
 * The daily look at a shop: whether its currency is still the same, and what it paid out. Throws `ShopError` where it can't
 * be asked, `Refused` where it has to be connected again.
 */
export const checkStore = async (ctx: Ctx, shops: Shops): Promise<void> => {
  const { epoch, shopId } = await withBusiness(ctx, 'read', (tx) => onlineStoreOf(tx));
  if (shopId === null) return;
  const { currency } = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.shopInfo(shop, token),
  );
  if (await pauseForCurrency(ctx, epoch, currency)) return;
  await settlePayouts(ctx, shops, epoch, shopId);
};

/**
 * The same at somebody's request, so that payouts are booked at once. Returns true if the same request was carried out before. Throws `Refused`
 * for a store that isn't active, and where it isn't answering.
 */
export const checkStoreNow = async (ctx: Ctx, shops: Shops): Promise<boolean> => {
  const { repeated } = await runOnce(ctx, async (tx) => {
    const { status, shop } = await onlineStoreOf(tx);
    if (!isActive(status)) throw new Refused(refusal('illegal-move', words.activateFirst));
    await recordEvent(tx, 'store.settle', 'store', newId(), { shop });
    return { repeated: false };
  });
  const { intent: _, ...plain } = ctx;
  try {
    if (!repeated) await checkStore(plain, shops);
  } catch (error) {
    if (error instanceof ShopError) throw new Refused(refusal('illegal-move', words.storeAway));
    throw error;
  }
  return repeated;
};
