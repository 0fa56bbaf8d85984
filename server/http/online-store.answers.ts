import { idToWire } from '../../src/api/wire/id.ts';
import {
  automationToWire,
  otherAutomationNames,
  otherSyncNames,
  storeAccountsWire,
  syncWire,
} from '../../src/api/wire/online-store.ts';
import type { ComparedStock } from '../../src/domain/online-store/compared-stock.ts';
import {
  isConnected,
  lacksPermission,
  stepNumber,
  stepReached,
} from '../../src/domain/online-store/connection.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
} from '../../src/domain/online-store/settings.ts';
import { hearsReports, type Shops } from '../services/shops.ts';
import {
  type OnlineStore,
  onlineStoreOf,
  shopTakenSince,
  storeBooksOf,
  storeStandingOf,
} from '../store/online-stores.ts';
import type { Tx } from '../store/tx.ts';

/** Settings of an earlier connection of the same shop are proposed; those of another are not. */
const proposed = (store: OnlineStore) =>
  store.earlier && store.earlier.shopId === store.shopId ? store.earlier : null;

/** The sync settings as saved, or as they begin. */
export const syncOf = (store: OnlineStore, today: string) =>
  store.sync ?? proposed(store)?.sync ?? defaultSync(store.shop ?? '', today);
export const automationOf = (store: OnlineStore) =>
  store.automation ?? proposed(store)?.automation ?? defaultAutomation;
export const accountingOf = (store: OnlineStore) =>
  store.accounting ?? proposed(store)?.accounting ?? defaultStoreAccounts;

/** The sync settings on the wire. */
export const syncAnswer = (store: OnlineStore, today: string) => ({
  ...syncWire.toWire(syncOf(store, today)),
  ...otherSyncNames.toWire(syncOf(store, today)),
  isSaved: store.sync !== null,
});

export const automationAnswer = (store: OnlineStore) => ({
  ...automationToWire(automationOf(store)),
  ...otherAutomationNames.toWire(automationOf(store)),
  // Two fields that mean the same switch have four names.
  IsCreateNewProductNotExist: automationOf(store).createItems,
  ShopifyPaymentStatus: [...automationOf(store).paymentStatuses],
  shopifyAutomationId: store.automationId && idToWire(store.automationId),
  shopifyAccountingId: store.accountingId && idToWire(store.accountingId),
});

export const accountingAnswer = (store: OnlineStore) => ({
  ...storeAccountsWire.toWire(accountingOf(store)),
  shopifyAccountingId: store.accountingId && idToWire(store.accountingId),
});

/** A connection as the page is told of it, never with a token. */
export const connectionAnswer = async (tx: Tx, { platform, sealing, returnTo }: Shops) => {
  const store = await onlineStoreOf(tx);
  const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
  const lost = lacksPermission(store.status) ? await shopTakenSince(tx, store.shopId!) : null;
  const { shop, before, missing, wrongAccounts } = standing.facts;
  return {
    isShopifyConnected: isConnected(store.status),
    isAvailable: platform !== null && sealing !== null,
    isSandbox: platform?.sandbox === true,
    hasReports: hearsReports({ platform, returnTo }),
    shop: store.shop,
    shopName: store.shopName,
    currency: store.currency,
    pausedFor: store.pausedFor,
    connectedElsewhereSince: lost?.toISOString() ?? null,
    step: stepNumber(stepReached(standing)),
    shopifyAutomationId: store.automationId && idToWire(store.automationId),
    shopifyAccountingId: store.accountingId && idToWire(store.accountingId),
    Standing: {
      status: standing.status,
      facts: { shop, before, missing: [...missing], wrongAccounts: [...wrongAccounts] },
    },
  };
};

/** Both stocks on the wire. */
export const stockAnswer = ({ unlike, alike, unmatched, uncosted, cut, reason }: ComparedStock) => ({
  items: unlike.map(({ id, ...item }) => ({ ...item, productid: idToWire(id) })),
  alike,
  unmatched,
  uncosted,
  iscut: cut,
  reason,
});
