import { type Day, daysBetween } from '../day.ts';
import { isPositive } from '../money.ts';
import type { Product } from './product.ts';

/** How many days before an item expires people are warned. Source: answers-2.md, Q39. */
export const expiryWarning = 30;

/**
 * In how many days an item expires that is to be warned of, below zero where it has; null for one that isn't. Its day is the last it
 * should be sold on, and what is counted and gone doesn't expire.
 */
export const expiresInDays = (
  { expiresOn, tracked, quantity, deleted }: Pick<Product, 'expiresOn' | 'tracked' | 'quantity' | 'deleted'>,
  today: Day,
): number | null => {
  if (!expiresOn || deleted || (tracked && !isPositive(quantity))) return null;
  const days = daysBetween(today, expiresOn);
  return days <= expiryWarning ? days : null;
};
