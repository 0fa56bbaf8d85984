import {
  compare,
  type Decimal,
  isNegative,
  minus,
  over,
  partOf,
  percentOf,
  plus,
  rounded,
  shared,
  sum,
  times,
  zero,
} from '../money.ts';
import type { TaxKind } from '../tax/tax.ts';
import type { Discount, DocumentLine } from './document.ts';
import { lineDiscount, type OwnDiscount } from './line-discount.ts';
import { taxPerRate } from './tax-per-rate.ts';

/** Tax of a line as an amount: one another program computed, or the tax on an import, with the base that somebody else was paid for. */
export interface GivenTax {
  amount: Decimal;
  base?: Decimal | null;
  /** How much of it is deducted where no tax is chosen, in percent. */
  deductible?: Decimal;
}

/** The tax of a line that was given as an amount, as it would be given again; null for one that follows from a rate. */
export const givenTaxOf = ({
  taxId,
  taxKind,
  taxAmount: amount,
  taxDeductible: deductible,
  givenBase: base,
}: Pick<DocumentLine, 'taxId' | 'taxKind' | 'taxAmount' | 'taxDeductible' | 'givenBase'>): GivenTax | null =>
  taxId === null || taxKind === 'import' ? { amount, base, deductible } : null;

/** What a line brings to the totals, its price and discount as typed; percent is null where no tax is chosen. */
export interface PricedLine extends OwnDiscount {
  quantity: Decimal;
  price: Decimal;
  taxName?: string | null | undefined;
  taxPercent?: Decimal | null | undefined;
  taxKind?: TaxKind | undefined;
  /** Its tax as an amount that was given, where no rate is chosen or the tax is one on an import. */
  givenTax?: GivenTax | null | undefined;
  /** Quantity × price as rounded already, where somebody has it: a form of a hundred lines asks at every key. */
  amount?: Decimal;
}

export interface TotalsInput {
  lines: readonly PricedLine[];
  discount: Discount;
  shipping: Decimal;
  shippingTaxName?: string | null | undefined;
  shippingTaxPercent: Decimal | null;
  shippingTaxKind?: TaxKind | undefined;
  /** Takes line taxes after the discount's share; the spec takes them before. */
  taxAfterDiscount?: boolean;
  /** Rounds tax once for each rate, shipping with it; else line by line. */
  taxPerRate?: boolean;
  /** Prices, discounts and shipping are typed with their tax in them, which is taken out of what is left after all discounts. */
  pricesIncludeTax?: boolean | undefined;
}

/** What a line of a document whose prices include tax is without it, beside what was typed. */
interface IncludedLine {
  /** Of one, at ten decimals, so that quantity × price rounds to the amount. */
  price: Decimal;
  grossPrice: Decimal;
  /** Its own discount as an amount, as typed. */
  grossDiscount: Decimal;
}

export interface Totals {
  lines: ({
    amount: Decimal;
    ownDiscount: Decimal;
    discountShare: Decimal;
    taxAmount: Decimal;
  } & Partial<IncludedLine>)[];
  subtotal: Decimal;
  discount: Decimal;
  tax: Decimal;
  shipping: Decimal;
  shippingTax: Decimal;
  total: Decimal;
}

/** Decimals of a price that is computed. */
const priceDigits = 10;

/** Line amount = round(quantity × price), to the currency's digits. */
export const lineAmount = (line: PricedLine, digits: number): Decimal =>
  rounded(times(line.quantity, line.price), digits);

/** An amount less what is often nothing. */
const less = (amount: Decimal, off: Decimal): Decimal => (off === zero ? amount : minus(amount, off));

/** What a line is taxed on where the document's discount leaves tax alone: without one of its own, before anything is rounded. */
const untouched = ({ quantity, price }: PricedLine, net: Decimal, own: Decimal): Decimal =>
  own === zero ? times(quantity, price) : net;

/** The percentage that whoever sells charges; null where the buyer owes the tax, or it is given as an amount. */
export const chargedPercent = (
  percent: Decimal | null | undefined,
  kind: TaxKind = 'standard',
): Decimal | null => (kind === 'reverse-charge' || kind === 'import' ? null : (percent ?? null));

/** What is charged by rate: the same lines and shipping without the rates that nobody charges. */
const asCharged = (input: TotalsInput): TotalsInput => ({
  ...input,
  lines: input.lines.map((line) => ({ ...line, taxPercent: chargedPercent(line.taxPercent, line.taxKind) })),
  shippingTaxPercent: chargedPercent(input.shippingTaxPercent, input.shippingTaxKind),
});

/** The tax of a line on what it is taken from. */
const lineTax = (line: PricedLine, base: Decimal, digits: number): Decimal =>
  line.taxPercent ? percentOf(base, line.taxPercent, digits) : zero;

/** The taxes of the lines, and of the shipping. */
interface Taxes {
  taxes: Decimal[];
  shippingTax: Decimal;
}

const roundedByLine = (
  { lines, taxAfterDiscount, shippingTaxPercent }: TotalsInput,
  bases: readonly Decimal[],
  own: readonly Decimal[],
  shipping: Decimal,
  digits: number,
): Taxes => ({
  taxes: lines.map((line, index) =>
    lineTax(line, taxAfterDiscount ? bases[index]! : untouched(line, bases[index]!, own[index]!), digits),
  ),
  shippingTax: shippingTaxPercent ? percentOf(shipping, shippingTaxPercent, digits) : zero,
});

const roundedByRate = (
  { lines, shippingTaxName, shippingTaxPercent }: TotalsInput,
  bases: readonly Decimal[],
  shipping: Decimal,
  digits: number,
): Taxes => {
  const ofLines = lines.map(({ taxName: name, taxPercent: percent }, at) => ({
    base: bases[at]!,
    name,
    percent,
  }));
  const ofShipping = { base: shipping, name: shippingTaxName, percent: shippingTaxPercent };
  const taxes = taxPerRate([...ofLines, ofShipping], digits);
  return { taxes: taxes.slice(0, -1), shippingTax: taxes.at(-1)! };
};

/** What is typed comes to, before any tax is taken on it or out of it. */
interface TypedSums {
  amounts: Decimal[];
  /** What the lines' own discounts take off, and what is left of them. */
  own: Decimal[];
  nets: Decimal[];
  subtotal: Decimal;
  discount: Decimal;
  /** The lines' parts of the discount. */
  shares: Decimal[];
  shipping: Decimal;
}

const typedSums = (input: TotalsInput, digits: number): TypedSums => {
  const amounts = input.lines.map((line) => line.amount ?? lineAmount(line, digits));
  const own = input.lines.map((line, index) => lineDiscount(amounts[index]!, line, digits));
  const nets = amounts.map((amount, index) => less(amount, own[index]!));
  const subtotal = sum(nets);
  const discount =
    input.discount.type === 'flat'
      ? rounded(input.discount.amount, digits)
      : percentOf(subtotal, input.discount.percent, digits);
  // What takes something off has no part in the discount.
  const shares = shared(
    discount,
    nets.map((net) => (isNegative(net) ? zero : net)),
    digits,
  );
  return { amounts, own, nets, subtotal, discount, shares, shipping: rounded(input.shipping, digits) };
};

/** The sums as they are typed, which include tax where the prices do. */
export const sumsAsTyped = (
  input: TotalsInput,
  digits: number,
): Pick<Totals, 'subtotal' | 'discount' | 'shipping'> => {
  const { subtotal, discount, shipping } = typedSums(input, digits);
  return { subtotal, discount, shipping };
};

/** The taxes of lines, with the amounts that were given in place of those that follow from no rate. */
const withGiven = (taxes: readonly Decimal[], lines: readonly PricedLine[], digits: number): Decimal[] =>
  taxes.map((tax, index) => {
    const { taxPercent, givenTax } = lines[index]!;
    return givenTax && !taxPercent ? rounded(givenTax.amount, digits) : tax;
  });

/** The totals of prices that tax comes on top of. */
const netTotals = (input: TotalsInput, sums: TypedSums, digits: number): Totals => {
  const { amounts, own, nets, subtotal, discount, shares, shipping } = sums;
  const bases = nets.map((net, index) => (input.taxAfterDiscount ? minus(net, shares[index]!) : net));
  const { taxes: byRate, shippingTax } = input.taxPerRate
    ? roundedByRate(input, bases, shipping, digits)
    : roundedByLine(input, bases, own, shipping, digits);
  const taxes = withGiven(byRate, input.lines, digits);
  const lines = amounts.map((amount, index) => ({
    amount,
    ownDiscount: own[index]!,
    discountShare: plus(own[index]!, shares[index]!),
    taxAmount: taxes[index]!,
  }));
  const tax = sum(taxes);
  const total = plus(plus(minus(subtotal, discount), tax), plus(shipping, shippingTax));
  return { lines, subtotal, discount, tax, shipping, shippingTax, total };
};

/** What of a gross amount is tax. */
const taxIn = (gross: Decimal, percent: Decimal, digits: number): Decimal =>
  gross === zero ? zero : partOf(gross, percent, plus('100', percent), digits);

/** The tax in what is left of each line after all that is off it, and in the shipping. */
const includedTaxes = (
  { lines, taxPerRate: perRate, shippingTaxName, shippingTaxPercent }: TotalsInput,
  gross: readonly Decimal[],
  shipping: Decimal,
  digits: number,
): Taxes => {
  const parts = [
    ...lines.map(({ taxName: name, taxPercent: percent }, at) => ({ base: gross[at]!, name, percent })),
    { base: shipping, name: shippingTaxName, percent: shippingTaxPercent },
  ];
  const taxes = perRate
    ? taxPerRate(parts, digits, taxIn)
    : parts.map(({ base, percent }) => (percent ? taxIn(base, percent, digits) : zero));
  return { taxes: taxes.slice(0, -1), shippingTax: taxes.at(-1)! };
};

/**
 * The totals of prices that include tax: the total is what was typed, the tax is in it, and all else is what is left without. A discount is net
 * of the tax that is in it, and the amount is what a line comes to with its discounts back on.
 */
const grossTotals = (input: TotalsInput, sums: TypedSums, digits: number): Totals => {
  const gross = sums.nets.map((net, index) => minus(net, sums.shares[index]!));
  const { taxes: byRate, shippingTax } = includedTaxes(input, gross, sums.shipping, digits);
  const taxes = withGiven(byRate, input.lines, digits);
  const lines = input.lines.map(({ quantity, price: grossPrice, taxPercent }, index) => {
    const without = (part: Decimal) => (taxPercent ? minus(part, taxIn(part, taxPercent, digits)) : part);
    const [typed, grossDiscount] = [sums.amounts[index]!, sums.own[index]!];
    const ownDiscount = without(grossDiscount);
    const discountShare = plus(ownDiscount, without(sums.shares[index]!));
    const amount = plus(minus(gross[index]!, taxes[index]!), discountShare);
    const price = compare(amount, typed) === 0 ? grossPrice : rounded(over(amount, quantity), priceDigits);
    const taxAmount = taxes[index]!;
    return { amount, ownDiscount, discountShare, taxAmount, price, grossPrice, grossDiscount };
  });
  const subtotal = sum(lines.map(({ amount, ownDiscount }) => minus(amount, ownDiscount)));
  const discount = sum(lines.map(({ ownDiscount, discountShare }) => minus(discountShare, ownDiscount)));
  const total = plus(sum(gross), sums.shipping);
  const shipping = minus(sums.shipping, shippingTax);
  return { lines, subtotal, discount, tax: sum(taxes), shipping, shippingTax, total };
};

/**
 * The totals of a document in its own currency; the form, the ledger and every list use this one function.
 * Line tax is taken after the line's own discount, and after its share of the document's where the business says so, or where prices include
 * tax. Source: answers.md, "Money, tax, currency, stock cost".
 */
export const totalsOf = (typed: TotalsInput, digits: number): Totals => {
  const input = asCharged(typed);
  const sums = typedSums(input, digits);
  return input.pricesIncludeTax ? grossTotals(input, sums, digits) : netTotals(input, sums, digits);
};
