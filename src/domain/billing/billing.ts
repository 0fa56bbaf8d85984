import { type ChosenPlan, chosenPlans } from '../access/plans.ts';
import type { Day } from '../day.ts';
import type { Standing } from '../values/standing.ts';

/** How a business's plan is paid for. Source: finance-answers.md, Q143. */
export type BillingState = 'Trial' | 'Free' | 'Active' | 'PastDue' | 'Cancelling' | 'Store' | 'Deal';

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** What is paid for: a plan, how often, and for how many people in all; null where nothing bounds them. */
export interface Terms {
  plan: ChosenPlan;
  interval: PlanInterval;
  seats: number | null;
}

/** A plan for good, by codes that were redeemed. */
export interface KeptDeal {
  plan: ChosenPlan;
  seats: number | null;
}

/** Days of UTC, both of them in it. */
export interface BillingPeriod {
  from: Day;
  to: Day;
}

/** A way to pay that the provider keeps. */
export interface KeptMethod {
  customer: string;
  method: string;
  /** What owners know it by, such as the last digits of a card. */
  label: string;
  /** It takes money, rather than playing at it. */
  live: boolean;
}

/** An invoice that could not be charged. */
export interface PastDue {
  /** The day it was due. */
  since: Day;
  invoiceId: string;
  tries: number;
  /** The bank said that trying again is no use: the method must change first. */
  final: boolean;
  /** Why the last try failed, in words. */
  reason: string;
}

/** How the plan of a business is paid for, as it is stored. */
export interface Billing {
  state: BillingState;
  /** What is paid for; null where nothing is. */
  terms: Terms | null;
  /** The currency of what is paid, fixed while it is. */
  currency: string | null;
  /** The day by which periods are counted. */
  anchorOn: Day | null;
  period: BillingPeriod | null;
  /** The smaller plan that waits for the end of the period; null where none does. */
  next: Terms | null;
  deal: KeptDeal | null;
  pastDue: PastDue | null;
  method: KeptMethod | null;
}

/** What the chart of billing guards on. */
export interface BillingFacts {
  /** A plan by deal codes is kept, whatever is paid for. */
  deal: boolean;
  /** What waits for the end of the period: nothing, the end of what is paid for, or a smaller plan. */
  waiting: 'none' | 'end' | 'smaller';
}

export const billingStanding = ({ state, deal, next }: Billing): Standing<BillingFacts> => ({
  status: state,
  facts: {
    deal: deal !== null,
    waiting: state !== 'Cancelling' ? 'none' : next ? 'smaller' : 'end',
  },
});

/** Nothing is paid for. */
export const unbilled = (state: 'Trial' | 'Free'): Billing => ({
  state,
  terms: null,
  currency: null,
  anchorOn: null,
  period: null,
  next: null,
  deal: null,
  pastDue: null,
  method: null,
});

/** How a plan compares with another: below zero where it is smaller. */
export const comparePlans = (a: ChosenPlan, b: ChosenPlan): number =>
  chosenPlans.indexOf(a) - chosenPlans.indexOf(b);

const seatNumber = (seats: number | null): number => seats ?? Number.POSITIVE_INFINITY;

/** How numbers of seats compare; null is without bound. */
export const compareSeats = (a: number | null, b: number | null): number =>
  Math.sign(seatNumber(a) === seatNumber(b) ? 0 : seatNumber(a) - seatNumber(b));

/**
 * The plan in force with its seats: the higher of what is paid for and what is kept by a deal. Null where neither is: a trial, or
 * what is free of charge. Source: Q143.
 */
export const paidInForce = ({ terms, deal }: Pick<Billing, 'terms' | 'deal'>): KeptDeal | null => {
  if (!terms || !deal) return terms ?? deal;
  return {
    plan: comparePlans(terms.plan, deal.plan) >= 0 ? terms.plan : deal.plan,
    seats: compareSeats(terms.seats, deal.seats) >= 0 ? terms.seats : deal.seats,
  };
};
