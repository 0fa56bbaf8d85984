import type { Values } from './values.ts';

/** Why goods can’t be sold, or can’t go back. Quantities and days are written as the business does. */

export const uncountable = ({ product }: { product: string }) =>
  `The shortage of ${product} is too large to record.`;
export const onlyFewOnDay = ({ available, product, day }: Values<'available' | 'product' | 'day'>) =>
  `You had only ${available} of ${product} in stock on ${day}.`;
export const noneOnDay = ({ product, day }: { product: string; day: string }) =>
  `You had no ${product} in stock on ${day}.`;
export const onlyFew = ({ available, product }: { available: string; product: string }) =>
  `You have only ${available} of ${product} in stock.`;
export const none = ({ product }: { product: string }) => `You have no ${product} in stock.`;
export const missing = ({ inStock, count }: { inStock: string; count: string }) =>
  `${inStock} You’re ${count} short.`;
export const willBeMissing = ({ inStock, count }: { inStock: string; count: string }) =>
  `${inStock} You’ll be ${count} short.`;
export const countedSince = ({ product, day }: { product: string; day: string }) =>
  `${product} was counted on ${day}, after the day of this document. Check that the count left these goods out.`;
export const expired = ({ product, day }: { product: string; day: string }) =>
  `${product} expired on ${day}.`;
/** Where there is some of what is missing at one place. */
export const elsewhere = (places: readonly { location: string; quantity: string }[]) =>
  `There’s more elsewhere: ${places.map(({ location, quantity }) => `${quantity} at ${location}`).join(', ')}.`;
export const placeOutOfUse = 'The location of these goods is no longer in use. Choose another one.';
export const soldSince = ({ product, count }: { product: string; count: string }) =>
  `Some of ${product} has been sold since. You’re ${count} short to send it back.`;
