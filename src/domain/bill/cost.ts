import { digitsOf } from '../currency.ts';
import type { Document } from '../documents/document.ts';
import { atRate, type Decimal, isNegative, isPositive, minus, plus, shared, sum, zero } from '../money.ts';
import type { World } from '../plan.ts';

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

/** The tax on shipping that is not claimed back, and so is a cost. */
const costOfTax = ({ terms }: Document, tax: Decimal): Decimal =>
  terms.shippingTax?.recoverable === false ? tax : zero;

/** Shipping with its tax, of which what is claimed back is no cost: in the bill's currency, and at home part by part. */
export const shippingCost = (
  document: Document,
  { amount, tax }: { amount: Decimal; tax: Decimal },
  homeDigits: number,
): LineCost => {
  const taxCost = costOfTax(document, tax);
  const atHome = (part: Decimal) => atRate(part, document.rate, homeDigits);
  return { amount: plus(amount, taxCost), homeAmount: plus(atHome(amount), atHome(taxCost)) };
};

/** Each line's part of the shipping that came with all of them, in the bill's currency. */
export const shippingShares = (document: Document): Decimal[] => {
  const { shipping, shippingTax, currency } = document;
  return sharesOf(document, plus(shipping, costOfTax(document, shippingTax)), digitsOf(currency));
};

/**
 * The landed cost of each line: its amount less its part of the discount, its tax where that is not recoverable, and its
 * part of the shipping and of the tax on that. Home parts are converted one by one, as the document's worth at home is, and
 * add up to the cent. Where lines take something off, the last of them takes what rounding leaves: a bill of nothing is
 * nothing at home too. Source: answers-2.md, Q21 and Q112.
 */
export const landedCosts = (document: Document, { homeDigits }: Pick<World, 'homeDigits'>): LineCost[] => {
  const { lines, rate } = document;
  const atHome = (amount: Decimal) => atRate(amount, rate, homeDigits);
  const shipping = shippingShares(document);
  const whole = { amount: document.shipping, tax: document.shippingTax };
  const homeShares = sharesOf(document, shippingCost(document, whole, homeDigits).homeAmount, homeDigits);
  const costs = lines.map((line, index) => {
    const tax = line.taxRecoverable ? zero : line.taxAmount;
    const own = (as: (amount: Decimal) => Decimal) =>
      plus(minus(as(line.amount), as(line.discountShare)), as(tax));
    return {
      amount: plus(
        own((amount) => amount),
        shipping[index]!,
      ),
      homeAmount: plus(own(atHome), homeShares[index]!),
    };
  });
  const last = lines.findLastIndex(({ amount }) => isNegative(amount));
  if (last < 0) return costs;
  const claimed = lines.map((line) => (line.taxRecoverable ? atHome(line.taxAmount) : zero));
  const claimedOfShipping = minus(
    atHome(document.shippingTax),
    atHome(costOfTax(document, document.shippingTax)),
  );
  const parts = sum([...costs.map(({ homeAmount }) => homeAmount), ...claimed, claimedOfShipping]);
  const { amount, homeAmount } = costs[last]!;
  return costs.with(last, {
    amount,
    homeAmount: plus(homeAmount, minus(atHome(document.total), parts)),
  });
};
