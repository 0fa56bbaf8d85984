import Big from 'big.js';

/**
 * Exact decimal arithmetic on text. An amount, price, rate or quantity travels as canonical decimal text:
 * no exponent, no trailing zeros, "0" for nothing. Binary floating point never touches money.
 * Source: answers.md, "Money, tax, currency, stock cost" of the product's rules.
 */
export type Decimal = string;

/** Big with room for a price of 24,10 times a quantity of 18,6 before anything is rounded. */
const Exact = Big();
Exact.DP = 20;
Exact.RM = Big.roundHalfUp;

const text = (value: Big): Decimal => (value.c[0] === 0 ? '0' : value.toFixed());

/** Decimal text as the database sends it, which only has to lose its trailing zeros: most of what is ever read. */
const stored = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const trimmed = (value: string): Decimal => {
  let end = value.length;
  if (value.includes('.')) {
    // Counted from the end: a pattern would begin anew at every zero of a long run.
    while (value[end - 1] === '0') end -= 1;
    if (value[end - 1] === '.') end -= 1;
  }
  const short = value.slice(0, end);
  return short === '-0' ? '0' : short;
};

/** Canonical decimal text of any decimal text, e.g. "12.5000" → "12.5". Throws on what is not a decimal. */
export const decimal = (value: string | number): Decimal =>
  typeof value === 'string' && stored.test(value) ? trimmed(value) : text(Exact(value));

export const zero: Decimal = '0';
export const plus = (a: Decimal, b: Decimal): Decimal => text(Exact(a).plus(b));
export const minus = (a: Decimal, b: Decimal): Decimal => text(Exact(a).minus(b));
export const times = (a: Decimal, b: Decimal): Decimal => text(Exact(a).times(b));
const decimalsOf = (value: string): number => {
  const point = value.indexOf('.');
  return point < 0 ? 0 : value.length - point - 1;
};

/** What is divided to 20 decimals, half away from zero. */
export const over = (a: Decimal, b: Decimal): Decimal => text(Exact(a).div(b));
export const negated = (a: Decimal): Decimal => text(Exact(a).neg());
export const sum = (values: readonly Decimal[]): Decimal =>
  text(values.reduce((total, value) => total.plus(value), Exact(0)));

/** −1, 0 or 1. */
export const compare = (a: Decimal, b: Decimal): number => Exact(a).cmp(b);
// Canonical text is read without being computed with: a file of items asks a hundred thousand times.
export const isZero = (a: Decimal): boolean => decimal(a) === zero;
export const isNegative = (a: Decimal): boolean => decimal(a)[0] === '-';
export const isPositive = (a: Decimal): boolean => !isZero(a) && !isNegative(a);
export const smaller = (a: Decimal, b: Decimal): Decimal => (compare(a, b) <= 0 ? a : b);

/** The product's one rounding: half away from zero, to `digits` decimals (a currency's digits for money). */
export const rounded = (value: Decimal, digits: number): Decimal =>
  text(Exact(value).round(digits, Big.roundHalfUp));

/** Decimal text with exactly `digits` decimals, for the wire and for people: "12.5" → "12.50". */
export const fixed = (value: Decimal, digits: number): string =>
  Exact(value).toFixed(digits, Big.roundHalfUp);

/**
 * What of a whole falls to a part of all there is: of 10, 1 piece of 3 is worth 3.33. Multiplied first and divided once, so that
 * all the pieces are worth the whole. Nothing where there are no pieces.
 */
export const partOf = (whole: Decimal, part: Decimal, all: Decimal, digits: number): Decimal =>
  isZero(all) ? zero : rounded(over(times(whole, part), all), digits);

/** A percentage of an amount, rounded. A hundredth by multiplying is exact; a form asks this for each line at every key. */
export const percentOf = (amount: Decimal, percent: Decimal, digits: number): Decimal =>
  rounded(times(times(amount, percent), '0.01'), digits);

/** An amount at a rate, in home currency, rounded to its digits. */
export const atRate = (amount: Decimal, rate: Decimal, homeDigits: number): Decimal =>
  rounded(times(amount, rate), homeDigits);

/** True when the value has no more than `digits` decimals. */
export const fits = (value: Decimal, digits: number): boolean => decimalsOf(decimal(value)) <= digits;

/**
 * Shares a total over weights so that the shares, each rounded to `digits`, add up to the total exactly:
 * every share is cut down first, then the largest remainders receive one unit each (earlier ones on a tie).
 */
export const shared = (total: Decimal, weights: readonly Decimal[], digits: number): Decimal[] => {
  const whole = sum(weights);
  if (isZero(whole) || isZero(total)) return weights.map(() => zero);
  const exact = weights.map((weight) => Exact(total).times(weight).div(whole));
  const cut = exact.map((share) => share.round(digits, Big.roundDown));
  const unit = Exact(10)
    .pow(-digits)
    .times(Exact(total).lt(0) ? -1 : 1);
  const rest = Exact(total).minus(cut.reduce((a, b) => a.plus(b), Exact(0)));
  const missing = rest.div(unit).round(0).toNumber();
  const order = exact
    .map((share, index) => ({ index, left: share.minus(cut[index]!).abs() }))
    .sort((a, b) => b.left.cmp(a.left) || a.index - b.index);
  for (const { index } of order.slice(0, missing)) cut[index] = cut[index]!.plus(unit);
  return cut.map(text);
};

/** True for decimal text of zero, such as "0.00"; false for what nobody can read. */
export const isNothing = (typed: string): boolean => /^0+(\.0+)?$/.test(typed);

/** True for decimal text above zero; false for what a person typed and nobody can read. */
export const isReadableAmount = (typed: string): boolean => /^\d+(\.\d+)?$/.test(typed) && isPositive(typed);
/** How large an amount is, whatever its sign, to so many digits. */
export const abs = (value: Decimal, digits: number): Decimal =>
  rounded(isNegative(value) ? negated(value) : value, digits);
