import * as z from 'zod/mini';
import {
  accountFaults,
  receivableAmong,
  type StoreBooks,
} from '../../../src/domain/online-store/accounts.ts';
import type {
  StoreBefore,
  StoreFacts,
  StoreLoss,
  StoreStanding,
  StoreStatus,
} from '../../../src/domain/online-store/connection.ts';
import { accountNames } from '../../../src/domain/online-store/online-store.words.ts';
import {
  type AutomationSettings,
  type StoreAccount,
  type StoreAccounts,
  type StoreSettings,
  type SyncSettings,
  settingsParts,
  storeAccounts,
} from '../../../src/domain/online-store/settings.ts';
import { allAccounts } from '../books/accounts.ts';
import { numbersShape, objectOf } from '../database/json-shape.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const syncShape = objectOf<SyncSettings>({
  storeUrl: z.string(),
  importFrom: z.string(),
  autoSync: z.boolean(),
  skipDuplicates: z.boolean(),
});

const automationShape = objectOf<AutomationSettings>({
  createSales: z.boolean(),
  salesType: z.number(),
  paymentStatuses: numbersShape,
  follows: numbersShape,
  shippingStatuses: numbersShape,
  createItems: z.boolean(),
  itemType: z.number(),
  matchBy: z.number(),
  updateStock: z.boolean(),
  stockOwner: z.number(),
});

const accountingShape: z.ZodMiniType<StoreAccounts> = z.record(z.enum(storeAccounts), z.number());

const earlierShape = objectOf<{ shopId: string } & Partial<StoreSettings>>({
  shopId: z.string(),
  sync: z.optional(syncShape),
  automation: z.optional(automationShape),
  accounting: z.optional(accountingShape),
});

const columns = {
  /** Of this connection; its tokens are sealed for it. */
  id: column.id.orNull,
  status: column.text.as<StoreStatus>(),
  before: column.text.as<StoreBefore>().orNull,
  shop: column.text.orNull,
  shopId: column.text.orNull,
  shopName: column.text.orNull,
  currency: column.text.orNull,
  scopes: column.texts,
  /** It was begun in the shop's admin, as the shop itself proved: the shop may bill the business's plan. */
  fromStore: column.bool,
  token: column.text.orNull,
  tokenUntil: column.instant.orNull,
  refreshToken: column.text.orNull,
  refreshUntil: column.instant.orNull,
  /** Until when somebody renews the tokens; others wait. */
  renewingUntil: column.instant.orNull,
  epoch: column.int,
  authorisedAt: column.instant.orNull,
  /** Why it was paused by itself; null where somebody paused it. */
  pausedFor: column.text.orNull,
  /** Why it has to be connected again; null where it hasn't. */
  lostBy: column.text.as<StoreLoss>().orNull,
  sync: column.json.shaped(syncShape).orNull,
  automation: column.json.shaped(automationShape).orNull,
  automationId: column.id.orNull,
  accounting: column.json.shaped(accountingShape).orNull,
  accountingId: column.id.orNull,
  /** The settings of the shop that was connected before, with its number. */
  earlier: column.json.shaped(earlierShape).orNull,
};

/** A business's online store as it is kept; its tokens are sealed. */
export type OnlineStore = RowOf<typeof columns>;

/** Where nothing is connected, nor ever was. */
export const neverConnected: OnlineStore = {
  id: null,
  status: 'NotConnected',
  before: null,
  shop: null,
  shopId: null,
  shopName: null,
  currency: null,

  scopes: [],
  fromStore: false,
  token: null,
  tokenUntil: null,
  refreshToken: null,
  refreshUntil: null,
  renewingUntil: null,

  epoch: 0,
  authorisedAt: null,
  pausedFor: null,
  lostBy: null,
  sync: null,
  automation: null,
  automationId: null,
  accounting: null,
  accountingId: null,
  earlier: null,
};

/** The business's online store; one that isn't connected where there never was one. */
export const onlineStoreOf = async (tx: BusinessTx, hold = false): Promise<OnlineStore> => {
  const [row] = await tx.query(
    columns,
    `select ${listed(columns)} from store_connection where business_id = $1${hold ? ' for update' : ''}`,
    [tx.business.id],
  );
  return row ?? neverConnected;
};

/** Holds the business's online store against other writers, one that was never connected too. */
export const holdOnlineStore = async (tx: BusinessTx): Promise<OnlineStore> => {
  await tx.query(
    `insert into store_connection (business_id, status) values ($1, 'NotConnected') on conflict do nothing`,
    [tx.business.id],
  );
  return onlineStoreOf(tx, true);
};

/** Holds it where there is one to hold; null where none was ever connected. */
export const holdOnlineStoreIfAny = async (tx: BusinessTx): Promise<OnlineStore | null> => {
  const store = await onlineStoreOf(tx, true);
  return store === neverConnected ? null : store;
};

const written = Object.keys(columns) as (keyof OnlineStore)[];
const jsons = new Set<keyof OnlineStore>(['sync', 'automation', 'accounting', 'earlier']);
const set = listed(columns)
  .split(', ')
  .map((name, n) => `${name} = $${n + 2}${jsons.has(written[n]!) ? '::jsonb' : ''}`)
  .join(', ');

/** Writes an online store that is held. */
export const writeOnlineStore = async (tx: BusinessTx, store: OnlineStore): Promise<void> => {
  await tx.query(`update store_connection set ${set} where business_id = $1`, [
    tx.business.id,
    ...written.map((name) => {
      const value = store[name];
      return jsons.has(name) && value !== null ? JSON.stringify(value) : value;
    }),
  ]);
};

/** The books that the ten accounts are checked against. */
export const storeBooksOf = async (tx: BusinessTx, shopCurrency: string | null): Promise<StoreBooks> => {
  const accounts = await allAccounts(tx);
  return {
    accounts,
    receivable: receivableAmong(accounts),
    homeCurrency: tx.business.homeCurrency,
    shopCurrency,
  };
};

/** What its chart is asked about. */
export const storeStandingOf = (store: OnlineStore, books: StoreBooks): StoreStanding => {
  const facts: StoreFacts = {
    shop: store.shop,
    before: store.before,
    missing: settingsParts.filter((part) => store[part] === null),
    wrongAccounts: store.accounting
      ? accountFaults(store.accounting, books).map(({ field }) => accountNames[field as StoreAccount])
      : [],
  };
  return { status: store.status, facts };
};

/** Since when another business has the shop; null where none has it. */
export const shopTakenSince = async (tx: BusinessTx, shopId: string): Promise<Date | null> => {
  const [row] = await tx.query({ since: column.instant.orNull }, 'select store_shop_since($1) as since', [
    shopId,
  ]);
  return row!.since;
};

/** Lets one business at a time connect a shop, until the transaction ends. */
export const holdShop = async (tx: BusinessTx, shopId: string): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`store ${shopId}`]);
};
