import type { Terms } from '../../src/domain/billing/billing.ts';
import type { PaidLine, PlanPrice } from '../../src/domain/billing/proration.ts';

/**
 * What a change costs, calculated a second time: in whole numbers of minor units, the days counted one by one on a calendar. It takes nothing
 * from what it checks but the shapes of its matter.
 */
const units = (amount: string, digits: number): bigint => {
  const [whole, part = ''] = amount.split('.');
  return BigInt(whole! + part.padEnd(digits, '0'));
};

const text = (value: bigint, digits: number): string => {
  const sign = value < 0n ? '-' : '';
  const all = String(value < 0n ? -value : value).padStart(digits + 1, '0');
  const [whole, part] = digits === 0 ? [all, ''] : [all.slice(0, -digits), all.slice(-digits)];
  const short = part.replace(/0+$/, '');
  return `${sign}${whole}${short ? `.${short}` : ''}`;
};

/** Half away from zero, of what is not below zero. */
const ratio = (value: bigint, part: bigint, whole: bigint): bigint =>
  (2n * value * part + whole) / (2n * whole);

const countDays = (from: string, to: string): bigint => {
  let days = 0n;
  for (const day = new Date(from); day <= new Date(to); day.setUTCDate(day.getUTCDate() + 1)) days += 1n;
  return days;
};

/** The last day of a year that begins on a day: that of a 29 February ends on 27 February. */
const endOfYear = (from: string): string => {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number];
  const end = new Date(Date.UTC(year + 1, month - 1, day));
  // Where the next year has no such day, the next period begins on the last day of February.
  if (end.getUTCMonth() !== month - 1) end.setUTCDate(0);
  end.setUTCDate(end.getUTCDate() - 1);
  return end.toISOString().slice(0, 10);
};

interface SecondChange {
  kept: { terms: Terms; period: { from: string; to: string }; lines: readonly PaidLine[] };
  wanted: Terms;
  today: string;
  price: PlanPrice;
  percent: number;
  digits: number;
}

const percentUnits = (full: bigint, percent: number): bigint => ratio(full, BigInt(percent), 100n);

/** A part of the whole that is taken off goes to each price by its share; the largest rest gets the unit that is left. */
const sharesOf = (off: bigint, prices: readonly bigint[]): bigint[] => {
  const whole = prices.reduce((a, b) => a + b, 0n);
  if (whole === 0n) return prices.map(() => 0n);
  const cut = prices.map((price) => (off * price) / whole);
  const rests = prices.map((price, n) => off * price - cut[n]! * whole);
  if (cut.reduce((a, b) => a + b, 0n) < off) cut[rests[1]! > rests[0]! ? 1 : 0]! += 1n;
  return cut;
};

const beyond = (seats: number | null, included: number | null): bigint =>
  seats === null || included === null || seats <= included ? 0n : BigInt(seats - included);

export const secondQuote = {
  percentOf: (full: string, percent: number, digits: number): string =>
    text(percentUnits(units(full, digits), percent), digits),

  /** What is due of a change upward, without tax. */
  up: ({ kept, wanted, today, price, percent, digits }: SecondChange): string => {
    const sameInterval = kept.terms.interval === wanted.interval;
    const seatsAlone = sameInterval && kept.terms.plan === wanted.plan;
    const [from, to] = sameInterval ? [kept.period.from, kept.period.to] : [today, endOfYear(today)];
    const [left, whole] = [countDays(today, to), countDays(from, to)];
    const seats =
      beyond(wanted.seats, price.seatsIncluded) -
      (seatsAlone ? beyond(kept.terms.seats, price.seatsIncluded) : 0n);
    const prices = [seatsAlone ? 0n : units(price.amount, digits), units(price.seatPrice, digits) * seats];
    const off = percentUnits(prices[0]! + prices[1]!, percent);
    const charge = sharesOf(off, prices)
      .map((share, n) => ratio(prices[n]! - share, left, whole))
      .reduce((a, b) => a + b, 0n);
    const credit = seatsAlone
      ? 0n
      : kept.lines
          .map((line) =>
            ratio(units(line.net, digits), countDays(today, line.to), countDays(line.from, line.to)),
          )
          .reduce((a, b) => a + b, 0n);
    return text(charge - credit, digits);
  },
};
