import { expect, test } from 'vitest';
import {
  type Coupon,
  couponCode,
  couponFault,
  couponOff,
  couponSentence,
  couponUntil,
  fitsCoupon,
  isCouponOpen,
} from '../../../src/domain/billing/coupon.ts';
import { minus } from '../../../src/domain/money.ts';

const coupon = (terms: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'SPRING',
  off: { percent: '50' },
  lasts: { months: 3 },
  plans: null,
  intervals: null,
  firstDay: null,
  lastDay: null,
  uses: null,
  oncePerBusiness: false,
  newOnly: false,
  ...terms,
});

const kept = (terms: Partial<Coupon> = {}, startsOn: string | null = null) => ({
  id: 'k',
  coupon: coupon(terms),
  startsOn,
});

const price = (amount: string, interval: 'month' | 'year' = 'month', currency = 'USD', digits = 2) => ({
  amount,
  currency,
  digits,
  interval,
});

test('M7: 50 % for 2 months of a yearly price of 290.00 is 24.17, and 265.83 is due', () => {
  const off = couponOff(kept({ lasts: { months: 2 } }), price('290', 'year'), '2026-06-01');
  expect(off).toBe('24.17');
  expect(minus('290', off)).toBe('265.83');
});

test('M8: 100 % leaves nothing to pay, for the plan with its seats', () => {
  expect(couponOff(kept({ off: { percent: '100' }, lasts: 'ever' }), price('34'), '2026-06-01')).toBe('34');
});

test.each([
  ['percent, months', { percent: '50' }, { months: 3 }, '14.5', '36.25'],
  ['percent, more months than a year has', { percent: '50' }, { months: 18 }, '14.5', '145'],
  ['percent, once', { percent: '50' }, 'once', '14.5', '145'],
  ['percent, for good', { percent: '50' }, 'ever', '14.5', '145'],
  ['amount, months', { amount: '5', currency: 'USD' }, { months: 3 }, '5', '15'],
  ['amount, once', { amount: '5', currency: 'USD' }, 'once', '5', '5'],
  ['amount, for good', { amount: '5', currency: 'USD' }, 'ever', '5', '60'],
  ['an amount above the price', { amount: '400', currency: 'USD' }, 'ever', '29', '290'],
] as const)('%s: what comes off 29.00 a month and 290.00 a year', (_, off, lasts, ofMonth, ofYear) => {
  expect(couponOff(kept({ off, lasts }), price('29'), '2026-06-01')).toBe(ofMonth);
  expect(couponOff(kept({ off, lasts }), price('290', 'year'), '2026-06-01')).toBe(ofYear);
});

test('it is rounded to the digits of the currency', () => {
  expect(couponOff(kept({ off: { percent: '33.33' } }), price('29'), '2026-06-01')).toBe('9.67');
  expect(couponOff(kept({ off: { percent: '33.33' } }), price('2900', 'month', 'JPY', 0), '2026-06-01')).toBe(
    '967',
  );
});

test('three months are the first three periods, also where they begin on the 31st', () => {
  const off = (from: string) => couponOff(kept({}, '2026-01-31'), price('29'), from);
  expect(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map(off)).toEqual([
    '14.5',
    '14.5',
    '14.5',
    '0',
  ]);
});

test('a year takes the months that are left when it begins', () => {
  const off = (from: string) =>
    couponOff(kept({ lasts: { months: 18 } }, '2026-01-01'), price('120', 'year'), from);
  expect(['2026-01-01', '2027-01-01', '2028-01-01'].map(off)).toEqual(['60', '30', '0']);
});

test('once is the first invoice, and no other of the same day', () => {
  expect(couponOff(kept({ lasts: 'once' }, '2026-06-01'), price('29'), '2026-06-01')).toBe('0');
});

test('it is open until its months are over', () => {
  expect(isCouponOpen(kept({}, '2026-01-31'), '2026-04-29')).toBe(true);
  expect(isCouponOpen(kept({}, '2026-01-31'), '2026-04-30')).toBe(false);
  expect(isCouponOpen(kept({ lasts: 'once' }, '2026-01-31'), '2026-01-31')).toBe(false);
  expect(isCouponOpen(kept({ lasts: 'once' }), '2026-01-31')).toBe(true);
  expect(isCouponOpen(kept({ lasts: 'ever' }, '2026-01-31'), '2099-01-31')).toBe(true);
});

test('its last day is the eve of the day its months end', () => {
  expect(couponUntil(kept({}, '2026-01-31'))).toBe('2026-04-29');
  expect(couponUntil(kept({}))).toBeNull();
  expect(couponUntil(kept({ lasts: 'ever' }, '2026-01-31'))).toBeNull();
});

test('the checkout says what comes off, for how long, and the price afterwards', () => {
  const of = (terms: Partial<Coupon>, what = price('29')) => couponSentence(kept(terms), what, '2026-06-01');
  expect(of({})).toBe('50 % off for 3 months, then USD 29 a month');
  expect(of({ lasts: { months: 1 } })).toBe('50 % off for 1 month, then USD 29 a month');
  expect(of({ lasts: 'once' })).toBe('50 % off the first month, then USD 29 a month');
  expect(of({ lasts: 'ever' })).toBe('50 % off for good: USD 14.50 a month');
  expect(of({ off: { amount: '5', currency: 'USD' } })).toBe(
    'USD 5 off a month for 3 months, then USD 29 a month',
  );
  expect(of({ lasts: { months: 2 } }, price('290', 'year'))).toBe(
    '50 % off for 2 months: USD 24.17 off the year, then USD 290 a year',
  );
  expect(of({ lasts: { months: 18 } }, price('290', 'year'))).toBe(
    '50 % off for 18 months: USD 145 off the next year, then USD 290 a year once it ends',
  );
  expect(couponSentence(kept({}, '2026-06-01'), price('79'), '2026-07-16')).toBe(
    '50 % off for 2 months, then USD 79 a month',
  );
});

const use = {
  plan: 'growth',
  interval: 'month',
  currency: 'USD',
  today: '2026-06-15',
  isNew: true,
  usedBefore: false,
  taken: 0,
} as const;

test.each([
  [{ firstDay: '2026-06-16' }, {}, 'This coupon isn’t valid yet.'],
  [{ lastDay: '2026-06-14' }, {}, 'This coupon has expired.'],
  [{ uses: 3 }, { taken: 3 }, 'This coupon has been used up.'],
  [{ oncePerBusiness: true }, { usedBefore: true }, 'You have used this coupon before.'],
  [{ newOnly: true }, { isNew: false }, 'This coupon is for new customers only.'],
  [{ plans: ['starter', 'enterprise'] }, {}, 'This coupon is for the Starter or Enterprise plan.'],
  [{ intervals: ['year'] }, {}, 'This coupon is for paying by the year.'],
  [{ off: { amount: '5', currency: 'EUR' } }, {}, 'This coupon is for prices in EUR.'],
] as const)('%j is refused to %j', (terms, asked, sentence) => {
  expect(couponFault(coupon(terms as Partial<Coupon>), { ...use, ...asked })).toBe(sentence);
});

test('what every condition allows is allowed, to the last use and on both edges of its days', () => {
  const strict = coupon({
    firstDay: '2026-06-15',
    lastDay: '2026-06-15',
    uses: 3,
    oncePerBusiness: true,
    newOnly: true,
    plans: ['growth'],
    intervals: ['month'],
    off: { amount: '5', currency: 'USD' },
  });
  expect(couponFault(strict, { ...use, taken: 2 })).toBeNull();
  expect(couponFault(coupon(), { ...use, isNew: false, usedBefore: true, taken: 99 })).toBeNull();
});

test('it goes on with a plan and an interval it is for', () => {
  const limited = coupon({ plans: ['growth'], intervals: ['month'] });
  expect(fitsCoupon(limited, { plan: 'growth', interval: 'month' })).toBe(true);
  expect(fitsCoupon(limited, { plan: 'enterprise', interval: 'month' })).toBe(false);
  expect(fitsCoupon(limited, { plan: 'growth', interval: 'year' })).toBe(false);
});

test('codes are compared without case and the spaces around them', () => {
  expect(couponCode('  spring ')).toBe('SPRING');
});
