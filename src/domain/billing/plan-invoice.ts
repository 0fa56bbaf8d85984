import type { Day } from '../day.ts';
import type { Party } from '../documents/document.ts';
import {
  compare,
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  minus,
  negated,
  over,
  percentOf,
  plus,
  rounded,
  shared,
  smaller,
  sum,
  times,
  zero,
} from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import type { Range } from '../values/period.ts';
import type { PlanInterval } from './billing.ts';
import { leastPayment } from './least-payment.ts';
import type { PlanTax } from './plan-tax.ts';
import type { PaidPlan } from './prices.ts';
import type { PlanSeller } from './seller.ts';

/** The words of the status column, as the chart has them. */
export type PlanInvoiceStatus = 'Draft' | 'Open' | 'Failed' | 'Paid' | 'Void' | 'Refunded';

/** What is bought, or given back, for some days. */
export interface PlanInvoiceLineDraft {
  /** The plan, people beyond those it includes, or what is left of a line that was paid for. */
  kind: 'plan' | 'seats' | 'credit';
  plan: PaidPlan;
  interval: PlanInterval;
  /** How many people; null where nothing bounds them. */
  seats: number | null;
  /** Both days included. */
  from: Day;
  to: Day;
  /** Before the coupon and without tax; below zero for a credit. */
  price: Decimal;
  /** What the coupon takes off. */
  off: Decimal;
}

export interface PlanInvoiceLine extends Omit<PlanInvoiceLineDraft, 'kind'> {
  /** A refund is a part that is taken back of what all other lines were for. */
  kind: PlanInvoiceLineDraft['kind'] | 'refund';
  net: Decimal;
  /** Its part of the invoice's tax. */
  tax: Decimal;
}

/** An invoice for a plan as it is asked for. */
export interface PlanInvoiceDraft {
  plan: PaidPlan;
  interval: PlanInterval;
  seats: number | null;
  currency: string;
  /** What is paid for, both days included. */
  period: Range;
  /** The code of its coupon; null without one. */
  coupon: string | null;
  lines: readonly PlanInvoiceLineDraft[];
  /** The day it is to be paid by; the day it is finalised where none is said. */
  dueOn?: Day;
}

export interface PlanInvoiceSums {
  lines: PlanInvoiceLine[];
  net: Decimal;
  tax: Decimal;
  total: Decimal;
  taxOf: PlanTax;
}

/** An invoice for a plan, or one that takes such an invoice back. Sums of those are below zero. */
export interface PlanInvoice extends Omit<PlanInvoiceDraft, 'lines' | 'dueOn'>, PlanInvoiceSums {
  id: string;
  kind: 'Invoice' | 'Credit';
  status: PlanInvoiceStatus;
  /** Of the installation's series; null until it is finalised. */
  number: string | null;
  /** The invoice it takes back, in whole or in part; null for any other. */
  corrects: string | null;
  /** What of it plan credit pays. */
  creditUsed: Decimal;
  /** As they were when it was finalised; null until then. */
  seller: PlanSeller | null;
  buyer: Party | null;
  finalisedOn: Day | null;
  dueOn: Day | null;
  paidAt: Date | null;
  /** The payment that paid it; null where none was needed, or none was made yet. */
  paymentId: string | null;
}

/** What an invoice comes to: its tax is rounded once, and each line has its part of it. */
export const planInvoiceSums = (
  { lines, currency }: Pick<PlanInvoiceDraft, 'lines' | 'currency'>,
  taxOf: PlanTax,
): PlanInvoiceSums => {
  const digits = digitsOf(currency);
  const nets = lines.map(({ price, off }) => minus(price, off));
  const net = sum(nets);
  const tax = percentOf(net, taxOf.percent, digits);
  const taxes = isZero(net) ? nets.map(() => zero) : shared(tax, nets, digits);
  return {
    lines: lines.map((line, n) => ({ ...line, net: nets[n]!, tax: taxes[n]! })),
    net,
    tax,
    total: plus(net, tax),
    taxOf,
  };
};

/** How much of an invoice plan credit pays: all there is, no more than the invoice, and leaving nothing too small to be charged. */
export const creditFor = (total: Decimal, credit: Decimal, currency: string): Decimal => {
  if (!isPositive(total) || !isPositive(credit)) return zero;
  const most = smaller(total, credit);
  const due = minus(total, most);
  const least = leastPayment(currency);
  return isZero(due) || compare(due, least) >= 0 || compare(total, least) < 0 ? most : minus(total, least);
};

/** What is left to be paid with money. */
export const dueOf = ({ total, creditUsed }: Pick<PlanInvoice, 'total' | 'creditUsed'>): Decimal =>
  isPositive(total) ? minus(total, creditUsed) : zero;

/** What an invoice that takes back more than it charges adds to the plan credit. */
export const creditEarned = ({ total }: Pick<PlanInvoice, 'total'>): Decimal =>
  isNegative(total) ? negated(total) : zero;

/** The part of an invoice that is taken back by a sum with its tax: all of it, or so much that the parts add up to the whole. */
export const partTakenBack = (
  { net, tax, total, currency, taxOf }: PlanInvoice,
  amount: Decimal,
  before: { net: Decimal; total: Decimal },
): { net: Decimal; tax: Decimal; total: Decimal } => {
  const last = compare(plus(before.total, amount), total) >= 0;
  const whole = { net: minus(net, before.net), tax: minus(tax, minus(before.total, before.net)) };
  if (last) return { ...whole, total: plus(whole.net, whole.tax) };
  const share = rounded(over(times(amount, '100'), plus('100', taxOf.percent)), digitsOf(currency));
  return { net: share, tax: minus(amount, share), total: amount };
};

/** The number of an invoice in its series: CF-0042. */
export const planInvoiceNumber = (prefix: string, n: number): string =>
  `${prefix}-${String(n).padStart(4, '0')}`;
