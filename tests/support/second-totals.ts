import { type Fraction, fraction, nearest, ofInteger, product, unitsOf } from './fraction.ts';

/** A document as typed, as both ledgers are told of it. Money is decimal text in the document's currency. */
export interface Content {
  currency: string;
  /** Decimals of the currency's smallest unit. */
  digits: number;
  /** Home per unit of the currency. */
  rate: string;
  lines: {
    product: string | null;
    quantity: string;
    price: string;
    percent: string | null;
    /** The line's own discount, in percent or as an amount. */
    ownPercent: string | null;
    ownAmount: string;
  }[];
  discount: { type: 'flat'; amount: string } | { type: 'percentage'; percent: string };
  shipping: string;
  shippingPercent: string | null;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** What is typed includes its tax; left out, tax comes on top. */
  pricesIncludeTax?: boolean;
}

/** Totals in smallest units of the document's currency. */
export interface SecondTotals {
  /** A share is all that is off a line: its own discount, and its part of the document's. */
  lines: { amount: bigint; own: bigint; share: bigint; tax: bigint }[];
  subtotal: bigint;
  discount: bigint;
  tax: bigint;
  shipping: bigint;
  shippingTax: bigint;
  total: bigint;
  /** As typed, the discount is more than the lines together. */
  isOver: boolean;
}

const hundredth: Fraction = { top: 1n, bottom: 100n };
const sum = (values: bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** Shares whole units by weight: everybody what fits, then one unit each to those who lost most, the first of equals first. */
export const byLargestRemainder = (total: bigint, weights: bigint[]): bigint[] => {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / whole);
  const lost = weights.map((weight, index) => ({ index, rest: (total * weight) % whole }));
  lost.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1));
  const left = Number(total - sum(shares));
  for (const { index } of lost.slice(0, left)) shares[index] = shares[index]! + 1n;
  return shares;
};

/** So many percent of some units, to the nearest one. */
export const percentOfUnits = (units: bigint, percent: string): bigint =>
  nearest(product(ofInteger(units), fraction(percent), hundredth));

/** What of some units is tax, which is in them. */
const taxInUnits = (units: bigint, percent: string): bigint => {
  const { top, bottom } = fraction(percent);
  return nearest({ top: units * top, bottom: 100n * bottom + top });
};

/** What was typed with its tax, parted: first what is left after all that is off, then each discount, each by itself. */
const withTaxIn = (
  { lines, shippingPercent, taxPerRate }: Content,
  typed: { own: bigint[]; nets: bigint[]; discount: bigint; shares: bigint[]; shipping: bigint },
): SecondTotals => {
  const left = [...typed.nets.map((net, n) => net - typed.shares[n]!), typed.shipping];
  const percents = [...lines.map(({ percent }) => percent), shippingPercent];
  const taxes = left.map((units, n) => (percents[n] === null ? 0n : taxInUnits(units, percents[n]!)));
  if (taxPerRate)
    for (const percent of new Set(percents)) {
      if (percent === null) continue;
      const bases = left.map((units, n) => (percents[n] === percent ? units : 0n));
      const own = bases.map((base) => (base < 0n ? taxInUnits(base, percent) : 0n));
      const weights = bases.map((base) => (base > 0n ? base : 0n));
      const spread = byLargestRemainder(taxInUnits(sum(bases), percent) - sum(own), weights);
      for (const [n, one] of percents.entries()) if (one === percent) taxes[n] = own[n]! + spread[n]!;
    }
  const without = (units: bigint, percent: string | null) =>
    percent === null ? units : units - taxInUnits(units, percent);
  const parts = lines.map(({ percent }, n) => {
    const own = without(typed.own[n]!, percent);
    const share = own + without(typed.shares[n]!, percent);
    return { amount: left[n]! - taxes[n]! + share, own, share, tax: taxes[n]! };
  });
  const shippingTax = taxes.at(-1)!;
  return {
    lines: parts,
    subtotal: sum(parts.map(({ amount, own }) => amount - own)),
    discount: sum(parts.map(({ share, own }) => share - own)),
    tax: sum(parts.map(({ tax }) => tax)),
    shipping: typed.shipping - shippingTax,
    shippingTax,
    total: sum(left),
    isOver: typed.discount > sum(typed.nets),
  };
};

/** The totals of a document, by answers.md, "Money, tax, currency, stock cost", and nothing else. */
export const secondTotals = (content: Content): SecondTotals => {
  const { digits, discount: off } = content;
  const exact = content.lines.map((line) => product(fraction(line.quantity), fraction(line.price)));
  const amounts = exact.map((value) => unitsOf(value, digits));
  const own = content.lines.map(({ ownPercent, ownAmount }, index) =>
    ownPercent === null ? unitsOf(fraction(ownAmount), digits) : percentOfUnits(amounts[index]!, ownPercent),
  );
  const nets = amounts.map((amount, index) => amount - own[index]!);
  const subtotal = sum(nets);
  const discount =
    off.type === 'flat' ? unitsOf(fraction(off.amount), digits) : percentOfUnits(subtotal, off.percent);
  const shares = byLargestRemainder(
    discount,
    nets.map((net) => (net > 0n ? net : 0n)),
  );
  const taxes = content.lines.map(({ percent }, index) => {
    if (percent === null) return 0n;
    if (content.taxAfterDiscount) return percentOfUnits(nets[index]! - shares[index]!, percent);
    if (own[index]! > 0n) return percentOfUnits(nets[index]!, percent);
    return unitsOf(product(exact[index]!, fraction(percent), hundredth), digits);
  });
  const shipping = unitsOf(fraction(content.shipping), digits);
  if (content.pricesIncludeTax) return withTaxIn(content, { own, nets, discount, shares, shipping });
  let shippingTax = content.shippingPercent === null ? 0n : percentOfUnits(shipping, content.shippingPercent);
  if (content.taxPerRate) {
    // Each rate's tax is that of all it is taken on; what takes off has its own tax, and the rest has what is left.
    const bases = [...nets.map((net, n) => (content.taxAfterDiscount ? net - shares[n]! : net)), shipping];
    const percents = [...content.lines.map(({ percent }) => percent), content.shippingPercent];
    const all = percents.map(() => 0n);
    for (const percent of percents) {
      if (percent === null) continue;
      const base = sum(bases.filter((_, n) => percents[n] === percent));
      const own = bases.map((one, n) =>
        percents[n] === percent && one < 0n ? percentOfUnits(one, percent) : 0n,
      );
      const weights = bases.map((one, n) => (percents[n] === percent && one > 0n ? one : 0n));
      const spread = byLargestRemainder(percentOfUnits(base, percent) - sum(own), weights);
      for (const [n, one] of percents.entries()) if (one === percent) all[n] = own[n]! + spread[n]!;
    }
    shippingTax = all.pop()!;
    taxes.splice(0, taxes.length, ...all);
  }
  const tax = sum(taxes);
  return {
    lines: amounts.map((amount, index) => ({
      amount,
      own: own[index]!,
      share: own[index]! + shares[index]!,
      tax: taxes[index]!,
    })),
    subtotal,
    discount,
    tax,
    shipping,
    shippingTax,
    total: subtotal - discount + tax + shipping + shippingTax,
    isOver: discount > subtotal,
  };
};
