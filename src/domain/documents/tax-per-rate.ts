import { type Decimal, isNegative, isPositive, minus, percentOf, shared, sum, zero } from '../money.ts';

/** What is taxed, and by which rate; one without a rate is taxed by none. */
export interface TaxedPart {
  base: Decimal;
  name?: string | null | undefined;
  percent?: Decimal | null | undefined;
}

/** What tells one rate from another on a document: two taxes of one percentage stay two. */
export const rateKey = ({ name, percent }: Pick<TaxedPart, 'name' | 'percent'>): string =>
  `${name ?? ''}\n${percent ?? ''}`;

/** The tax of something that is taxed: on top of it, or in it. */
type TaxOf = (base: Decimal, percent: Decimal, digits: number) => Decimal;

/** One rate's tax over its parts, by what each is taxed on. A part that takes something off has its own tax, and the rest is the others'. */
const overParts = (
  tax: Decimal,
  parts: readonly TaxedPart[],
  percent: Decimal,
  digits: number,
  taxOf: TaxOf,
): Decimal[] => {
  const bases = parts.map(({ base }) => base);
  if (!(bases.some(isNegative) && bases.some(isPositive))) return shared(tax, bases, digits);
  const own = bases.map((base) => (isNegative(base) ? taxOf(base, percent, digits) : zero));
  const rest = shared(
    minus(tax, sum(own)),
    bases.map((base) => (isNegative(base) ? zero : base)),
    digits,
  );
  return bases.map((base, index) => (isNegative(base) ? own[index]! : rest[index]!));
};

/**
 * The tax of each part where tax is rounded once for a rate: that of all its parts together, spread back over them by
 * largest remainder. Source: answers.md, "Paper, mail and public pages".
 */
export const taxPerRate = (
  parts: readonly TaxedPart[],
  digits: number,
  taxOf: TaxOf = percentOf,
): Decimal[] => {
  const taxes = parts.map(() => zero);
  for (const key of new Set(parts.filter(({ percent }) => percent).map(rateKey))) {
    const places = parts.flatMap((part, index) => (part.percent && rateKey(part) === key ? [index] : []));
    const ofRate = places.map((place) => parts[place]!);
    const percent = ofRate[0]!.percent!;
    const whole = taxOf(sum(ofRate.map(({ base }) => base)), percent, digits);
    for (const [at, tax] of overParts(whole, ofRate, percent, digits, taxOf).entries())
      taxes[places[at]!] = tax;
  }
  return taxes;
};
