import {
  atRate,
  type Decimal,
  isNegative,
  minus,
  percentOf,
  plus,
  rounded,
  shared,
  sum,
  times,
  zero,
} from '../money.ts';
import type { TaxKind } from '../tax.ts';
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

/** What a line brings to the totals; percent is null where no tax is chosen. */
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
}

export interface Totals {
  lines: { amount: Decimal; ownDiscount: Decimal; discountShare: Decimal; taxAmount: Decimal }[];
  subtotal: Decimal;
  discount: Decimal;
  tax: Decimal;
  shipping: Decimal;
  shippingTax: Decimal;
  total: Decimal;
}

/** Line amount = round(quantity × price), to the currency's digits. */
export const lineAmount = (line: PricedLine, digits: number): Decimal =>
  rounded(times(line.quantity, line.price), digits);

/** An amount less what is often nothing. */
const less = (amount: Decimal, off: Decimal): Decimal => (off === zero ? amount : minus(amount, off));

/** What a line is taxed on where the document's discount leaves tax alone: without one of its own, before anything is rounded. */
const untouched = ({ quantity, price }: PricedLine, net: Decimal, own: Decimal): Decimal =>
  own === zero ? times(quantity, price) : net;

/** The percentage that whoever sells charges; null where the buyer owes the tax, or it is given as an amount. */
const chargedPercent = (percent: Decimal | null | undefined, kind: TaxKind = 'standard'): Decimal | null =>
  kind === 'reverse-charge' || kind === 'import' ? null : (percent ?? null);

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

/**
 * The totals of a document in its own currency; the form, the ledger and every list use this one function.
 * Line tax is taken after the line's own discount, and after its share of the document's where the business says so. Source: answers.md, "Money, tax, currency, stock cost".
 */
export const totalsOf = (typed: TotalsInput, digits: number): Totals => {
  const input = asCharged(typed);
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
  const shipping = rounded(input.shipping, digits);
  const bases = nets.map((net, index) => (input.taxAfterDiscount ? minus(net, shares[index]!) : net));
  const { taxes: byRate, shippingTax } = input.taxPerRate
    ? roundedByRate(input, bases, shipping, digits)
    : roundedByLine(input, bases, own, shipping, digits);
  const taxes = byRate.map((tax, index) => {
    const { taxPercent, givenTax } = input.lines[index]!;
    return givenTax && !taxPercent ? rounded(givenTax.amount, digits) : tax;
  });
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

/** A document's sums at home. */
export interface HomeSums {
  subtotal: Decimal;
  discount: Decimal;
  /** Of lines and shipping together. */
  tax: Decimal;
  shipping: Decimal;
  total: Decimal;
}

/**
 * What a document is worth at home: the sums of its converted parts, which are what its entry posts. The converted
 * total may differ from theirs by cents.
 *
 * @param rate home per unit of the document's currency
 */
export const homeSumsOf = (
  totals: Pick<Totals, 'lines' | 'shipping' | 'shippingTax'>,
  rate: Decimal,
  homeDigits: number,
): HomeSums => {
  const atHome = (amount: Decimal) => atRate(amount, rate, homeDigits);
  const { lines } = totals;
  // A line's own discount is off the subtotal; what is booked of both is converted as one.
  const own = sum(lines.map((line) => atHome(line.ownDiscount)));
  const subtotal = minus(sum(lines.map((line) => atHome(line.amount))), own);
  const discount = minus(sum(lines.map((line) => atHome(line.discountShare))), own);
  const tax = sum([...lines.map((line) => atHome(line.taxAmount)), atHome(totals.shippingTax)]);
  const shipping = atHome(totals.shipping);
  const parts = minus(sum([subtotal, tax, shipping]), discount);
  if (!lines.some(({ amount }) => isNegative(amount)))
    return { subtotal, discount, tax, shipping, total: parts };
  // What takes something off takes what rounding leaves too, as it is booked.
  const sums = lines.map(({ amount, discountShare, taxAmount }) =>
    plus(minus(amount, discountShare), taxAmount),
  );
  const total = atHome(sum([...sums, totals.shipping, totals.shippingTax]));
  return { subtotal: plus(subtotal, minus(total, parts)), discount, tax, shipping, total };
};
