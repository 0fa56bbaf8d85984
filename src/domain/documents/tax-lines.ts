import { atRate, compare, type Decimal, isNegative, minus, plus, shared, sum, zero } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { netAmount } from './line-discount.ts';
import type { PrintableDocument } from './printable.ts';
import { rateKey } from './tax-per-rate.ts';
import { asTypedLine } from './typed-line.ts';

/** What is taxed at one rate, and the tax on it, in the document's currency and at home. */
export interface TaxLine {
  name: string;
  percent: Decimal;
  base: Decimal;
  tax: Decimal;
  homeBase: Decimal;
  homeTax: Decimal;
}

type Taxed = Pick<
  PrintableDocument,
  'lines' | 'currency' | 'homeCurrency' | 'rate' | 'discount' | 'tax' | 'shipping' | 'shippingTax' | 'details'
>;

/** What one line, or the shipping, adds to its rate. */
type Part = Pick<TaxLine, 'name' | 'percent' | 'base' | 'tax'>;

/** What is off each of some amounts as its part of a discount on them all. */
const sharesOf = (amounts: readonly Decimal[], discount: Decimal, currency: string): Decimal[] =>
  shared(
    discount,
    amounts.map((amount) => (isNegative(amount) ? zero : amount)),
    digitsOf(currency),
  );

/** What each line is taxed on. */
const basesOf = ({ lines, discount, currency, details }: Taxed): Decimal[] => {
  const nets = lines.map(asTypedLine({ currency })).map(netAmount);
  const { gross, taxAfterDiscount } = details;
  if (gross) {
    const shares = sharesOf(nets, gross.discount, currency);
    return lines.map(({ taxAmount }, at) => minus(minus(nets[at]!, shares[at]!), taxAmount));
  }
  if (!taxAfterDiscount) return nets;
  const shares = sharesOf(nets, discount, currency);
  return nets.map((net, at) => minus(net, shares[at]!));
};

const partsOf = (document: Taxed): Part[] => {
  const { lines, shipping, shippingTax, details } = document;
  const bases = basesOf(document);
  const ofLines = lines.flatMap(({ taxName: name, taxPercent: percent, taxAmount: tax }, at) =>
    name === null || percent === null ? [] : [{ name, percent, base: bases[at]!, tax }],
  );
  return details.shippingTax
    ? [...ofLines, { ...details.shippingTax, base: shipping, tax: shippingTax }]
    : ofLines;
};

/**
 * A document's tax rate by rate, in the order in which the rates first stand on it; shipping is one more part of its rate. What a
 * rate is worth at home is the sum of its parts, each converted once, as they are posted. Null where the parts don't come to
 * the document's tax, as on one that was imported with its sums alone.
 */
export const taxLinesOf = (document: Taxed): TaxLine[] | null => {
  const parts = partsOf(document);
  const all = sum(parts.map(({ tax }) => tax));
  if (compare(all, plus(document.tax, document.shippingTax)) !== 0) return null;
  const homeDigits = digitsOf(document.homeCurrency);
  const atHome = (amount: Decimal) => atRate(amount, document.rate, homeDigits);
  const rates = new Map<string, TaxLine>();
  for (const { name, percent, base, tax } of parts) {
    const key = rateKey({ name, percent });
    const before = rates.get(key) ?? { base: zero, tax: zero, homeBase: zero, homeTax: zero };
    rates.set(key, {
      name,
      percent,
      base: plus(before.base, base),
      tax: plus(before.tax, tax),
      homeBase: plus(before.homeBase, atHome(base)),
      homeTax: plus(before.homeTax, atHome(tax)),
    });
  }
  return [...rates.values()];
};
