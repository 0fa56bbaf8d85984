import { digitsOf } from '../currency.ts';
import { atRate, compare, type Decimal, isNegative, minus, plus, shared, sum, zero } from '../money.ts';
import { netAmount } from './line-discount.ts';
import type { PrintableDocument } from './printable.ts';
import { rateKey } from './tax-per-rate.ts';

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

const partsOf = ({ lines, discount, currency, shipping, shippingTax, details }: Taxed): Part[] => {
  const nets = lines.map(netAmount);
  const shares = details.taxAfterDiscount
    ? shared(
        discount,
        nets.map((net) => (isNegative(net) ? zero : net)),
        digitsOf(currency),
      )
    : lines.map(() => zero);
  const ofLines = lines.flatMap(({ taxName: name, taxPercent: percent, taxAmount: tax }, at) =>
    name === null || percent === null ? [] : [{ name, percent, base: minus(nets[at]!, shares[at]!), tax }],
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
