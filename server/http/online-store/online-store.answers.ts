import {
  isConnected,
  lacksPermission,
  stepNumber,
  stepReached,
} from '../../../src/domain/online-store/connection.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
} from '../../../src/domain/online-store/settings.ts';
import { hearsReports, type Shops } from '../../services/shops.ts';
import type { Tx } from '../../store/database/tx.ts';
import {
  type OnlineStore,
  onlineStoreOf,
  shopTakenSince,
  storeBooksOf,
  storeStandingOf,
} from '../../store/online-store/online-stores.ts';

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

/** A connection as the page is told of it, never with a token. */
export const connectionAnswer = async (tx: Tx, { platform, sealing, returnTo }: Shops) => {
  const store = await onlineStoreOf(tx);
  const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
  const lost = lacksPermission(store.status) ? await shopTakenSince(tx, store.shopId!) : null;
  return {
    connected: isConnected(store.status),
    available: platform !== null && sealing !== null,
    sandbox: platform?.sandbox === true,
    reports: hearsReports({ platform, returnTo }),
    shop: store.shop,
    shopName: store.shopName,
    currency: store.currency,
    pausedFor: store.pausedFor,
    elsewhereSince: lost?.toISOString() ?? null,
    step: stepNumber(stepReached(standing)),
    automationId: store.automationId,
    accountingId: store.accountingId,
    standing,
  };
};
