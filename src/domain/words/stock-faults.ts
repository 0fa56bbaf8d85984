import type { Values } from './values.ts';

/** Why goods can’t be sold, or can’t go back. */

export const uncountable = ({ product }: { product: string }) =>
  `So many of ${product} are missing that they can’t be counted.`;
export const onlyFewOnDay = ({ available, product, day }: Values<'available' | 'product' | 'day'>) =>
  `There ${available === '1' ? 'was' : 'were'} only ${available} of ${product} in stock on ${day}`;
export const noneOnDay = ({ product, day }: { product: string; day: string }) =>
  `There was no ${product} in stock on ${day}`;
export const onlyFew = ({ available, product }: { available: string; product: string }) =>
  `There ${available === '1' ? 'is' : 'are'} only ${available} of ${product} in stock`;
export const none = ({ product }: { product: string }) => `There is no ${product} in stock`;
export const missing = ({ inStock, count }: { inStock: string; count: string }) =>
  `${inStock}: ${count} missing.`;
export const willBeMissing = ({ inStock, count }: { inStock: string; count: string }) =>
  `${inStock}: ${count} will be missing.`;
export const countedSince = ({ product, day }: { product: string; day: string }) =>
  `${product} was counted on ${day}, after the day of this document. Check that the count left these goods out.`;
export const expired = ({ product, day }: { product: string; day: string }) =>
  `${product} expired on ${day}.`;
/** Where there is some of what is missing at one place. */
export const elsewhere = (places: readonly { location: string; quantity: string }[]) =>
  `You have ${places.map(({ location, quantity }) => `${quantity} at ${location}`).join(', ')}.`;
export const placeOutOfUse = 'The location of these goods is no longer in use. Choose another one.';
export const soldSince = ({ product, count }: { product: string; count: string }) =>
  `Some of ${product} has been sold since: ${count} missing to send back.`;
