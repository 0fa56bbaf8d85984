import type { HoldKind, RetriedOrders } from '../online-store/hold.ts';
import { counted } from './counted.ts';

/** Why orders of the store are on hold, in a few words. */
export const holdWords: Readonly<Record<HoldKind, string>> = {
  plan: 'Your plan’s limit is reached',
  location: 'No location chosen',
  gateway: 'The account of a payment method isn’t in use',
  rate: 'No exchange rate',
  item: 'An item isn’t here',
  matches: 'Several items match',
  stock: 'Not enough stock',
  tax: 'A tax is archived',
  credit: 'Not enough credit',
  currency: 'In another currency',
  total: 'The total doesn’t add up',
  size: 'Too many lines or refunds',
  edited: 'Edited in your store',
  locked: 'Your books are locked',
  unreadable: 'We can’t read it',
  other: 'Other reasons',
};

/** What leads to where an order on hold is mended. */
export const remedyWords: Readonly<Record<HoldKind, string>> = {
  plan: 'See plans',
  location: 'Choose the location',
  gateway: 'Choose the account',
  rate: 'Add an exchange rate',
  item: 'Add the item',
  matches: 'Find these items',
  stock: 'See your stock',
  tax: 'Restore the tax',
  credit: 'Find the customer',
  currency: 'Connect your store again',
  total: 'Find it in your store',
  size: 'Enter the sale by hand',
  edited: 'Open the invoice',
  locked: 'Change the lock date',
  unreadable: 'Find it in your store',
  other: 'Check your store’s settings',
};

export const title = 'On hold, by reason';
export const orders = ({ n }: { n: number }) => counted(n, 'order', 'orders');
export const retryAll = ({ n }: { n: number }) => (n === 1 ? 'Try it again' : `Try all ${n} again`);
export const retryAllOf = ({ why, n }: { why: string; n: number }) => `${retryAll({ n })}: ${why}`;
export const none = 'No orders are on hold for this.';

export const chooseLocation = ({ name }: { name: string }) => `Your location for “${name}”`;
export const locationMissing = 'Choose a location.';
export const chooseAccount = ({ method }: { method: string }) => `Account for payments by ${method}`;
export const usualAccount = 'Same as other payments';
export const saveAndGoOn = 'Save and try again';

const areOnHold = (n: number, how: string) => `${counted(n, 'order is', 'orders are')} ${how} on hold.`;

/** What came of trying all orders of one reason again. */
export const retriedAll = ({ tried, released, left, goesOn }: RetriedOrders): string => {
  if (!goesOn) return 'We’ll try these orders again once your store is active.';
  if (tried === 0 && left === 0) return none;
  const parts = [
    released > 0 ? areOnHold(released, 'no longer') : '',
    left > 0 ? areOnHold(left, 'still') : '',
    left > tried - released ? 'We’ll try the others within ten minutes.' : '',
  ];
  return parts.filter(Boolean).join(' ');
};

/** What the review says is going to put orders on hold. */
export const willHold: Readonly<
  Partial<Record<HoldKind, (known: { about: string; orders: number; room: number }) => string>>
> = {
  plan: ({ orders: all, room }) =>
    `Of ${orders({ n: all })}, ${room} ${room === 1 ? 'fits' : 'fit'} your plan. The others will be on hold.`,
  rate: ({ about }) => `There’s no exchange rate for ${about}. Orders will be on hold until you add one.`,
  location: ({ about }) =>
    `You haven’t chosen a location for “${about}”. Orders sent from there will be on hold.`,
};
