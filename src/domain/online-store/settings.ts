import type { Day } from '../day.ts';

/** When and how a shop's orders are followed. */
export interface SyncSettings {
  /** The shop's domain, as the settings name it. */
  storeUrl: string;
  /** Orders that were placed on this day or later. */
  importFrom: Day;
  autoSync: boolean;
  /** An order that equals a document not from the shop is left out. */
  skipDuplicates: boolean;
}

/** What becomes of orders, items and stock. Its numbers are the option lists' own. Source: answers-2.md, Q101. */
export interface AutomationSettings {
  createSales: boolean;
  /** What an order becomes: one of `salesTypes`. */
  salesType: number;
  /** Orders in these payment statuses are taken in. */
  paymentStatuses: readonly number[];
  /** What of an order is followed after it was taken in. */
  follows: readonly number[];
  shippingStatuses: readonly number[];
  /** Items of the shop that aren't here yet are added. */
  createItems: boolean;
  itemType: number;
  /** How an item of the shop finds one here. */
  matchBy: number;
  updateStock: boolean;
  stockOwner: number;
}

/** The owner of the stock that is nobody, in the option list. */
const nobody = 2;

/** True where the shop's stock follows ours. */
export const ownsStock = ({ updateStock, stockOwner }: AutomationSettings): boolean =>
  updateStock && stockOwner === 0;

/** Whose levels count: nobody's where stock isn't followed. */
export const ownerOf = ({ updateStock, stockOwner }: AutomationSettings): number =>
  updateStock ? stockOwner : nobody;

/** True where our stock follows the shop's. */
export const followsStoreStock = ({ updateStock, stockOwner }: AutomationSettings): boolean =>
  updateStock && stockOwner === 1;

/** The accounts that a shop's orders are posted to, in the order they are asked for. */
export const storeAccounts = [
  'sales',
  'discount',
  'payment',
  'shipping',
  'taxes',
  'inventory',
  'costOfGoods',
  'fees',
  'receivables',
  'opening',
] as const;
export type StoreAccount = (typeof storeAccounts)[number];

/** An account's number for each of the ten. */
export type StoreAccounts = Readonly<Record<StoreAccount, number>>;

/** What the settings are called on their way: the three steps that are saved. */
export const settingsParts = ['sync', 'automation', 'accounting'] as const;
export type SettingsPart = (typeof settingsParts)[number];

export interface StoreSettings {
  sync: SyncSettings;
  automation: AutomationSettings;
  accounting: StoreAccounts;
}

/** The numbers of the option lists, by what they are of. Source: answers-2.md, Q101. */
export const salesTypes = [0, 1, 2] as const;
export const paymentStatuses = [1, 2, 3, 4, 5, 6, 7] as const;
export const shippingStatuses = [1, 2, 3, 4] as const;
export const stockOwners = [0, 1, 2] as const;
export const matchMethods = [0, 1, 2] as const;
export const itemTypes = [0, 1] as const;
export const followed = [1, 2, 3] as const;

/** What automation starts with. Source: finance-and-settings, section 9; connections.md, rule 9. */
export const defaultAutomation: AutomationSettings = {
  createSales: true,
  salesType: 0,
  paymentStatuses: [1, 2, 3, 4, 5],
  follows: [1, 3],
  shippingStatuses: [1, 2, 3, 4],
  createItems: true,
  itemType: 0,
  matchBy: 0,
  updateStock: true,
  stockOwner: 0,
};

/** What accounting starts with. Source: finance-and-settings, section 9. */
export const defaultStoreAccounts: StoreAccounts = {
  sales: 13,
  discount: 14,
  payment: 1,
  shipping: 35,
  taxes: 9,
  inventory: 34,
  costOfGoods: 32,
  fees: 41,
  receivables: 2,
  opening: 33,
};

/** The account proposed for a shop's payments in place of the default: what the shop owes until it pays out. */
export const proposedPaymentAccount = 46;

/** What sync starts with: the shop's own address, from today on. */
export const defaultSync = (storeUrl: string, today: Day): SyncSettings => ({
  storeUrl,
  importFrom: today,
  autoSync: true,
  skipDuplicates: true,
});

/** One part of the settings with its values. */
export type TypedSettings = {
  [Part in SettingsPart]: { part: Part; values: StoreSettings[Part] };
}[SettingsPart];
