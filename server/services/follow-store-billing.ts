import { storeBillingEnded } from '../../src/domain/billing/store-billing.words.ts';
import {
  type BillingShop,
  billedInForce,
  canAsk,
  isInForce,
  unasked,
} from '../../src/domain/online-store/store-billing.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import type { BilledPlan } from '../adapters/shop/platform.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type BusinessTx, type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { onlineStoreOf } from '../store/online-store/online-stores.ts';
import {
  noteSubscription,
  openSubscriptions,
  type StoreSubscription,
} from '../store/online-store/store-subscriptions.ts';
import { recordEvent } from '../store/plan/events.ts';
import { billingOf } from '../store/plans/plan-billing.ts';
import { moveByStore } from './plan-billing.ts';
import type { Shops } from './shops.ts';
import { tellOwners } from './tell-owners.ts';
import { withShopToken } from './with-shop-token.ts';

/** As often as the shop is asked anew because somebody else applied what it said meanwhile. */
const tries = 5;

type Said = Pick<BilledPlan, 'status' | 'paidUntil'>;

/** A plan that the shop bills and that is paid for otherwise here. */
interface Unwanted {
  billed: StoreSubscription;
  why: Refusal;
}

const shopOf = async (tx: BusinessTx, shopId: string): Promise<BillingShop> => {
  const { shopId: connected, status, lostBy } = await onlineStoreOf(tx);
  return { isSame: connected === shopId, status, lostBy };
};

/** What the connected shop says of plans, by its numbers; null where it can't be asked, for it lets us in no more. */
const ask = async (ctx: Ctx, shops: Shops, ids: readonly string[]): Promise<Map<string, Said> | null> => {
  try {
    const said = await withShopToken(ctx, shops, (platform, shop, token) =>
      platform.billed(shop, token, ids),
    );
    return new Map(said.map(({ id, status, paidUntil }) => [id, { status, paidUntil }]));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};

/** What is known of each plan now, by our ids: the shop's word, or what is taken for it where it can't be asked. */
const learn = async (
  ctx: Ctx,
  shops: Shops,
  known: readonly StoreSubscription[],
): Promise<Map<string, Said>> => {
  const shopFor = (shopId: string) => withBusiness(ctx, 'read', (tx) => shopOf(tx, shopId));
  // What is paid for runs out by the machine's time, whatever day the product believes it is.
  const now = (shops.platform?.clock ?? ctx.clock)();
  const learnt = new Map<string, Said>();
  for (const shopId of new Set(known.map((one) => one.shopId))) {
    const ofShop = known.filter((one) => one.shopId === shopId);
    const ids = ofShop.map(({ subscriptionId }) => subscriptionId);
    const said = canAsk(await shopFor(shopId)) ? await ask(ctx, shops, ids) : null;
    // Asking may have shown that it lets us in no more.
    const shop = await shopFor(shopId);
    for (const one of ofShop) {
      const { paidUntil } = one;
      learnt.set(one.id, said?.get(one.subscriptionId) ?? { status: unasked(one, shop, now), paidUntil });
    }
  }
  return learnt;
};

/** What was said counts for what it was asked about: the same plans, of which nothing else was heard since. */
const isCurrent = (known: readonly StoreSubscription[], held: readonly StoreSubscription[]): boolean =>
  known.length === held.length &&
  known.every(({ id, heard }) => held.some((one) => one.id === id && one.heard === heard));

/** Applies what was learnt, under the lock; answers null where it is to be learnt anew. */
const apply = (
  ctx: Ctx,
  known: readonly StoreSubscription[],
  learnt: ReadonlyMap<string, Said>,
): Promise<{ unwanted: Unwanted | null } | null> =>
  withBusiness(ctx, 'write', async (tx) => {
    await lockSettings(tx);
    const held = await openSubscriptions(tx, true);
    if (!isCurrent(known, held)) return null;
    const billed = held.map((one) => ({ ...one, ...learnt.get(one.id)! }));
    for (const one of billed) await noteSubscription(tx, one.id, one);
    const inForce = billedInForce(billed);
    if (!inForce) {
      await moveByStore(tx, { type: 'store.ended' });
      return { unwanted: null };
    }
    const { plan, interval, seats } = inForce;
    const terms = { plan, interval, seats };
    if (isInForce(await billingOf(tx), terms)) return { unwanted: null };
    const why = await moveByStore(tx, { type: 'store.billing', terms });
    return { unwanted: why && { billed: inForce, why } };
  });

/** Has the shop end what it bills though the plan is paid for otherwise, and tells the owners. */
const endAtShop = async (ctx: Ctx, shops: Shops, { billed, why }: Unwanted): Promise<void> => {
  await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.endBilling(shop, token, billed.subscriptionId),
  );
  await withBusiness(ctx, 'write', async (tx) => {
    await lockSettings(tx);
    const held = await openSubscriptions(tx, true);
    if (!held.some(({ id }) => id === billed.id)) return;
    await noteSubscription(tx, billed.id, { status: 'Ended', paidUntil: null });
    const { shop, shopName } = await onlineStoreOf(tx);
    await recordEvent(tx, 'store.end-billing', 'store', billed.id, { shop, reason: why.message });
    const news = storeBillingEnded(shopName ?? shop ?? '', billed.plan, why.message);
    await tellOwners(tx, new URL(shops.returnTo).origin, news);
  });
};

/**
 * Follows what the business's shop says of the plans it was asked to bill: the shop is asked, and what it says is applied to how the plan is paid
 * for. Repeated, it changes nothing. Throws `ShopError` where the shop can't be reached.
 * Source: finance-answers.md, Q98 and Q144; decision 0129.
 */
export const followStoreBilling = async (ctx: Ctx, shops: Shops): Promise<void> => {
  for (let tried = 1; tried <= tries; tried += 1) {
    const known = await withBusiness(ctx, 'read', (tx) => openSubscriptions(tx));
    if (known.length === 0) return;
    const applied = await apply(ctx, known, await learn(ctx, shops, known));
    if (applied?.unwanted) await endAtShop(ctx, shops, applied.unwanted);
    if (applied) return;
  }
};
