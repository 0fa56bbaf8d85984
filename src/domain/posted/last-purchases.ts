import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';

/** What an item cost last from one vendor, in the currency it was billed in. */
export interface LastPrice {
  productId: string;
  currency: string;
  price: Decimal;
  onDay: Day;
}

/** What a vendor's next document proposes by those that stand. Source: answers-2.md, Q112. */
export interface LastPurchases {
  prices: LastPrice[];
  /** The account the last line without an item stood on; null where their card names one, or there is none. */
  accountId: number | null;
  /** The account that the vendor's card names; null for none. */
  vendorAccount: number | null;
  /** The tax that the vendor's card names, before that of an item; null for none, and where they charge none at all. */
  vendorTax: string | null;
  chargesNoTax: boolean;
  /** The account that a line of each name stood on last, which needn't be that of the last line; none where their card names one. */
  named: NamedAccount[];
}

/** What a line without an item was called, and the account it stood on. */
export interface NamedAccount {
  name: string;
  accountId: number;
}

/** What lines called alike have in common. */
export const nameKey = (name: string): string => name.trim().toLowerCase();
