import { type Decimal, isPositive } from '../money.ts';
import type { Standing } from '../values/standing.ts';

type Stands = { standing: Standing<Record<string, never>> };
interface Paid {
  id: string;
  /** As people call it. */
  provider: string;
  amount: Decimal;
  currency: string;
}

/** A payment made online, and how much of it can be refunded from here. */
export interface OnlinePayment extends Paid {
  refundable: Decimal;
  canRefund: boolean;
}
export interface RefundView extends Paid, Stands {
  requestedHere: boolean;
  at: string;
}
export interface DisputeView extends Paid, Stands {
  reason: string;
  /** Until when the provider takes evidence. */
  dueAt: string | null;
}

/** True of a refund that was made at the provider: goods that came back with it aren't known here, while something is owed again. */
export const offersGiveBack = (
  { standing, requestedHere }: Pick<RefundView, 'standing' | 'requestedHere'>,
  owed: Decimal,
): boolean => standing.status === 'Done' && !requestedHere && isPositive(owed);

/** True while evidence for a dispute can still be sent to its provider. */
export const takesEvidence = (status: string): boolean => status === 'Warned' || status === 'Open';

/** What became of money paid online for an invoice. */
export interface InvoiceMoney {
  payments: OnlinePayment[];
  refunds: RefundView[];
  disputes: DisputeView[];
}

/** A payout, as the list shows it. */
export interface PayoutView extends Paid, Stands {
  fees: Decimal;
  arrivesOn: string;
  bankName: string | null;
  /** Why it isn't in the books; null for nothing. */
  obstacle: string | null;
  booked: boolean;
  /** False for one of the provider's test mode. */
  live: boolean;
}

/** True for a payout that the books have yet to follow: it reached the bank, or came back, and isn’t booked so. */
export const waitsForBooks = ({ standing, booked, obstacle }: PayoutView): boolean =>
  obstacle !== null || (standing.status === 'Paid' && !booked);

/** A page of payouts. */
export interface PayoutPage {
  payouts: PayoutView[];
  /** What is in the payment clearing, at home. */
  clearing: Decimal;
  homeCurrency: string;
  page: number;
  pages: number;
  total: number;
}
