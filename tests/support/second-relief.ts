import { nearest } from './fraction.ts';
import type { Kept } from './second-money.ts';
import type { Content } from './second-totals.ts';

/** The tax, at home, in what is owed on a document: its part of each line's, less what was given back of it. */
export const reliefOf = (
  { content, totals, given, owed }: Kept,
  home: (units: bigint, content: Content, rate: string) => bigint,
): bigint => {
  const back = given.flatMap(({ lines }) => lines);
  const whole = totals.total - back.reduce((n, { net, tax }) => n + net + tax, 0n);
  const worth = (units: bigint) => home(units, content, content.rate);
  const taxes = totals.lines.map(({ tax }, index) =>
    back.filter(({ line }) => line === index).reduce((n, one) => n - worth(one.tax), worth(tax)),
  );
  return [...taxes, worth(totals.shippingTax)].reduce(
    (n, tax) => n + nearest({ top: tax * owed, bottom: whole }),
    0n,
  );
};
