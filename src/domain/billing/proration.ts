import type { ChosenPlan } from '../access/plans.ts';
import type { Day } from '../day.ts';
import { type Decimal, decimal, isZero, minus, negated, partOf, shared, sum, times } from '../money.ts';
import { type BillingPeriod, compareSeats, type Terms } from './billing.ts';
import { daysIn, periodFrom } from './period.ts';

/** What a plan costs for an interval, without tax. */
export interface PlanPrice {
  amount: Decimal;
  /** What each further seat costs. */
  seatPrice: Decimal;
  /** The seats that are in the amount; null where nothing bounds them. */
  seatsIncluded: number | null;
}

/** A line that was paid, as long as it runs. */
export interface PaidLine {
  kind: 'plan' | 'seats';
  plan: ChosenPlan;
  /** Of further seats, how many; 1 of a plan. */
  quantity: number;
  from: Day;
  to: Day;
  /** What was paid for those days, after the coupon and without tax. */
  net: Decimal;
}

/** A line of what is due: a plan or further seats for some days of a period, or what is credited of a paid line. */
export interface QuoteLine {
  kind: 'plan' | 'seats' | 'credit';
  plan: ChosenPlan;
  quantity: number;
  from: Day;
  to: Day;
  days: number;
  /** The days of the whole period, of which those are a part. */
  ofDays: number;
  /** The price of the whole period, and what the coupon takes off it. */
  price: Decimal;
  off: Decimal;
  /** What the line comes to; below zero of a credit. */
  net: Decimal;
}

/** What a change costs, line by line. */
export interface Quote {
  terms: Terms;
  /** The period that is paid for once this is. */
  period: BillingPeriod;
  /** Counted from this day on. */
  anchorOn: Day;
  lines: readonly QuoteLine[];
  /** Without tax. Below zero it becomes plan credit. */
  net: Decimal;
  /** The paid lines end with this, for their days to come are in the credit. */
  endsPaidLines: boolean;
}

export interface QuoteRules {
  price: PlanPrice;
  /** What a coupon takes off a full price. */
  off: (price: Decimal) => Decimal;
  digits: number;
}

/** What is already paid for. */
export interface Running {
  terms: Terms;
  period: BillingPeriod;
  anchorOn: Day;
  lines: readonly PaidLine[];
}

/** The seats beyond those a plan includes. */
const furtherSeats = (seats: number | null, included: number | null): number =>
  seats === null || included === null ? 0 : Math.max(0, seats - included);

/** Full prices by line, the coupon's part of each taken off. */
const fullLines = (terms: Terms, quantity: number, rules: QuoteRules, withPlan: boolean) => {
  const { amount, seatPrice } = rules.price;
  const parts = [
    ...(withPlan ? [{ kind: 'plan' as const, quantity: 1, price: decimal(amount) }] : []),
    ...(quantity > 0
      ? [{ kind: 'seats' as const, quantity, price: times(seatPrice, String(quantity)) }]
      : []),
  ];
  const prices = parts.map(({ price }) => price);
  const offs = shared(rules.off(sum(prices)), prices, rules.digits);
  return parts.map((part, n) => ({ ...part, plan: terms.plan, off: offs[n]! }));
};

const charged = (
  full: ReturnType<typeof fullLines>,
  days: BillingPeriod,
  whole: BillingPeriod,
  digits: number,
): QuoteLine[] =>
  full.map((line) => ({
    ...line,
    ...days,
    days: daysIn(days),
    ofDays: daysIn(whole),
    net: partOf(minus(line.price, line.off), String(daysIn(days)), String(daysIn(whole)), digits),
  }));

/** What is left of paid lines, from a day on, which counts as a day to come. Each is rounded by itself. */
const credits = (lines: readonly PaidLine[], today: Day, digits: number): QuoteLine[] =>
  lines
    .filter(({ from, to }) => from <= today && today <= to)
    .map(({ plan, quantity, from, to, net }) => {
      const [days, ofDays] = [daysIn({ from: today, to }), daysIn({ from, to })];
      const left = partOf(net, String(days), String(ofDays), digits);
      return {
        kind: 'credit' as const,
        plan,
        quantity,
        from: today,
        to,
        days,
        ofDays,
        price: net,
        off: '0',
        net: negated(left),
      };
    })
    .filter(({ net }) => !isZero(net));

const quoteOf = (quote: Omit<Quote, 'net'>): Quote => ({
  ...quote,
  net: sum(quote.lines.map(({ net }) => net)),
});

/** What a whole period costs: the first one, or a renewal. */
export const periodQuote = (
  terms: Terms,
  { period, anchorOn }: Pick<Quote, 'period' | 'anchorOn'>,
  rules: QuoteRules,
): Quote => {
  const quantity = furtherSeats(terms.seats, rules.price.seatsIncluded);
  const lines = charged(fullLines(terms, quantity, rules, true), period, period, rules.digits);
  return quoteOf({ terms, period, anchorOn, lines, endsPaidLines: true });
};

/** What begins on a day without anything paid for before. */
export const startQuote = (terms: Terms, today: Day, rules: QuoteRules): Quote =>
  periodQuote(terms, { period: periodFrom(today, today, terms.interval), anchorOn: today }, rules);

/**
 * What a change upward costs from a day on: the new price for the days left, less what was paid for them. Seats that are added on the same
 * plan are charged by themselves; from month to year a period begins. Source: finance-answers.md, Q92, M6 and M13.
 */
export const upQuote = (running: Running, terms: Terms, today: Day, rules: QuoteRules): Quote => {
  const { digits, price } = rules;
  const before = running.terms;
  const sameInterval = before.interval === terms.interval;
  const period = sameInterval ? running.period : periodFrom(today, today, terms.interval);
  const anchorOn = sameInterval ? running.anchorOn : today;
  const left = { from: today, to: period.to };
  const seatsAlone =
    sameInterval && before.plan === terms.plan && compareSeats(terms.seats, before.seats) > 0;
  const has = seatsAlone ? furtherSeats(before.seats, price.seatsIncluded) : 0;
  const quantity = furtherSeats(terms.seats, price.seatsIncluded) - has;
  const lines = [
    ...(seatsAlone ? [] : credits(running.lines, today, digits)),
    ...charged(fullLines(terms, quantity, rules, !seatsAlone), left, period, digits),
  ];
  return quoteOf({ terms, period, anchorOn, lines, endsPaidLines: !seatsAlone });
};
