import type { Plan } from '../access/plans.ts';
import type { Day } from '../day.ts';
import { type Decimal, isPositive } from '../money.ts';
import type { PlanInterval } from './billing.ts';
import type { PlanInvoiceStatus } from './plan-invoice.ts';

/** What a row of the billing history can be. Source: finance-answers.md, Q94. */
export const planHistoryStatuses = ['Open', 'Paid', 'Failed', 'Void', 'Refunded', 'Trial'] as const;
export type PlanHistoryStatus = (typeof planHistoryStatuses)[number];

type Kept = Exclude<PlanInvoiceStatus, 'Draft'>;

/** A row of the billing history. A draft is in none, and the trial in every one of a business that had one. */
export interface PlanHistoryRow {
  /** Null for the trial. */
  id: string | null;
  day: Day;
  plan: Plan;
  interval: PlanInterval | null;
  from: Day;
  to: Day;
  seats: number | null;
  currency: string;
  amount: Decimal;
  tax: Decimal;
  coupon: string | null;
  status: Kept | 'Trial';
  number: string | null;
}

/** True of a row that can be entered as an expense: an invoice that was paid, with money or with credit. */
export const mayEnter = ({
  status,
  amount,
}: {
  status: PlanHistoryStatus | PlanInvoiceStatus;
  amount: Decimal;
}): boolean => status === 'Paid' && isPositive(amount);
