import { type Decimal, plus } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import type { Document, DocumentLine } from './document.ts';
import { typedDiscountOf } from './line-discount.ts';
import { givenTaxOf, type PricedLine, sumsAsTyped, type TotalsInput } from './totals.ts';

/** A line's price as it would be typed again. */
export const typedPriceOf = ({ price, grossPrice }: Pick<DocumentLine, 'price' | 'grossPrice'>): Decimal =>
  grossPrice ?? price;

/** A document's shipping as it would be typed again. */
export const typedShippingOf = ({
  terms,
  shipping,
  shippingTax,
}: Pick<Document, 'shipping' | 'shippingTax'> & {
  terms: Pick<Document['terms'], 'pricesIncludeTax'>;
}): Decimal => (terms.pricesIncludeTax ? plus(shipping, shippingTax) : shipping);

const typedLine = ({ amount, ...line }: DocumentLine): PricedLine => ({
  ...line,
  price: typedPriceOf(line),
  ...typedDiscountOf(line),
  givenTax: givenTaxOf(line),
  // What it comes to without tax says nothing of a price that includes it.
  ...((line.grossPrice ?? null) === null && { amount }),
});

type Totalled = Pick<Document, 'lines' | 'terms' | 'shipping' | 'shippingTax' | 'currency'>;

/** What a document's totals follow from, as it would be typed again. */
export const typedAgain = (document: Totalled): TotalsInput => {
  const { lines, terms } = document;
  const { discount, shippingTax, taxAfterDiscount, taxPerRate, pricesIncludeTax } = terms;
  return {
    lines: lines.map(typedLine),
    discount,
    shipping: typedShippingOf(document),
    shippingTaxName: shippingTax?.name,
    shippingTaxPercent: shippingTax?.percent ?? null,
    shippingTaxKind: shippingTax?.kind,
    taxAfterDiscount,
    taxPerRate,
    pricesIncludeTax,
  };
};

/** The sums of a document whose prices include tax, as they were typed; null of every other. */
export const grossSumsOf = (document: Totalled): { subtotal: Decimal; discount: Decimal } | null => {
  if (!document.terms.pricesIncludeTax) return null;
  const { subtotal, discount } = sumsAsTyped(typedAgain(document), digitsOf(document.currency));
  return { subtotal, discount };
};
