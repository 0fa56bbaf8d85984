import type { Decimal } from '../money.ts';

/** An item of the shop that is one of ours: how many it has to sell there, and how many there are here. */
export interface ComparedLevel {
  id: string;
  name: string;
  there: number;
  here: Decimal;
}

/** What a shop has and what we have, side by side, of the items that both count. */
export interface ComparedStock {
  /** Those of which they have unlike numbers. */
  unlike: ComparedLevel[];
  /** How many they have the same number of. */
  alike: number;
  /** How many items of the shop's are none of ours, or nobody can say which. */
  unmatched: number;
  /** How many of those would be added with stock and no cost: the shop has none. */
  uncosted: number;
  /** The shop sells more than is compared at once. */
  cut: boolean;
  /** Why they can't be compared now; null where they were. */
  reason: string | null;
}
