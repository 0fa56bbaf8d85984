import type { Decimal } from '../money.ts';
import type { Billing, Terms } from './billing.ts';
import type { Quote } from './proration.ts';

/** What a payment of a plan is for: a plan, more of it, an open invoice, a method alone; the last two are asked for by the clock. */
export type PlanPaymentKind = 'start' | 'up' | 'pay' | 'method' | 'renew' | 'retry';

/** Money that came after all for what had lapsed or is void became plan credit. */
export type PlanPaymentState = 'Incomplete' | 'Paid' | 'Failed' | 'Lapsed' | 'Credited';

/** What of the billing a quote was made of: once it is another, the quote is none any more. */
export interface QuoteBasis {
  state: Billing['state'];
  terms: Terms | null;
  periodFrom: string | null;
}

/** A payment of a plan, under way or over. */
export interface PlanPayment {
  /** Its reference at the provider. */
  id: string;
  kind: PlanPaymentKind;
  state: PlanPaymentState;
  quote: Quote | null;
  basis: QuoteBasis | null;
  coupon: string | null;
  /** With tax, after plan credit. */
  amount: Decimal;
  currency: string;
  invoiceId: string | null;
  description: string;
  email: string;
  /** What it is charged to; null where a page of the provider asks for it. */
  customer: string | null;
  method: string | null;
  /** Nobody is there to confirm anything. */
  offSession: boolean;
  /** Its name at the provider; null while no answer came. */
  ref: string | null;
  link: string | null;
  begunAt: Date;
  lapsesAt: Date | null;
  /** Why it failed, in words. */
  reason: string | null;
  refunded: Decimal;
  disputed: boolean;
  version: number;
}

export const basisOf = ({ state, terms, period }: Billing): QuoteBasis => ({
  state,
  terms,
  periodFrom: period?.from ?? null,
});

const sameTerms = (a: Terms | null, b: Terms | null): boolean =>
  a === b || (a?.plan === b?.plan && a?.interval === b?.interval && a?.seats === b?.seats);

/** True while what a quote was made of is so still. */
export const stillHolds = (basis: QuoteBasis, billing: Billing): boolean => {
  const now = basisOf(billing);
  return (
    basis.state === now.state && basis.periodFrom === now.periodFrom && sameTerms(basis.terms, now.terms)
  );
};

/** True for a payment that asks for the same as another one under way. */
export const asksTheSame = (
  payment: Pick<PlanPayment, 'quote' | 'coupon'>,
  wanted: { terms: Terms; coupon: string | null },
): boolean =>
  payment.quote !== null && sameTerms(payment.quote.terms, wanted.terms) && payment.coupon === wanted.coupon;

export const isUnderWay = ({ state }: Pick<PlanPayment, 'state'>): boolean => state === 'Incomplete';

/** True for what can't become a plan any more: money that comes for it is plan credit. */
export const isOver = ({ state }: Pick<PlanPayment, 'state'>): boolean =>
  state === 'Failed' || state === 'Lapsed';

/** True for a payment of a change of the plan. */
export const changesPlan = ({ kind }: Pick<PlanPayment, 'kind'>): boolean =>
  kind === 'start' || kind === 'up';
