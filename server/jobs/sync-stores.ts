import type { Task } from 'graphile-worker';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { storeUser } from '../../src/domain/online-store/store-user.ts';
import { ShopError, ShopThrottled } from '../adapters/shop/platform.ts';
import { billingTopic, levelsTopic } from '../adapters/shop/topics.ts';
import { checkStore } from '../commands/online-store/check-store.ts';
import { pushStock } from '../commands/online-store/push-stock.ts';
import { asksForStock, beginPoll, carryOnSync } from '../commands/online-store/sync-store.ts';
import { followStoreBilling } from '../services/follow-store-billing.ts';
import { hearsReports, type Shops } from '../services/shops.ts';
import {
  type PrivacyTopic,
  privacyReportOf,
  privacyTopics,
  takePrivacyReport,
} from '../services/store-order/privacy.ts';
import { pullStock } from '../services/store-order/pull-stock.ts';
import { seeShop } from '../services/store-order/see-shop.ts';
import { takeOrder } from '../services/store-order/take-order.ts';
import { tellOfHolds } from '../services/store-order/tell-of-holds.ts';
import { renewOldTokens, withShopToken } from '../services/with-shop-token.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { onlineStoreOf } from '../store/online-store/online-stores.ts';
import {
  isFollowed,
  queueForStores,
  requeueStoreEventAt,
  type StoreTask,
  settleStoreEvent,
  waitingStoreEvent,
} from '../store/online-store/store-events.ts';
import { businessesOfShop, rawOfEvent } from '../store/online-store/store-privacy.ts';
import type { JobServices } from './deliver-letter.ts';

type Services = Pick<JobServices, 'database' | 'clock' | 'sealing' | 'origin' | 'shops'>;

const shopsOf = ({ shops = null, sealing, origin }: Services): Shops => ({
  platform: shops,
  sealing,
  returnTo: new URL(storeAddresses.comeBack, origin).href,
});

const ctxOf = async ({ database, clock }: Services, businessId: string): Promise<Ctx> => ({
  database,
  clock,
  user: storeUser,
  business: await businessById(asAccess(database), businessId),
});

/**
 * Asks the shop something nobody needs: one that took its permission back is noted by it. What happened before the store was authorised last is of an
 * earlier connection. Source: connections.md, rule 6.
 */
const askWhetherConnected = async (ctx: Ctx, shops: Shops, happenedAt: Date): Promise<string> => {
  const { authorisedAt } = await withBusiness(ctx, 'read', (tx) => onlineStoreOf(tx));
  if (authorisedAt && happenedAt <= authorisedAt) return 'authorised since';
  try {
    await withShopToken(ctx, shops, (platform, shop, token) => platform.shopInfo(shop, token), 'uninstalled');
    return 'still connected';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await followStoreBilling(ctx, shops);
    return 'uninstalled';
  }
};

const isPrivacyTopic = (topic: string): topic is PrivacyTopic =>
  (privacyTopics as readonly string[]).includes(topic);

/** Does what a report about personal data asks in every business that has or had the shop. */
const forEachOfShop = async (
  services: Services,
  topic: PrivacyTopic,
  key: Record<'shopId' | 'topic' | 'eventId', string>,
): Promise<string> => {
  const query = asAccess(services.database);
  const kept = await rawOfEvent(query, key);
  const report = kept && privacyReportOf(kept.raw);
  if (!kept || !report) return 'can’t be read';
  let outcome = 'names no store';
  for (const businessId of await businessesOfShop(query, key.shopId)) {
    const ctx = await ctxOf(services, businessId);
    outcome = await takePrivacyReport(ctx, topic, key.eventId, report, kept.happenedAt);
  }
  return outcome;
};

/** The number by which the shop counts what a report is about; null for one that names none. */
const itemIn = (raw: Buffer | null): string | null => {
  try {
    const id = String((JSON.parse(raw?.toString('utf8') ?? '') as Record<string, unknown>).inventory_item_id);
    return /^\d{1,20}$/.test(id) ? id : null;
  } catch {
    return null;
  }
};

/** Looks at the stock of an item that the shop says changed, as the poll does for all. Source: connections.md, rules 18 and 19. */
const lookAtLevel = async (ctx: Ctx, shops: Shops, raw: Buffer | null): Promise<string> => {
  const inventoryItem = itemIn(raw);
  if (inventoryItem === null) return 'names no item';
  try {
    await pullStock(ctx, shops, { inventoryItem });
    return 'looked at';
  } catch (error) {
    // The next poll looks at it once the store is connected again.
    if (error instanceof Refused) return 'waits';
    throw error;
  }
};

interface StoreReport {
  topic: string;
  orderId: string | null;
  raw: Buffer | null;
  happenedAt: Date;
}

/** What a report of a shop comes to, once it's taken in. Throws `ShopError` where the shop can't be asked. */
const outcomeOf = async (
  ctx: Ctx,
  shops: Shops,
  { topic, orderId, raw, happenedAt }: StoreReport,
): Promise<string> => {
  if (topic === 'app/uninstalled') return askWhetherConnected(ctx, shops, happenedAt);
  if (topic === levelsTopic) return lookAtLevel(ctx, shops, raw);
  if (topic === billingTopic) {
    await followStoreBilling(ctx, shops);
    return 'followed';
  }
  if (orderId === null) return 'names no order';
  try {
    const status = await takeOrder(ctx, shops, orderId);
    await tellOfHolds(ctx, shops);
    return status ?? 'names no connected store';
  } catch (error) {
    // It waits on its record until the store is connected again.
    if (error instanceof Refused) return 'waits';
    throw error;
  }
};

/**
 * Settles one report of a shop's inbox; one that is settled is let be. A shop that can't be asked is asked again by the queue, and one that
 * asks us to slow down is left alone for as long as it says. Source: connections.md, rule 19; CONNECT.md, "Limits".
 */
export const applyStoreEvent =
  (services: Services): Task =>
  async (payload) => {
    const { shop: shopId, topic, event: eventId } = payload as Record<'shop' | 'topic' | 'event', string>;
    const query = asAccess(services.database);
    const key = { shopId, topic, eventId };
    const kept = await waitingStoreEvent(query, key);
    if (!kept || !services.shops) return;
    const settle = (outcome: string) => settleStoreEvent(query, key, outcome, services.clock());
    if (isPrivacyTopic(topic)) return settle(await forEachOfShop(services, topic, key));
    const ctx = await ctxOf(services, kept.businessId);
    try {
      const raw = topic === levelsTopic ? ((await rawOfEvent(query, key))?.raw ?? null) : null;
      await settle(await outcomeOf(ctx, shopsOf(services), { ...key, ...kept, raw }));
    } catch (error) {
      if (!(error instanceof ShopThrottled)) throw error;
      const at = new Date(services.shops.clock().getTime() + error.waitMs);
      await requeueStoreEventAt(query, key, at);
    }
  };

/** Asks the shop to report what happens, where reports can reach us. */
const askForReports = async (services: Services, ctx: Ctx, shops: Shops): Promise<void> => {
  const address = new URL(storeAddresses.report, services.origin);
  if (!hearsReports(shops)) return;
  await withShopToken(ctx, shops, (platform, shop, token) =>
    platform.subscribe(shop, token, address.href),
  ).catch((error: unknown) => {
    // The run that follows meets the same, and the next one asks again.
    if (!(error instanceof ShopError || error instanceof Refused)) throw error;
  });
};

/** Carries out a run that takes a shop's orders in; subscriptions that are missing are made first. */
export const syncStore =
  (services: Services): Task =>
  async (payload) => {
    const { business, run } = payload as Record<'business' | 'run', string>;
    if (!services.shops) return;
    const [ctx, shops] = [await ctxOf(services, business), shopsOf(services)];
    await askForReports(services, ctx, shops);
    await carryOnSync(ctx, shops, run);
    await tellOfHolds(ctx, shops);
    if (await asksForStock(ctx, run)) await pullStock(ctx, shops, null, true);
  };

/** Queues a job for each store that is due, one after the other for the same store. Those who run no stores queue none. */
const forEachStore =
  (task: StoreTask, which: 'followed' | 'connected' | 'billing') =>
  (services: Services): Task =>
  async () => {
    if (services.shops) await queueForStores(asAccess(services.database), task, which);
  };

/** Does something for the store of a business; a shop that is away or gone is asked again next time. */
const atStore = async (
  services: Services,
  payload: unknown,
  act: (ctx: Ctx, shops: Shops) => Promise<unknown>,
): Promise<void> => {
  if (!services.shops) return;
  try {
    await act(await ctxOf(services, (payload as { business: string }).business), shopsOf(services));
  } catch (error) {
    if (!(error instanceof ShopError || error instanceof Refused)) throw error;
  }
};

/** Queues the daily look at each connected store. */
export const checkStores = forEachStore('check-store', 'connected');
/** Queues the daily question to each store about what it bills for us. */
export const followStoreBillings = forEachStore('follow-store-billing', 'billing');
/** Queues the poll of each store that is followed. */
export const pollStores = forEachStore('poll-store', 'followed');
/** Queues telling each shop what changed here of the stock we own. */
export const pushStoreStock = forEachStore('push-stock-to-store', 'followed');
/** Queues counting our items as the shop has them, where it owns the stock. */
export const pullStoreStock = forEachStore('pull-stock-from-store', 'followed');

/**
 * The daily look at a store: renews tokens that weren't used for a week and notes its locations and payment methods; of one that is followed, restores lost
 * subscriptions and settles payouts. Source: connections.md, rules 12, 16, 19 and 20.
 */
const lookAt = async (services: Services, payload: unknown): Promise<void> => {
  await atStore(services, payload, async (ctx, shops) => {
    await renewOldTokens(ctx, shops);
    await seeShop(ctx, shops);
  });
  await atStore(services, payload, async (ctx, shops) => {
    if (!(await isFollowed(asAccess(services.database), ctx.business.id))) return;
    await askForReports(services, ctx, shops);
    await checkStore(ctx, shops);
  });
};

/** What is done for one store at a time, by the name of its job. */
export const storeTasks = (services: Services): Record<StoreTask, Task> => ({
  'check-store': (payload) => lookAt(services, payload),
  'poll-store': (payload) => atStore(services, payload, beginPoll),
  'push-stock-to-store': (payload) => atStore(services, payload, pushStock),
  'follow-store-billing': (payload) => atStore(services, payload, followStoreBilling),
  'pull-stock-from-store': (payload) => atStore(services, payload, pullStock),
});
