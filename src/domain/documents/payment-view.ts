import type { Decimal } from '../money.ts';

/** What settles or settled a claim, as lists of payments show it; a reversed one is not live. */
export interface ShownPayment {
  id: string;
  kind: string;
  amount: Decimal;
  mode: number | null;
  date: string;
  memo: string;
  surplus: Decimal;
  live: boolean;
}
