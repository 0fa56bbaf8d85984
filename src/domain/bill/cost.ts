import type { World } from '../books/world.ts';
import type { Document } from '../documents/document.ts';
import { atRate, type Decimal, isNegative, isPositive, minus, plus, shared, sum, zero } from '../money.ts';
import {
  noTax,
  type PurchaseTax,
  purchaseTax,
  type TaxedPart,
  taxedLine,
  taxedShipping,
} from '../posted/taxed.ts';
import { digitsOf } from '../values/currency.ts';

/** What a line of a bill costs, in the bill's currency and at home. */
export interface LineCost {
  amount: Decimal;
  homeAmount: Decimal;
}

/** Each line's part of what came with all of them, by amount; by quantity where no line has an amount. */
const sharesOf = ({ lines }: Document, total: Decimal, digits: number): Decimal[] => {
  const amounts = lines.map(({ amount }) => (isPositive(amount) ? amount : zero));
  const weights = amounts.some(isPositive) ? amounts : lines.map(({ quantity }) => quantity);
  return shared(total, weights, digits);
};

/** The tax of a part, whole; none where it has none. */
const wholeTax = (part: TaxedPart | null, { currency }: Pick<Document, 'currency'>): PurchaseTax =>
  part ? purchaseTax(part, digitsOf(currency)) : noTax;

/** An amount with the part of its tax that is not claimed back, and so is a cost: in the bill's currency, and at home part by part. */
export const withTaxCost = (
  amount: Decimal,
  { tax, deducted }: PurchaseTax,
  { rate }: Pick<Document, 'rate'>,
  homeDigits: number,
): LineCost => {
  const atHome = (part: Decimal) => atRate(part, rate, homeDigits);
  return {
    amount: plus(amount, minus(tax, deducted)),
    homeAmount: plus(atHome(amount), minus(atHome(tax), atHome(deducted))),
  };
};

const shippingCost = (document: Document, homeDigits: number): LineCost =>
  withTaxCost(document.shipping, wholeTax(taxedShipping(document), document), document, homeDigits);

/** Each line's part of the shipping that came with all of them, in the bill's currency. */
export const shippingShares = (document: Document): Decimal[] => {
  const digits = digitsOf(document.currency);
  return sharesOf(document, shippingCost(document, digits).amount, digits);
};

/**
 * The landed cost of each line: its amount less its part of the discount, what of its tax is not claimed back, and its
 * part of the shipping and of the tax on that. Home parts are converted one by one, as the document's worth at home is, and
 * add up to the cent. Where lines take something off, the last of them takes what rounding leaves: a bill of nothing is
 * nothing at home too. Source: answers-2.md, Q21 and Q112.
 */
export const landedCosts = (document: Document, { homeDigits }: Pick<World, 'homeDigits'>): LineCost[] => {
  const { lines, rate } = document;
  const atHome = (amount: Decimal) => atRate(amount, rate, homeDigits);
  const shipping = shippingShares(document);
  const homeShares = sharesOf(document, shippingCost(document, homeDigits).homeAmount, homeDigits);
  const taxes = lines.map((line) => wholeTax(taxedLine(document, line), document));
  const costs = lines.map((line, index) => {
    const own = withTaxCost(line.amount, taxes[index]!, document, homeDigits);
    return {
      amount: plus(minus(own.amount, line.discountShare), shipping[index]!),
      homeAmount: plus(minus(own.homeAmount, atHome(line.discountShare)), homeShares[index]!),
    };
  });
  const last = lines.findLastIndex(({ amount }) => isNegative(amount));
  if (last < 0) return costs;
  const posted = [...taxes, wholeTax(taxedShipping(document), document)].map(({ deducted, owed }) =>
    minus(atHome(deducted), atHome(owed)),
  );
  const parts = sum([...costs.map(({ homeAmount }) => homeAmount), ...posted]);
  const { amount, homeAmount } = costs[last]!;
  return costs.with(last, {
    amount,
    homeAmount: plus(homeAmount, minus(atHome(document.total), parts)),
  });
};
