import { least, nearest } from './fraction.ts';
import type { Kept } from './second-money.ts';
import type { Content } from './second-totals.ts';

/**
 * The tax, at home, in what is owed on a document: its part of each line's, less what was given back of it. More than the rest of the
 * document may be owed, where a payment that had become credit is taken back: that has no tax left in it.
 */
export const reliefOf = (
  { content, totals, given, owed }: Kept,
  home: (units: bigint, content: Content, rate: string) => bigint,
): bigint => {
  const back = given.flatMap(({ lines }) => lines);
  const shipping = given.map((note) => note.shipping);
  const whole = [...back, ...shipping].reduce((n, { net, tax }) => n - net - tax, totals.total);
  if (whole === 0n) return 0n;
  const worth = (units: bigint) => home(units, content, content.rate);
  const taxes = totals.lines.map(({ tax }, index) =>
    back.filter(({ line }) => line === index).reduce((n, one) => n - worth(one.tax), worth(tax)),
  );
  const ofShipping = shipping.reduce((n, { tax }) => n - worth(tax), worth(totals.shippingTax));
  return [...taxes, ofShipping].reduce(
    (n, tax) => n + nearest({ top: tax * least(owed, whole), bottom: whole }),
    0n,
  );
};
