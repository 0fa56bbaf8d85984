import { compare, type Decimal, isPositive, isZero, minus, smaller, zero } from '../money.ts';
import type { Quote, QuoteLine } from './proration.ts';

/** The smallest payments cards are charged, where they aren't 0.50. Source: Stripe, "Minimum and maximum charge amounts". */
const leastPayments: Readonly<Record<string, Decimal>> = {
  AED: '2',
  BGN: '1',
  CZK: '15',
  DKK: '2.50',
  GBP: '0.30',
  HKD: '4',
  HUF: '175',
  JPY: '50',
  MXN: '10',
  MYR: '2',
  NOK: '3',
  PLN: '2',
  RON: '2',
  SEK: '3',
  THB: '10',
};

/** The smallest payment in a currency: what is less isn't charged. */
export const leastPayment = (currency: string): Decimal => leastPayments[currency] ?? '0.50';

/** A quote that comes to less than a card can be charged comes to nothing, so that a person added on a period's last days isn't refused. */
export const withoutTrifle = (quote: Quote, currency: string): Quote => {
  if (!isPositive(quote.net) || compare(quote.net, leastPayment(currency)) >= 0) return quote;
  let rest = quote.net;
  const lines = quote.lines.map((line): QuoteLine => {
    const given = isPositive(line.net) ? smaller(line.net, rest) : zero;
    rest = minus(rest, given);
    return isZero(given) ? line : { ...line, net: minus(line.net, given) };
  });
  return { ...quote, lines, net: zero };
};
