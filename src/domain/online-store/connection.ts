import type { Standing } from '../values/standing.ts';
import type { OrderHold } from './hold.ts';
import { type SettingsPart, settingsParts } from './settings.ts';

const storeStatuses = ['NotConnected', 'Inactive', 'Active', 'Paused', 'NeedsReauthorisation'] as const;
export type StoreStatus = (typeof storeStatuses)[number];

/** What a connection that needs its shop's permission again goes on as. */
export type StoreBefore = 'Inactive' | 'Active' | 'Paused';

/** Why a store lets us in no more: the app was uninstalled there, or it took our tokens no more. */
export type StoreLoss = 'uninstalled' | 'access';

/** What the chart of a connection knows beside its status. */
export interface StoreFacts {
  /** The shop's domain; null while none is connected. */
  shop: string | null;
  /** What it goes on as once its shop gives permission again; null where it needs none. */
  before: StoreBefore | null;
  /** The settings that were not saved yet. */
  missing: readonly SettingsPart[];
  /** The places whose account can’t be posted to, as they are called. */
  wrongAccounts: readonly string[];
}

export type StoreStanding = Standing<StoreFacts> & { status: StoreStatus };

/** True while a shop is connected, whether or not it can be asked. */
export const isConnected = (status: StoreStatus): boolean => status !== 'NotConnected';

/** True while the shop's orders are followed. */
export const isActive = (status: StoreStatus): boolean => status === 'Active';

/** True where the shop has to give its permission again. */
export const lacksPermission = (status: StoreStatus): boolean => status === 'NeedsReauthorisation';

/** True once it was activated: its settings are changed from then on, and not set up. */
export const isSetUp = ({ status, facts }: StoreStanding): boolean =>
  isConnected(status) && status !== 'Inactive' && facts.before !== 'Inactive';

/** The steps of the wizard in their order. The one of locations is shown where the business has several. */
export const wizardSteps = ['connect', 'sync', 'automation', 'accounting', 'locations', 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The steps that the connection alone knows, by their numbers on the wire; the review is ours. Source: connections.md, rule 25. */
const numberedSteps = wizardSteps.filter((step) => step !== 'locations');
type NumberedStep = (typeof numberedSteps)[number];

/** The step a connection has reached: the first that isn't done. */
export const stepReached = ({ status, facts }: StoreStanding): NumberedStep => {
  if (status === 'NotConnected') return 'connect';
  return settingsParts.find((part) => facts.missing.includes(part)) ?? 'review';
};

/** True for a step of the wizard whose choices are saved; the review is done by activating. */
export const isStepDone = (standing: StoreStanding, step: NumberedStep): boolean => {
  if (step === 'connect') return isConnected(standing.status);
  return step === 'review' ? isSetUp(standing) : !standing.facts.missing.includes(step);
};

/** A step by its number on the wire, 1 to 5. */
export const stepNumber = (step: NumberedStep): number => numberedSteps.indexOf(step) + 1;

/** What the product asks a shop for, and nothing more. */
export const storeScopes = [
  'read_orders',
  'read_products',
  'read_inventory',
  'write_inventory',
  'read_locations',
  'read_customers',
  'read_merchant_managed_fulfillment_orders',
  'read_shopify_payments_payouts',
] as const;

/** Those that were asked for and not given. A permission to write includes the one to read. */
export const scopesMissing = (granted: readonly string[]): string[] =>
  storeScopes.filter(
    (scope) => !granted.includes(scope) && !granted.includes(scope.replace(/^read_/, 'write_')),
  );

/** A business's connection as its page is told of it. */
export interface StoreView {
  /** False where this installation can connect no store. */
  available: boolean;
  /** True where stores are those of a sandbox. */
  sandbox: boolean;
  /** False where the shop can’t report to this installation, and is only asked. */
  reports: boolean;
  shopName: string | null;
  currency: string | null;
  /** When another business connected the shop that this one lost; null where none did. */
  elsewhereSince: string | null;
  /** Why it was paused by itself; null where somebody paused it, and while it isn’t. */
  pausedFor: string | null;
  standing: StoreStanding;
}

/** How many orders a shop has from a day on, and how many more invoices the plan has room for. */
export interface CountedOrders {
  /** Null where the shop couldn't say. */
  orders: number | null;
  reason: string | null;
  /** Null for any number. */
  room: number | null;
  /** What is known to put orders on hold, whichever they are: a rate, a location or room that is missing. */
  holds: OrderHold[];
}
