import { compare, type Decimal, isZero, over, rounded, zero } from '../../../src/domain/money.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { requestFaults, sentFigures as words } from '../../../src/domain/words/requests.ts';
import type { TemplatedRequest } from '../../services/look-up.ts';
import { Refused } from '../../store/database/tx.ts';
import { isNonZero } from '../call/sent-parts.ts';
import { lineRequestOf } from './document.requests.ts';

/** A figure of a line as sent: in the document's currency where it is sent so, else at home, else under the name of no kind. */
interface SentFigure {
  foreign?: Decimal | undefined;
  home?: Decimal | undefined;
  any?: Decimal | undefined;
}

/** A line as sent, each of its figures under its names. */
interface SentLine {
  prices: SentFigure;
  amounts: SentFigure;
  taxes: SentFigure;
  /** What an import's tax is computed from: the tax it is sent with is typed, and none of what we work out. */
  givenBase?: Decimal | null | undefined;
}

type SentFigures = NonNullable<TemplatedRequest['lines'][number]['figures']>;
type FormLine = Parameters<typeof lineRequestOf>[0];

/** As many decimals as a price can have. */
const priceDigits = 6;

const kinds = ['foreign', 'home', 'any'] as const;

/** A refusal of two spellings names both as they were sent. */
const priceNames = { foreign: 'ForeignUnitPrice', home: 'HomeUnitPrice', any: 'UnitPrice' } as const;

/** The kind whose figure isn't 0; else the first that was sent at all. */
const kindWith = (figure: SentFigure) =>
  kinds.find((kind) => isNonZero(figure[kind])) ?? kinds.find((kind) => figure[kind] !== undefined);

/** The price as sent, whichever names it comes under. Throws `Refused` where the name of no kind says another one. */
const priceOf = ({ prices }: SentLine, index: number): Decimal | undefined => {
  const kind = kindWith(prices);
  if (kind === undefined) return undefined;
  const price = prices[kind]!;
  if (isNonZero(prices.any) && compare(prices.any!, price) !== 0)
    throw new Refused(
      invalid(`lines.${index}.price`, requestFaults.twoSpellings(priceNames.any, priceNames[kind])),
    );
  return price;
};

/** The figures that go with the price: those of its kind, else those of no kind. */
const figuresOf = ({ prices, amounts, taxes }: SentLine): SentFigures => {
  const kind = kindWith(prices) ?? kindWith(amounts) ?? 'any';
  return { amount: amounts[kind] ?? amounts.any, tax: taxes[kind] ?? taxes.any };
};

/** What its client worked out of a line: beside a price with tax, the price without is one more figure. */
const workedOutOf = (
  { grossPrice }: Pick<FormLine, 'grossPrice'>,
  figures: SentFigures,
  price: Decimal | undefined,
): SentFigures => (grossPrice === undefined ? figures : { ...figures, price });

/**
 * A line of a form at its price or at what it comes to, with the figures it was sent with. Throws `Refused` for a line without a price.
 *
 * @param line the same line, but for its figures
 */
export const pricedLineOf = (sent: SentLine, line: Omit<FormLine, 'price'>, index: number) => {
  const quantity = line.quantity ?? '1';
  const figures = figuresOf(sent);
  const amount = isZero(quantity) ? undefined : figures.amount;
  const said = priceOf(sent, index);
  const price = said ?? line.grossPrice ?? (amount && rounded(over(amount, quantity), priceDigits));
  if (price === undefined)
    throw new Refused(invalid(`lines.${index}.price`, words.priceMissing({ line: index + 1 })));
  const { givenBase: base } = sent;
  const given =
    base === undefined || base === null ? {} : { givenTax: { base, amount: figures.tax ?? zero } };
  return { ...lineRequestOf({ ...line, price }), ...given, figures: workedOutOf(line, figures, said) };
};

/** The same of a line whose price and amount have one name each. */
export const plainLineOf = (line: FormLine & { amount?: Decimal | undefined }) => ({
  ...lineRequestOf(line),
  figures: workedOutOf(line, { amount: line.amount }, line.price),
});
