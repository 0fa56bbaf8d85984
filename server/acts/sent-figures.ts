import { type TypedDocument, totalsOfTyped } from '../../src/domain/documents/content.ts';
import { abs, compare, type Decimal, isZero, minus, over, rounded } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { invalid, type Refusal } from '../../src/domain/values/refusal.ts';
import { sentFigures as words } from '../../src/domain/words/requests.ts';

/** What whoever sent a line worked out of it: compared with what we make of the line, and never kept. */
export interface SentFigures {
  /** Without tax, beside the price that includes it. */
  price?: Decimal | undefined;
  /** Quantity × price. */
  amount?: Decimal | undefined;
  tax?: Decimal | undefined;
}

/** As many decimals as a price is sent with. */
const sentDigits = 6;

interface Made {
  amount: Decimal;
  taxAmount: Decimal;
  price: Decimal;
  /** The tax chosen; null for none. */
  taxName: string | null;
}

/** Why the figures a line was sent with are none of the line's, or null. A tax may be one of the currency's least units off. */
const lineFiguresRefusal = (
  { amount, tax, price: net }: SentFigures,
  { price, taxName, ...made }: Made,
  index: number,
  digits: number,
): Refusal | null => {
  const line = index + 1;
  if (net !== undefined && compare(rounded(net, sentDigits), rounded(price, sentDigits)) !== 0)
    return invalid(`lines.${index}.price`, words.netPriceDiffers({ line, price: net, makes: price }));
  if (amount !== undefined && compare(amount, made.amount) !== 0)
    return invalid(`lines.${index}.price`, words.amountDiffers({ line, amount, price, makes: made.amount }));
  if (tax === undefined) return null;
  if (taxName === null)
    return isZero(tax) ? null : invalid(`lines.${index}.tax`, words.taxNotChosen({ line, tax }));
  const leastUnit = over('1', String(10 ** digits));
  return compare(abs(minus(tax, made.taxAmount), 10), leastUnit) <= 0
    ? null
    : invalid(`lines.${index}.tax`, words.taxDiffers({ line, tax, taxName, makes: made.taxAmount }));
};

/** The refusal of the first line whose figures differ from what it makes in the document's currency, or null. */
export const figuresRefusal = (
  sent: readonly { figures?: SentFigures }[],
  typed: TypedDocument,
): Refusal | null => {
  if (!sent.some(({ figures }) => figures?.amount ?? figures?.tax ?? figures?.price)) return null;
  const digits = digitsOf(typed.currency);
  const { lines } = totalsOfTyped(typed, { digits });
  for (const [index, { figures = {} }] of sent.entries()) {
    const { price, tax } = typed.lines[index]!;
    const made = { price, ...lines[index]!, taxName: tax?.name ?? null };
    const refused = lineFiguresRefusal(figures, made, index, digits);
    if (refused) return refused;
  }
  return null;
};
