import { compare, type Decimal, isZero, over, rounded, zero } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { requestFaults, sentFigures as words } from '../../src/domain/words/requests.ts';
import type { TemplatedRequest } from '../services/look-up.ts';
import { Refused } from '../store/tx.ts';
import { lineRequestOf } from './document.requests.ts';
import { isNonZero } from './sent-parts.ts';

/** A line as sent: in the document's currency where it is sent so, else at home, else under the names of a line of no kind. */
interface SentLine {
  HomeUnitPrice?: Decimal | undefined;
  ForeignUnitPrice?: Decimal | undefined;
  UnitPrice?: Decimal | undefined;
  HomeAmount?: Decimal | undefined;
  ForeignAmount?: Decimal | undefined;
  Amount?: Decimal | undefined;
  HomeTaxAmount?: Decimal | undefined;
  ForeignTaxAmount?: Decimal | undefined;
  TaxAmount?: Decimal | undefined;
  /** What an import's tax is computed from: the tax it is sent with is typed, and none of what we work out. */
  TaxBase?: Decimal | null | undefined;
}

type SentFigures = NonNullable<TemplatedRequest['lines'][number]['figures']>;
type FormLine = Parameters<typeof lineRequestOf>[0];

/** As many decimals as a price can have. */
const priceDigits = 6;

const kinds = ['Foreign', 'Home', ''] as const;

/** The kind whose figure of a name isn't 0; else the first that was sent at all. */
const kindWith = (line: SentLine, figure: 'UnitPrice' | 'Amount') =>
  kinds.find((kind) => isNonZero(line[`${kind}${figure}`])) ??
  kinds.find((kind) => line[`${kind}${figure}`] !== undefined);

/** The price as sent, whichever names it comes under. Throws `Refused` where the name of no kind says another one. */
const priceOf = (line: SentLine, index: number): Decimal | undefined => {
  const kind = kindWith(line, 'UnitPrice');
  if (kind === undefined) return undefined;
  const price = line[`${kind}UnitPrice`]!;
  if (isNonZero(line.UnitPrice) && compare(line.UnitPrice!, price) !== 0)
    throw new Refused(
      invalid(`lines.${index}.price`, requestFaults.twoSpellings('UnitPrice', `${kind}UnitPrice`)),
    );
  return price;
};

/** The figures that go with the price: those of its kind, else those of no kind. */
const figuresOf = (line: SentLine): SentFigures => {
  const kind = kindWith(line, 'UnitPrice') ?? kindWith(line, 'Amount') ?? '';
  return { amount: line[`${kind}Amount`] ?? line.Amount, tax: line[`${kind}TaxAmount`] ?? line.TaxAmount };
};

/** What its client worked out of a line: beside a price with tax, the price without is one more figure. */
const workedOutOf = (
  { grossPrice }: Pick<FormLine, 'grossPrice'>,
  figures: SentFigures,
  price: Decimal | undefined,
): SentFigures => (grossPrice === undefined ? figures : { ...figures, price });

/**
 * A line of a form in our words, at its price or at what it comes to, with the figures it was sent with. Throws `Refused` for a line
 * without a price.
 *
 * @param line the same line, its other fields in our words
 */
export const pricedLineOf = (sent: SentLine, line: Omit<FormLine, 'price'>, index: number) => {
  const quantity = line.quantity ?? '1';
  const figures = figuresOf(sent);
  const amount = isZero(quantity) ? undefined : figures.amount;
  const said = priceOf(sent, index);
  const price = said ?? line.grossPrice ?? (amount && rounded(over(amount, quantity), priceDigits));
  if (price === undefined)
    throw new Refused(invalid(`lines.${index}.price`, words.priceMissing({ line: index + 1 })));
  const { TaxBase: base } = sent;
  const given =
    base === undefined || base === null ? {} : { givenTax: { base, amount: figures.tax ?? zero } };
  return { ...lineRequestOf({ ...line, price }), ...given, figures: workedOutOf(line, figures, said) };
};

/** The same of a line whose price and amount have one name each. */
export const plainLineOf = (
  line: FormLine,
  sent: { price?: Decimal | undefined; amount?: Decimal | undefined },
) => ({ ...lineRequestOf(line), figures: workedOutOf(line, { amount: sent.amount }, sent.price) });
