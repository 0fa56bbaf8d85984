import { type ChosenPlan, seatsOfPlan } from '../access/plans.ts';
import { type Day, daysAfter } from '../day.ts';
import { type Decimal, rounded, times, zero } from '../money.ts';
import { countries } from '../values/country.ts';
import { digitsOf } from '../values/currency.ts';
import { type PlanInterval, planIntervals } from './billing.ts';

/** A plan that has a price. The free one costs nothing, in every currency and for ever. */
export type PaidPlan = Exclude<ChosenPlan, 'free'>;

export const paidPlans: readonly PaidPlan[] = ['starter', 'growth', 'enterprise'];

/** What a plan costs for one period from a day on, without tax. Source: finance-answers.md, Q91. */
export interface PlanPrice {
  plan: PaidPlan;
  interval: PlanInterval;
  currency: string;
  /** The first day it counts. */
  from: Day;
  /** The day it was set, from which subscribers have notice of it. */
  setOn: Day;
  amount: Decimal;
  /** How many people it includes; null where nothing bounds them. */
  seats: number | null;
  /** What one more of them costs; null where there are no further ones. */
  seatPrice: Decimal | null;
}

/** Which of the prices is meant. */
type Priced = Pick<PlanPrice, 'plan' | 'interval' | 'currency'>;

/** How long before a renewal its price must have been set: subscribers keep the earlier one until they had notice. */
export const noticeDays = 30;

const usualCurrency = 'USD';

const latest = (prices: readonly PlanPrice[]): PlanPrice | undefined =>
  prices.reduce<PlanPrice | undefined>((last, one) => (last && last.from > one.from ? last : one), undefined);

const pricesOf = (prices: readonly PlanPrice[], { plan, interval, currency }: Priced): PlanPrice[] =>
  prices.filter((one) => one.plan === plan && one.interval === interval && one.currency === currency);

/** The price of a plan that is bought on a day; undefined where it isn't sold in that currency then. */
export const priceOn = (prices: readonly PlanPrice[], which: Priced, day: Day): PlanPrice | undefined =>
  latest(pricesOf(prices, which).filter(({ from }) => from <= day));

/**
 * The price a renewal on a day is charged: the one in force of those its subscribers had thirty days' notice of, or bought at.
 *
 * @param boughtOn the day the running subscription was bought
 */
export const renewalPriceOn = (
  prices: readonly PlanPrice[],
  which: Priced,
  day: Day,
  boughtOn: Day,
): PlanPrice | undefined =>
  latest(
    pricesOf(prices, which).filter(
      ({ from, setOn }) => from <= day && (from <= boughtOn || daysAfter(setOn, noticeDays) <= day),
    ),
  );

/** The prices there are on a day, of every plan, interval and currency. */
export const pricesOn = (prices: readonly PlanPrice[], day: Day): PlanPrice[] =>
  prices.filter((one) => one === priceOn(prices, one, day));

/** The currency a country's businesses pay in: its own where plans have a price in it, else US dollars. */
export const planCurrencyOf = (prices: readonly PlanPrice[], country: string, day: Day): string => {
  const own = countries.find(({ code }) => code === country)?.currency;
  return pricesOn(prices, day).some(({ currency }) => currency === own) ? own! : usualCurrency;
};

/** What a plan costs for a whole period with so many people; null people are as many as there are. */
export const amountFor = (
  price: PlanPrice,
  seats: number | null,
): { plan: Decimal; furtherSeats: number; seats: Decimal } => {
  const furtherSeats = seats === null || price.seats === null ? 0 : Math.max(0, seats - price.seats);
  const each = price.seatPrice ?? zero;
  return {
    plan: price.amount,
    furtherSeats,
    seats: rounded(times(each, String(furtherSeats)), digitsOf(price.currency)),
  };
};

/** The prices that are proposed to an operator who has none. Source: finance-answers.md, Q91. */
export const usualPrices = (day: Day): PlanPrice[] =>
  [
    { plan: 'starter' as const, monthly: '9', seatPrice: '5' },
    { plan: 'growth' as const, monthly: '29', seatPrice: '5' },
    { plan: 'enterprise' as const, monthly: '79', seatPrice: null },
  ].flatMap(({ plan, monthly, seatPrice }) =>
    planIntervals.map((interval) => {
      const months = interval === 'year' ? '10' : '1';
      return {
        plan,
        interval,
        currency: usualCurrency,
        from: day,
        setOn: day,
        amount: times(monthly, months),
        seats: seatsOfPlan(plan),
        seatPrice: seatPrice && times(seatPrice, months),
      };
    }),
  );
