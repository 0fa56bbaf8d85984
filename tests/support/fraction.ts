/** An exact number: top over bottom, bottom above zero. Nothing is ever rounded but by `nearest`. */
export interface Fraction {
  top: bigint;
  bottom: bigint;
}

/** The fraction that decimal text says, e.g. "1.25" → 125 over 100. */
export const fraction = (text: string): Fraction => {
  const [, sign, before, after = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)!;
  const top = BigInt(`${before}${after}`);
  return { top: sign ? -top : top, bottom: 10n ** BigInt(after.length) };
};

export const product = (...factors: Fraction[]): Fraction => ({
  top: factors.reduce((top, one) => top * one.top, 1n),
  bottom: factors.reduce((bottom, one) => bottom * one.bottom, 1n),
});

export const ofInteger = (top: bigint): Fraction => ({ top, bottom: 1n });

/** The nearest integer, a half going away from zero. */
export const nearest = ({ top, bottom }: Fraction): bigint => {
  const up = (2n * (top < 0n ? -top : top) + bottom) / (2n * bottom);
  return top < 0n ? -up : up;
};

/** How many smallest units a number is, with so many decimals. */
export const unitsOf = (value: Fraction, digits: number): bigint =>
  nearest(product(value, ofInteger(10n ** BigInt(digits))));

/** Units as decimal text without trailing zeros: 1250 with two digits → "12.5". */
export const written = (units: bigint, digits: number): string => {
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const cut = size.length - digits;
  const text = digits ? `${size.slice(0, cut)}.${size.slice(cut)}`.replace(/\.?0+$/, '') : size;
  return units < 0n ? `-${text}` : text;
};

export const least = (...values: bigint[]): bigint => values.reduce((a, b) => (b < a ? b : a));
