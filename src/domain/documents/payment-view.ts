import type { Decimal } from '../money.ts';

/** What settles or settled a claim, as lists of payments show it; a reversed one is not live. */
export interface PaymentView {
  id: string;
  kind: string;
  amount: Decimal;
  mode: number | null;
  /** The bank it went through; null for none. */
  bank: string | null;
  /** What the bank took for all of the payment, and in which currency that moved; null for nothing. */
  bankCharge: Decimal | null;
  received: { currency: string } | null;
  onDay: string;
  memo: string;
  surplus: Decimal;
  live: boolean;
}
