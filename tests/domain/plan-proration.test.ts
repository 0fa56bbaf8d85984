import { expect, test } from 'vitest';
import type { PlanInterval, Terms } from '../../src/domain/billing/billing.ts';
import { changeKind, upwardPart } from '../../src/domain/billing/change.ts';
import { daysIn, periodFrom } from '../../src/domain/billing/period.ts';
import {
  type PaidLine,
  type PlanPrice,
  periodQuote,
  type Quote,
  type QuoteRules,
  startQuote,
  upQuote,
} from '../../src/domain/billing/proration.ts';
import { secondQuote } from '../support/second-proration.ts';

const growth: PlanPrice = { amount: '29', seatPrice: '5', seatsIncluded: 5 };
const enterprise: PlanPrice = { amount: '79', seatPrice: '5', seatsIncluded: null };
const terms = (plan: Terms['plan'], seats: number | null, interval: PlanInterval = 'month'): Terms => ({
  plan,
  interval,
  seats,
});
const rules = (price: PlanPrice, more: Partial<QuoteRules> = {}): QuoteRules => ({
  price,
  off: () => '0',
  digits: 2,
  ...more,
});
const paidLines = ({ lines }: Quote): PaidLine[] =>
  lines.flatMap((line) => (line.kind === 'credit' ? [] : [{ ...line, kind: line.kind }]));
const nets = ({ lines }: Quote) => lines.map(({ kind, net }) => `${kind} ${net}`);

const june = startQuote(terms('growth', 5), '2026-06-01', rules(growth));
const running = {
  terms: june.terms,
  period: june.period,
  anchorOn: june.anchorOn,
  lines: paidLines(june),
};

test('M6: from growth to enterprise on 16 June 25.00 are due, and 79.00 on 1 July', () => {
  const up = upQuote(running, terms('enterprise', null), '2026-06-16', rules(enterprise));
  expect(nets(up)).toEqual(['credit -14.5', 'plan 39.5']);
  expect(up.net).toBe('25');
  expect(up.period).toEqual({ from: '2026-06-01', to: '2026-06-30' });
  const july = { period: periodFrom(up.anchorOn, '2026-07-01', 'month'), anchorOn: up.anchorOn };
  expect(periodQuote(up.terms, july, rules(enterprise)).net).toBe('79');
});

test('M13: a seat more on 16 June is 2.50, and enterprise on 21 June credits both lines by their own days', () => {
  const seat = upQuote(running, terms('growth', 6), '2026-06-16', rules(growth));
  expect(nets(seat)).toEqual(['seats 2.5']);
  expect(seat.endsPaidLines).toBe(false);
  const both = { ...running, terms: seat.terms, lines: [...running.lines, ...paidLines(seat)] };
  const up = upQuote(both, terms('enterprise', null), '2026-06-21', rules(enterprise));
  expect(nets(up)).toEqual(['credit -9.67', 'credit -1.67', 'plan 26.33']);
  expect(up.net).toBe('14.99');
});

test('M8: with everything off, a seat more mid-period costs nothing', () => {
  const free = rules(growth, { off: (price) => price });
  expect(upQuote(running, terms('growth', 6), '2026-06-16', free)).toMatchObject({ net: '0' });
});

test('from month to year a period begins, and what is left of the month is credited', () => {
  const year = { amount: '290', seatPrice: '50', seatsIncluded: 5 };
  const up = upQuote(running, terms('growth', 5, 'year'), '2026-06-16', rules(year));
  expect(nets(up)).toEqual(['credit -14.5', 'plan 290']);
  expect(up).toMatchObject({ period: { from: '2026-06-16', to: '2027-06-15' }, anchorOn: '2026-06-16' });
});

test('the coupon is taken off before days are counted, and shared by the lines', () => {
  const half = rules(growth, { off: () => '19.5' });
  const start = startQuote(terms('growth', 7), '2026-06-01', half);
  expect(nets(start)).toEqual(['plan 14.5', 'seats 5']);
  expect(upQuote(running, terms('enterprise', null), '2026-06-16', { ...half, price: enterprise }).net).toBe(
    '15.25',
  );
});

test.each([
  ['growth 5 month', 'enterprise null month', 'up'],
  ['growth 5 month', 'growth 6 month', 'up'],
  ['growth 5 month', 'growth 5 year', 'up'],
  ['growth 5 month', 'growth 5 month', 'same'],
  ['growth 5 month', 'starter 2 month', 'down'],
  ['growth 7 month', 'growth 6 month', 'down'],
  ['growth 5 year', 'growth 5 month', 'down'],
  ['growth 5 year', 'enterprise null month', 'down'],
  ['starter 7 month', 'growth 5 month', 'down'],
  ['enterprise null month', 'growth 5 year', 'down'],
])('%s to %s is %s', (before, after, kind) => {
  const [a, b] = [before, after].map((text) => {
    const [plan, seats, interval] = text.split(' ');
    const known = seats === 'null' ? null : Number(seats);
    return terms(plan as Terms['plan'], known, interval as PlanInterval);
  });
  expect(changeKind(a!, b!)).toBe(kind);
  if (kind === 'up') expect(upwardPart(a!, b!)).toEqual(b);
});

test('of a change that is down in one part, the upward part alone can be had now', () => {
  expect(upwardPart(terms('growth', 7, 'year'), terms('enterprise', 6, 'month'))).toEqual(
    terms('enterprise', 7, 'year'),
  );
});

/** Numbers that look random and are the same each time. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

test('10,000 random changes come to what a second calculation, day by day, says', () => {
  const seed = Number(process.env.PLAN_SEED ?? 46);
  const below = numbersFrom(seed);
  const price = (digits: number): PlanPrice => ({
    amount: String((1 + below(20_000)) / 10 ** digits),
    seatPrice: String((1 + below(2_000)) / 10 ** digits),
    seatsIncluded: below(4) === 0 ? null : 1 + below(6),
  });
  for (let n = 0; n < 10_000; n += 1) {
    const digits = below(5) === 0 ? 0 : 2;
    const interval = below(2) ? 'month' : 'year';
    const anchor = new Date(Date.UTC(2024, 0, 1 + below(1_200))).toISOString().slice(0, 10);
    const before = price(digits);
    const percent = below(3) ? 0 : below(101);
    const off = (full: string) => secondQuote.percentOf(full, percent, digits);
    const first = startQuote(
      terms('starter', 1 + below(9), interval),
      anchor,
      rules(before, { off, digits }),
    );
    const at = below(daysIn(first.period));
    const today = new Date(Date.parse(first.period.from) + at * 86_400_000).toISOString().slice(0, 10);
    const kept = { terms: first.terms, period: first.period, anchorOn: anchor, lines: paidLines(first) };
    const plan = below(3) ? 'enterprise' : 'starter';
    const after = plan === 'starter' ? before : price(digits);
    const wanted = terms(
      plan,
      (first.terms.seats ?? 0) + 1 + below(5),
      interval === 'month' && below(3) === 0 ? 'year' : interval,
    );
    const quote = upQuote(kept, wanted, today, rules(after, { off, digits }));
    expect(quote.net, `seed ${seed}, change ${n}`).toBe(
      secondQuote.up({ kept, wanted, today, price: after, percent, digits }),
    );
  }
});
