import type { Values } from './values.ts';

/** What an act does to the stock of an item and to what is owed, before figures. */

type Cost = Readonly<Record<'item' | 'before' | 'after', string>>;

export const costRises = ({ item, before, after }: Cost) =>
  `The average cost of ${item} rises from ${before} to ${after}.`;
export const costFalls = ({ item, before, after }: Cost) =>
  `The average cost of ${item} falls from ${before} to ${after}.`;
export const costBegins = ({ item, after }: Values<'item' | 'after'>) =>
  `The average cost of ${item} will be ${after}.`;
/** Sold out, or sold beyond what there was. */
export const noneLeft = ({ item }: Values<'item'>) => `There will be no ${item} left in stock.`;
export const dueBy = ({ amount, day }: Values<'amount' | 'day'>) => `${amount} is due on ${day}.`;

// The figures
export const before = 'Before';
export const after = 'After';
export const inStock = 'In stock';
export const stockValue = 'Stock value';
export const averageCost = 'Average cost';
