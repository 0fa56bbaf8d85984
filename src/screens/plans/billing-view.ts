import type { OursAnswer } from '../../api/calls/call.ts';
import type { planBillingCalls } from '../../api/calls/plan-billing.ts';
import { type ChosenPlan, chosenPlans, planById } from '../../domain/access/plans.ts';
import type { PlanInterval, Terms } from '../../domain/billing/billing.ts';
import { plus, rounded, times } from '../../domain/money.ts';
import { digitsOf } from '../../domain/values/currency.ts';

/** What a plan costs for one period, without tax. */
export interface PriceView {
  plan: ChosenPlan;
  interval: PlanInterval;
  currency: string;
  amount: string;
  /** The people it includes; null where nothing bounds them. */
  seats: number | null;
  seatPrice: string | null;
}

export const isFree = (plan: ChosenPlan): boolean => plan === chosenPlans[0];

/** The price of a plan among those of one interval and currency; undefined for the free one, and for one that isn't sold so. */
export const priceIn = (
  { prices, interval, currency }: { prices: readonly PriceView[]; interval: PlanInterval; currency: string },
  plan: ChosenPlan,
): PriceView | undefined =>
  prices.find((one) => one.plan === plan && one.interval === interval && one.currency === currency);

/** Every price of one interval and currency. */
export const pricesIn = ({
  prices,
  interval,
  currency,
}: {
  prices: readonly PriceView[];
  interval: PlanInterval;
  currency: string;
}): readonly PriceView[] => prices.filter((one) => one.interval === interval && one.currency === currency);

/** What a plan costs for a whole period with so many people. */
export const wholePrice = (price: PriceView, seats: number | null): string => {
  const further = seats === null || price.seats === null ? 0 : Math.max(0, seats - price.seats);
  return rounded(
    plus(price.amount, times(price.seatPrice ?? '0', String(further))),
    digitsOf(price.currency),
  );
};

/** How many people are proposed for a plan: as many as it includes, those there are, and none of those already paid for fewer. */
export const proposedSeats = (
  price: PriceView,
  { used, paid }: { used: number; paid: number | null },
): number | null => {
  if (price.seats === null) return null;
  return price.seatPrice === null ? price.seats : Math.max(price.seats, used, paid ?? 0);
};

type Answered = OursAnswer<typeof planBillingCalls.billing>;

/** How the plan is paid for, its plans by name. */
export interface BillingView extends Omit<Answered, 'terms' | 'next' | 'deal' | 'pending'> {
  terms: Terms | null;
  next: Terms | null;
  deal: { plan: ChosenPlan; seats: number | null } | null;
  pending: (Terms & { due: string; link: string | null; lapsesAt: string }) | null;
}

/** The same with the name of the plan in the place of its number. */
const named = <Part extends { planId: number }>(part: Part | null) =>
  part && { ...part, plan: planById(part.planId) as ChosenPlan };

export const billingView = ({ terms, next, deal, pending, ...billing }: Answered): BillingView => ({
  ...billing,
  terms: named(terms),
  next: named(next),
  deal: named(deal),
  pending: named(pending),
});
