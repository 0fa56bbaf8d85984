import type { ChosenPlan } from '../../src/domain/access/plans.ts';
import { type PlanPrice, priceOn } from '../../src/domain/billing/prices.ts';
import { billedName, storeBillingRefusals as words } from '../../src/domain/billing/store-billing.words.ts';
import { shopDomainOf } from '../../src/domain/online-store/shop-name.ts';
import {
  askedAlready,
  type BilledInterval,
  billedInForce,
  isPlan,
} from '../../src/domain/online-store/store-billing.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { billingTopic } from '../adapters/shop/topics.ts';
import { followStoreBilling } from '../services/follow-store-billing.ts';
import { hearsReports, type Shops } from '../services/shops.ts';
import { askingStore, storeBillingOf } from '../services/store-billing.ts';
import { withShopToken } from '../services/with-shop-token.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { addSubscription, openSubscriptions } from '../store/online-store/store-subscriptions.ts';
import { recordEvent } from '../store/plan/events.ts';
import { pricesForSale } from '../store/plans/plan-terms.ts';

export interface StoreBillingRequest {
  /** The store that is to bill, as the page names it. */
  shop: string;
  plan: ChosenPlan;
  interval: BilledInterval;
}

/** Where a store leads its owner back to, and where it reports to. */
export interface StoreBillingAddresses {
  returnTo: string;
  reportTo: string;
}

const usualCurrency = 'USD';

/** What the store knows of a request that may be asked of it now: its number, and the same plan where its owner was asked already. Throws `Refused`. */
const lookAt = (ctx: Ctx, { shop, plan, interval }: StoreBillingRequest) =>
  withBusiness(ctx, 'read', async (tx) => {
    const { store, whyNot } = await storeBillingOf(tx);
    if (whyNot) throw new Refused(whyNot);
    if (shopDomainOf(shop) !== store.shop)
      throw new Refused(invalid('shop', words.otherStore({ shop: store.shop! })));
    if (plan === 'free') throw new Refused(invalid('plan', words.freeThere));
    const open = await openSubscriptions(tx);
    const inForce = billedInForce(open);
    if (inForce && isPlan(inForce, { plan, interval }))
      throw new Refused(invalid('plan', words.billedAlready));
    return { shopId: store.shopId!, plan, asked: askedAlready(open, { plan, interval }) };
  });

/** The plan's price in the currency that the store bills in, or in US dollars. Throws `Refused` for a plan that isn't sold in them. */
const priceIn = (
  ctx: Ctx,
  currency: string,
  { plan, interval }: Pick<PlanPrice, 'plan' | 'interval'>,
): Promise<PlanPrice> =>
  withBusiness(ctx, 'read', async (tx) => {
    const prices = await pricesForSale(tx.query);
    // Days of plans are those of UTC.
    const day = tx.now.toISOString().slice(0, 10);
    const price =
      priceOn(prices, { plan, interval, currency }, day) ??
      priceOn(prices, { plan, interval, currency: usualCurrency }, day);
    if (!price) throw new Refused(invalid('plan', words.notSold));
    return price;
  });

const ask = async (
  ctx: Ctx,
  shops: Shops,
  { returnTo, reportTo }: StoreBillingAddresses,
  request: StoreBillingRequest,
): Promise<{ url: string }> => {
  // Its owner may have answered another page meanwhile.
  await lookAt(ctx, request);
  await followStoreBilling(ctx, shops);
  const { shopId, plan, asked } = await lookAt(ctx, request);
  if (asked) return { url: asked.confirmUrl };
  const { interval } = request;
  const currency = await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.billingCurrency(shop, token),
  );
  const price = await priceIn(ctx, currency, { plan, interval });
  const { id, confirmUrl } = await withShopToken(ctx, shops, async (platform, shop, token) => {
    if (hearsReports(shops)) await platform.subscribe(shop, token, reportTo, [billingTopic]);
    return platform.askBilling(shop, token, { name: billedName(plan), interval, price, returnTo });
  });
  return runOnce(ctx, async (tx) => {
    const { currency, amount, seats } = price;
    const terms = { plan, interval, seats };
    await addSubscription(tx, { ...terms, shopId, subscriptionId: id, price: amount, currency, confirmUrl });
    await recordEvent(tx, 'store.ask-billing', 'store', newId(), { plan, amount, currency });
    return { url: confirmUrl };
  });
};

/**
 * Asks the business's store to bill a plan, and answers the store's page on which its owner agrees: nothing changes before. Asked again while
 * they haven't answered, it's the same page. Throws `Refused` with the way out, `Unavailable` where the store doesn't answer.
 * Source: finance-answers.md, Q98; decision 0129.
 */
export const askStoreBilling = (
  ctx: Ctx,
  shops: Shops,
  addresses: StoreBillingAddresses,
  request: StoreBillingRequest,
): Promise<{ url: string }> => askingStore(ask(ctx, shops, addresses, request));
