import type { StoreStatus } from '../online-store/connection.ts';
import { isActive } from './online-store-refusals.ts';

/** What is read in answers about an online store. The spec's own, where it has them: M107 to M112. */

export const leaveFor = 'Your store asks for your permission next.';
export const connected = 'Your Shopify account has been connected successfully';
export const connection = 'Online store';
export const syncSettings = 'Sync settings';
export const automation = 'Automation settings';
export const accounting = 'Accounting settings';
export const options = 'What can be chosen';
export const automationAdded = 'Automation settings saved successfully!';
export const accountingAdded = 'Shopify Accounting settings saved successfully';
export const accountingUpdated = 'Accounting configuration updated successfully';
export const automationUpdated = 'Automation configuration updated successfully';
export const syncUpdated = 'sync configuration updated successfully';
export const disconnected = 'Your store is disconnected.';
/** What was done, by the act. */
export const moved = {
  activate: isActive,
  pause: 'Your store is paused.',
  resume: 'Your store is active again.',
} as const;
export const orders = 'Orders of your store';
export const stock = 'Stock in your store and here';
export const nothingMeant = 'Send the settings to be saved.';

/** The option lists, by their numbers. Source: answers-2.md, Q101. */
export const salesTypes = ['Invoice', 'Receipt', 'Draft invoice'];
export const paymentStatuses = [
  'Paid',
  'Partially paid',
  'Pending',
  'Authorized',
  'Partially refunded',
  'Refunded',
  'Voided',
];
export const shippingStatuses = ['Fulfilled', 'Partially fulfilled', 'Unfulfilled', 'Restocked'];
export const stockOwners = ['Counterfoil', 'Your store', 'Nobody'];
export const matchWays = ['SKU', 'Barcode', 'Name'];

/** Where a connection is, in a word. */
export const storeStatusWords: Readonly<Record<StoreStatus, string>> = {
  NotConnected: 'Not connected',
  Inactive: 'Not active yet',
  Active: 'Active',
  Paused: 'Paused',
  NeedsReauthorisation: 'Needs to be connected again',
};
